"""Thick cards that are buttons: a game, or the match to go on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QEnterEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from .appearance import look
from .buttons import EnterButton
from .labels import label
from .layouts import in_grid, in_row
from .look import Look, colour
from .roles import has_role

BROADEST: Final = 1160
"""The content of a page is no broader than this many pixels at 100 % text."""

CARD_SIDE: Final = 5
"""Pixels left and right of a card's upper side, for its shadow."""

_PICTURE: Final = QSize(216, 136)
_LEAST_PICTURE: Final = 48
"""Pixels; in less height nobody knows what it is meant to be."""

PaintPicture = Callable[[QPainter, QRectF, Look], None]
_LOADED: Final[set[PaintPicture]] = set()
"""Pictures that were painted before, so that all they need has been imported."""


class PictureCard(EnterButton):
    """A picture on felt and some lines of text; the whole card is the button."""

    is_inviting = False
    """Whether it stands out, as what is likely to be wanted."""

    def __init__(self, picture: PaintPicture | None, lines: Sequence[QLabel], name: str) -> None:
        """`name` is what a screen reader says of it."""
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        step = look().gap(1)
        row = QHBoxLayout(self)
        left = 2 * step if picture is not None else round(2.5 * step)
        row.setContentsMargins(left, 2 * step, 3 * step, 3 * step)
        row.setSpacing(3 * step)
        if picture is not None:
            beside = Picture(picture)
            beside.setFixedSize(beside.sizeHint())
            row.addWidget(beside)
        column = QVBoxLayout()
        column.setSpacing(step)
        column.addStretch(1)
        for line in lines:
            # A click on a line is one on the card.
            line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(line)
        self._last_line = lines[-1] if lines else None
        column.addStretch(1)
        row.addLayout(column, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_last_line(self, text: str) -> None:
        """Say something else in the last line, and have it read so."""
        if self._last_line is not None:
            before = self._last_line.text().removesuffix(".")
            self._last_line.setText(text)
            name = self.accessibleName().replace(before, text.removesuffix("."))
            self.setAccessibleName(name)

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
        area = paint_thick_card(painter, QRectF(self.rect()), is_lifted=is_lifted)
        if self.is_inviting:
            painter.setPen(QPen(colour(theme.accent), 3))
            painter.setBrush(colour(theme.accent_soft))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 11, 11)
        if self.hasFocus():
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 10, 10)


def paint_thick_card(painter: QPainter, rect: QRectF, *, is_lifted: bool) -> QRectF:
    """A card with its shadow inside a widget's rectangle; its upper side."""
    theme = look().theme
    # A widget cannot paint outside its rect: shadow and thick edge need this room inside it.
    area = rect.adjusted(CARD_SIDE, 3, -CARD_SIDE, -9)
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(5 if is_lifted else 3):
        painter.setBrush(colour(theme.shadow, 0.05))
        painter.drawRoundedRect(area.adjusted(-layer, 1, layer, 2 + layer), 13, 13)
    # The lower edge of the card, seen from above: it is thick.
    painter.setBrush(colour(theme.hairline))
    painter.drawRoundedRect(area.translated(0, 3), 12, 12)
    painter.setPen(QPen(colour(theme.edge if is_lifted else theme.hairline), 1.5))
    painter.setBrush(colour(theme.raised))
    painter.drawRoundedRect(area, 12, 12)
    return area


@has_role(QAccessible.Role.Graphic)
class Picture(QWidget):
    """A game's picture on a piece of felt, as large as there is room for."""

    def __init__(self, paint: PaintPicture, size: QSize = _PICTURE) -> None:
        """`size` in pixels is what it asks for."""
        super().__init__()
        self._paint, self._size = paint, size
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return self._size

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.height() < _LEAST_PICTURE:
            return
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # A pen is centred on its path: on the very edge the outer half would be cut off.
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        felt = QPainterPath()
        felt.addRoundedRect(area, 8, 8)
        painter.fillPath(felt, colour(theme.felt))
        painter.setPen(QPen(colour(theme.hairline), 1))
        painter.drawPath(felt)
        if self._paint not in _LOADED:
            # A game's pieces and what they are painted by take longer to load than all the rest
            # of a page: it can be read and used before they lie there.
            QTimer.singleShot(0, self, self._load)
            return
        painter.setClipPath(felt)
        self._paint(painter, area.adjusted(8, 8, -8, -8), look())

    def _load(self) -> None:
        _LOADED.add(self._paint)
        self.update()


class CardGrid(QWidget):
    """Cards beside and below each other, as many in a row as find room."""

    def __init__(
        self,
        cards: Sequence[QWidget],
        *,
        least_width: int,
        fills_rows: bool = False,
        first_span: int = 1,
        spacing: float = 1.5,
    ) -> None:
        """`least_width` of a card in pixels; rows that are filled are all equally long.

        The first card is as broad as `first_span` of the others; `spacing` in grid steps.
        """
        super().__init__()
        self._fills_rows = fills_rows
        self._first_span = first_span
        self._cards = list(cards)
        self._least = least_width
        self._columns = 0
        self._grid = in_grid(inside=self, spacing=look().gap(spacing))
        self._arrange(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.columns_in(self.width()))

    def columns_in(self, width: int) -> int:
        """How many stand beside each other in so many pixels."""
        count = len(self._cards) + self._first_span - 1
        gap = self._grid.spacing()
        columns = max(1, min(count, (width + gap) // (self._least + gap)))
        while self._fills_rows and count % columns:
            columns -= 1
        return columns

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        # A grid keeps the stretch of a column that became empty, which would go on taking room.
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, int(column < columns))
        self._columns = columns
        at = 0
        for card in self._cards:
            span = min(columns, 1 if at else self._first_span)
            self._grid.removeWidget(card)
            self._grid.addWidget(card, at // columns, at % columns, 1, span)
            at += span


def text_card(
    picture: PaintPicture | None, *, kicker: str = "", title: str, lines: Sequence[str]
) -> PictureCard:
    """A card with a small line above its title and others below."""
    labels = [label(kicker, tone="muted")] if kicker else []
    labels.append(label(title, size="lead"))
    labels.extend(label(line, tone="muted") for line in lines if line)
    # Sentences among them would be read as "one., two" between commas.
    name = ", ".join(part.removesuffix(".") for part in (kicker, title, *lines) if part)
    return PictureCard(picture, labels, name)


def in_the_middle(content: QWidget) -> QWidget:
    """The content in a column that is never too broad to be read."""
    frame = QFrame()
    row = in_row(inside=frame)
    content.setMaximumWidth(round(BROADEST * look().scale))
    row.addStretch(1)
    row.addWidget(content, 1000)
    row.addStretch(1)
    return frame
