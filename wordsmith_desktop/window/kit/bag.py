"""A tied bag, out of which pieces are drawn unseen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from .look import Look, colour


def paint_bag(painter: QPainter, area: QRectF, look: Look) -> None:
    """Paint a bag that fills an area; what is in it may be painted on it."""
    theme = look.theme

    def at(x: float, y: float) -> QPointF:
        return QPointF(area.left() + x * area.width(), area.top() + y * area.height())

    path = QPainterPath(at(0.24, 0.04))
    path.quadTo(at(0.5, 0.14), at(0.76, 0.04))
    path.lineTo(at(0.66, 0.24))
    path.cubicTo(at(1.0, 0.4), at(1.05, 0.98), at(0.82, 0.98))
    path.lineTo(at(0.18, 0.98))
    path.cubicTo(at(-0.05, 0.98), at(0.0, 0.4), at(0.34, 0.24))
    path.closeSubpath()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(theme.edge), 1.5))
    painter.setBrush(colour(theme.wood))
    painter.drawPath(path)
    painter.setPen(QPen(colour(theme.wood_ink), 1.5))
    painter.drawLine(at(0.33, 0.25), at(0.67, 0.25))
