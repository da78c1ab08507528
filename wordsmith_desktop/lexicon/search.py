"""Search in piece counts packed four to a machine word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

LANE_BITS = 8
LANE_MAX = 127
"""The highest count of one kind of piece; the bit above it is the guard."""
_GUARDS = 0x80808080
_GUARD_BITS = np.uint32(_GUARDS)


class FoundWord(NamedTuple):
    """A word that can be built."""

    word: str
    length: int
    """Letters, hyphens and apostrophes."""
    commonness: int
    """Ten times the Zipf value, 0 (never met) to about 80."""


class PieceIndex:
    """How many pieces of up to four kinds every word of an index takes.

    Words that take the same pieces share one row, so a search compares some thousand rows
    instead of every word. Each row is four counts of 8 bits in one uint32: a pool covers it
    when no lane of `pool + guards - row` borrows its guard bit.
    """

    def __init__(self, packed: npt.NDArray[np.uint32]) -> None:
        """Take one packed row per word, kind 0 in the lowest 8 bits."""
        self.packed = packed
        self._order = packed.argsort(kind="stable").astype(np.int32)
        ascending = packed[self._order]
        is_last = np.ones(len(packed), np.bool_)
        np.not_equal(ascending[1:], ascending[:-1], out=is_last[:-1])
        self._rows = ascending[is_last]
        self._ends = is_last.nonzero()[0].astype(np.int32) + np.int32(1)
        self._sizes = np.diff(self._ends, prepend=np.int32(0))

    def buildable(self, pool: Sequence[int]) -> npt.NDArray[np.int32]:
        """Return the places of the words that `pool`, one count per kind, covers.

        Words that take the same pieces stand together; there is no other order.
        """
        held = _pack(pool)
        # A row that a pool covers is no larger as a number either, and the rows ascend.
        rows = self._rows[: self._rows.searchsorted(np.uint32(held), side="right")]
        fits = ((np.uint32(held | _GUARDS) - rows) & _GUARD_BITS == _GUARD_BITS).nonzero()[0]
        if fits.size == 0:
            return np.empty(0, np.int32)
        return self._order[_ranges(self._ends[fits], self._sizes[fits])]


def _pack(pool: Sequence[int]) -> int:
    """Pack a pool of up to four counts; a count above the lane's room is as good as its limit."""
    if len(pool) > 4:
        raise ValueError(f"at most four kinds of piece, not {len(pool)}")
    packed = 0
    for lane, count in enumerate(pool):
        packed |= min(max(count, 0), LANE_MAX) << LANE_BITS * lane
    return packed


def _ranges(ends: npt.NDArray[np.int32], sizes: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
    """Return all numbers of the ranges that end before `ends` and have `sizes`."""
    total = sizes.cumsum(dtype=np.int32)
    numbers: npt.NDArray[np.int32] = (ends - total).repeat(sizes)
    numbers += np.arange(len(numbers), dtype=np.int32)
    return numbers


def pack_weights(weights: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint32]:
    """Pack weights of shape (letters, k <= 4) into one uint32 per letter."""
    if weights.ndim != 2 or weights.shape[1] > 4:
        raise ValueError(f"weights of shape (letters, at most 4), not {weights.shape}")
    packed = np.zeros(weights.shape[0], np.uint32)
    for lane in range(weights.shape[1]):
        packed |= weights[:, lane].astype(np.uint32) << np.uint32(LANE_BITS * lane)
    return packed
