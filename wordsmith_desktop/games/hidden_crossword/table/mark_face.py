"""Paints the marks under the letters of a guess."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from wordsmith_desktop.window.kit.look import Look, colour

from ..rules.marks import Mark

Outline = tuple[tuple[float, float], ...]
"""Corners about the middle of a square whose side is 1, y downward."""

_STAR: Final[Outline] = tuple(
    (sin(turn * pi / 5) * reach, 0.04 - cos(turn * pi / 5) * reach)
    for turn, reach in enumerate((0.52, 0.22) * 5)
)
_ARROW: Final[Outline] = (
    (-0.48, 0.0),
    (0.0, -0.4),
    (0.0, -0.13),
    (0.46, -0.13),
    (0.46, 0.13),
    (0.0, 0.13),
    (0.0, 0.4),
)
_DASH: Final[Outline] = ((-0.4, -0.11), (0.4, -0.11), (0.4, 0.11), (-0.4, 0.11))
OUTLINES: Final[dict[Mark, Outline]] = {
    Mark.STAR: _STAR,
    Mark.EARLIER: _ARROW,
    Mark.LATER: tuple((-x, y) for x, y in _ARROW),
    Mark.ELSEWHERE: _DASH,
    Mark.NOTHING: (),
}
"""The filled shapes; where a letter is not in the word there is only a faint ring."""
_RING: Final = 0.11
"""Radius of that ring."""


def paint_mark(painter: QPainter, rect: QRectF, mark: Mark, look: Look) -> None:
    """Paint a mark in the largest square in the middle of `rect`, on any surface of the table."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    if mark is Mark.NOTHING:
        _paint_ring(painter, side, look)
    else:
        ink = look.theme.good if mark is Mark.STAR else look.theme.ink
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(ink))
        painter.drawPolygon(QPolygonF([QPointF(x * side, y * side) for x, y in OUTLINES[mark]]))
    painter.restore()


def paint_sign(painter: QPainter, disk: QRectF, mark: Mark, look: Look) -> None:
    """Paint a mark on a disk of the table's colour: on a tile itself it would hardly be seen, or be
    taken for a part of the letter."""
    painter.setPen(QPen(colour(look.theme.ink), 1))
    painter.setBrush(colour(look.theme.table))
    painter.drawEllipse(disk)
    inner = QRectF(QPointF(), disk.size() * 0.7)
    inner.moveCenter(disk.center())
    paint_mark(painter, inner, mark, look)


def _paint_ring(painter: QPainter, side: float, look: Look) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(look.theme.muted, 0.6), max(1.0, side * 0.07)))
    painter.drawEllipse(QPointF(), side * _RING, side * _RING)
