"""Pictures of the game's challenges: a deck that is dealt from, and ten turns won with a token."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.window.kit.look import Look

from ..rules.tokens import Goal
from .card_face import ASPECT, paint_card
from .coin import paint_coin

_FANNED: Final = (("R", -14.0), ("US", -5.0), ("H", 4.0), ("ED", 13.0))
"""Cards of a hand, and by how many degrees each is turned."""
_TEN: Final = ("T", "EN")
_GAP: Final = 0.08
"""Room between two cards; this and all lengths below are in a card's height."""
_OVERLAP: Final = 0.62
"""How much of a card's breadth the next one leaves to be seen."""
_COINS: Final = (Goal.THREE_COLOURS, Goal.THREE_COLOURS)
_COIN: Final = 0.5
_RIM: Final = 0.3
"""Room around everything, for shadows and turned cards."""


def paint_challenge(key: str, painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the picture of a kind as large as the rectangle allows."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    (_paint_ten if key == "deck-turns" else _paint_fan)(painter, rect, look)
    painter.restore()


def _paint_fan(painter: QPainter, rect: QRectF, look: Look) -> None:
    step = ASPECT * _OVERLAP
    breadth = step * (len(_FANNED) - 1) + ASPECT + _RIM
    unit = min(rect.width() / breadth, rect.height() / (1 + _RIM))
    left = rect.center().x() - (breadth - _RIM) * unit / 2
    for place, (text, angle) in enumerate(_FANNED):
        at = QPointF(left + (place * step + ASPECT / 2) * unit, rect.center().y())
        _paint_card(painter, at, unit, text, angle, look)


def _paint_ten(painter: QPainter, rect: QRectF, look: Look) -> None:
    breadth = len(_TEN) * (ASPECT + _GAP) + _COIN + _RIM
    unit = min(rect.width() / breadth, rect.height() / (1 + _RIM))
    x = rect.center().x() - (breadth - _RIM) * unit / 2
    for text in _TEN:
        at = QPointF(x + ASPECT * unit / 2, rect.center().y())
        _paint_card(painter, at, unit, text, 0.0, look)
        x += (ASPECT + _GAP) * unit
    side = _COIN * unit
    for place, goal in enumerate(_COINS):
        top = rect.center().y() - side * 1.05 + place * side * 1.1
        paint_coin(painter, QRectF(x, top, side, side), goal, look)


def _paint_card(
    painter: QPainter, at: QPointF, unit: float, text: str, angle: float, look: Look
) -> None:
    painter.save()
    painter.translate(at)
    painter.rotate(angle)
    area = QRectF(-ASPECT * unit / 2, -unit / 2, ASPECT * unit, unit)
    paint_card(painter, area, text, look, lifted=False)
    painter.restore()
