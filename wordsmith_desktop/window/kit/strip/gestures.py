"""What is done at a strip: gestures in, a row that is played as an action out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.word_strip import EMPTY, LayRow, WordStrip
from wordsmith_desktop.session.table_view import AnyTable

from .strip import StripBoard
from .views import Load

W = TypeVar("W", bound=WordStrip)
"""A game's strip over what its player can reach."""


CARET: Final = "caret"
"""Where a table keeps a row that lies there, and the same with another caret."""


class StripGestures(ABC, Generic[W]):
    """Lays, moves and takes back what a game allows; says why where it does not.

    Every change of the row is an action of the match, so that undo, a crash and another look find
    it. Where the next piece goes is only the window's business until it is laid.
    """

    def __init__(self, table: AnyTable, *, changed: Callable[[], object]) -> None:
        """`changed` is called when the caret is elsewhere."""
        self.table = table
        self._changed = changed

    # What a game answers

    @abstractmethod
    def laid(self) -> tuple[Seat, W] | None:
        """Who may lay now, and the strip as it lies; None while nobody may."""

    @abstractmethod
    def refuse(self, rejection: Rejection) -> None:
        """Say why something cannot be laid so."""

    def may_lay(self) -> bool:
        """Whether the strip may be changed now."""
        return True

    # The strip

    @property
    def strip(self) -> W | None:
        """The strip, or None while nobody may lay."""
        found = self.laid()
        if found is None:
            return None
        strip = found[1]
        lying, moved = self.table.scratch.get(CARET, (None, EMPTY))
        return strip.with_row(moved) if lying == strip.row else strip

    def listen_to(self, strip: StripBoard) -> None:
        """Do what is wanted at a strip."""
        strip.typed.connect(self.type_letter)
        strip.erased.connect(self.erase)
        strip.deleted.connect(self.throw)
        strip.thrown.connect(self.throw)
        strip.carried.connect(self.carry)
        strip.dropped.connect(self.drop)
        strip.caret_moved.connect(self.move_caret)
        strip.cleared.connect(self.clear)

    def pick(self, load: Load) -> None:
        """Put what was picked at the caret."""
        self.drop(load, None)

    def drop(self, load: Load, place: int | None) -> None:
        """Put what is carried at a place of the strip, None for the caret."""
        if self.strip is not None:
            self.lay(self.strip.with_piece(load.piece, place))

    def put_back(self, load: Load) -> None:
        """Take a piece off the strip."""
        strip = self.strip
        if strip is not None and load.piece in strip.row.pieces:
            self.lay(strip.without(strip.row.pieces.index(load.piece)))

    def carry(self, start: int, end: int) -> None:
        """Put a piece of the strip at another place of it."""
        if self.strip is not None:
            self.lay(self.strip.moved(start, end))

    def throw(self, place: int) -> None:
        """Take the piece at a place off the strip."""
        if self.strip is not None:
            self.lay(self.strip.without(place))

    def type_letter(self, letter: str) -> None:
        """Lay the word with this letter more."""
        if self.strip is not None:
            self.lay(self.strip.typed(letter))

    def erase(self) -> None:
        """Take back the letter or the piece before the caret."""
        if self.strip is not None:
            self.lay(self.strip.erased())

    def move_caret(self, place: int) -> None:
        """Let the next piece go to another place."""
        found = self.laid()
        if found is not None and self.strip is not None:
            self.table.scratch[CARET] = found[1].row, self.strip.with_caret(place).row
            self._changed()

    def clear(self) -> None:
        """Take everything off the strip."""
        if self.strip is not None:
            self.lay(self.strip.cleared())

    def play(self, action: Any) -> None:
        """Play an action for whoever may lay, or say why not."""
        found = self.laid()
        if found is not None:
            for rejection in self.table.act(found[0], action)[:1]:
                self.refuse(rejection)

    def lay(self, after: W | Rejection) -> None:
        """Have the strip be so, or say why not."""
        strip = self.strip
        if strip is None or not self.may_lay():
            return
        if isinstance(after, Rejection):
            self.refuse(after)
        elif after.row != strip.row:
            self.play(LayRow(after.row))
        else:
            self._changed()
