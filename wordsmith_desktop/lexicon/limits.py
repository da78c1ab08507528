"""Which words of a dictionary lie within somebody's limits."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from wordsmith_desktop.core.value import Value, replace

from .rulings import Reason, Ruling

if TYPE_CHECKING:
    # It brings NumPy with it, which the first window does without.
    from wordsmith_desktop.core.limits import Limits

    from .index import WordIndex
    from .lexicon import Lexicon


def narrowed(ruling: Ruling, limits: Limits, index: WordIndex) -> Ruling:
    """A dictionary's ruling within limits; words of the table's own count in any case.

    A word that the list does not hold is taken for rare.
    """
    if not ruling.accepted or ruling.reason is Reason.HOUSE_ACCEPTED:
        return ruling
    if len(ruling.word) < limits.least_letters:
        return replace(ruling, accepted=False, reason=Reason.SHORT_FOR_SEAT)
    place = index.position(ruling.word)
    commonness = 0 if place is None else int(index.commonness[place])
    if commonness < limits.least_commonness:
        return replace(ruling, accepted=False, reason=Reason.RARE_FOR_SEAT)
    return ruling


class JudgeWithin(Value):
    """Judges by a dictionary within limits.

    A value, and no function made for each asking: what bots have found out is kept by their words,
    of which it is a part.
    """

    lexicon: Lexicon
    limits: Limits

    def __call__(self, word: str) -> Ruling:
        """The verdict on a folded word."""
        return narrowed(self.lexicon.judge(word), self.limits, self.lexicon.index)


@lru_cache(maxsize=8)
def too_short(index: WordIndex, least_letters: int) -> frozenset[str]:
    """Every listed word of fewer letters, folded."""
    places = (index.lengths < least_letters).nonzero()[0]
    return frozenset(word.decode() for word in index.words[places].tolist())
