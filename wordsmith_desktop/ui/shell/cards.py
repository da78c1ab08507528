"""Thick cards that are buttons: a game, or the match to go on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QEnterEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import EnterButton
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.look import Look, colour

BROADEST: Final = 1160
"""The content of a page is no broader than this many pixels at 100 % text."""

PaintPicture = Callable[[QPainter, QRectF, Look], None]
_LOADED: Final[set[PaintPicture]] = set()
"""Pictures that were painted before, so that all they need has been imported."""


class Card(EnterButton):
    """A picture on felt and some lines of text; the whole card is the button."""

    def __init__(self, picture: PaintPicture | None, lines: Sequence[QLabel], name: str) -> None:
        """`name` is what a screen reader says of it."""
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        step = look().gap(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * step, 2 * step, 3 * step, 3 * step)
        row.setSpacing(3 * step)
        if picture is not None:
            row.addWidget(Picture(picture))
        column = QVBoxLayout()
        column.setSpacing(step)
        column.addStretch(1)
        for line in lines:
            line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(line)
        column.addStretch(1)
        row.addLayout(column, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    # `paintEvent` asks `underMouse`, and not every style repaints a button for that.
    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_lifted = self.underMouse() and not self.isDown()
        # A widget cannot paint outside its rect: shadow and thick edge need this room inside it.
        box = QRectF(self.rect()).adjusted(5, 3, -5, -9)
        painter.setPen(Qt.PenStyle.NoPen)
        for layer in range(5 if is_lifted else 3):
            painter.setBrush(colour(theme.shadow, 0.05))
            painter.drawRoundedRect(box.adjusted(-layer, 1, layer, 2 + layer), 13, 13)
        # The lower edge of the card, seen from above: it is thick.
        painter.setBrush(colour(theme.hairline))
        painter.drawRoundedRect(box.translated(0, 3), 12, 12)
        painter.setPen(QPen(colour(theme.edge if is_lifted else theme.hairline), 1.5))
        painter.setBrush(colour(theme.raised))
        painter.drawRoundedRect(box, 12, 12)
        if self.hasFocus():
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 10, 10)


class Picture(QWidget):
    """A game's picture on a piece of felt."""

    def __init__(self, paint: PaintPicture) -> None:
        super().__init__()
        self._paint = paint
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(216, 136)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # A pen is centred on its path: on the very edge the outer half would be cut off.
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        felt = QPainterPath()
        felt.addRoundedRect(box, 8, 8)
        painter.fillPath(felt, colour(theme.felt))
        painter.setPen(QPen(colour(theme.hairline), 1))
        painter.drawPath(felt)
        if self._paint not in _LOADED:
            # A game's pieces and what they are painted by take longer to load than all the rest
            # of a page: it can be read and used before they lie there.
            QTimer.singleShot(0, self, self._load)
            return
        painter.setClipPath(felt)
        self._paint(painter, box.adjusted(8, 8, -8, -8), look())

    def _load(self) -> None:
        _LOADED.add(self._paint)
        self.update()


class CardGrid(QWidget):
    """Cards beside and below each other, as many in a row as find room."""

    def __init__(self, cards: Sequence[QWidget], *, least_width: int) -> None:
        """`least_width` of a card in pixels."""
        super().__init__()
        self._cards = list(cards)
        self._least = least_width
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(look().gap(1.5))
        self._arrange(1)

    def resizeEvent(self, _event: object) -> None:
        self._arrange(max(1, min(len(self._cards), self.width() // self._least)))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        # A grid keeps the stretch of a column that became empty, which would go on taking room.
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, int(column < columns))
        self._columns = columns
        for index, card in enumerate(self._cards):
            self._grid.removeWidget(card)
            self._grid.addWidget(card, index // columns, index % columns)


def text_card(
    picture: PaintPicture | None, *, kicker: str = "", title: str, lines: Sequence[str]
) -> Card:
    """A card with a small line above its title and others below."""
    labels = [label(kicker, tone="muted")] if kicker else []
    labels.append(label(title, size="lead"))
    labels.extend(label(line, tone="muted") for line in lines if line)
    name = ", ".join(part for part in (kicker, title, *lines) if part)
    return Card(picture, labels, name)


def in_the_middle(content: QWidget) -> QWidget:
    """The content in a column that is never too broad to be read."""
    frame = QFrame()
    row = QHBoxLayout(frame)
    row.setContentsMargins(0, 0, 0, 0)
    content.setMaximumWidth(round(BROADEST * look().scale))
    row.addStretch(1)
    row.addWidget(content, 1000)
    row.addStretch(1)
    return frame
