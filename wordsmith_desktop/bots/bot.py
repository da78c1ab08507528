"""The one protocol for everything that plays or advises without a person."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value

if TYPE_CHECKING:
    # A word index brings NumPy with it, which the first window does without.
    from .vocabulary import Vocabulary

A_co = TypeVar("A_co", covariant=True)
"""A game's actions."""
O_contra = TypeVar("O_contra", contravariant=True)
"""A game's observations."""

ShouldStop: TypeAlias = Callable[[], bool]
"""Whether nobody waits for an answer any more."""
Report: TypeAlias = Callable[[int, int], object]
"""Is told how much of a search is done, and of how much."""


class Search(Value):
    """What a bot under way may ask and tell, whatever thread it is in."""

    should_stop: ShouldStop = lambda: False
    report: Report = lambda _done, _whole: None
    is_watched: bool = False
    """Whether people look on: then what could be done in one go is done step by step."""


class Motive(Value):
    """Why a bot decided so; the window turns it into a sentence. A game may tell more."""

    word: str = ""
    """The word that it is after, folded."""
    points: int | None = None
    """What that brings, in the game's unit."""
    is_secret: bool = False
    """Whether it tells of what the others at the table may not know yet."""
    is_guarded: bool = False
    """Whether it tells if the word is one, which the others may doubt for a while."""
    rarer: Motive | None = None
    """What a rarer word would bring, where that is clearly more or there is no common one."""


class Wait(Value):
    """In an action's place: nothing until something changes, such as somebody else's bench."""


class Decision(Value, Generic[A_co]):
    """A bot's answer."""

    action: A_co
    """Open to the seat that the bot looked from."""
    motive: Motive | None = None
    """None where it cannot say."""
    after_ms: int = 0
    """So long it is at it if nothing changes meanwhile, in milliseconds of the match: where all
    play at once, whoever is first is first. Clocks and races reckon with it; what else is shown
    as thinking is the table's pace."""
    is_patient: bool = False
    """Whether it is only played once all who may act would leave it at that: where a word is let
    stand, or the next challenge begun. People are never hurried so."""


class Bot(Protocol[O_contra, A_co]):
    """Decides what a seat does, or would do.

    It is pure: the same observation, words and numbers give the same answer, at any pace and on
    any computer. It knows nothing but what it is given, so that it cannot cheat.
    """

    def __call__(
        self, seen: O_contra, vocabulary: Vocabulary, rng: Rng, search: Search, /
    ) -> Decision[A_co] | None:
        """Decide, in a moment in which the seat that looks is to act.

        None where it was stopped, or where nothing can be done; `Wait` where that is as it should
        be.
        """


AnyBot: TypeAlias = Bot[Any, Any]
"""The bot of some game, for code that serves them all."""
