"""A line for each other player on the empty place for words, until whoever looks acts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..appearance import look
from ..look import colour

_SHARE: Final = 0.36
"""Of the place's height, so much at its foot is free: what is to be done stands in its middle."""
_COLUMNS: Final = (1, 2, 3, 4)
_LEAST: Final = 20
"""Breadth of a column below which a line would say next to nothing, in growing grid steps."""
_PARTS: Final = "  "
"""Between a name and what was done."""


class SinceLines(QWidget):
    """Lies over the foot of that place and lets the mouse through.

    It is painted alone: chips say the same to whoever hears them.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.aside: Callable[[], int] = int
        """Breadth at the right of the place that something else takes, in pixels."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._lines: tuple[tuple[str, str], ...] = ()
        self._told: tuple[tuple[str, str], ...] = ()
        self._place: QWidget | None = None
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(lambda: self.show_lines(self._told, self._place))
        self.hide()

    @property
    def lines(self) -> tuple[tuple[str, str], ...]:
        """Who did what, as far as it is shown."""
        return self._lines

    def show_lines(self, lines: Sequence[tuple[str, str]], place: QWidget | None) -> None:
        """Show names and what was done at the foot of a place; nothing without one or the room.

        Whatever was raised lies over them, such as news.
        """
        self._told = tuple(lines)
        self._watch(place)
        has_room = place is not None and bool(lines) and self._lie_on(place, len(lines))
        self._lines = tuple(lines) if has_room else ()
        self.setVisible(has_room)
        if has_room:
            self.update()

    def _watch(self, place: QWidget | None) -> None:
        if place is self._place:
            return
        if self._place is not None:
            self._place.removeEventFilter(self)
        self._place = place
        if place is not None:
            place.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """The place goes with the window's size; what is around it moves a turn later."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self._told:
            self._again.start()
        return False

    def _lie_on(self, place: QWidget, count: int) -> bool:
        gap, height = look().gap(1.5), round(place.height() * _SHARE)
        corner = place.mapTo(self._page, QPoint(0, 0))
        top = corner.y() + place.height() - height
        width = place.width() - self.aside() - 2 * gap
        self.setGeometry(corner.x() + gap, top, width, height - gap // 2)
        return self._columns(count) > 0

    def _columns(self, count: int) -> int:
        """In how many columns so many lines have room; 0 where they have none."""
        rows = self.height() // QFontMetrics(look().font()).lineSpacing()
        most = self.width() // look().px(_LEAST)
        return next((one for one in _COLUMNS if one * rows >= count and one <= most), 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        count = len(self._lines)
        columns = self._columns(count)
        if not columns:
            return
        painter, rows = QPainter(self), -(-count // columns)
        width, step = self.width() / columns, QFontMetrics(look().font()).lineSpacing()
        for number, (name, line) in enumerate(self._lines):
            column, row = divmod(number, rows)
            top = self.height() - (rows - row) * step
            _paint(painter, QRectF(column * width, top, width - look().gap(1), step), name, line)


def _paint(painter: QPainter, area: QRectF, name: str, line: str) -> None:
    in_use, theme = look(), look().theme
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    for text, is_bold, ink in ((name, False, theme.ink), (line, True, theme.ink)):
        font = in_use.font(bold=is_bold)
        metrics = QFontMetrics(font)
        painter.setFont(font)
        painter.setPen(colour(ink))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(area.width()))
        painter.drawText(area, flags, shown)
        area.setLeft(area.left() + metrics.horizontalAdvance(f"{shown}{_PARTS}"))
