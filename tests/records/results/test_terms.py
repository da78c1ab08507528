"""Matches for which something else was agreed for one player than for another stand apart."""

from __future__ import annotations

from tests.helpers.saves import toy_header
from tests.helpers.statistics import ANA, BEN, record, tally
from wordsmith_desktop.core.limits import Limits
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.registry import rules_of
from wordsmith_desktop.records.log import USUAL_TERMS, Player, Terms
from wordsmith_desktop.records.results.contests import against_computers
from wordsmith_desktop.records.results.model import Filter, MatchSetting, way_of
from wordsmith_desktop.records.results.queries import overview, settings
from wordsmith_desktop.records.results.store import Statistics

EASY = Terms(limits=Limits(45, 4))
ROBO = Player("Robo", bot="level-3")


def way(*terms: Terms, clock: Clock = Clock.OFF) -> MatchSetting:
    seats = tuple(
        replace(one, terms=own, clock_percent=own.clock_percent or 100)
        for one, own in zip((ANA, BEN), terms, strict=True)
    )
    ruleset = rules_of("rewordable").ruleset_type(clock=clock)
    return way_of(toy_header(game="rewordable", seats=seats), ruleset)


def test_terms_make_another_setting_and_where_nothing_is_agreed_it_is_the_old_one() -> None:
    plain, easy = way(USUAL_TERMS, USUAL_TERMS), way(USUAL_TERMS, EASY)
    assert plain.terms == ""
    assert len({plain.key, easy.key, way(EASY, USUAL_TERMS).key}) == 3
    assert replace(easy, terms="").key == plain.key


def test_an_agreed_clock_counts_only_where_there_is_one() -> None:
    slow = Terms(clock_percent=200)
    plain, timed = way(USUAL_TERMS, USUAL_TERMS), way(USUAL_TERMS, slow, clock=Clock.SOFT)
    assert way(USUAL_TERMS, slow).key == plain.key
    assert (timed.terms, timed.paces) == ("", "100,200")


def test_a_mixed_match_counts_and_says_its_terms(statistics: Statistics) -> None:
    mixed = way(USUAL_TERMS, EASY)
    match = record(
        "m1", (ANA, tally(9, is_winner=True)), (BEN, tally(8, is_winner=False)), setting=mixed.key
    )
    statistics.record(replace(match, terms=mixed.terms))
    (found,) = settings(statistics)
    assert (found.key, found.terms) == (mixed.key, (USUAL_TERMS, EASY))
    assert [1, 1] == [one.games for one in overview(statistics)]


def test_it_says_nothing_of_how_strong_somebody_is_beside_computers(
    statistics: Statistics,
) -> None:
    match = record("m1", (ANA, tally(9, is_winner=True)), (ROBO, tally(8, is_winner=False)))
    statistics.record(match, replace(match, match_id="m2", terms=way(USUAL_TERMS, EASY).terms))
    assert 1 == len(against_computers(statistics, Filter(player="p1", game="letter_pieces")))
