"""What tells a card's colour without colour: pips to count, and the pattern of a band."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from wordsmith_desktop.ui.kit.look import colour

BAR, STRIPES, DOTS = 1, 2, 3
"""Letters on a card, which decide on its pattern."""


def paint_band(painter: QPainter, area: QPainterPath, letters: int, ink: str) -> None:
    """Fill a low, broad area: a bar for one letter, diagonal stripes for two, dots for three."""
    painter.save()
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    _PATTERNS[letters](painter, area.boundingRect(), ink)
    painter.restore()


def paint_pips(
    painter: QPainter, at: QPointF, count: int, ink: str, *, radius: float, step: float
) -> None:
    """So many pips in a row to the right; `at` is the middle of the first, lengths in pixels."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(ink))
    for place in range(count):
        painter.drawEllipse(at + QPointF(place * step, 0.0), radius, radius)


def _paint_bar(painter: QPainter, box: QRectF, ink: str) -> None:
    """A bar with fill above and below it, so that a dark band does not end a card early."""
    height = box.height() * 0.5
    painter.fillRect(QRectF(box.left(), box.top() + height * 0.5, box.width(), height), colour(ink))


def _paint_stripes(painter: QPainter, box: QRectF, ink: str) -> None:
    height = box.height()
    pitch = max(5.0, height * 0.8)
    painter.setPen(QPen(colour(ink), pitch * 0.42, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    x = box.left() - height
    while x < box.right() + height:
        painter.drawLine(QLineF(x - 2, box.bottom() + 2, x + height + 2, box.top() - 2))
        x += pitch


def _paint_dots(painter: QPainter, box: QRectF, ink: str) -> None:
    """One row of dots, as many as there is room for, set evenly."""
    step = max(5.0, box.height() * 1.15)
    count = max(2, round(box.width() / step))
    step = box.width() / count
    radius = min(box.height() * 0.32, step * 0.32)
    first = QPointF(box.left() + step / 2, box.center().y())
    paint_pips(painter, first, count, ink, radius=radius, step=step)


_PATTERNS: Final[dict[int, Callable[[QPainter, QRectF, str], None]]] = {
    BAR: _paint_bar,
    STRIPES: _paint_stripes,
    DOTS: _paint_dots,
}
