"""Which words a player knows: the common ones surely, rarer ones by chance, the same all match."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WordIndex

from .vocabulary import Flags, Places, Vocabulary

NOBODYS: Final = 10
"""Words below this commonness nobody has met; no player that is no person uses them."""
PLAIN: Final = 45
"""From this commonness on everybody knows a word..."""
PLAIN_LETTERS: Final = 5
"""... of at most so many letters."""
EVERYTHING: Final = -200.0
"""The centre of what somebody knows who knows every listed word."""

_BITS: Final = 24
"""Chances are whole numbers of 2**24: sums of floats may differ from machine to machine."""
_UNUSED: Final = np.uint64(64 - _BITS)
_MIX: Final = (
    (np.uint64(30), np.uint64(0xBF58476D1CE4E5B9)),
    (np.uint64(27), np.uint64(0x94D049BB133111EB)),
)
_LAST_SHIFT: Final = np.uint64(31)
"""Shifts and multipliers of the finaliser of SplitMix64 (Steele, Lea, Flood 2014)."""


class Knowledge(Value):
    """How far a player's words reach, in commonness (ten times the Zipf frequency).

    A word of commonness c is known with the chance 1 / (1 + exp((centre - c) / width)).
    """

    centre: float
    """Of words as common as this, every second one is known."""
    width: float
    """How soft the edge is."""
    least: int = NOBODYS
    """Rarer words are never known."""

    def chance(self, commonness: int) -> float:
        """The share of words of a commonness that are known, 0 to 1."""
        if commonness < self.least:
            return 0.0
        # Beyond 700 the exponential is more than a float can hold.
        return 1 / (1 + math.exp(min(700.0, (self.centre - commonness) / self.width)))


def known(words: Vocabulary, knowledge: Knowledge) -> Flags:
    """Whether each word of the index is known to `words.mind`, shape (n,); not to be changed.

    Vulgar words are not where the vocabulary is a family's, nor rare ones below its own least
    commonness, nor what the table has banned.
    """
    return _known(
        words.index,
        knowledge,
        words.mind,
        words.least_commonness,
        words.is_family,
        words.is_everyday,
        words.banned,
    )


@lru_cache(maxsize=16)
def _known(
    index: WordIndex,
    knowledge: Knowledge,
    mind: int,
    least: int,
    is_family: bool,
    is_everyday: bool,
    banned: frozenset[str],
) -> Flags:
    words = Vocabulary(index, least, is_family, is_everyday, banned, mind=mind)
    (found,) = _met(words, slice(None), knowledge)
    found[banned_places(words)] = False
    found.flags.writeable = False
    return found


def known_among(words: Vocabulary, places: Places, *knowledge: Knowledge) -> list[Flags]:
    """The same for the words at some places alone, where the others are not asked about.

    One answer for each `knowledge`: all are of the same mind, whose bits are drawn once.
    """
    found = _met(words, places, *knowledge)
    if words.banned:
        is_open = ~np.isin(places, banned_places(words))
        found = [one & is_open for one in found]
    return found


def banned_places(words: Vocabulary) -> npt.NDArray[np.intp]:
    """The places of what the table has banned, ascending."""
    return _places_of(words.index, words.banned)


@lru_cache(maxsize=16)
def _places_of(index: WordIndex, words: frozenset[str]) -> npt.NDArray[np.intp]:
    places = (index.position(word) for word in words)
    return np.array(sorted(place for place in places if place is not None), np.intp)


def _met(words: Vocabulary, places: Places | slice, *knowledge: Knowledge) -> list[Flags]:
    """The same without the table's bans."""
    index = words.index
    commonness = index.commonness[places]
    bits = drawn(index.words[places], words.mind) >> _UNUSED
    is_short = index.lengths[places] <= PLAIN_LETTERS
    may = words.offered(places)
    found = []
    for one in knowledge:
        is_plain = is_short & (commonness >= max(PLAIN, one.least))
        found.append(((bits < _chances(one)[commonness]) | is_plain) & may)
    return found


@lru_cache(maxsize=32)
def _chances(knowledge: Knowledge) -> npt.NDArray[np.uint64]:
    """Of every commonness, how many of 2**24 words are known."""
    chances = np.array([knowledge.chance(c) * (1 << _BITS) for c in range(256)])
    return chances.astype(np.uint64)


def drawn(words: npt.NDArray[np.bytes_], mind: int) -> npt.NDArray[np.uint64]:
    """64 random bits for each of some folded words, shape (n,), which `mind` and the word give.

    So a longer list changes nothing about the words that were on it before.
    """
    eights = -(-words.dtype.itemsize // 8)
    codes = words.astype(f"S{8 * eights}").view(np.dtype("<u8")).reshape(len(words), eights)
    bits = _mixed(codes[:, 0] ^ np.uint64(mind))
    for column in codes.T[1:]:
        bits = _mixed(bits ^ column)
    return bits


def _mixed(bits: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """Scrambled bits; those that are given are written over."""
    for shift, factor in _MIX:
        bits ^= bits >> shift
        bits *= factor
    bits ^= bits >> _LAST_SHIFT
    return bits
