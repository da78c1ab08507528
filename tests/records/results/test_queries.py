"""Players, settings and figures, by hand and against a plain sum over random matches."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from statistics import mean

import pytest

from tests.helpers.statistics import ANA, BEN, CLEO, HOUR_MS, START_MS, random_record, record, tally
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.statistics.pages.result_words import ranking_of
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Mode, Ruleset
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.log import Occasion, Player
from wordsmith_desktop.records.results.bests import best_score
from wordsmith_desktop.records.results.model import ALL, Filter, MatchRecord, SeatRecord
from wordsmith_desktop.records.results.queries import (
    PlayedSetting,
    PlayerInfo,
    PlayerOverview,
    overview,
    players,
    settings,
)
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.results.worded import worded

FILTERS = [
    ALL,
    Filter(game="rewordable"),
    Filter(player="p1"),
    Filter(setting="s3"),
    Filter(since_ms=START_MS + 200 * HOUR_MS),
    Filter(match="m7"),
    Filter(player="guest:cleo", game="letter_pieces", since_ms=START_MS + 100 * HOUR_MS),
]
over_all_filters = pytest.mark.parametrize("which", FILTERS, ids=lambda one: one.condition)


@pytest.fixture
def many(statistics: Statistics) -> list[MatchRecord]:
    """Random matches, all recorded."""
    rng = Rng(5)
    records = [random_record(number, rng) for number in range(120)]
    statistics.record(*records)
    return records


def chosen(records: list[MatchRecord], which: Filter) -> Iterator[tuple[MatchRecord, SeatRecord]]:
    """The results that a filter asks for."""
    for one in records:
        is_in = (
            which.game in (None, one.game)
            and which.setting in (None, one.setting)
            and which.match in (None, one.match_id)
            and (which.since_ms is None or one.finished_ms >= which.since_ms)
        )
        for result in one.results:
            if is_in and which.player in (None, result.player):
                yield one, result


def test_players_come_with_their_latest_names_the_busiest_first(statistics: Statistics) -> None:
    statistics.record(
        record("m1", (ANA, tally(5)), (CLEO, tally(3)), hour=1),
        record("m2", (replace(ANA, name="Anna"), tally(5)), hour=3),
        record("m3", (Player("CLEO"), tally(5)), (BEN, tally(1)), (ANA, tally(2)), hour=2),
    )
    found = players(statistics)
    assert [
        PlayerInfo("p1", "Anna", 3, START_MS + 3 * HOUR_MS),
        PlayerInfo("guest:cleo", "CLEO", 2, START_MS + 2 * HOUR_MS),
        PlayerInfo("p2", "Ben", 1, START_MS + 2 * HOUR_MS),
    ] == list(found)


def test_settings_can_be_told_apart_and_read(statistics: Statistics) -> None:
    statistics.record(
        record("m1", (ANA, tally(5)), (BEN, tally(5)), hour=1),
        record("m2", (ANA, tally(5)), (BEN, tally(5)), hour=4),
        record(
            "m3",
            (ANA, tally(5)),
            setting="s2",
            game="rewordable",
            dictionary="de",
            ruleset='{"cards":13}',
            occasion=Occasion("free/-/sprint/code", is_untimed=True, ranking=Ranking.FASTEST),
            paces="200",
            hour=2,
        ),
    )
    first = PlayedSetting(
        key="s1",
        game="letter_pieces",
        ruleset={"words": 6},
        seats=2,
        dictionary="en-gb",
        language="en",
        is_untimed=False,
        challenge="",
        ranking=None,
        paces="",
        games=2,
        last_ms=START_MS + 4 * HOUR_MS,
    )
    second = PlayedSetting(
        key="s2",
        game="rewordable",
        ruleset={"cards": 13},
        seats=1,
        dictionary="de",
        language="de",
        is_untimed=True,
        challenge="sprint",
        ranking=Ranking.FASTEST,
        paces="200",
        games=1,
        last_ms=START_MS + 2 * HOUR_MS,
    )
    assert (first, second) == settings(statistics)
    assert (replace(first, games=2),) == settings(statistics, Filter(player="p2"))


def test_an_overview_counts_games_wins_and_averages(statistics: Statistics) -> None:
    statistics.record(
        record("m1", (ANA, tally(10, is_winner=True)), (BEN, tally(4, is_winner=False))),
        record(
            "m2",
            (ANA, tally(8, is_winner=True, is_shared=True, turns=4)),
            (BEN, tally(8, is_winner=True, is_shared=True, is_ranked=False)),
            hour=1,
        ),
        record("m3", (ANA, tally(3, turns=2, is_ranked=False)), hour=2),
    )
    ana, ben = overview(statistics)
    assert ana == PlayerOverview(
        player="p1",
        name="Ana",
        game="letter_pieces",
        games=3,
        contests=2,
        wins=2,
        average_score=9.0,
        best_score=10,
        average_turns=5.0,
        fewest_turns=4,
        average_merit=9.0,
        best_merit=10,
        unranked=1,
    )
    assert (2, 2, 1, 6) == (ben.games, ben.contests, ben.wins, ben.fewest_turns)
    assert (4.0, 4) == (ben.average_merit, ben.best_merit)


def test_words_are_no_points_and_what_was_not_finished_is_no_record(
    statistics: Statistics,
) -> None:
    warm_up = json.dumps(encode(Ruleset(mode=Mode.WARM_UP)))
    statistics.record(
        record("m1", (ANA, tally(297)), setting="warm-up", ruleset=warm_up),
        record("m2", (ANA, tally(31)), setting="usual", hour=1),
        record("m3", (ANA, tally(90, is_ranked=False)), setting="usual", hour=2),
        record(
            "m4",
            (ANA, tally(40)),
            setting="challenge",
            hour=3,
            occasion=Occasion("free/-/warm-up/x", ranking=Ranking.MOST_WORDS),
        ),
    )
    ways = settings(statistics)
    assert {"warm-up", "challenge"} == set(worded(ways))
    (ana,) = overview(statistics, ALL, worded(ways))
    assert (31.0, 31, 4) == (ana.average_score, ana.best_score, ana.games)
    assert 31 == best_score(statistics, Filter(player="p1", setting="usual"), but="m9")
    only = Filter(player="p1", setting="warm-up")
    (warm,) = overview(statistics, only, worded(ways))
    assert (None, 297) == (warm.best_score, warm.best_merit)
    assert Ranking.MOST_WORDS is ranking_of("letter_pieces", settings(statistics, only)[0])


def test_without_matches_there_are_no_figures(statistics: Statistics) -> None:
    assert ((), (), ()) == (players(statistics), settings(statistics), overview(statistics))


@over_all_filters
def test_figures_are_those_of_a_plain_sum(
    statistics: Statistics, many: list[MatchRecord], which: Filter
) -> None:
    groups: dict[tuple[str, str], list[tuple[MatchRecord, SeatRecord]]] = {}
    for one, result in chosen(many, which):
        groups.setdefault((result.player, one.game), []).append((one, result))
    expected = {
        key: (
            len(group),
            _count(group, lambda result: result.tally.is_winner is not None),
            _count(group, lambda result: bool(result.tally.is_winner)),
            max(
                (one.tally.score for _match, one in group if one.tally.merit is not None),
                default=None,
            ),
        )
        for key, group in groups.items()
    }
    found = overview(statistics, which)
    assert expected == {
        (one.player, one.game): (
            one.games,
            one.contests,
            one.wins,
            one.best_score,
        )
        for one in found
    }
    for figures in found:
        tallies = [result.tally for _one, result in groups[figures.player, figures.game]]
        scores = [one.score for one in tallies if one.merit is not None]
        assert (pytest.approx(mean(scores)) if scores else None) == figures.average_score
        ranked = [one.turns for one in tallies if one.merit is not None]
        assert (pytest.approx(mean(ranked)) if ranked else None) == figures.average_turns
        assert len(tallies) - len(ranked) == figures.unranked


def _count(group: list[tuple[MatchRecord, SeatRecord]], holds: Callable[[SeatRecord], bool]) -> int:
    return sum(holds(result) for _one, result in group)


@over_all_filters
def test_players_and_settings_are_counted_by_matches(
    statistics: Statistics, many: list[MatchRecord], which: Filter
) -> None:
    found = list(chosen(many, which))
    by_player = [(result.player, one.match_id) for one, result in found]
    by_setting = {(one.setting, one.match_id) for one, _result in found}

    assert {key: len([1 for who, _ in by_player if who == key]) for key, _ in by_player} == {
        one.key: one.games for one in players(statistics, which)
    }
    assert {key: len([1 for at, _ in by_setting if at == key]) for key, _ in by_setting} == {
        one.key: one.games for one in settings(statistics, which)
    }
