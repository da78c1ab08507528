"""Medals go by what common words alone reach in the same deal."""

from __future__ import annotations

import pytest

from wordsmith_desktop.games.ranking import Ranking
from wordsmith_desktop.session.challenges.medals import Medal, Reach
from wordsmith_desktop.session.challenges.reach import _reach


@pytest.mark.parametrize(
    ("reach", "lines"),
    [
        (Reach(Ranking.MOST_POINTS, best=150, common=100), (40, 60, 80)),
        (Reach(Ranking.MOST_WORDS, best=9, common=7), (3, 5, 6)),
        (Reach(Ranking.MOST_WORDS, best=388, common=220, is_timed=False), (22, 40, 66)),
        (Reach(Ranking.MOST_POINTS, best=3, common=-2), (1, 1, 1)),
        (Reach(Ranking.FEWEST_TURNS, best=-5, common=-8), (-20, -14, -10)),
        (Reach(Ranking.FASTEST, best=-60_000, common=-80_000), (-200_000, -140_000, -100_000)),
    ],
)
def test_the_lines_are_shares_of_what_common_words_reach(
    reach: Reach, lines: tuple[int, int, int]
) -> None:
    assert lines == reach.lines


@pytest.mark.parametrize(
    ("merit", "medal"),
    [
        (None, Medal.NONE),
        (39, Medal.NONE),
        (40, Medal.BRONZE),
        (60, Medal.SILVER),
        (79, Medal.SILVER),
        (80, Medal.GOLD),
        (200, Medal.GOLD),
    ],
)
def test_a_result_has_the_best_medal_whose_line_it_reaches(merit: int | None, medal: Medal) -> None:
    assert medal is Reach(Ranking.MOST_POINTS, best=120, common=100).medal(merit)


@pytest.mark.parametrize(
    ("found", "common", "best", "best_common"),
    [
        ([120, 150], [90, 100], 150, 100),
        ([80], [100, 90], 100, 100),
        ([-60, -50], [-70, -90], -50, -70),
        ([150], [], 150, 150),
        ([], [100], 100, 100),
    ],
)
def test_the_best_of_all_runs_and_the_best_with_common_words_are_two_figures(
    found: list[int], common: list[int], best: int, best_common: int
) -> None:
    assert Reach(Ranking.MOST_POINTS, best, best_common) == _reach(
        Ranking.MOST_POINTS, found, common
    )


def test_without_a_ranked_result_there_is_nothing_to_reach() -> None:
    assert _reach(Ranking.MOST_POINTS, [], []) is None


def test_no_line_is_beyond_what_the_clock_allows() -> None:
    reach = Reach(Ranking.FASTEST, best=-570_000, common=-570_000, least=-900_000)
    assert (-900_000, -900_000, -712_500) == reach.lines


def test_less_is_more_where_time_counts() -> None:
    reach = Reach(Ranking.FASTEST, best=-60_000, common=-80_000)
    assert (Medal.GOLD, Medal.SILVER) == (reach.medal(-99_000), reach.medal(-120_000))
