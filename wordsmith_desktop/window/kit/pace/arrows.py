"""Arrows over a page, from where something was to where it is now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import atan2, cos, pi, sin
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ..appearance import look
from ..look import colour

ArrowSpan: TypeAlias = tuple[QRect, QRect]
"""From where to where, in the page's coordinates."""
_WIDE: Final = 3.0
"""Breadth of a line in pixels."""
_HEAD: Final = 1.5
"""Length of its head, in grid steps."""
_BEND: Final = 0.2
"""How far a line bends to the side, in its length."""


class Arrows(QWidget):
    """Lies over the whole page and lets the mouse through."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ways: Callable[[], Iterable[ArrowSpan]] = tuple
        page.installEventFilter(self)
        self.hide()

    def show_ways(self, ways: Callable[[], Iterable[ArrowSpan]] | None) -> None:
        """Show these, which are asked for whenever they are painted; None for none."""
        self._ways = ways or tuple
        self.setVisible(ways is not None)
        if ways is not None:
            self._cover()
            self.raise_()
            self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parent() and event.type() is QEvent.Type.Resize:
            self._cover()
        return False

    def _cover(self) -> None:
        page = self.parentWidget()
        if page is not None:
            self.setGeometry(page.rect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for source, goal in self._ways():
            _paint_arrow(painter, *_ends(source, goal))


def _ends(source: QRect, goal: QRect) -> tuple[QPointF, QPointF]:
    """From the side of the one that faces the other to that of the other."""
    start, end = QPointF(source.center()), QPointF(goal.center())
    is_down = end.y() > start.y()
    start.setY(source.bottom() if is_down else source.top())
    end.setY(goal.top() if is_down else goal.bottom())
    return start, end


def _paint_arrow(painter: QPainter, start: QPointF, end: QPointF) -> None:
    ink = colour(look().theme.accent)
    way = end - start
    bend = start + way / 2 + QPointF(-way.y(), way.x()) * _BEND
    path = QPainterPath(start)
    path.quadTo(bend, end)
    # An edge in the ground's colour parts the line from whatever it crosses.
    for pen in (QPen(colour(look().theme.table), _WIDE + 3), QPen(ink, _WIDE)):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)
    angle, size = atan2(end.y() - bend.y(), end.x() - bend.x()), look().px(_HEAD)
    sides = (angle + pi * 0.85, angle - pi * 0.85)
    corners = [end, *(end + QPointF(cos(one), sin(one)) * size for one in sides)]
    painter.setPen(QPen(colour(look().theme.table), 1))
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF(corners))
