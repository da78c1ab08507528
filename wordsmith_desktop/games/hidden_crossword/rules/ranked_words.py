"""All words of a language by length, the commonest first, to be sifted by what may stand where.

Where letters have no end, every listed word may go into a slot: half a million of German ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.folding import LETTERS
from wordsmith_desktop.lexicon.index import WordIndex

_FIRST: Final = 512
"""So many words are sifted at first: the common ones are mostly among them."""
_GROWTH: Final = 4


class WordsOfLength(Value, eq=False):
    """Words of one length, the commonest first, then by the alphabet."""

    codes: npt.NDArray[np.uint8]
    """A row for each word, a column for each of its letters; each column lies in one piece."""
    commonness: npt.NDArray[np.uint8]

    def fitting(self, letters: Sequence[str], most: int) -> Iterator[tuple[str, int]]:
        """The first words with one of those letters in each place, and how common they are."""
        limits = sorted(
            (len(allowed), column, allowed)
            for column, allowed in enumerate(letters)
            if len(allowed) < len(LETTERS)
        )
        start, size = 0, _FIRST
        while start < len(self.codes) and most > 0:
            places = self._sifted(start, start + size, limits)
            for place in places[:most].tolist():
                yield self.codes[place].tobytes().decode(), int(self.commonness[place])
            most -= len(places)
            start, size = start + size, size * _GROWTH

    def _sifted(
        self, start: int, stop: int, limits: Sequence[tuple[int, int, str]]
    ) -> npt.NDArray[np.intp]:
        """The words from one place to another that keep to those columns' letters."""
        if not limits:
            return np.arange(start, min(stop, len(self.codes)))
        (_, column, allowed), *others = limits
        # As one piece a column is looked through many times faster than place by place.
        places = start + np.flatnonzero(_are_among(self.codes[start:stop, column], allowed))
        for _, column, allowed in others:
            places = places[_are_among(self.codes[places, column], allowed)]
        return places


def _are_among(codes: npt.NDArray[np.uint8], letters: str) -> npt.NDArray[np.bool_]:
    if len(letters) == 1:
        return np.equal(codes, ord(letters))
    return _among(letters)[codes]


@lru_cache(maxsize=1024)
def _among(letters: str) -> npt.NDArray[np.bool_]:
    """For every code of a letter whether it is one of these."""
    is_one = np.zeros(256, np.bool_)
    is_one[np.frombuffer(letters.encode(), np.uint8)] = True
    return is_one


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
            codes = np.asfortranarray(rows[of_length][:, :length])
            found[length] = WordsOfLength(codes, commonness[of_length])
    return found
