"""What hands do to a strip, kept for a turn: gestures in, another row out, with a way back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.word_strip import EMPTY, Row, WordStrip
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import UpdateKind
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.strip.strip import Strip
from wordsmith_desktop.ui.kit.strip.views import Load
from wordsmith_desktop.wording.table_texts import UPDATES
from wordsmith_desktop.wording.texts import say

W = TypeVar("W", bound=WordStrip)
"""A game's strip over what its player can reach."""


@dataclass(slots=True)
class _Work:
    """What was done to a strip since its span began."""

    span: object
    row: Row = EMPTY
    done: list[Row] = field(default_factory=list)
    undone: list[Row] = field(default_factory=list)


_UNDER_WAY: WeakKeyDictionary[AnySession, _Work] = WeakKeyDictionary()
"""What lies on the strips; a page that is built anew goes on with it."""


class StripHands(ABC, Generic[W]):
    """Lays, moves and takes back what a game allows; says why where it does not."""

    def __init__(
        self, session: AnySession, *, banner: Banner, changed: Callable[[], object]
    ) -> None:
        """`changed` is called when other pieces lie on the strip, or its caret is elsewhere."""
        self.session = session
        self._banner = banner
        self._changed = changed

    # What a game answers

    @abstractmethod
    def span(self) -> object | None:
        """What a row is kept for, such as a turn's number; None while nobody may lay."""

    @abstractmethod
    def over(self, row: Row) -> W:
        """A row as the strip of whoever may lay now."""

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
        work = self._work()
        return None if work is None else self.over(work.row)

    def listen_to(self, strip: Strip) -> None:
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
        strip, work = self.strip, self._work()
        if strip is not None and work is not None:
            work.row = strip.with_caret(place).row
            self._changed()

    def clear(self) -> None:
        """Take everything off the strip."""
        if self.strip is not None:
            self.lay(self.strip.cleared())

    @property
    def can_undo(self) -> bool:
        """Whether something on the strip can be taken back."""
        work = self._work()
        return work is not None and self.may_lay() and bool(work.done)

    @property
    def can_redo(self) -> bool:
        """Whether something can be brought back to the strip."""
        work = self._work()
        return work is not None and self.may_lay() and bool(work.undone)

    def undo(self) -> None:
        """Take the last change of the strip back."""
        work = self._work()
        if work is not None and self.can_undo:
            work.undone.append(work.row)
            work.row = work.done.pop()
            self._banner.show_info(say(UPDATES[UpdateKind.UNDONE]))
            self._changed()

    def redo(self) -> None:
        """Bring back what undo took."""
        work = self._work()
        if work is not None and self.can_redo:
            work.done.append(work.row)
            work.row = work.undone.pop()
            self._banner.show_info(say(UPDATES[UpdateKind.REDONE]))
            self._changed()

    def lay(self, after: W | Rejection) -> None:
        """Have the strip be so, or say why not."""
        work = self._work()
        if not self.may_lay():
            return
        if isinstance(after, Rejection):
            self.refuse(after)
        elif work is not None:
            if after.row != work.row:
                work.done.append(work.row)
                work.undone.clear()
                work.row = after.row
            self._changed()

    def _work(self) -> _Work | None:
        span = self.span()
        if span is None:
            return None
        work = _UNDER_WAY.get(self.session)
        if work is None or work.span != span:
            work = _UNDER_WAY[self.session] = _Work(span)
        return work
