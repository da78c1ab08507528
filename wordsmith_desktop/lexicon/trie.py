"""Words by their beginnings: an array trie, which is walked letter by letter."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from .index import WordIndex

ROOT: Final = 0
"""The node of no letter."""
NOTHING: Final = -1
"""No node, or no word."""
_A: Final = ord("A")
_LETTERS: Final = 26

Bits = tuple[int, ...]
"""A text of letters A-Z, as the bit of each: 1 for A, 2 for B, 4 for C."""


def bits_of(text: str) -> Bits:
    """The bits of a text's letters."""
    return tuple(1 << (ord(letter) - _A) for letter in text)


class Trie:
    """The words of an index that have letters A-Z alone, as nodes numbered by length, then A-Z.

    So the nodes that follow one node stand side by side, and one number and a bit for each letter
    say which they are: a million nodes take 17 MB.
    """

    masks: array[int]
    """The bits of the letters that follow each node."""
    first: array[int]
    """The first of the nodes that follow each node."""
    ends: array[int]
    """The place in the index of the word that ends at each node, or `NOTHING`."""
    rest: array[int]
    """How many letters the longest word has after each node."""

    below: array[int]
    """The bits of all letters that come anywhere after each node."""

    def __init__(self, index: WordIndex, least_commonness: int) -> None:
        """Take the words of at least a commonness, ten times the Zipf value."""
        codes = index.words.view(np.uint8).reshape(len(index), index.words.dtype.itemsize)
        is_lettered = ((codes == 0) | ((codes >= _A) & (codes < _A + _LETTERS))).all(axis=1)
        places = (is_lettered & (index.commonness >= least_commonness)).nonzero()[0]
        codes, lengths = codes[places], index.lengths[places].astype(np.int64)
        shared = _shared(codes, lengths)
        masks, first = [np.zeros(1, np.uint32)], [np.zeros(1, np.int32)]
        ends, rest = [np.full(1, NOTHING, np.int32)], [lengths.max(initial=0, keepdims=True)]
        after = _letters_after(codes)
        below = [np.bitwise_or.reduce(after[0], keepdims=True)]
        # The node that each row's beginning of the length before comes to.
        above, count = np.zeros(len(places), np.int64), 1
        for length in range(1, int(lengths.max(initial=0)) + 1):
            rows = (lengths >= length).nonzero()[0]
            is_new = shared[rows] < length
            nodes = is_new.cumsum() - 1
            parents = above[rows[is_new]]
            letters = codes[rows[is_new], length - 1].astype(np.int64) - _A
            offset = count - len(masks[-1])
            bits = np.bincount(parents - offset, 2.0**letters, len(masks[-1]))
            masks[-1] = bits.astype(np.uint32)
            first[-1][(parents - offset)[::-1]] = count + np.arange(len(parents))[::-1]
            size = len(parents)
            masks.append(np.zeros(size, np.uint32))
            first.append(np.zeros(size, np.int32))
            is_whole = lengths[rows] == length
            ends.append(np.full(size, NOTHING, np.int32))
            ends[-1][nodes[is_whole]] = places[rows[is_whole]]
            starts = is_new.nonzero()[0]
            rest.append(np.maximum.reduceat(lengths[rows], starts) - length)
            below.append(np.bitwise_or.reduceat(after[length][rows], starts))
            above[rows] = count + nodes
            count += size
        self.masks = array("I", np.concatenate(masks).tobytes())
        self.first = array("i", np.concatenate(first).tobytes())
        self.ends = array("i", np.concatenate(ends).tobytes())
        self.below = array("I", np.concatenate(below).tobytes())
        self.rest = array("B", np.concatenate(rest).astype(np.uint8).tobytes())

    def step(self, node: int, bits: Bits) -> int:
        """The node after some more letters, or `NOTHING`."""
        for bit in bits:
            mask = self.masks[node]
            if not mask & bit:
                return NOTHING
            node = self.first[node] + (mask & (bit - 1)).bit_count()
        return node


def _shared(codes: npt.NDArray[np.uint8], lengths: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """How many first letters each word shares with the one before."""
    shared = np.full(len(codes), NOTHING, np.int64)
    if len(codes) > 1:
        differs = codes[1:] != codes[:-1]
        shared[1:] = np.where(differs.any(axis=1), differs.argmax(axis=1), lengths[1:])
    return shared


def _letters_after(codes: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint32]:
    """The bits of the letters of each word from each place on, shape (letters + 1, n)."""
    bits = np.zeros(256, np.uint32)
    bits[_A : _A + _LETTERS] = 1 << np.arange(_LETTERS)
    found = np.zeros((codes.shape[1] + 1, len(codes)), np.uint32)
    for place in range(codes.shape[1] - 1, -1, -1):
        found[place] = found[place + 1] | bits[codes[:, place]]
    return found


@lru_cache(maxsize=8)
def trie_of(index: WordIndex, least_commonness: int) -> Trie:
    """The trie of an index; made once for each least commonness."""
    return Trie(index, least_commonness)
