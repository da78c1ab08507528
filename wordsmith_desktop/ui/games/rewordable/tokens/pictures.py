"""What stands on the face of a token: small cards, numbers and letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from wordsmith_desktop.games.rewordable.tokens import Goal
from wordsmith_desktop.ui.games.rewordable.cards.face import ASPECT
from wordsmith_desktop.ui.games.rewordable.cards.mini import ANY, paint_mini
from wordsmith_desktop.ui.kit.look import Look, colour

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
