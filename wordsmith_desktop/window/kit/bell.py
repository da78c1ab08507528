"""A bell, for whoever has the last turn of a match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from .look import Look, colour

_WALL: Final = ((0.2, 0.72), (0.3, 0.56), (0.16, 0.2), (0.5, 0.16))
"""The left wall from the rim to the crown with its bends, in a unit square, y downward."""


def paint_bell(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint a bell into a square."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    left = [QPointF(*point) * side for point in _WALL]
    right = [QPointF(side - point.x(), point.y()) for point in reversed(left)]
    body = QPainterPath(left[0])
    body.cubicTo(left[1], left[2], left[3])
    body.cubicTo(right[1], right[2], right[3])
    body.closeSubpath()
    ink = colour(look.theme.ink)
    painter.setPen(QPen(ink, max(1.0, side * 0.06)))
    painter.setBrush(ink)
    painter.drawEllipse(QPointF(side / 2, side * 0.84), side * 0.08, side * 0.07)
    painter.drawEllipse(QPointF(side / 2, side * 0.13), side * 0.04, side * 0.04)
    painter.setBrush(colour(look.theme.accent_soft))
    painter.drawPath(body)
    rim = QPen(ink, max(1.5, side * 0.1))
    rim.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(rim)
    painter.drawLine(QPointF(side * 0.13, side * 0.74), QPointF(side * 0.87, side * 0.74))
    painter.restore()
