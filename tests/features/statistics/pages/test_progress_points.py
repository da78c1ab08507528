"""The course of results: means, bests, and what is marked beside the chart."""

from __future__ import annotations

import pytest

from wordsmith_desktop.features.statistics.pages.progress_points import (
    MOST_STEPS,
    curve_of,
    time_ticks,
)
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.records.results.bests import Point


def points_of(*results: tuple[int, int | None]) -> list[Point]:
    """Results by turns and merit."""
    return [Point(n, 0, turns, None, str(n), merit) for n, (turns, merit) in enumerate(results)]


def test_a_long_course_is_thinned_out_and_keeps_its_ends() -> None:
    points = [Point(n, n % 100, 1, None, str(n), n % 100) for n in range(10_000)]
    course = curve_of(points, Ranking.MOST_POINTS)
    assert course is not None
    assert not course.has_marks
    assert MOST_STEPS == len(course.best) == len(course.mean)
    assert ((1.0, 0.0), (10_000.0, 99.0)) == (course.best[0], course.best[-1])
    assert 10_000.0 == course.mean[-1][0]
    assert (1, 10_000) == (course.ticks[0], course.ticks[-1])


def test_what_is_not_ranked_betters_nothing() -> None:
    """A puzzle that was given up early took few rounds, and is neither best nor in the mean."""
    course = curve_of(points_of((3, None), (9, -9), (2, None), (7, -7)), Ranking.FEWEST_TURNS)
    assert course is not None
    assert ((9, 7), (1, 3)) == (course.values, course.days)
    assert ((1.0, 9.0), (2.0, 7.0)) == course.best


def test_only_results_with_a_time_are_in_a_course_of_times() -> None:
    points = points_of((6, -90_000), (6, None), (6, -80_000))
    course = curve_of(points, Ranking.FASTEST)
    assert course is not None
    assert ((90_000, 80_000), (0, 2), 80_000) == (course.values, course.days, course.final_best)


def test_one_figure_makes_no_course() -> None:
    points = points_of((6, -90_000), (6, None))
    assert None is curve_of(points, Ranking.FASTEST)
    assert curve_of(points_of((6, -6), (6, None)), Ranking.FEWEST_TURNS) is None
    assert curve_of(points_of((6, -6), (5, -5)), Ranking.FEWEST_TURNS) is not None


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 60_000, [0, 10, 20, 30, 40, 50, 60]),
        (71_000, 79_000, [72, 74, 76, 78]),
        (60_500, 240_000, [90, 120, 150, 180, 210, 240]),
        (-5_000, 1_500_000, [0, 300, 600, 900, 1200, 1500]),
    ],
)
def test_times_beside_a_chart_are_round(low: int, high: int, ticks: list[int]) -> None:
    assert ticks == [at // 1000 for at in time_ticks(low, high)]


def test_means_and_bests_are_those_of_the_results() -> None:
    points = [
        Point(n, 0, turns, True, str(n), -turns) for n, turns in enumerate((9, 7, 8, 5, 6, 11))
    ]
    course = curve_of(points, Ranking.FEWEST_TURNS)
    assert course is not None
    assert ((5.0, 7.0), (6.0, 7.4)) == course.mean
    assert [9, 7, 7, 5, 5, 5] == [y for _, y in course.best]
    assert 5 == course.final_best
