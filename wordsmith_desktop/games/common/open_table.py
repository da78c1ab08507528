"""What every table knows: who judges words and how, clocks, and the verbs for them."""

from __future__ import annotations

from enum import Enum, unique
from typing import TypeAlias

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.rulings import Ruling

Refusals: TypeAlias = tuple[tuple[int, str], ...]
"""The number of the turn and the word, folded, of what was refused, in order."""


@unique
class Referee(Enum):
    """Who decides whether a word stands."""

    AUTOMATIC = "automatic"
    """An invalid claim is refused at once."""
    OBJECTION = "objection"
    """A word stands unless another seat objects; then the dictionary decides."""
    VOTE = "vote"
    """Words unknown to the dictionary are put to the other players."""


@unique
class Clock(Enum):
    """What the end of a turn's time means."""

    OFF = "off"
    SOFT = "soft"
    HARD = "hard"


@unique
class VoteRule(Enum):
    """How many of the other seats must accept a word that the dictionary does not know."""

    MAJORITY = "majority"
    ALL = "all"


@unique
class CallStage(Enum):
    """Who is asked about a called word."""

    RULING = "ruling"
    OBJECTIONS = "objections"
    VOTE = "vote"


class Rule(Value):
    """The referee's verdict on the word in question."""

    ruling: Ruling


class Object(Value):
    """Doubt the word that was just called, so that it is judged."""


class LetStand(Value):
    """Nobody objects: the word stands unjudged."""


class Vote(Value):
    """One seat's vote on a word that the dictionary does not know."""

    accept: bool


class TimeExpired(Value):
    """A clock of the acting seat has run out."""

    timer: str
    """The name of the `Timer` that ended."""


class OpenTable:
    """The base of observations of a game in which all lies open, and everybody looks."""

    __slots__ = ()

    @property
    def holder(self) -> Seat | None:
        """Nobody has a secret to look at."""
        return None

    @property
    def is_hidden(self) -> bool:
        """Nothing is."""
        return False

    @property
    def is_asked(self) -> bool:
        """Whether the others are asked about a word; they look in any case."""
        return False
