"""Heaps of letters as numbers, and what words may take of them where they cross others (W9).

A heap is two numbers at once. One has a digit for each letter, of base "as many as there are, and
one more", and says where in an array the heap stands. The other has four bits for each letter, the
highest of them free, so that one subtraction shows whether a heap holds all that is taken of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WORD_BYTES

_LANE: Final = 4
"""Bits for each letter."""

Numbers = npt.NDArray[np.int64]
Places = npt.NDArray[np.intp]
Counts = npt.NDArray[np.int64]
"""Shape (words, letters): how often each word holds each letter."""


class Takings(Value, eq=False):
    """Ways of n words to lie: what each takes of a heap, every other letter lying there already."""

    words: tuple[str, ...]
    which: Numbers
    """Which word it is."""
    lanes: Numbers
    numbers: Numbers
    extras: Numbers
    """How often the word crosses others beyond the once that it must."""

    def __len__(self) -> int:
        return len(self.which)

    def where(self, fits: npt.NDArray[np.bool_] | Places) -> Takings:
        """Some of them."""
        return Takings(
            self.words,
            self.which[fits],
            self.lanes[fits],
            self.numbers[fits],
            self.extras[fits],
        )


class HeapParts:
    """All heaps that are part of one heap of letters."""

    def __init__(self, available: str, anchor: str, words: Sequence[str]) -> None:
        """The whole is what an anchor leaves of the letters `available`.

        `words` say in which order it is used up: a letter that few of them hold comes first.
        """
        spare = Counter(available)
        holders = Counter(letter for word in words for letter in set(word))
        self.letters = sorted(spare, key=lambda letter: (holders[letter], letter))
        spare.subtract(anchor)
        self._most = np.array([spare[letter] for letter in self.letters], np.int64)
        self._anchor = np.array([letter in anchor for letter in self.letters], np.bool_)
        sizes = (self._most + 1)[::-1].cumprod()
        self._units = np.concatenate(([1], sizes[:-1]))[::-1].copy()
        self._lane_units = np.int64(1) << _LANE * np.arange(len(self.letters), dtype=np.int64)
        self.guard = int((self._lane_units << (_LANE - 1)).sum())
        self.count = int(sizes[-1])
        numbers = np.arange(self.count)
        self._digits: Counts = numbers[:, None] // self._units % (self._most + 1)
        self.lanes: Numbers = self._digits @ self._lane_units
        """Of every heap, by its number."""
        self.sizes: Numbers = self._digits.sum(axis=1)
        """Letters in every heap."""
        self.firsts: Numbers = (self._digits > 0).argmax(axis=1)
        """The first letter in every heap; 0 in the empty one, too."""

    @property
    def whole(self) -> int:
        """The number of the heap that all others are part of."""
        return self.count - 1

    def holds(self, heaps: Numbers, taken: Numbers) -> npt.NDArray[np.bool_]:
        """Whether heaps hold all that is taken of them, both as lanes."""
        fits: npt.NDArray[np.bool_] = (((heaps | self.guard) - taken) & self.guard) == self.guard
        return fits

    def first_of(self, takings: Takings) -> Numbers:
        """The first letter that each takes; the number of letters where it takes none."""
        found = np.full(len(takings), len(self.letters))
        for at in range(len(self.letters) - 1, -1, -1):
            found[takings.lanes >> _LANE * at & 7 > 0] = at
        return found

    def takings(self, words: Sequence[str], extras: int, *, at_anchor: bool = False) -> Takings:
        """All ways of words to lie that cross others up to `extras` times beyond the once.

        `at_anchor` is for words that cross the anchor, and so with one of its letters.
        """
        counts = _count(words, self.letters)
        which = np.arange(len(words))
        first = self._anchor if at_anchor else np.ones_like(self._anchor)
        found = list[tuple[Numbers, Counts]]()
        for extra in range(extras + 1):
            which, counts = _crossed(which, counts, first if extra == 0 else np.ones_like(first))
            fits = (counts <= self._most).all(axis=1)
            found.append((which[fits], counts[fits]))
        taken = np.concatenate([one for _, one in found])
        return Takings(
            tuple(words),
            np.concatenate([one for one, _ in found]),
            taken @ self._lane_units,
            taken @ self._units,
            np.repeat(np.arange(len(found)), [len(one) for one, _ in found]),
        )


def _crossed(which: Numbers, counts: Counts, at: npt.NDArray[np.bool_]) -> tuple[Numbers, Counts]:
    """With one letter less, in every way there is: it lies where another word crosses."""
    rows, letters = ((counts > 0) & at).nonzero()
    less = counts[rows]
    less[np.arange(len(rows)), letters] -= 1
    owners = which[rows]
    keys = np.concatenate([owners[:, None], less], axis=1)
    _, kept = np.unique(keys, axis=0, return_index=True)
    kept.sort()
    return owners[kept], less[kept]


def _count(words: Sequence[str], letters: Sequence[str]) -> Counts:
    """Shape (words, letters): how often each word holds each letter."""
    if not words:
        return np.zeros((0, len(letters)), np.int64)
    longest = max(WORD_BYTES, *map(len, words)) if words else WORD_BYTES
    listed = np.array([word.encode("ascii") for word in words], f"S{longest}")
    codes = listed.view(np.uint8).reshape(len(words), longest)
    columns = [(codes == ord(letter)).sum(axis=1, dtype=np.int64) for letter in letters]
    return np.stack(columns, axis=1)
