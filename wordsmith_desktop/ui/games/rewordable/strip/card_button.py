"""One card to be picked or carried away, in a hand or in the pool."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.ui.games.rewordable.cards.face import card_size, paint_card, shadow_room
from wordsmith_desktop.ui.games.rewordable.strip import texts
from wordsmith_desktop.ui.games.rewordable.strip.loads import CardLoad
from wordsmith_desktop.ui.games.rewordable.strip.painting import (
    paint_choice,
    paint_focus,
)
from wordsmith_desktop.ui.games.rewordable.strip.views import CardView
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import EnterButton
from wordsmith_desktop.ui.kit.look import TARGET
from wordsmith_desktop.ui.kit.texts import say

ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
RISE: Final = 12
"""How far a chosen card lies above the others, and what room is left for that, in pixels."""


def row_card_height() -> int:
    """Height of a card in a row in pixels; large text takes room away from it."""
    return 48 + look().px(4.5)


class CardButton(EnterButton):
    """Shows a card. While cards are chosen for an exchange it is a check box instead."""

    picked = Signal(object)
    """Its `CardLoad` is wanted on the strip."""
    returned = Signal(object)
    """Its `CardLoad`, which lies on the strip, is wanted back."""

    def __init__(self, view: CardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._is_carried = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._tell)
        self._speak()

    @property
    def view(self) -> CardView:
        """What is shown."""
        return self._view

    @property
    def load(self) -> CardLoad | None:
        """What can be carried away; None while its place is empty or cards are chosen."""
        return None if self._view.is_used or self.isCheckable() else CardLoad(self._view.id)

    def show_card(self, view: CardView) -> None:
        """Show another card in the same place; a choice belongs to the card, not to the place."""
        if view == self._view:
            return
        if view.id != self._view.id:
            self.setChecked(False)
        self._view = view
        self._speak()
        self.update()

    def _speak(self) -> None:
        view = self._view
        spoken = say(texts.ON_STRIP, card=view.spoken) if view.is_used else view.spoken
        self.setAccessibleName(spoken)

    def set_choosing(self, is_choosing: bool) -> None:
        """Be a check box, or a card to be picked."""
        self.setChecked(False)
        self.setCheckable(is_choosing)
        self.update()

    def set_carried(self, is_carried: bool) -> None:
        """Leave only the place while the card is in a hand."""
        self._is_carried = is_carried
        self.update()

    def _tell(self) -> None:
        if not self.isCheckable():
            signal = self.returned if self._view.is_used else self.picked
            signal.emit(CardLoad(self._view.id))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()  # The row moves between its cards, not Qt.
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        height = row_card_height()
        room = round(shadow_room(height))
        return QSize(round(card_size(height).width()) + 2 * room, height + room + RISE)

    def minimumSizeHint(self) -> QSize:
        return QSize(TARGET, TARGET)

    def card_box(self) -> QRectF:
        """Where the card lies within the button."""
        whole = QRectF(self.rect())
        room = shadow_room(row_card_height())
        breadth = (whole.width() - 2 * room) / card_size(1.0).width()
        size = card_size(max(1.0, min(whole.height() - room - RISE, breadth)))
        box = QRectF(0, 0, size.width(), size.height())
        box.moveCenter(whole.center())
        box.moveBottom(whole.bottom() - room - (RISE - 3 if self.isChecked() else 0))
        return box

    def paint_load(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what a hand carries, lifted."""
        box = QRectF(self.card_box())
        box.moveCenter(rect.center())
        paint_card(painter, box, self._view.text, look(), lifted=True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, box = look(), self.card_box()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_away = self._view.is_used or self._is_carried
        paint_card(painter, box, self._view.text, in_use, faded=is_away)
        if self.isCheckable():
            side = in_use.px(1.5) + 12
            at = QRectF(box.right() - side * 0.7, max(1.0, box.top() - side * 0.3), side, side)
            paint_choice(painter, at, in_use, is_chosen=self.isChecked())
        if self.hasFocus():
            paint_focus(painter, box, in_use)
