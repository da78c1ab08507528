"""What happens in Length × Wit, in the past tense, enough to animate it."""

from __future__ import annotations

from typing import ClassVar

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import TableEvent, WordCalled

from .actions import Spelling
from .material import Rolled, Tile


class Began(TableEvent):
    """The lot is drawn, and everybody has the first tiles (L3)."""

    reveals: ClassVar[bool] = True
    starter: Seat
    tiles: tuple[tuple[Tile, ...], ...]
    """By seat."""


class TilesDrawn(TableEvent):
    """Whoever is in control drew tiles (L4)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tiles: tuple[Tile, ...]


class TilesSwapped(TableEvent):
    """A whole set went back for a new one (L5)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    gone: tuple[Tile, ...]
    tiles: tuple[Tile, ...]


class DiceThrown(TableEvent):
    """All dice on the table were rolled (L6, L8)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    dice: tuple[Rolled, ...]
    is_new: bool
    """Whether the last of them has just come from the bag."""


class WordSpelled(WordCalled):
    """A seat said a word (L7, L9)."""

    said: Spelling


class WordScored(TableEvent):
    """The turn's word was scored (L8)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    word: str
    tiles: tuple[Tile, ...]
    value: int
    """The values of its dice and tiles."""
    dice: int
    """How many dice it was multiplied by."""
    banked: int
    """The values of the banked tiles."""

    @property
    def points(self) -> int:
        """What it brought."""
        return self.value * self.dice + self.banked


class LuckPressed(TableEvent):
    """The word's tiles were banked, and one die more comes (L8)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    word: str
    tiles: tuple[Tile, ...]
    dice: tuple[Rolled, ...]
    """Those that lie on the table, and will be rolled with the new one."""
    free: tuple[Tile, ...]
    """What the seat has left to spell with."""


class VowelSpent(TableEvent):
    """A vowel lies face down (L8)."""

    seat: Seat
    tile: Tile


class TurnFailed(TableEvent):
    """No word: only the banked tiles score (L8)."""

    seat: Seat
    points: int


class ResponseAsked(TableEvent):
    """A seat may spell a word with the dice and its own tiles (L9)."""

    seat: Seat


class WordResponded(TableEvent):
    """A response stands (L9)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    word: str
    tiles: tuple[Tile, ...]
    points: int


class ResponseDeclined(TableEvent):
    """A seat responded with nothing (L9)."""

    seat: Seat


class LastRoundBegun(TableEvent):
    """A seat has reached the goal: the round is finished, then it is over (L11)."""

    seat: Seat
    last: Seat | None = None
    """Who has the last turn; None where nobody else has one."""


class ControlMoved(TableEvent):
    """The bags went to another seat (L10)."""

    seat: Seat
