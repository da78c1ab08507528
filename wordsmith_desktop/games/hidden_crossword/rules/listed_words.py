"""Words of one length in alphabetical order, as arrays."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.folding import ALPHABET
from wordsmith_desktop.lexicon.index import WordIndex

from .mark_matrix import Codes, Fits, letter_codes


class Listed(Value, eq=False):
    """Words of one length, each once, in alphabetical order."""

    codes: Codes
    commonness: npt.NDArray[np.uint8]
    """Shape (words,): ten times the Zipf value, 0 if never met."""

    def __len__(self) -> int:
        return len(self.codes)

    def where(self, fits: Fits) -> Listed:
        """Those that fit."""
        return Listed(self.codes[fits], self.commonness[fits])

    def best(self, limit: int | None = None) -> tuple[str, ...]:
        """The commonest first, then by the alphabet."""
        order = np.argsort(-self.commonness.astype(np.int64), kind="stable")[:limit]
        return tuple(bytes(codes).decode("ascii") for codes in self.codes[order])

    def are(self, word: str) -> Fits:
        """Which of them is that word."""
        if len(word) != self.codes.shape[1]:
            return np.zeros(len(self.codes), np.bool_)
        fits: Fits = (self.codes == letter_codes([word], len(word))).all(axis=1)
        return fits


def listed_words(words: Iterable[str], length: int) -> Listed:
    """Words of that length of which nobody knows how common they are."""
    codes = letter_codes(sorted(set(words)), length)
    return Listed(codes, np.zeros(len(codes), np.uint8))


@lru_cache(maxsize=32)
def buildable(index: WordIndex, letters: str, length: int) -> Listed:
    """The words of a length that can be laid with letters, each used as often as it is given."""
    longest = index.words.dtype.itemsize
    if length > longest:
        return listed_words((), length)
    missing = sum(1 << bit for bit, letter in enumerate(ALPHABET) if letter not in letters)
    likely = (index.lengths == length) & ((index.letter_masks & np.uint32(missing)) == 0)
    places = likely.nonzero()[0]
    codes = index.words[places].view(np.uint8).reshape(len(places), longest)[:, :length]
    fits: Fits = np.ones(len(places), np.bool_)
    for letter in set(letters):
        fits &= (codes == ord(letter)).sum(axis=1) <= letters.count(letter)
    return Listed(codes[fits], index.commonness[places[fits]])


def joined(first: Listed, second: Listed) -> Listed:
    """The words of both, with the commonness that the first knows."""
    is_new = [not first.are(bytes(codes).decode("ascii")).any() for codes in second.codes]
    codes = np.concatenate([first.codes, second.codes[is_new]])
    commonness = np.concatenate([first.commonness, second.commonness[is_new]])
    order = np.lexsort(codes.T[::-1])
    return Listed(codes[order], commonness[order])
