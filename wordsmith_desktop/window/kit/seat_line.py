"""What the row of players says of each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import (
    QPainter,
)

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import say, say_count

from .look import Look

PART: Final = " · "
"""Between several things that one player did."""

PaintPrize = Callable[[QPainter, QRectF, Look], None]
"""Paints something that a player has won into a square."""


class Winnings(Value):
    """What a player has won, lying on the chip."""

    pictures: tuple[PaintPrize, ...]
    """From left to right; where there are many each lies partly over the one before."""
    spoken: str
    """All of them in words."""


class SeatLine(Value):
    """What the row says of one seat."""

    name: str
    points: int | None = None
    """None where points are not to be shown."""
    is_to_move: bool = False
    is_done: bool = False
    """Whether the seat has finished while others go on."""
    note: str = ""
    """A word of the game's own, such as "4 of 6"."""
    share: float | None = None
    """How much of the way to the goal is done, from 0 to 1; None where there is no goal."""
    is_asked: bool = False
    """Whether the seat may answer now, in somebody else's turn."""
    winnings: Winnings | None = None
    """None where nothing is won yet."""
    detail: str = ""
    """What is said and in the tool tip only."""
    has_bell: bool = False
    """Whether a bell tells that this seat has the last turn of the match."""

    @property
    def second_line(self) -> str:
        """Points, state and note in words."""
        points = "" if self.points is None else say_count(texts.POINTS, self.points)
        won = self.winnings.spoken if self.winnings else ""
        parts = (points, self._state(), self.note, won, self.detail)
        return " · ".join(part for part in parts if part)

    def _state(self) -> str:
        if self.is_to_move:
            return say(texts.SEAT_TO_MOVE)
        if self.is_asked:
            return say(texts.SEAT_ASKED)
        return say(texts.SEAT_DONE) if self.is_done else ""
