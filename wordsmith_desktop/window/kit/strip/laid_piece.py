"""A piece on the strip, to be pressed, carried and told to a screen reader."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import say

from ..appearance import look
from ..composing import take_composed, type_composed
from ..look import Look, colour
from ..tips import set_tip
from .painting import PieceArt, paint_empty_place
from .views import LaidLoad, LaidView


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
        take_composed(self)
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
        set_tip(self, view.group_name)

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

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        type_composed(self, event)

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


ROUND: Final = 12
"""Radius of the strip's corners in pixels."""
_DEPTH: Final = 10
"""How far the shadow of the inset's upper edge reaches, in pixels."""


def paint_inset(painter: QPainter, whole: QRectF, look: Look, *, edge: str, is_firm: bool) -> None:
    """Felt that lies deeper than the table, with an edge of that colour."""
    theme = look.theme
    area = whole.adjusted(1.5, 1.5, -1.5, -1.5)
    path = QPainterPath()
    path.addRoundedRect(area, ROUND, ROUND)
    painter.fillPath(path, colour(theme.felt))
    if theme.name != "contrast":
        painter.save()
        painter.setClipPath(path)
        shade = QLinearGradient(0, area.top(), 0, area.top() + _DEPTH)
        shade.setColorAt(0.0, colour(theme.shadow, 0.28))
        shade.setColorAt(1.0, colour(theme.shadow, 0.0))
        painter.fillRect(QRectF(area.left(), area.top(), area.width(), _DEPTH), shade)
        painter.restore()
    painter.setPen(QPen(colour(edge), 3 if is_firm else 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def paint_gap(painter: QPainter, area: QRectF, look: Look, *, corner: float) -> None:
    """The room held free for a piece that is being carried."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(look.theme.accent_soft))
    painter.drawRoundedRect(area, 6, 6)
    paint_empty_place(painter, area, look.theme.accent, corner=corner)


def paint_caret(
    painter: QPainter, x: float, pieces: QRectF, look: Look, *, has_keyboard: bool
) -> None:
    """An upright bar with feet where the next piece goes."""
    ink = look.theme.focus if has_keyboard else look.theme.accent
    painter.setPen(QPen(colour(ink), 3.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    top, foot = pieces.top() - 5, pieces.bottom() + 2
    painter.drawLine(QLineF(x, top, x, foot))
    for end in (top, foot):
        painter.drawLine(QLineF(x - 4, end, x + 4, end))


def paint_strip_focus(painter: QPainter, whole: QRectF, look: Look) -> None:
    """Two rings inside the strip's edge."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, inside, broad in ((look.theme.focus, 1.5, 3.0), (look.theme.ink, 4.0, 1.5)):
        painter.setPen(QPen(colour(ink), broad))
        area = whole.adjusted(inside, inside, -inside, -inside)
        painter.drawRoundedRect(area, ROUND - inside, ROUND - inside)
