"""What turns of Length × Wit promise with a box and the words of a list, found by random rolls.

Found backwards, from the last die to the first and from no vowel to nine: of every roll the
greatest of what its words score at once (L8), what their tiles bank and the next roll promises
(L8), and what the same roll promises with one vowel less (L8).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.lexicon.anagrams import AnagramIndex, letter_sum
from wordsmith_desktop.lexicon.index import WordIndex

from .material import FACES, Material
from .ruleset import FULL_TILES
from .word_search import FEWEST_LETTERS, has_lone_q

SEED: Final = 150
_AT_ONCE: Final = 500
"""Rolls that are looked at together."""

Numbers = npt.NDArray[np.int64]
Means = npt.NDArray[np.float64]
"""Shape (dice, vowels, consonants)."""
Watch = Callable[[int, int], object]
"""Is told how much is done, and of how much."""


def _unwatched(_done: int, _whole: int) -> None:
    return None


class Turns:
    """The box and the words of one table."""

    def __init__(self, material: Material, index: WordIndex, least: int, rolls: int) -> None:
        """`rolls` random rolls are made for each number of dice, vowels and consonants."""
        self._rolls = rolls
        keep = (index.commonness >= least) & ~index.vulgar & ~has_lone_q(index)
        self._words = AnagramIndex(index, keep & (index.lengths >= FEWEST_LETTERS))
        self._chance = np.random.PCG64(SEED)
        vowels = [tile.text for tile in material.tiles if tile.is_vowel]
        others = [tile.text for tile in material.tiles if not tile.is_vowel]
        self._tiles = vowels + others
        self._vowels = len(vowels)
        self._tile_sums = np.array([letter_sum(text) for text in self._tiles], np.uint64)
        self._tile_values = np.array([material.values[text] for text in self._tiles])
        faces = [face for die in material.dice for face in die]
        self._face_sums = np.array([letter_sum(face) for face in faces], np.uint64)
        self._face_values = np.array([material.values[face] for face in faces])
        self._dice = len(material.dice)

    def prospects(self, watch: Watch = _unwatched) -> Means:
        """The mean further points for every number of dice, vowels and consonants."""
        found = np.zeros((self._dice + 2, FULL_TILES + 1, FULL_TILES + 1))
        for dice in range(self._dice, 0, -1):
            watch(self._dice - dice, self._dice)
            for vowels in range(FULL_TILES + 1):
                for others in range(FULL_TILES + 1 - vowels):
                    parts = [
                        self._points(found, dice, vowels, others)
                        for _ in range(0, self._rolls, _AT_ONCE)
                    ]
                    found[dice, vowels, others] = np.concatenate(parts).mean()
        return found[1:-1]

    def _points(self, found: Means, dice: int, vowels: int, others: int) -> Means:
        """The further points of some random rolls."""
        tiles = np.concatenate(
            (
                self._drawn(self._vowels, vowels),
                self._vowels + self._drawn(len(self._tiles) - self._vowels, others),
            ),
            axis=1,
        )
        up = self._drawn(self._dice, dice) * FACES
        raw = self._chance.random_raw(_AT_ONCE * dice).reshape(_AT_ONCE, dice)
        up += (raw >> np.uint64(32)).astype(np.int64) % FACES
        heap_sums = _heaps(self._tile_sums[tiles])
        sums = heap_sums + self._face_sums[up].sum(axis=1, dtype=np.uint64)[:, None]
        values, rolled = _heaps(self._tile_values[tiles]), self._face_values[up].sum(axis=1)
        is_vowel = np.arange(vowels + others) < vowels
        taken = _heaps(is_vowel.astype(np.int64)[None])[0]
        size = _heaps(np.ones((1, vowels + others), np.int64))[0]
        rest = found[dice + 1, vowels - taken, others - (size - taken)]
        has_word = self._words.holds(sums.ravel()).reshape(sums.shape)
        worth = np.maximum((values + rolled[:, None]) * dice, values + rest)
        spent = found[dice, vowels - 1, others] if vowels else 0.0
        best: Means = np.where(has_word, worth, 0.0).max(axis=1).clip(min=spent)
        return best

    def _drawn(self, size: int, number: int) -> Numbers:
        """So many of `size` things, none of them twice, for each roll."""
        keys = self._chance.random_raw(_AT_ONCE * size).reshape(_AT_ONCE, size)
        order: Numbers = keys.argsort(axis=1, kind="stable")[:, :number]
        return order


def _heaps(single: npt.NDArray[np.generic]) -> npt.NDArray[np.generic]:
    """From values of tiles, shape (n, t), those of all heaps of them, shape (n, 2**t)."""
    heaps = np.zeros((len(single), 1), single.dtype)
    for column in single.T:
        heaps = np.concatenate((heaps, heaps + column[:, None]), axis=1)
    return heaps


def in_tenths(found: Means) -> list[list[list[int]]]:
    """By dice and free vowels: one number for each number of free consonants, nine together."""
    tenths = np.rint(found * 10).astype(int).tolist()
    return [[row[: len(row) - place] for place, row in enumerate(dice)] for dice in tenths]
