"""Advice: the best word that everybody knows, and beside it a rarer one that is clearly better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from wordsmith_desktop.core.value import Value, replace

from .bot import Decision, Motive
from .knowing import NOBODYS
from .vocabulary import Vocabulary


class Advice(Value):
    """What somebody of certain words would do."""

    decision: Decision[Any]
    worth: float
    """By what it is compared, in the game's own unit."""

    @property
    def has_word(self) -> bool:
        """Whether it comes to a word, and is no pass."""
        return self.decision.motive is not None and bool(self.decision.motive.word)


Ask: TypeAlias = Callable[[Vocabulary], Advice | None]
"""What somebody would do who knows all of these words; None for nothing."""
_RARER: Final = (NOBODYS, 0)
"""Least commonness of rarer words: those that somebody has met go before those that nobody has."""


def advised(ask: Ask, words: Vocabulary, *, clearly: float) -> Decision[Any] | None:
    """The best that everyday words come to, with what a rarer one would bring in its motive.

    The rarer word is told of where it is worth more by `clearly`, and where there is no everyday
    one: nobody is to pass while there is a word. Without an everyday word its action is advised.
    """
    common = ask(_from(words.everyday, NOBODYS))
    is_found = common is not None and common.has_word
    rarer = _rarer(ask, words, lasts=not is_found)
    if rarer is None:
        return common.decision if common is not None else None
    if common is None:
        return Decision(rarer.decision.action, Motive(rarer=rarer.decision.motive))
    if not rarer.has_word or (is_found and rarer.worth < common.worth + clearly):
        return common.decision
    if not is_found and rarer.worth <= common.worth:
        return common.decision
    motive = replace(common.decision.motive or Motive(), rarer=rarer.decision.motive)
    action = common.decision.action if is_found else rarer.decision.action
    return replace(common.decision, action=action, motive=motive)


def _rarer(ask: Ask, words: Vocabulary, *, lasts: bool) -> Advice | None:
    """The best that rarer words come to; the rarest are looked at only where the search `lasts`."""
    found = None
    for least in _RARER if lasts else _RARER[:1]:
        found = ask(_from(words, least))
        if found is not None and found.has_word:
            return found
    return found


def _from(words: Vocabulary, least: int) -> Vocabulary:
    """Those of at least a commonness: all who ask so share what is looked up for it."""
    return replace(words, least_commonness=max(least, words.least_commonness))
