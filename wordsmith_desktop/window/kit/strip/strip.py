"""The building strip: pieces are laid, moved and taken off by mouse and from the keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QInputMethodEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from ..composing import is_foreign, take_composed, tell_foreign, type_composed
from .display import StripDisplay
from .geometry import after_taking
from .painting import PieceArt
from .views import LaidLoad, StripWords

REACH: Final = 16
"""A load let go so many pixels beside the strip still falls on it."""
_ALT: Final = Qt.KeyboardModifier.AltModifier
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_WAYS: Final[dict[int, int]] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class StripBoard(StripDisplay):
    """Tells what hands want done with the pieces on the strip; it knows no rule.

    Places count from 0, before the first piece, to the number of pieces, after the last.
    """

    typed = Signal(str)
    """A letter key, as it was typed: A-Z, an umlaut or ß in either case."""
    erased = Signal()
    """Backspace: take back what is before the caret."""
    deleted = Signal(int)
    """Delete: take off the piece at this index, the one after the caret."""
    carried = Signal(int, int)
    """The piece at the first index is to lie at the second one, counted without it."""
    dropped = Signal(object, int)
    """A `PieceLoad`, or a load of the game's own, was let go at a place."""
    thrown = Signal(int)
    """The piece at this index is to go back to where it came from."""
    caret_moved = Signal(int)
    """The caret is wanted at a place."""
    cycled = Signal(int)
    """The next (1) or previous (-1) way to lay the typed word is wanted."""
    submitted = Signal()
    """Enter."""
    cleared = Signal()
    """Escape, with nothing picked up."""

    def __init__(
        self, art: PieceArt, words: StripWords, *, levels: int = 0, parent: QWidget | None = None
    ) -> None:
        """As its display."""
        super().__init__(art, words, levels=levels, parent=parent)
        self._is_closed = False
        take_composed(self)
        self.piece_clicked.connect(self._click_piece)
        self.piece_thrown.connect(self._throw_piece)

    # What Dragging asks and tells

    def place_at(self, pos: QPointF) -> int | None:
        """The place for something let go at a point of the strip; None beside it."""
        reach = self.rect().adjusted(-REACH, -REACH, REACH, REACH)
        if not (self.isEnabled() and self.isVisible() and reach.contains(pos.toPoint())):
            return None
        return self.place_near(pos.x())

    def take(self, load: object, place: int) -> None:
        """A load was let go at a place; for a piece, one among the others."""
        if not isinstance(load, LaidLoad):
            self.dropped.emit(load, place)
            return
        index = self.index_of(load.piece)
        if index is not None and index != place:
            self.carried.emit(index, place)

    def let_go(self, load: object) -> None:
        """A load was let go beside the strip."""
        if isinstance(load, LaidLoad):
            self._throw_piece(load.piece)

    # Click and click

    @property
    def held(self) -> int | None:
        """The number of the piece that was picked up by a click."""
        return self._held

    @property
    def is_holding(self) -> bool:
        """Whether one is."""
        return self._held is not None

    def hold(self, number: int | None) -> None:
        """Pick a piece on the strip up, or put it back."""
        self._held = number
        for piece in self.pieces:
            piece.show_piece(piece.view, is_held=piece.view.id == number)
        self.update()

    def _click_piece(self, number: int) -> None:
        held, index = self.held, self.index_of(number)
        if index is None:
            return
        if held is None:
            self.hold(number)
            if index != self.caret:
                self.caret_moved.emit(index)
            return
        self.hold(None)
        start = self.index_of(held)
        if start is not None and start != index:
            self.carried.emit(start, index)

    def _throw_piece(self, number: int) -> None:
        self.hold(None)
        index = self.index_of(number)
        if index is not None:
            self.thrown.emit(index)

    def _click_place(self, place: int) -> None:
        start = None if self.held is None else self.index_of(self.held)
        self.hold(None)
        if start is None:
            if place != self.caret:
                self.caret_moved.emit(place)
        elif after_taking(place, start) != start:
            self.carried.emit(start, after_taking(place, start))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._click_place(self.place_near(event.position().x()))
        else:
            super().mousePressEvent(event)

    # Keyboard

    def event(self, event: QEvent) -> bool:
        """While a piece is picked up, Enter and Escape are the strip's own."""
        is_own = (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and self.held is not None
            and event.key() in (*_ENTER, Qt.Key.Key_Escape)
        )
        if is_own:
            event.accept()
            return True
        return super().event(event)

    def setEnabled(self, is_enabled: bool) -> None:
        """A strip that is closed keeps the keyboard, which Qt would take from a piece of it."""
        self._is_closed = not is_enabled
        if not is_enabled and self.has_keyboard:
            self.setFocus()
        super().setEnabled(is_enabled)
        if is_enabled and self.hasFocus():
            self.setFocus()

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        if self._is_closed or self.home is self:
            super().setFocus(reason)
        else:
            self.home.setFocus(reason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.home is not self and not self._is_closed:
            self.home.setFocus(event.reason())
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        type_composed(self, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.take_key(event))

    def take_key(self, event: QKeyEvent) -> bool:
        """Act on a key as if the strip had the keyboard; says whether it meant anything.

        A page hands keys on that no other widget wanted, so that typing always builds.
        """
        if not self.isEnabled():
            return False
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return self._carry_by_key(event)
        return self._caret_key(event) or self._edit_key(event) or self._type(event)

    def _carry_by_key(self, event: QKeyEvent) -> bool:
        """Ctrl and an arrow move the piece after the caret, or the last one."""
        step = _STEPS.get(event.key())
        if step is None or not self.pieces:
            return False
        index = min(self.caret, len(self.pieces) - 1)
        goal = index + step
        if 0 <= goal < len(self.pieces):
            number = self.pieces[index].view.id
            self.carried.emit(index, goal)
            self._follow(number, goal)
        return True

    def _follow(self, number: int, goal: int) -> None:
        """Keep the caret before a piece that was carried, so that the next key carries it on."""
        if self.index_of(number) == goal and self.caret != goal:
            self.caret_moved.emit(goal)

    def _caret_key(self, event: QKeyEvent) -> bool:
        key, end = event.key(), len(self.pieces)
        if key in _STEPS:
            place = max(0, min(self.caret + _STEPS[key], end))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            place = 0 if key == Qt.Key.Key_Home else end
        else:
            return False
        if place != self.caret:
            self.caret_moved.emit(place)
        return True

    def _edit_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Backspace:
            self.erased.emit()
        elif key == Qt.Key.Key_Delete:
            if self.caret < len(self.pieces):
                self.deleted.emit(self.caret)
        elif key in _WAYS:
            self.cycled.emit(_WAYS[key])
        elif key in _ENTER:
            if not event.isAutoRepeat():
                self._enter()
        elif key == Qt.Key.Key_Escape:
            self._escape()
        else:
            return False
        return True

    def _enter(self) -> None:
        """Put a picked-up piece where the caret is, else build."""
        if self.held is None:
            self.submitted.emit()
        elif self.caret < len(self.pieces):
            self._click_piece(self.pieces[self.caret].view.id)
        else:
            self._click_place(self.caret)

    def _escape(self) -> None:
        if self.held is None:
            self.cleared.emit()
        else:
            self.hold(None)

    def _type(self, event: QKeyEvent) -> bool:
        text = event.text()
        if len(text) != 1 or not text.isalpha() or event.modifiers() & _ALT:
            return False
        if not (is_foreign(text) and tell_foreign(self, text)):
            self.typed.emit(text)
        return True
