"""Which of the words that a player knows it overlooks at one look: the long and the rare ones."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WordIndex

from .knowing import PLAIN, drawn
from .vocabulary import Flags, Places

EASY_LETTERS: Final = 4
"""Words of no more letters are seen as easily as any."""
MOST: Final = 0.95
"""No word is overlooked more often."""

_BITS: Final = 24
_UNUSED: Final = np.uint64(64 - _BITS)


class Blindness(Value):
    """How easily words are overlooked: the chance of each is the sum of these, times `share`."""

    share: float
    """0 for a player who overlooks nothing."""
    a_letter: float
    """For each letter beyond `EASY_LETTERS`."""
    a_tenth: float = 0.03
    """For each tenth of a Zipf value below a common word's."""


def overlooked(
    index: WordIndex,
    places: Places,
    blindness: Blindness,
    bits: int,
    further: npt.NDArray[np.float64] | float = 0.0,
) -> Flags:
    """Whether each of the words at some places is overlooked at the look of random `bits`.

    `further` is what makes each of them harder to see on this table. A short and common word is
    overlooked for nothing else.
    """
    letters = index.lengths[places].astype(np.int64)
    commonness = index.commonness[places].astype(np.int64)
    long = np.maximum(letters - EASY_LETTERS, 0) * blindness.a_letter
    rare = np.maximum(PLAIN - commonness, 0) * blindness.a_tenth
    chance = np.minimum((long + rare + further) * blindness.share, MOST)
    return drawn(index.words[places], bits) >> _UNUSED < (chance * (1 << _BITS)).astype(np.uint64)
