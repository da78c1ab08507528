"""What cards are worth to the six players, and that each is stronger than the one below."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.rewordable import rw
from tests.games.rewordable.rules.test_players import PLAYERS, match_of
from tests.helpers.effort import EFFORT
from wordsmith_desktop.bots.bot import AnyBot
from wordsmith_desktop.bots.levels import LEVELS, read_levels

# What a card is worth


def test_leaves_are_those_of_the_deck_and_their_mean_is_nothing() -> None:
    for language in ("en", "de"):
        values = rw.leaves(language)
        assert {card.text for card in rw.deck(language)} == set(values)
        assert np.mean([values[card.text] for card in rw.deck(language)]) == pytest.approx(
            0, abs=0.01
        )
    assert rw.leaves("en")["ING"] > rw.leaves("en")["E"] > rw.leaves("en")["QU"]
    assert rw.leaves("de")["EN"] > rw.leaves("de")["ICH"]


# Strength


def wins(stronger: AnyBot, weaker: AnyBot, language: str, matches: int) -> float:
    """The share of matches that the first wins, seats swapped on the same deal."""
    won = 0.0
    for number in range(matches):
        pair = (stronger, weaker) if number % 2 else (weaker, stronger)
        match = match_of(pair, 700 + number // 2, language=language)
        assert match.outcome is not None
        mine, other = match.outcome.scores[:: 1 if number % 2 else -1]
        won += (mine > other) + (mine == other) / 2
    return won / matches


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_steps_that_were_measured_are_even(language: str) -> None:
    ladder = read_levels("wordsmith_desktop.games.rewordable.rules")["ladder"][language]["plain"]
    assert 400 <= ladder["matches"]
    assert len(LEVELS) - 1 == len(ladder["won"])
    for won, (low, high) in zip(ladder["won"], ladder["interval"], strict=True):
        assert 58 < low < won < high
        assert 65 <= won <= 90


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.nightly)])
@pytest.mark.parametrize("level", LEVELS[:-1])
@pytest.mark.sampled(2)
def test_each_level_beats_the_one_below(level: int, language: str) -> None:
    assert wins(PLAYERS[level], PLAYERS[level - 1], language, 20 * EFFORT) > 0.5
