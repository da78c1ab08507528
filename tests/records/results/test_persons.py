"""What one person may ask of the statistics: trends, companions, years, and what was risked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.golden_matches import golden
from tests.helpers.statistics import ANA, BEN, CLEO, record, tally
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import tallier_of
from wordsmith_desktop.games.common.tallier import Risk
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.results.model import Filter
from wordsmith_desktop.records.results.persons import (
    FEWEST,
    MOST_OF_LATE,
    Trend,
    companions,
    figure_of,
    game_trends,
    risks,
    trend_of,
    years,
)
from wordsmith_desktop.records.results.store import Statistics

OWN = Filter(player="p1")
DAY_HOURS = 24


@given(st.lists(st.integers(-50, 50), max_size=60))
def test_what_is_of_late_and_what_was_before_are_all_there_is(values: list[int]) -> None:
    found = trend_of(values)
    if len(values) < FEWEST:
        assert found is None
        return
    assert found is not None
    assert found.count == min(MOST_OF_LATE, len(values) // 2)
    whole = found.late * found.count + found.before * (len(values) - found.count)
    assert abs(whole - sum(values)) < 1e-6


def test_of_three_results_nobody_can_tell_and_of_four_the_later_two_are_of_late() -> None:
    assert trend_of([1, 2, 3]) is None
    assert Trend(before=2, late=6, count=2) == trend_of([1, 3, 5, 7])


def test_getting_better_is_told_by_game_and_language_and_in_one_setting_alone(
    statistics: Statistics,
) -> None:
    scores = (10, 12, 20, 22)
    statistics.record(
        *(record(f"m{n}", (ANA, tally(score)), hour=n) for n, score in enumerate(scores)),
        record("other", (ANA, tally(900)), setting="s2", hour=9),
        record("de", (ANA, tally(5)), hour=10, dictionary="de"),
        record("not", (ANA, tally(1, is_ranked=False)), hour=11),
        record("bens", (BEN, tally(700)), hour=12),
    )
    english, german = game_trends(statistics, OWN)
    assert ("letter_pieces", "en", "s1", 4) == (
        english.game,
        english.language,
        english.setting,
        english.games,
    )
    assert Trend(11, 21, 2) == english.trend
    assert ("de", 1, None) == (german.language, german.games, german.trend)


def test_a_time_and_a_number_of_turns_are_told_as_what_they_are() -> None:
    assert 90_000 == figure_of(Ranking.FASTEST, -90_000)
    assert 7.5 == figure_of(Ranking.FEWEST_TURNS, -7.5)
    assert 40 == figure_of(Ranking.MOST_POINTS, 40)


def test_everybody_one_has_played_with_is_there_with_how_it_went(statistics: Statistics) -> None:
    owl = Player("Owl", bot="level-3")
    won, lost = tally(9, is_winner=True), tally(3, is_winner=False)
    matches = [record(f"b{n}", (ANA, lost), (BEN, won), hour=n) for n in range(3)]
    matches += [record(f"c{n}", (ANA, won), (BEN, lost), hour=3 + n) for n in range(3)]
    statistics.record(
        *matches,
        record("three", (ANA, won), (CLEO, lost), (owl, lost), hour=20),
        record("alone", (ANA, tally(50)), hour=21),
        record("without", (BEN, won), (CLEO, lost), hour=22),
    )
    ben, cleo, computer = companions(statistics, OWN)
    assert ("p2", 6, 6, 3, Trend(0, 1, 3)) == (
        ben.player,
        ben.games,
        ben.contests,
        ben.wins,
        ben.trend,
    )
    assert ("Cleo", 1, 1, None) == (cleo.name, cleo.games, cleo.wins, cleo.trend)
    assert "computer:level-3" == computer.player
    assert cleo.last_ms == computer.last_ms > ben.last_ms


def test_years_stand_side_by_side_by_game(statistics: Statistics) -> None:
    year = 366 * DAY_HOURS
    statistics.record(
        record("a", (ANA, tally(10)), hour=0),
        record("b", (ANA, tally(20)), hour=1),
        record("c", (ANA, tally(60)), hour=year),
        record("d", (ANA, tally(7)), hour=year, game="rewordable", setting="s9"),
        record("e", (BEN, tally(7)), hour=year),
    )
    found = years(statistics, OWN)
    assert [("2024", "letter_pieces"), ("2024", "rewordable"), ("2023", "letter_pieces")] == [
        (one.year, one.overview.game) for one in found
    ]
    assert (2, 15, 20) == (
        found[2].overview.games,
        found[2].overview.average_score,
        found[2].overview.best_score,
    )
    assert 1 <= found[2].days <= 2


def test_what_was_risked_is_added_up_by_how_often_in_a_turn(statistics: Statistics) -> None:
    first = replace(tally(9), risks=(Risk(0, 3, 1, 20), Risk(1, 1, 2, 30)))
    second = replace(tally(9), risks=(Risk(1, 2, 0, 40), Risk(3, 0, 1, 0)))
    statistics.record(
        record("a", (ANA, first), game="length_x_wit"),
        record("b", (ANA, second), game="length_x_wit", hour=1),
        record("c", (BEN, second), game="length_x_wit", hour=2),
    )
    assert (Risk(0, 3, 1, 20), Risk(1, 3, 2, 70), Risk(3, 0, 1, 0)) == risks(statistics, OWN)
    assert () == risks(statistics, Filter(player="nobody"))


@pytest.mark.parametrize("name", ["length_x_wit_solo", "length_x_wit_votes"])
def test_every_turn_of_a_match_is_told_once_and_with_all_its_points(name: str) -> None:
    match = golden(name)
    for one in tallier_of("length_x_wit").tally(match):
        assert one.turns == sum(risk.turns for risk in one.risks)
        responded = one.score - sum(risk.points for risk in one.risks)
        assert responded >= 0
        assert match.seats > 1 or not responded
        assert [risk.times for risk in one.risks] == sorted({risk.times for risk in one.risks})
