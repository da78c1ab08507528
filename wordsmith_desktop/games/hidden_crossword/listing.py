"""Words of one length in alphabetical order, as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.games.hidden_crossword.mark_table import Codes, Fits, letter_codes
from wordsmith_desktop.lexicon.index import WordIndex


@dataclass(frozen=True, eq=False, slots=True)
class Listed:
    """Words of one length, each once, in alphabetical order."""

    words: tuple[str, ...]
    commonness: npt.NDArray[np.int64]
    """Shape (words,): ten times the Zipf value, 0 if never met."""
    codes: Codes

    def best(self, fits: Fits, limit: int | None = None) -> tuple[str, ...]:
        """Those that fit, the commonest first, then by the alphabet."""
        places = fits.nonzero()[0]
        order = np.argsort(-self.commonness[places], kind="stable")[:limit]
        return tuple(self.words[place] for place in places[order])

    def are(self, word: str) -> Fits:
        """Which of them is that word."""
        return np.array([one == word for one in self.words], np.bool_)


def listed_words(commonness: Mapping[str, int], length: int) -> Listed:
    """Words of that length with the commonness of each."""
    words = tuple(sorted(commonness))
    ranks = np.array([commonness[word] for word in words], np.int64)
    return Listed(words, ranks, letter_codes(words, length))


@lru_cache(maxsize=8)
def buildable(index: WordIndex, letters: str) -> Mapping[int, Mapping[str, int]]:
    """The words that can be laid with letters, and how common each is, by their length."""
    found: dict[int, dict[str, int]] = {}
    for word, length, commonness in index.from_letters(letters):
        found.setdefault(length, {})[word] = commonness
    return found
