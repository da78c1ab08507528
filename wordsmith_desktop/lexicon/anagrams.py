"""Anagrams by sums: every letter has a random number, and a word the sum of its letters'.

The sum of a heap of letters is that of any word which uses up the heap, so the sums of many heaps
are looked up at once. Two heaps of other letters have the same sum once in 2**64.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.rng import Rng

from .folding import ALPHABET
from .index import WordIndex

Sums = npt.NDArray[np.uint64]

_SIEVE_BITS = 22
_SIEVE_MASK = np.uint64((1 << _SIEVE_BITS) - 1)
_SECOND = np.uint64(_SIEVE_BITS)


def _numbers() -> Sums:
    """A fixed number for every code of a character, 0 for those that no word has."""
    rng = Rng(26)
    numbers = np.zeros(256, np.uint64)
    for character in ALPHABET:
        numbers[ord(character)] = (rng.below(1 << 32) << 32) | rng.below(1 << 32)
    return numbers


_NUMBERS = _numbers()


@lru_cache(maxsize=4096)
def letter_sum(text: str) -> np.uint64:
    """The sum of a folded text; kept, since tiles, faces and rolls come again and again."""
    codes = np.frombuffer(text.encode("ascii"), np.uint8)
    return np.uint64(_NUMBERS[codes].sum(dtype=np.uint64))


class AnagramIndex:
    """The words of an index by the sums of their letters."""

    def __init__(self, index: WordIndex, keep: npt.NDArray[np.bool_] | None = None) -> None:
        """Take all words, or of shape (n,) those to `keep`."""
        width = index.words.dtype.itemsize
        sums = np.zeros(len(index), np.uint64)
        for column in index.words.view(np.uint8).reshape(len(index), width).T:
            sums += _NUMBERS[column]
        order = sums.argsort().astype(np.int32)
        self._order = order if keep is None else order[keep[order]]
        self._sums = sums[self._order]
        # Most sums that are looked up are no word's; two sieves, by other bits of the sums, leave
        # those out faster than a search. German alone would leave one sieve in eight too many.
        self._sieve = _sieve_of(self._sums)
        self._second_sieve = _sieve_of(self._sums >> _SECOND)

    def _may_hold(self, sums: Sums) -> npt.NDArray[np.bool_]:
        found: npt.NDArray[np.bool_] = self._sieve[sums & _SIEVE_MASK]
        found[found] = self._second_sieve[sums[found] >> _SECOND & _SIEVE_MASK]
        return found

    def holds(self, sums: Sums) -> npt.NDArray[np.bool_]:
        """Which of these sums are a word's."""
        found = self._may_hold(sums)
        likely = sums[found]
        at = self._sums.searchsorted(likely).clip(max=len(self._sums) - 1)
        found[found] = self._sums[at] == likely
        return found

    def hits(self, sums: Sums) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.intp]]:
        """Places of all words that have one of these sums, and of each which of the sums it is."""
        likely = self._may_hold(sums).nonzero()[0]
        wanted = sums[likely]
        starts = self._sums.searchsorted(wanted, side="left")
        counts = self._sums.searchsorted(wanted, side="right") - starts
        ends = counts.cumsum()
        # Of each sum the words stand one after the other from its start on.
        steps = np.arange(ends[-1] if len(ends) else 0) - np.repeat(ends - counts, counts)
        return self._order[np.repeat(starts, counts) + steps], np.repeat(likely, counts)


def _sieve_of(sums: Sums) -> npt.NDArray[np.bool_]:
    sieve = np.zeros(1 << _SIEVE_BITS, np.bool_)
    sieve[sums & _SIEVE_MASK] = True
    return sieve
