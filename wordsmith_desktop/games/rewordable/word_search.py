"""Every word of a dictionary that a seat can build now (C7–C9).

A word's letters are those of some cards of hand and pool and of some whole existing words. So
the letters of all such heaps are looked up first; each word found is then laid card by card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.games.rewordable.laying import Laying, Letters, Reach, layings
from wordsmith_desktop.lexicon.anagrams import AnagramTable, Sums, anagram_table, letter_sum
from wordsmith_desktop.lexicon.index import WORD_BYTES, WordIndex

Heaps = tuple[Sums, npt.NDArray[np.int64]]
"""The sums of heaps of letters, and how many letters each has."""

LONGEST: Final = WORD_BYTES
"""Letters of the longest listed word."""


def legal_words(
    reach: Reach, index: WordIndex, *, interleaves: bool = True
) -> Iterator[tuple[int, Laying]]:
    """Every listed word that can be built: its place in the index, ascending, and one way."""
    for place in candidates(reach, index):
        word = index.words[place].decode("ascii")
        laying = next(layings(Letters(word), reach, interleaves=interleaves), None)
        if laying is not None:
            yield int(place), laying


def candidates(reach: Reach, index: WordIndex) -> npt.NDArray[np.int32]:
    """Places of all words whose letters some heap in reach has; the cards may not allow them."""
    table = anagram_table(index)
    free = _free_heaps(reach)
    if not len(free[0]):
        return np.empty(0, np.int32)
    return table.places(_joined(_word_heaps(reach, LONGEST - int(free[1].min())), free, table))


def _free_heaps(reach: Reach) -> Heaps:
    """Every heap of single cards with at least one of the hand (C7)."""
    hands = _subsets([card.text for card in reach.hand])[1:]
    pools = _subsets([card.text for card in reach.pool])
    heaps = {hand + pool for hand in hands for pool in pools}
    by_letters = {"".join(sorted(heap)): heap for heap in heaps if len(heap) <= LONGEST}
    texts = list(by_letters)
    sums = np.array([letter_sum(text) for text in texts], np.uint64)
    return sums, np.array([len(text) for text in texts], np.int64)


def _subsets(texts: Sequence[str]) -> list[str]:
    return [
        "".join(chosen) for size in range(len(texts) + 1) for chosen in combinations(texts, size)
    ]


def _word_heaps(reach: Reach, longest: int) -> Heaps:
    """Every heap of whole words, none included, of at most `longest` letters (C9)."""
    words = [(letter_sum(word.text), len(word.text)) for word in reach.words]
    sums, lengths = np.zeros(1, np.uint64), np.zeros(1, np.int64)
    for word_sum, length in words:
        fits = lengths + length <= longest
        sums = np.concatenate((sums, sums[fits] + word_sum))
        lengths = np.concatenate((lengths, lengths[fits] + length))
    return sums, lengths


def _joined(words: Heaps, free: Heaps, table: AnagramTable) -> Sums:
    """The sums of all pairs of heaps that are not too long and could be a word's."""
    order = free[1].argsort(kind="stable")
    free_sums, free_lengths = free[0][order], free[1][order]
    found = []
    for length in np.unique(words[1]):
        fitting = free_sums[: free_lengths.searchsorted(LONGEST - length, side="right")]
        pairs = words[0][words[1] == length][:, None] + fitting[None, :]
        found.append(table.sieved(pairs.ravel()))
    return np.concatenate(found)
