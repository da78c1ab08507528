"""The chance that the next roll leaves a word (L6, L7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.anagrams import Sums, letter_sum
from wordsmith_desktop.lexicon.index import WordIndex

from .material import Material, Tile
from .word_search import spellable, tile_sums

MOST_ROLLS: Final = 70_000
"""Rolls with other letters that are all looked at."""
DRAWN: Final = 40_000
"""Rolls that are drawn where there are more; the chance then has a standard error of 0.0025."""

_MOST_PAIRS: Final = 250_000
"""Ways to put together what two halves of the dice show; of more, too many are other rolls."""
_HALF_BITS: Final = 32

Weights = npt.NDArray[np.float64]


class Rolls(Value):
    """What some dice can show together."""

    sums: Sums
    """The letter sums, each once."""
    weights: Weights
    """How likely each is; together 1."""


class Odds(Value):
    """How likely a word is after the next roll."""

    chance: float
    """From 0 to 1."""
    is_exact: bool
    """Whether every roll was looked at; otherwise a sample was, the same one every time."""
    rolls: int
    """Rolls with other letters that were looked at."""


def odds_of_press(
    index: WordIndex,
    material: Material,
    *,
    table: Sequence[int],
    bag: Sequence[int],
    tiles: Sequence[Tile],
) -> Odds:
    """The chance of a word with the dice on the `table` and one more from the `bag`.

    `table` and `bag` are numbers of dice, `tiles` those that are neither banked nor spent then.
    All dice are rolled, and each die of the bag, which has at least one, is as likely as another.
    """
    shown = [_die(material, die) for die in table]
    new = np.concatenate([_faces(material, die) for die in bag])
    return _odds(index, [*shown, _merged(new, np.full(len(new), 1 / len(new)))], tiles)


def _faces(material: Material, die: int) -> Sums:
    return np.array([letter_sum(face) for face in material.dice[die]], np.uint64)


def _die(material: Material, die: int) -> Rolls:
    faces = _faces(material, die)
    return _merged(faces, np.full(len(faces), 1 / len(faces)))


def _merged(sums: Sums, weights: Weights) -> Rolls:
    """Rolls with every sum once."""
    found, places = np.unique(sums, return_inverse=True)
    return Rolls(found, np.bincount(places, weights).astype(np.float64))


def _together(dice: Sequence[Rolls]) -> Rolls:
    """All rolls of some dice."""
    rolls = Rolls(np.zeros(1, np.uint64), np.ones(1))
    for die in dice:
        rolls = _pairs(rolls, die)
    return rolls


def _pairs(first: Rolls, second: Rolls) -> Rolls:
    sums = (first.sums[:, None] + second.sums[None, :]).ravel()
    return _merged(sums, (first.weights[:, None] * second.weights[None, :]).ravel())


def _odds(index: WordIndex, dice: Sequence[Rolls], tiles: Sequence[Tile]) -> Odds:
    """The chance of a word where every one of the dice is rolled."""
    half = len(dice) // 2
    first, second = _together(dice[:half]), _together(dice[half:])
    if len(first.sums) * len(second.sums) <= _MOST_PAIRS:
        rolls = _pairs(first, second)
        if len(rolls.sums) <= MOST_ROLLS:
            return Odds(_chance(index, rolls, tiles), True, len(rolls.sums))
    rolls = _drawn(first, second)
    return Odds(_chance(index, rolls, tiles), False, len(rolls.sums))


def _chance(index: WordIndex, rolls: Rolls, tiles: Sequence[Tile]) -> float:
    words = spellable(index)
    sums, weights = rolls.sums, rolls.weights
    chance = 0.0
    for heap in tile_sums(tiles):
        has_word = words.holds(sums + heap)
        chance += float(weights[has_word].sum())
        # What has a word already needs no other tiles.
        sums, weights = sums[~has_word], weights[~has_word]
    # The weights of all rolls add up to 1 but for rounding.
    return min(chance, 1.0) if len(sums) else 1.0


def _drawn(first: Rolls, second: Rolls) -> Rolls:
    """Rolls of two halves of the dice, drawn by their likelihood; the same ones every time."""
    rng = Rng(DRAWN)
    marks = np.array([rng.bits() for _ in range(DRAWN)], np.uint64)
    low = marks & np.uint64((1 << _HALF_BITS) - 1)
    sums = _at(first, marks >> np.uint64(_HALF_BITS)) + _at(second, low)
    return _merged(sums, np.full(DRAWN, 1 / DRAWN))


def _at(rolls: Rolls, marks: npt.NDArray[np.uint64]) -> Sums:
    """The sums at marks from 0 to 2**32, as likely as their rolls."""
    ends = rolls.weights.cumsum()
    places = ends.searchsorted(marks / (1 << _HALF_BITS) * ends[-1], side="right")
    found: Sums = rolls.sums[places.clip(max=len(ends) - 1)]
    return found
