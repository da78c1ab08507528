"""All words of a language by length, the commonest first, to be sifted by what may stand where.

Where letters have no end, every listed word may go into a slot: half a million of German ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.lexicon.folding import LETTERS
from wordsmith_desktop.lexicon.index import WordIndex


@dataclass(frozen=True, eq=False)
class WordsOfLength:
    """Words of one length, the commonest first, then by the alphabet."""

    codes: npt.NDArray[np.uint8]
    """A row for each word, a column for each of its letters."""
    commonness: npt.NDArray[np.uint8]

    def fitting(self, letters: Sequence[str], most: int) -> Iterator[tuple[str, int]]:
        """The first words with one of those letters in each place, and how common they are."""
        places = np.arange(len(self.codes))
        for column, allowed in enumerate(letters):
            if len(allowed) < len(LETTERS):
                is_one = np.zeros(256, np.bool_)
                is_one[np.frombuffer(allowed.encode(), np.uint8)] = True
                places = places[is_one[self.codes[places, column]]]
        for place in places[:most].tolist():
            yield self.codes[place].tobytes().decode(), int(self.commonness[place])


@lru_cache(maxsize=2)
def ranked_words(index: WordIndex, *, least: int, family: bool) -> Mapping[int, WordsOfLength]:
    """The words of at least that commonness by length; `family` leaves vulgar ones out."""
    keep = index.commonness >= least
    if family:
        keep &= ~index.vulgar
    places = np.flatnonzero(keep)
    # The index is in alphabetical order, and the sort keeps it among equals.
    places = places[np.argsort(255 - index.commonness[places], kind="stable")]
    rows = index.words[places].view(np.uint8).reshape(len(places), index.words.dtype.itemsize)
    lengths, commonness = index.lengths[places], index.commonness[places]
    has_sign = ((rows < ord("A")) & (rows > 0)).any(axis=1)
    found = {}
    for length in range(2, index.words.dtype.itemsize + 1):
        of_length = np.flatnonzero((lengths == length) & ~has_sign)
        if len(of_length):
            codes = np.ascontiguousarray(rows[of_length][:, :length])
            found[length] = WordsOfLength(codes, commonness[of_length])
    return found
