"""What happens at every table, in the past tense, enough to animate it."""

from __future__ import annotations

from typing import ClassVar

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.lexicon.rulings import Ruling


class TableEvent(Event, kw_only=True):
    """The base of all events of all games."""

    only: Seat | None = None
    """The one seat that may see it; None where everyone may."""

    @property
    def played_words(self) -> tuple[str, ...]:
        """The words it tells of that were played: said to the table or put to the dictionary."""
        return ()


class WordCalled(TableEvent):
    """A seat said a word; a game tells what else belongs to it."""

    seat: Seat
    word: str

    @property
    def played_words(self) -> tuple[str, ...]:
        return (self.word,)


class VoteAsked(TableEvent):
    """A word unknown to the dictionary is put to the other players."""

    reveals: ClassVar[bool] = True
    seat: Seat
    word: str


class WordRefused(TableEvent):
    """A word does not stand; its seat may say another."""

    reveals: ClassVar[bool] = True
    seat: Seat
    word: str
    ruling: Ruling | None
    """What the dictionary said; None where the table voted against it, or a rule speaks."""
    fault: Rejection | None = None
    """The game's rule that it breaks, if that is why."""

    @property
    def played_words(self) -> tuple[str, ...]:
        return (self.word,)


class ObjectionRaised(TableEvent):
    """Another seat doubts the word that was called."""

    reveals: ClassVar[bool] = True
    by: Seat
    word: str


class WordJudged(TableEvent):
    """The dictionary spoke."""

    reveals: ClassVar[bool] = True
    seat: Seat
    """Whose word it is."""
    ruling: Ruling

    @property
    def played_words(self) -> tuple[str, ...]:
        return (self.ruling.word,)


class VoteCast(TableEvent):
    """A seat voted."""

    seat: Seat
    accept: bool


class TimeRanOut(TableEvent):
    """A hard clock ended a turn."""

    reveals: ClassVar[bool] = True
    seat: Seat


class HandedOver(TableEvent):
    """It is another seat's turn, and what it has may be seen by nobody else."""

    reveals: ClassVar[bool] = True
    seat: Seat


class MatchEnded(TableEvent):
    """The match is over."""

    reveals: ClassVar[bool] = True
    totals: tuple[int, ...]
    """Points by seat."""
