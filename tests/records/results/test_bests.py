"""Bests, high scores and series."""

from __future__ import annotations

from statistics import mean

import pytest

from tests.helpers.statistics import ANA, BEN, CLEO, HOUR_MS, START_MS, random_record, record, tally
from tests.records.results.test_queries import chosen, over_all_filters
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.records.results.bests import (
    HighScore,
    PersonalBest,
    Point,
    best_score,
    high_scores,
    personal_bests,
    points_of_parts,
    series,
)
from wordsmith_desktop.records.results.model import Filter, MatchRecord, SeatRecord, player_key
from wordsmith_desktop.records.results.store import Statistics


@pytest.fixture
def many(statistics: Statistics) -> list[MatchRecord]:
    """Random matches, all recorded."""
    rng = Rng(6)
    records = [random_record(number, rng) for number in range(120)]
    statistics.record(*records)
    return records


def test_the_personal_best_of_a_setting_is_the_first_of_the_best_results(
    statistics: Statistics,
) -> None:
    statistics.record(
        record("m1", (ANA, tally(7)), hour=1),
        record("m2", (ANA, tally(9, turns=3)), hour=5),
        record("m3", (ANA, tally(9, turns=8)), hour=4),
        record("m4", (ANA, tally(30)), setting="s2", hour=2),
    )
    first, second = personal_bests(statistics)
    assert first == PersonalBest(
        setting="s1",
        game="letter_pieces",
        player="p1",
        name="Ana",
        games=3,
        average_score=25 / 3,
        score=9,
        turns=8,
        merit=9,
        when_ms=START_MS + 4 * HOUR_MS,
        match_id="m3",
    )
    assert ("s2", 30, "m4") == (second.setting, second.score, second.match_id)


def test_a_best_is_looked_for_within_the_filter(statistics: Statistics) -> None:
    statistics.record(record("m1", (ANA, tally(9)), hour=1), record("m2", (ANA, tally(9)), hour=5))
    (found,) = personal_bests(statistics, Filter(since_ms=START_MS + 2 * HOUR_MS))
    assert ("m2", 1) == (found.match_id, found.games)


def test_a_result_that_is_not_ranked_is_no_best(statistics: Statistics) -> None:
    statistics.record(record("m1", (ANA, tally(0, is_ranked=False))))
    assert () == personal_bests(statistics)
    assert () == high_scores(statistics, Filter(setting="s1"))


def test_high_scores_share_ranks_and_name_everybody(statistics: Statistics) -> None:
    statistics.record(
        record("m1", (ANA, tally(7)), (BEN, tally(9)), hour=2),
        record("m2", (CLEO, tally(9, turns=3)), (ANA, tally(2)), hour=1),
        record("m3", (ANA, tally(99)), setting="s2"),
    )
    found = high_scores(statistics, Filter(setting="s1"), limit=3)
    assert (
        HighScore(1, "guest:cleo", "Cleo", 9, 3, 9, START_MS + HOUR_MS, "m2", 0),
        HighScore(1, "p2", "Ben", 9, 6, 9, START_MS + 2 * HOUR_MS, "m1", 1),
        HighScore(3, "p1", "Ana", 7, 6, 7, START_MS + 2 * HOUR_MS, "m1", 0),
    ) == found


def test_the_less_time_a_result_took_the_higher_it_stands(statistics: Statistics) -> None:
    took = {"slow": 151_000, "quick": 98_500, "between": 120_000}
    statistics.record(
        *(
            record(match_id, (ANA, replace(tally(6), merit=-ms)), hour=hour)
            for hour, (match_id, ms) in enumerate(took.items())
        )
    )
    found = high_scores(statistics, Filter(setting="s1"))
    assert ["quick", "between", "slow"] == [one.match_id for one in found]
    (best,) = personal_bests(statistics)
    assert ("quick", -98_500) == (best.match_id, best.merit)


def test_the_best_score_of_somebody_in_a_setting_leaves_one_match_out(
    statistics: Statistics,
) -> None:
    statistics.record(
        record("m1", (ANA, tally(31))),
        record("m2", (CLEO, tally(40))),
        record("m4", (CLEO, tally(50, is_ranked=False))),
        record("m3", (ANA, tally(99)), setting="s2"),
    )
    first, second = Filter(setting="s1"), Filter(setting="s2")
    assert 40 == best_score(statistics, first, but="m1")
    assert 31 == best_score(statistics, first, but="m2")
    assert None is best_score(statistics, second, but="m3")
    assert 31 == best_score(statistics, Filter(setting="s1", player=player_key(ANA)), but="m4")


def test_a_series_goes_from_the_first_match_to_the_last(statistics: Statistics) -> None:
    statistics.record(
        record("m2", (ANA, tally(9, is_winner=True)), (BEN, tally(1, is_winner=False)), hour=4),
        record("m1", (ANA, tally(5, is_ranked=False)), hour=1),
        record("m3", (ANA, tally(8)), setting="s2"),
    )
    assert (
        Point(START_MS + HOUR_MS, 5, 6, None, "m1", None),
        Point(START_MS + 4 * HOUR_MS, 9, 6, True, "m2", 9),
    ) == series(statistics, Filter(player="p1", setting="s1"))


@over_all_filters
def test_bests_are_those_of_a_plain_search(
    statistics: Statistics, many: list[MatchRecord], which: Filter
) -> None:
    groups: dict[tuple[str, str], list[tuple[MatchRecord, SeatRecord]]] = {}
    for one, result in chosen(many, which):
        groups.setdefault((result.player, one.setting), []).append((one, result))
    expected: dict[tuple[str, str], object] = {}
    for key, group in groups.items():
        ranked = [
            (-result.tally.merit, one.finished_ms, one.match_id)
            for one, result in group
            if result.tally.merit is not None
        ]
        if ranked:
            worst, when, _match_id = min(ranked)
            average = mean(result.tally.score for _one, result in group)
            expected[key] = (-worst, when, len(group), pytest.approx(average))
    assert expected == {
        (one.player, one.setting): (one.score, one.when_ms, one.games, one.average_score)
        for one in personal_bests(statistics, which)
    }


@over_all_filters
def test_lists_are_those_of_a_plain_search(
    statistics: Statistics, many: list[MatchRecord], which: Filter
) -> None:
    found = list(chosen(many, which))
    ranked = sorted(
        (-result.tally.merit, one.finished_ms, one.match_id, result.seat)
        for one, result in found
        if result.tally.merit is not None
    )
    assert [(-merit, when) for merit, when, *_rest in ranked[:10]] == [
        (one.score, one.when_ms) for one in high_scores(statistics, which)
    ]
    times = sorted((one.finished_ms, one.match_id) for one, _result in found)
    assert times == [(one.when_ms, one.match_id) for one in series(statistics, which)]


def test_R45_the_points_of_challenges_played_alone_are_kept_in_order(
    statistics: Statistics,
) -> None:
    for hour, (match_id, parts) in enumerate({"m1": (26, 23), "m2": (31, 24), "m3": ()}.items()):
        made = tally(sum(parts), parts=parts)
        statistics.record(record(match_id, (ANA, made), hour=hour))
    statistics.record(record("bens", (BEN, tally(40, parts=(40,)))))
    which = Filter(setting="s1", player=player_key(ANA))

    assert (26, 23, 31, 24) == points_of_parts(statistics, which, but="other")
    assert (26, 23) == points_of_parts(statistics, which, but="m2")
    assert () == points_of_parts(statistics, Filter(setting="s2"), but="")
