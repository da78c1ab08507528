"""How often letters occur in the words that people meet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from .folding import LETTERS
from .index import WordIndex

RAREST_WORD: Final = 30
"""Words met less often (ten times the Zipf value) have no say in the frequencies."""


def letter_shares(index: WordIndex) -> Mapping[str, float]:
    """The share of all letters by letter, A to Z, which adds up to 1.

    A word that is just not too rare counts once, and once more for every Zipf step above that.
    """
    chosen = (index.commonness >= RAREST_WORD) & ~index.vulgar
    words = index.words[chosen]
    weights = 1 + (index.commonness[chosen] - float(RAREST_WORD)) / 10
    found = np.zeros(256)
    for column in words.view(np.uint8).reshape(len(words), -1).T:
        found += np.bincount(column, weights, 256)
    counts = {letter: found[ord(letter)] for letter in LETTERS}
    total = sum(counts.values())
    return {letter: float(count / total) for letter, count in counts.items()}
