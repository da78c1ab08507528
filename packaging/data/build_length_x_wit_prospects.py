"""Measure what a turn of Length × Wit still promises, and write it beside the boxes.

    packaging/dev.py -m data.build_length_x_wit_prospects [en] [de]

It takes about five minutes a language. The same box and word list give the same file.

A prospect is the mean of the further points of a turn in which so many dice are about to be rolled
by somebody who has so many vowels and consonants free, knows every word of a commonness, and plays
for the mean: banked points are left out, as they are had in any case. It is found backwards, from
the last die to the first and from no vowel to nine, over random rolls and random tiles: of every
roll the greatest of what its words score at once (L8), what their tiles bank and the next roll
promises (L8), and what the same roll promises with one vowel less (L8).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.games.length_x_wit.rules.box import Box, box_of
from wordsmith_desktop.games.length_x_wit.rules.ruleset import FULL_TILES
from wordsmith_desktop.games.length_x_wit.rules.word_search import FEWEST_LETTERS, has_lone_q
from wordsmith_desktop.lexicon.anagrams import AnagramTable, letter_sum
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon

from . import derived

ROOT: Final = Path(__file__).resolve().parents[2]
DICTIONARIES: Final = ROOT / "resources" / "dictionaries"
TO: Final = ROOT / "wordsmith_desktop" / "games" / "length_x_wit" / "rules" / "prospects"
LEVELS: Final = (45, 40, 35, 30, 10)
"""Least commonness of the words of each table."""
ROLLS: Final = 6000
"""Random rolls for each number of dice, vowels and consonants."""
SEED: Final = 150
_AT_ONCE: Final = 500
"""Rolls that are looked at together."""
_FACES: Final = 6

Numbers = npt.NDArray[np.int64]
Means = npt.NDArray[np.float64]
"""Shape (dice, vowels, consonants)."""

HEAD: Final = """\
# What a turn of Length × Wit in {language} still promises, in tenths of a point (L6–L8).
#
# Measured by packaging/data/build_length_x_wit_prospects.py, which writes this file and says what
# is measured, with the box in ../boxes/{tag}.toml and the words in
# resources/dictionaries/{tag}/words.npz without the vulgar ones: {rolls} random rolls for every
# number (seed {seed}).
#
# One table for words of each least commonness (ten times the Zipf frequency). `dice-N` is for N
# dice about to be rolled: one row for each number of free vowels from 0, in it one number for each
# number of free consonants from 0, nine tiles together at the most.
"""


class Turns:
    """The box and the words of one table."""

    def __init__(self, box: Box, lexicon: Lexicon, least: int) -> None:
        index = lexicon.index
        keep = (index.commonness >= least) & ~index.vulgar & ~has_lone_q(index)
        self._words = AnagramTable(index, keep & (index.lengths >= FEWEST_LETTERS))
        self._chance = np.random.PCG64(SEED)
        vowels = [tile.text for tile in box.tiles if tile.is_vowel]
        others = [tile.text for tile in box.tiles if not tile.is_vowel]
        self._tiles = vowels + others
        self._vowels = len(vowels)
        self._tile_sums = np.array([letter_sum(text) for text in self._tiles], np.uint64)
        self._tile_values = np.array([box.values[text] for text in self._tiles])
        faces = [face for die in box.dice for face in die]
        self._face_sums = np.array([letter_sum(face) for face in faces], np.uint64)
        self._face_values = np.array([box.values[face] for face in faces])
        self._dice = len(box.dice)

    def prospects(self) -> Means:
        """The mean further points for every number of dice, vowels and consonants."""
        found = np.zeros((self._dice + 2, FULL_TILES + 1, FULL_TILES + 1))
        for dice in range(self._dice, 0, -1):
            for vowels in range(FULL_TILES + 1):
                for others in range(FULL_TILES + 1 - vowels):
                    parts = [
                        self._points(found, dice, vowels, others) for _ in range(0, ROLLS, _AT_ONCE)
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
        up = self._drawn(self._dice, dice) * _FACES
        raw = self._chance.random_raw(_AT_ONCE * dice).reshape(_AT_ONCE, dice)
        up += (raw >> np.uint64(32)).astype(np.int64) % _FACES
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


def content_of(tag: str) -> str:
    """The file of a language."""
    lexicon = open_lexicon(tag, DICTIONARIES)
    if not lexicon.is_ready:
        raise SystemExit(str(lexicon.problem))
    language = {"en": "English", "de": "German"}[tag]
    head = HEAD.format(language=language, tag=tag, rolls=ROLLS, seed=SEED)
    tables = [_listed(least, Turns(box_of(tag), lexicon, least).prospects()) for least in LEVELS]
    return head + "".join(tables)


def _listed(least: int, found: Means) -> str:
    tenths = np.rint(found * 10).astype(int)
    parts = [f"\n[least-{least}]\n"]
    for number, of_dice in enumerate(tenths, start=1):
        rows = [", ".join(map(str, row[: len(row) - place])) for place, row in enumerate(of_dice)]
        parts.append(f"dice-{number} = [\n" + "".join(f"  [{row}],\n" for row in rows) + "]\n")
    return "".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what turns of Length × Wit promise.")
    parser.add_argument("languages", nargs="*", default=["en", "de"], help="en, de or both")
    TO.mkdir(exist_ok=True)
    for tag in parser.parse_args().languages:
        (TO / f"{tag}.toml").write_text(content_of(tag), "utf-8", newline="\n")
        derived.note(f"prospects-{tag}")


if __name__ == "__main__":
    main()
