"""Medals go by shares of what strong players reach in the same deal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.challenges.kinds import ALL_KINDS, KINDS, LANGUAGES, ChallengeKind
from wordsmith_desktop.features.challenges.medals import (
    Medal,
    MedalReach,
    Shares,
    read_measured,
    shares_of,
)
from wordsmith_desktop.features.challenges.reach import _reach
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking

MEASURED = (30, 50, 60, 75)
MEASURED_LOW = (400, 300, 200, 150)


@pytest.mark.parametrize(
    ("ranking", "best", "shares", "lines"),
    [
        (Ranking.MOST_POINTS, 150, MEASURED, (45, 75, 90, 113)),
        (Ranking.MOST_WORDS, 7, MEASURED, (3, 4, 5, 6)),
        (Ranking.MOST_POINTS, -2, MEASURED, (1, 1, 1, 1)),
        (Ranking.FEWEST_TURNS, -5, MEASURED_LOW, (-20, -15, -10, -7)),
        (Ranking.FASTEST, -60_000, MEASURED_LOW, (-240_000, -180_000, -120_000, -90_000)),
    ],
)
def test_the_lines_are_the_measured_shares_of_what_a_strong_player_reaches(
    ranking: Ranking, best: int, shares: Shares, lines: tuple[int, ...]
) -> None:
    assert lines == MedalReach(ranking, best, common=best - 1, shares=shares).lines


@pytest.mark.parametrize(
    ("reach", "lines"),
    [
        (MedalReach(Ranking.MOST_POINTS, best=100, common=90), (25, 40, 60, 80)),
        (MedalReach(Ranking.MOST_WORDS, best=7, common=5), (2, 3, 5, 6)),
        (MedalReach(Ranking.MOST_POINTS, best=-2, common=-3), (1, 1, 1, 1)),
        (MedalReach(Ranking.FEWEST_TURNS, best=-8, common=-9), (-26, -20, -14, -10)),
        (
            MedalReach(Ranking.FASTEST, best=-80_000, common=-90_000),
            (-260_000, -200_000, -140_000, -100_000),
        ),
    ],
)
def test_a_kind_that_was_not_measured_yet_has_lines_by_its_ranking(
    reach: MedalReach, lines: tuple[int, ...]
) -> None:
    assert lines == reach.lines


@pytest.mark.parametrize(
    ("merit", "medal"),
    [
        (None, Medal.NONE),
        (24, Medal.NONE),
        (25, Medal.IRON),
        (39, Medal.IRON),
        (40, Medal.BRONZE),
        (60, Medal.SILVER),
        (79, Medal.SILVER),
        (80, Medal.GOLD),
        (200, Medal.GOLD),
    ],
)
def test_a_result_has_the_best_medal_whose_line_it_reaches(merit: int | None, medal: Medal) -> None:
    reach = MedalReach(Ranking.MOST_POINTS, best=100, common=90, shares=(25, 40, 60, 80))
    assert medal is reach.medal(merit)


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
    assert MedalReach(Ranking.MOST_POINTS, best, best_common) == _reach(
        Ranking.MOST_POINTS, found, common
    )


def test_without_a_ranked_result_there_is_nothing_to_reach() -> None:
    assert _reach(Ranking.MOST_POINTS, [], []) is None


@pytest.mark.parametrize("clock", [Clock.HARD, Clock.SOFT, Clock.OFF])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ALL_KINDS, ids=lambda kind: kind.key)
def test_every_way_to_play_a_challenge_was_measured(
    kind: ChallengeKind, language: str, clock: Clock
) -> None:
    shares = shares_of(kind, language, clock)
    assert shares is not None
    iron, bronze, silver, gold = shares
    is_low = kind.ranked_by(clock) in (Ranking.FEWEST_TURNS, Ranking.FASTEST)
    found = (iron, bronze, silver, gold)
    assert len(set(found)) == len(found)
    assert sorted(found, reverse=is_low) == list(found)
    assert min(found) > 0


def ways(kinds: Iterable[ChallengeKind]) -> list[Any]:
    """Each way to play each kind, as it was measured."""
    return [
        pytest.param(way, id=f"{kind.key}-{language}-{name}")
        for kind in kinds
        for language in LANGUAGES
        for name, way in read_measured()[kind.key][language].items()
    ]


WAYS = ways(KINDS)
ALL_WAYS = ways(ALL_KINDS)


def test_a_kind_that_was_not_measured_yet_has_no_lines_of_its_own() -> None:
    assert shares_of(replace(KINDS[0], key="new"), "en", Clock.OFF) is None


TOO_SHORT = ("puzzle-time-en-timed", "puzzle-time-de-timed")
"""In a quarter of an hour most of level 3 are not done with a puzzle."""


@pytest.mark.parametrize("way", WAYS)
def test_gold_is_where_the_two_strongest_levels_are(way: dict[str, Any]) -> None:
    golds = [medals[-1] for medals in way["medals"]]
    assert way["deals"] >= 40
    assert golds[5] > 75
    assert golds[4] > 50 > golds[3]
    assert max(golds[:3]) < 30


@pytest.mark.parametrize("way", WAYS)
def test_level_4_mostly_has_silver_or_more(way: dict[str, Any]) -> None:
    _, _, *silver_or_gold = way["medals"][3]
    assert sum(silver_or_gold) > 50


@pytest.mark.parametrize("way", [way for way in WAYS if way.id not in TOO_SHORT])
def test_level_3_mostly_has_a_medal(way: dict[str, Any]) -> None:
    _, *medals = way["medals"][2]
    assert sum(medals) > 50


def test_no_line_is_beyond_what_the_clock_allows() -> None:
    reach = MedalReach(Ranking.FASTEST, best=-570_000, common=-570_000, least=-900_000)
    assert (-900_000, -900_000, -900_000, -712_500) == reach.lines


def test_less_is_more_where_time_counts() -> None:
    reach = MedalReach(Ranking.FASTEST, best=-80_000, common=-90_000)
    assert (Medal.GOLD, Medal.SILVER) == (reach.medal(-99_000), reach.medal(-120_000))


@pytest.mark.parametrize(
    ("lines", "medal"),
    [((5, 10, 20, 30), Medal.BRONZE), ((10, 20, 30), Medal.BRONZE), ((5, 12, 20, 30), Medal.IRON)],
)
def test_lines_of_before_there_was_iron_keep_their_medals(
    lines: tuple[int, ...], medal: Medal
) -> None:
    assert medal is Medal.above(10, lines)
    assert Medal.NONE is Medal.above(4, lines)


@pytest.mark.parametrize("way", ways(set(ALL_KINDS) - set(KINDS)))
def test_in_a_short_deal_luck_is_great_and_skill_still_shows(way: dict[str, Any]) -> None:
    golds = [medals[-1] for medals in way["medals"]]
    assert way["deals"] >= 40
    assert golds[5] > 70
    assert golds[0] < 10
    assert max(golds[:2]) < golds[3]


@pytest.mark.parametrize("way", ALL_WAYS)
def test_the_first_medal_is_what_the_mildest_players_reach(way: dict[str, Any]) -> None:
    reached = [share for share in way["shares"][:2] if share < 1000]
    is_low = way["shares"][0] > way["shares"][-1]
    easiest = max(reached, default=1000) if is_low else min(reached)
    assert way["first"] >= easiest - 1 if is_low else way["first"] <= easiest + 1
