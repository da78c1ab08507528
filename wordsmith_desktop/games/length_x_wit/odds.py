"""The chance that the next roll leaves a word (L6, L7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.length_x_wit.box import Box, Tile
from wordsmith_desktop.games.length_x_wit.word_search import spellable, tile_sums
from wordsmith_desktop.lexicon.anagrams import Sums, letter_sum
from wordsmith_desktop.lexicon.index import WordIndex

MOST_ROLLS: Final = 60_000
"""Rolls with other letters that are all looked at; of more, so many are drawn."""

Weights = npt.NDArray[np.float64]
"""How likely each roll is; together 1."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely a word is after the next roll."""

    chance: float
    """From 0 to 1."""
    is_exact: bool
    """Whether every roll was looked at, or a sample of them."""
    rolls: int
    """Rolls with other letters that were looked at."""


def odds_of_press(
    index: WordIndex,
    box: Box,
    *,
    table: Sequence[int],
    bag: Sequence[int],
    tiles: Sequence[Tile],
) -> Odds:
    """The chance of a word with the dice on the `table` and one more from the `bag`.

    `table` and `bag` are numbers of dice, `tiles` those that are neither banked nor spent then.
    All dice are rolled, and each die of the bag is as likely as another.
    """
    sums, weights = _rolled(box, table)
    faces = [_faces(box, die) for die in bag]
    sums, weights = _spread(sums, weights, np.concatenate(faces))
    return _chance(index, sums, weights, tiles)


def odds_of_reroll(
    index: WordIndex, box: Box, *, table: Sequence[int], tiles: Sequence[Tile]
) -> Odds:
    """The chance of a word after a spent vowel rolls the same dice again (L8)."""
    sums, weights = _rolled(box, table)
    return _chance(index, sums, weights, tiles)


def _faces(box: Box, die: int) -> Sums:
    return np.array([letter_sum(face) for face in box.dice[die]], np.uint64)


def _rolled(box: Box, dice: Sequence[int]) -> tuple[Sums, Weights]:
    """The letter sums that some dice can show together, and how likely each is."""
    sums, weights = np.zeros(1, np.uint64), np.ones(1)
    for die in dice:
        sums, weights = _spread(sums, weights, _faces(box, die))
    return sums, weights


def _spread(sums: Sums, weights: Weights, faces: Sums) -> tuple[Sums, Weights]:
    """The same with one of these faces more, each as likely as another."""
    pairs = (sums[:, None] + faces[None, :]).ravel()
    shares = np.repeat(weights / len(faces), len(faces))
    found, places = np.unique(pairs, return_inverse=True)
    likely: Weights = np.bincount(places, shares).astype(np.float64)
    return found, likely


def _chance(index: WordIndex, sums: Sums, weights: Weights, tiles: Sequence[Tile]) -> Odds:
    is_exact = len(sums) <= MOST_ROLLS
    if not is_exact:
        sums, weights = _sample(sums, weights)
    words = spellable(index)
    chance, count = 0.0, len(sums)
    for heap in tile_sums(tiles):
        has_word = words.holds(sums + heap)
        chance += float(weights[has_word].sum())
        # What has a word already needs no other tiles.
        sums, weights = sums[~has_word], weights[~has_word]
    return Odds(min(chance, 1.0), is_exact, count)


def _sample(sums: Sums, weights: Weights) -> tuple[Sums, Weights]:
    """Rolls drawn by their likelihood; the same ones for the same rolls."""
    rng = Rng(len(sums))
    ends = weights.cumsum()
    marks = np.array([rng.below(1 << 32) / (1 << 32) for _ in range(MOST_ROLLS)])
    places = ends.searchsorted(marks * ends[-1], side="right").clip(max=len(sums) - 1)
    drawn, counts = np.unique(places, return_counts=True)
    return sums[drawn], counts / MOST_ROLLS
