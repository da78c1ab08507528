"""Paints tokens: a wooden coin with its condition inlaid, or face down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from wordsmith_desktop.window.kit.look import Look, colour

from ..rules.tokens import Goal
from .card_face import ANY, ASPECT, paint_mini

_LETTERS: Final = "ABC"
"""Stands for the letters of a word; a sign rather than a word, so the same in all languages."""


def paint_goal(painter: QPainter, middle: QPointF, radius: float, goal: Goal, look: Look) -> None:
    """Paint a condition's picture into a circle around `middle`, in pixels."""
    painter.save()
    painter.translate(middle)
    _PICTURES[goal](painter, radius, look)
    painter.restore()


def _paint_colours(letters: Sequence[int], painter: QPainter, radius: float, look: Look) -> None:
    """Cards side by side, as large as the circle allows."""
    height = radius * (1.2 if len(letters) == 2 else 0.84)
    _paint_row(painter, QPointF(0, 0), letters, height, look)


def _paint_row(
    painter: QPainter, middle: QPointF, letters: Sequence[int], height: float, look: Look
) -> None:
    width = height * ASPECT
    left = middle.x() - width * len(letters) / 2
    for place, count in enumerate(letters):
        card = QRectF(left + place * width, middle.y() - height / 2, width, height)
        # Half a pixel at each side keeps the outlines of neighbours apart.
        paint_mini(painter, card.adjusted(0.5, 0, -0.5, 0), count, look)


def _paint_add_on(painter: QPainter, radius: float, look: Look) -> None:
    """Cards that lie there, a plus, and a solid card."""
    height, ink = radius * 0.58, look.theme.ink
    width = height * ASPECT
    _paint_row(painter, QPointF(-radius * 0.92 + width, 0), (ANY, ANY), height, look)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(ink))
    solid = QRectF(radius * 0.92 - width * 0.9, -height / 2, width * 0.9, height)
    painter.drawRoundedRect(solid, height * 0.14, height * 0.14)
    middle = (solid.left() - radius * 0.92 + 2 * width) / 2
    arm, breadth = radius * 0.15, max(1.5, radius * 0.1)
    painter.drawRect(QRectF(middle - arm, -breadth / 2, 2 * arm, breadth))
    painter.drawRect(QRectF(middle - breadth / 2, -arm, breadth, 2 * arm))


def _paint_hand(painter: QPainter, radius: float, look: Look) -> None:
    """A number above a fan of cards."""
    _write(painter, "3–5", -radius * 0.42, radius * 0.66, look)
    height = radius * 0.72
    for turn in (-24, 0, 24):
        painter.save()
        painter.translate(0, radius * 1.05)
        painter.rotate(turn)
        _paint_row(painter, QPointF(0, -radius * 0.68), (ANY,), height, look)
        painter.restore()


def _paint_pool(painter: QPainter, radius: float, look: Look) -> None:
    """A number above cards that lie apart on a ledge."""
    _write(painter, "2–3", -radius * 0.42, radius * 0.66, look)
    height = radius * 0.54
    for place in (-1, 0, 1):
        _paint_row(painter, QPointF(place * radius * 0.52, radius * 0.3), (ANY,), height, look)
    painter.setPen(QPen(colour(look.theme.ink), max(1.5, radius * 0.07)))
    ledge = radius * 0.68
    painter.drawLine(QLineF(-radius * 0.72, ledge, radius * 0.72, ledge))


def _paint_cards(number: str, count: int, painter: QPainter, radius: float, look: Look) -> None:
    """A number above as many cards, each partly over the one before."""
    _write(painter, number, -radius * 0.34, radius * 0.92, look)
    height = radius * 0.62
    width = height * ASPECT
    step = (radius * 1.5 - width) / (count - 1)
    for place in range(count):
        x = (place - (count - 1) / 2) * step
        _paint_row(painter, QPointF(x, radius * 0.46), (ANY,), height, look)


def _paint_letters(number: str, painter: QPainter, radius: float, look: Look) -> None:
    """A number above letters that stand on a line."""
    _write(painter, number, -radius * 0.26, radius * 0.98, look)
    _write(painter, _LETTERS, radius * 0.48, radius * 0.46, look)
    painter.setPen(QPen(colour(look.theme.ink), max(1.5, radius * 0.06)))
    line = radius * 0.72
    painter.drawLine(QLineF(-radius * 0.5, line, radius * 0.5, line))


def _write(painter: QPainter, text: str, y: float, type_px: float, look: Look) -> None:
    """Bold writing, its capitals centred on `y`."""
    font = QFont(look.family) if look.family else QFont()
    font.setBold(True)
    # Qt refuses a pixel size of 0, with a warning.
    font.setPixelSize(max(1, round(type_px)))
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(colour(look.theme.ink))
    at = QPointF(-metrics.horizontalAdvance(text) / 2, y + metrics.capHeight() / 2)
    painter.drawText(at, text)


_PICTURES: Final[dict[Goal, Callable[[QPainter, float, Look], None]]] = {
    Goal.BLUE_ONLY: partial(_paint_colours, (1, 1)),
    Goal.PINK_ONLY: partial(_paint_colours, (2, 2)),
    Goal.YELLOW_ONLY: partial(_paint_colours, (3, 3)),
    Goal.BLUE_PINK: partial(_paint_colours, (1, 2)),
    Goal.BLUE_YELLOW: partial(_paint_colours, (1, 3)),
    Goal.PINK_YELLOW: partial(_paint_colours, (2, 3)),
    Goal.THREE_COLOURS: partial(_paint_colours, (1, 2, 3)),
    Goal.ADD_ON: _paint_add_on,
    Goal.FROM_HAND: _paint_hand,
    Goal.FROM_POOL: _paint_pool,
    Goal.FOUR_CARDS: partial(_paint_cards, "4", 4),
    Goal.FIVE_CARDS: partial(_paint_cards, "5+", 5),
    Goal.SIX_LETTERS: partial(_paint_letters, "6"),
    Goal.SEVEN_LETTERS: partial(_paint_letters, "7"),
    Goal.EIGHT_LETTERS: partial(_paint_letters, "8+"),
}


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
