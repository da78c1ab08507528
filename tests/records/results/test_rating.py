"""Somebody's strength beside levels of known strength."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from wordsmith_desktop.records.results.rating import (
    CALM,
    MIDDLE,
    UNKNOWN,
    Contest,
    Rating,
    evenest,
    expected,
    rated,
)

LEVELS = (1020.0, 1260.0, 1500.0, 1740.0, 1980.0, 2220.0)
"""Each beats the one below in four matches of five."""


def test_glickman_s_own_example_comes_out_but_for_what_his_opponents_are_unsure_of() -> None:
    # Glickman (1999) has 1500 ± 200 beat 1400 and lose to 1550 and 1700, in one period.
    found = rated((Contest(1400, 1), Contest(1550, 0), Contest(1700, 0)), Rating(1500, 200))
    assert 1464 == pytest.approx(found.strength, abs=8)
    assert 151.4 == pytest.approx(found.deviation, abs=6)


def test_four_hundred_more_expect_ten_points_for_one() -> None:
    assert 10 / 11 == pytest.approx(expected(1900, 1500))
    assert 1 == pytest.approx(expected(1900, 1500) + expected(1500, 1900))


def test_whoever_has_not_played_is_put_in_the_middle() -> None:
    assert Rating(MIDDLE, UNKNOWN, 0) == rated(())
    assert 2 == evenest(rated(()), LEVELS)


def test_winning_raises_losing_lowers_and_both_make_surer() -> None:
    won, lost = rated([Contest(1500, 1)]), rated([Contest(1500, 0)])
    assert won.strength > MIDDLE > lost.strength
    assert UNKNOWN > won.deviation == pytest.approx(lost.deviation)


def test_strength_stays_open_to_change_for_ever() -> None:
    long = rated([Contest(1500, 0.5)] * 500)
    assert CALM == long.deviation
    assert rated([Contest(1500, 0)] * 5, long).strength < long.strength - 20


@pytest.mark.parametrize(
    ("hidden", "most"), [(1000, 0.2), (1300, 0.15), (1500, 0.15), (1700, 0.15), (2000, 0.2)]
)
def test_after_five_matches_the_expected_score_is_near_the_real_one(
    hidden: int, most: float
) -> None:
    """As a mean over many people of that strength, who always play the level that fits.

    Whoever is as strong as the first level or the fifth wins or loses nearly all of them on the
    way from the middle, and five results tell no more.
    """
    rng = Random(hidden)
    misses = []
    for _person in range(400):
        rating = Rating()
        for _match in range(5):
            against = LEVELS[evenest(rating, LEVELS)]
            won = rng.random() < expected(hidden, against)
            rating = rated([Contest(against, float(won))], rating)
        against = LEVELS[evenest(rating, LEVELS)]
        misses.append(abs(expected(rating.strength, against) - expected(hidden, against)))
    assert mean(misses) < most
