"""One piece of a row, to be picked or carried away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QInputMethodEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import say

from ..appearance import look
from ..buttons import EnterButton
from ..composing import take_composed, type_composed
from ..focus import shows_focus
from ..motion.flights import Lying
from .painting import PieceArt, paint_choice, paint_empty_place, paint_focus, paint_new
from .views import PieceLoad, PieceView

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
RISE: Final = 12
"""How far a chosen piece lies above the others, and what room is left for that, in pixels."""


def row_height() -> int:
    """Height of a piece in a row in pixels; large text takes room away from it."""
    return 48 + look().px(4.5)


def button_size(art: PieceArt, height: int) -> QSize:
    """Room that a piece of that height takes in a row, with its shadow, in pixels."""
    room, side = round(art.room(height)), round(art.side_room(height))
    return QSize(round(art.size(height).width()) + 2 * side, height + room + RISE)


def button_height_in(art: PieceArt, width: int) -> int:
    """Height of a button that has only so many pixels of breadth."""
    height = art.height_in(width)
    return round(height + art.room(height)) + RISE


class PieceButton(EnterButton):
    """Shows a piece. While pieces are chosen for an exchange it is a check box instead."""

    picked = Signal(object)
    """Its `PieceLoad` is wanted on the strip."""
    returned = Signal(object)
    """Its `PieceLoad`, which lies on the strip, is wanted back."""
    reached = Signal()
    """It has the keyboard now."""

    def __init__(
        self, view: PieceView, art: PieceArt, *, height: int, parent: QWidget | None = None
    ) -> None:
        """`height` is that of the piece in pixels."""
        super().__init__(parent)
        self._art, self._height = art, height
        self._view = view
        self._is_carried = False
        self._is_coming = False
        self._is_new = False
        self._picture = QPixmap()
        self._kept_for: object = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        take_composed(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._tell)
        self._speak()

    @property
    def view(self) -> PieceView:
        """What is shown."""
        return self._view

    @property
    def load(self) -> PieceLoad | None:
        """What can be carried away; None while its place is empty or pieces are chosen."""
        return None if self._view.is_used or self.isCheckable() else PieceLoad(self._view.id)

    def show_piece(self, view: PieceView) -> None:
        """Show another piece in the same place; a choice belongs to the piece, not to the place."""
        if view == self._view:
            return
        if view.id != self._view.id:
            self.setChecked(False)
        self._view = view
        self._speak()
        self.update()

    def _speak(self) -> None:
        view = self._view
        spoken = say(texts.ON_STRIP, piece=view.spoken) if view.is_used else view.spoken
        self.setAccessibleName(spoken)

    def set_choosing(self, is_choosing: bool) -> None:
        """Be a check box, or a piece to be picked."""
        self.setChecked(False)
        self.setCheckable(is_choosing)
        self.update()

    def set_carried(self, is_carried: bool) -> None:
        """Leave only the place while the piece is in a hand."""
        self._is_carried = is_carried
        self.update()

    def lying(self) -> Lying | None:
        """The piece as it lies in the row; None where only its place is."""
        if self._view.is_used or self._is_carried or self.isHidden():
            return None
        art, view = self._art, self._view
        area = self.piece_area().translated(QPointF(self.pos()))
        return Lying(area, lambda painter, rect: art.paint(painter, rect, view, look()))

    def set_coming(self, is_coming: bool) -> None:
        """Leave only the place while the piece is on its way here."""
        if is_coming != self._is_coming:
            self._is_coming = is_coming
            self.update()

    def mark_new(self, is_new: bool) -> None:
        """Mark it as come since whoever looks acted last, or no longer."""
        if is_new != self._is_new:
            self._is_new = is_new
            self.setAccessibleDescription(say(texts.NEW_PIECE) if is_new else "")
            self.update()

    def _tell(self) -> None:
        if not self.isCheckable():
            signal = self.returned if self._view.is_used else self.picked
            signal.emit(PieceLoad(self._view.id))

    def set_piece_height(self, height: int) -> None:
        """Have the piece be so many pixels high."""
        self._height = height
        self.updateGeometry()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        type_composed(self, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()  # The row moves between its pieces, not Qt.
        elif self.isCheckable() and event.key() in ENTER:
            event.ignore()  # Space chooses; Enter is for all that are chosen.
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return button_size(self._art, self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(look().target, look().target)

    def piece_area(self) -> QRectF:
        """Where the piece lies within the button."""
        whole, art = QRectF(self.rect()), self._art
        is_full = self.width() >= button_size(art, self._height).width()
        lying = self._height if is_full else art.height_in(whole.width())
        room = art.room(lying)
        height = (whole.width() - 2 * art.side_room(lying)) / art.aspect
        size = art.size(max(1.0, min(whole.height() - room - RISE, height)))
        area = QRectF(0, 0, size.width(), size.height())
        area.moveCenter(whole.center())
        area.moveBottom(whole.bottom() - room - (RISE - 3 if self.isChecked() else 0))
        return area

    def paint_load(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what a hand carries, lifted."""
        area = QRectF(self.piece_area())
        area.moveCenter(rect.center())
        self._art.paint(painter, area, self._view, look(), lifted=True)

    def paint_piece(self, painter: QPainter, area: QRectF) -> None:
        """Paint what lies in the row: the piece, or only its place."""
        if self._is_coming:
            # What it is shows once it is there.
            paint_empty_place(painter, area, look().theme.edge, corner=self._art.corner)
            return
        is_away = self._view.is_used or self._is_carried
        painter.drawPixmap(0, 0, self._kept(area, is_away=is_away))

    def _kept(self, area: QRectF, *, is_away: bool) -> QPixmap:
        """The piece as it lies in the button, painted once: much flies over it."""
        ratio, in_use = self.devicePixelRatioF(), look()
        asked = (self._view, area, self.size(), is_away, in_use, ratio)
        if asked != self._kept_for:
            picture = QPixmap(self.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._art.paint(painter, area, self._view, in_use, faded=is_away)
            painter.end()
            self._picture, self._kept_for = picture, asked
        return self._picture

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, area = look(), self.piece_area()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_piece(painter, area)
        if self._is_new and not self._view.is_used:
            paint_new(painter, area, in_use, corner=self._art.corner)
        if self.isCheckable():
            side = in_use.px(1.5) + 12
            left = min(area.right() - side * 0.7, self.width() - side - 1)
            at = QRectF(left, max(1.0, area.top() - side * 0.3), side, side)
            paint_choice(painter, at, in_use, is_chosen=self.isChecked())
        if self.hasFocus() and shows_focus():
            paint_focus(painter, area, in_use, corner=self._art.corner)
