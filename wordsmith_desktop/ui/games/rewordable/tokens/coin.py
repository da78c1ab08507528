"""Paints tokens: a wooden coin with its condition inlaid, or face down."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen

from wordsmith_desktop.games.rewordable.tokens import Goal
from wordsmith_desktop.ui.games.rewordable.tokens.pictures import paint_goal
from wordsmith_desktop.ui.kit.look import Look, colour

_INLAY: Final = 0.82
"""Radius of the inlaid face in the coin's."""
_SHARE: Final = 0.9
"""Radius of the coin in half the square it is given; the rest is for shadow and glow."""
_STAR_POINTS: Final = 5


def paint_coin(
    painter: QPainter, square: QRectF, goal: Goal | None, look: Look, *, is_earned: bool = False
) -> None:
    """Paint a token inside a square; None lies face down, an earned one glows and has a tick."""
    middle, radius = square.center(), square.width() / 2 * _SHARE
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_earned:
        _paint_glow(painter, middle, square.width() / 2, look)
    elif look.theme.name != "contrast":
        _paint_shadow(painter, middle, radius, look)
    _paint_wood(painter, middle, radius, look)
    if goal is None:
        _paint_star(painter, middle, radius * 0.5, look)
    else:
        _paint_inlay(painter, middle, radius * _INLAY, look)
        paint_goal(painter, middle, radius * _INLAY * 0.94, goal, look)
    if is_earned:
        _paint_tick(painter, middle + QPointF(radius, radius) * 0.7, radius * 0.34, look)
    painter.restore()


def _paint_glow(painter: QPainter, middle: QPointF, radius: float, look: Look) -> None:
    painter.setPen(QPen(colour(look.theme.accent), 2.5))
    painter.setBrush(colour(look.theme.glow))
    painter.drawEllipse(middle, radius - 1.5, radius - 1.5)


def _paint_shadow(painter: QPainter, middle: QPointF, radius: float, look: Look) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(look.theme.shadow, 0.07))
    for layer in range(4):
        reach = radius * (0.97 + 0.02 * layer)
        painter.drawEllipse(middle + QPointF(radius * 0.02, radius * 0.06), reach, reach)


def _paint_wood(painter: QPainter, middle: QPointF, radius: float, look: Look) -> None:
    theme = look.theme
    wood = QLinearGradient(middle - QPointF(0, radius), middle + QPointF(0, radius))
    wood.setColorAt(0.0, colour(theme.wood).lighter(122))
    wood.setColorAt(1.0, colour(theme.wood).darker(112))
    painter.setBrush(wood)
    painter.setPen(QPen(colour(theme.edge), max(1.25, radius * 0.035)))
    painter.drawEllipse(middle, radius, radius)


def _paint_inlay(painter: QPainter, middle: QPointF, radius: float, look: Look) -> None:
    painter.setPen(QPen(colour(look.theme.hairline), max(1.0, radius * 0.03)))
    painter.setBrush(colour(look.theme.raised))
    painter.drawEllipse(middle, radius, radius)


def _paint_star(painter: QPainter, middle: QPointF, radius: float, look: Look) -> None:
    """The back of a coin."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(look.theme.wood_ink, 0.45), max(1.0, radius * 0.06)))
    painter.drawEllipse(middle, radius * 1.6, radius * 1.6)
    corners = []
    for step in range(2 * _STAR_POINTS):
        reach = radius if step % 2 == 0 else radius * 0.42
        turn = -pi / 2 + step * pi / _STAR_POINTS
        corners.append(middle + QPointF(reach * cos(turn), reach * sin(turn)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(look.theme.wood_ink))
    painter.drawPolygon(corners)


def _paint_tick(painter: QPainter, middle: QPointF, radius: float, look: Look) -> None:
    theme = look.theme
    painter.setPen(QPen(colour(theme.raised), max(1.5, radius * 0.18)))
    painter.setBrush(colour(theme.good))
    painter.drawEllipse(middle, radius, radius)
    path = QPainterPath(middle + QPointF(-0.45, 0.05) * radius)
    path.lineTo(middle + QPointF(-0.12, 0.4) * radius)
    path.lineTo(middle + QPointF(0.48, -0.38) * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(
            colour(theme.raised),
            max(2.0, radius * 0.26),
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.drawPath(path)
