"""Which words of a dictionary count for somebody who plays by less than all of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.lexicon.rulings import Reason, Ruling

if TYPE_CHECKING:
    # It brings NumPy with it, which a list of saves is read without.
    from wordsmith_desktop.lexicon.index import WordIndex


@dataclass(frozen=True, slots=True)
class Limits:
    """What a word must be to count."""

    least_commonness: int = 0
    """Ten times the Zipf frequency; 0 takes every word."""
    least_letters: int = 0
    """Hyphens and apostrophes count (R3), and umlauts as two letters (R4)."""

    def __post_init__(self) -> None:
        if self.least_commonness < 0 or self.least_letters < 0:
            raise ValueError(f"no limits: {self}")

    def narrowed(self, ruling: Ruling, index: WordIndex) -> Ruling:
        """A dictionary's ruling within these limits; words of the table's own count in any case.

        A word that the list does not hold is taken for rare.
        """
        if not ruling.accepted or ruling.reason is Reason.HOUSE_ACCEPTED:
            return ruling
        if len(ruling.word) < self.least_letters:
            return replace(ruling, accepted=False, reason=Reason.SHORT_FOR_SEAT)
        place = index.position(ruling.word)
        commonness = 0 if place is None else int(index.commonness[place])
        if commonness < self.least_commonness:
            return replace(ruling, accepted=False, reason=Reason.RARE_FOR_SEAT)
        return ruling


NO_LIMITS: Final = Limits()


@lru_cache(maxsize=8)
def too_short(index: WordIndex, least_letters: int) -> frozenset[str]:
    """Every listed word of fewer letters, folded."""
    places = (index.lengths < least_letters).nonzero()[0]
    return frozenset(word.decode() for word in index.words[places].tolist())
