"""A piece on the strip, to be pressed, carried and told to a screen reader."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.strip import texts
from wordsmith_desktop.ui.kit.strip.art import PieceArt
from wordsmith_desktop.ui.kit.strip.loads import LaidLoad
from wordsmith_desktop.ui.kit.strip.views import LaidView
from wordsmith_desktop.ui.kit.texts import say


class LaidPiece(QAbstractButton):
    """Stands where its piece lies; the strip paints the piece, which may be gliding still."""

    thrown = Signal()
    """It was double-clicked."""
    changed = Signal()
    """It is to be painted in another way, or is in a hand."""

    def __init__(self, view: LaidView, art: PieceArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._view, self._art = view, art
        self._is_carried = False
        self._is_held = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.show_piece(view, is_held=False)

    @property
    def view(self) -> LaidView:
        """What is shown."""
        return self._view

    @property
    def is_carried(self) -> bool:
        """Whether it is being dragged, so that its place is free."""
        return self._is_carried

    @property
    def is_held(self) -> bool:
        """Whether it was clicked and waits for a place to be clicked."""
        return self._is_held

    @property
    def load(self) -> LaidLoad:
        """What a hand carries of it."""
        return LaidLoad(self._view.id)

    def show_piece(self, view: LaidView, *, is_held: bool) -> None:
        """Show a piece."""
        self._view, self._is_held = view, is_held
        self.setAccessibleName(say(texts.PICKED_UP, piece=view.spoken) if is_held else view.spoken)
        self.setAccessibleDescription(view.group_name)
        self.setToolTip(view.group_name)

    def set_carried(self, is_carried: bool) -> None:
        """Leave the strip while in a hand; it stays a visible widget, for the hand holds it."""
        self._is_carried = is_carried
        self.changed.emit()

    def paint_load(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what a hand carries, lifted."""
        self._art.paint(painter, rect, self._view, look(), lifted=True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The strip paints."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.thrown.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # All other keys are the strip's.

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.changed.emit()
