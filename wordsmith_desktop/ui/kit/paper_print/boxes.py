"""Small boxes to be ticked, and what may stand in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPolygonF

from wordsmith_desktop.ui.kit.paper_print.paper import SHADE, Paper, Weight

_TICK: Final = ((0.2, 0.52), (0.43, 0.76), (0.82, 0.22))
"""Corners in a box whose side is 1."""


def paint_box(paper: Paper, box: QRectF, *, is_shaded: bool = False) -> None:
    """An empty box."""
    if is_shaded:
        paper.painter.fillRect(box, SHADE)
    paper.pen(Weight.LINE)
    paper.painter.drawRect(box)


def paint_tick(paper: Paper, box: QRectF) -> None:
    """Tick a box."""
    paper.pen(Weight.FIRM)
    paper.painter.drawPolyline(QPolygonF(_points(box, _TICK)))


def paint_cross(paper: Paper, box: QRectF) -> None:
    """Cross a box out."""
    paper.pen(Weight.FIRM)
    paper.painter.drawLine(QLineF(box.topLeft(), box.bottomRight()))
    paper.painter.drawLine(QLineF(box.bottomLeft(), box.topRight()))


def _points(box: QRectF, shares: Sequence[tuple[float, float]]) -> list[QPointF]:
    return [box.topLeft() + QPointF(x * box.width(), y * box.height()) for x, y in shares]
