"""The game's picture on the home page: CAT becomes CHATTER, and wins a token."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from wordsmith_desktop.window.kit.look import Look, colour

from ..rules.tokens import Goal
from .card_face import ASPECT, card_size, paint_card
from .coin import paint_coin
from .word_card import paint_word, word_width

_OLD: Final = ("C", "AT")
_CARDS: Final = (("C", False), ("H", True), ("AT", False), ("TER", True))
"""The new word's cards, and whether they are just being added."""
_GAP: Final = 0.07
"""Room between two cards; this and all lengths below are in a card's height."""
_RAISE: Final = 0.13
"""How much higher an added card is held."""
_TILT: Final = 3.0
"""By how many degrees it is turned."""
_COIN: Final = 0.46
_BORDER: Final = 0.22
"""Room around everything, for shadows and a coin that stands out."""
_RIM: Final = 2
"""Room for outlines, which are never thinner than a pixel or two; in pixels."""
_ABOVE: Final = 0.78
"""Height of the strip with the old word, where there is room for it."""
_CHIP: Final = 0.36
"""Height of the old word's cards."""


def paint_picture(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the cards as large as the rectangle allows.

    Where there is height to spare, the word that was there before lies above them.
    """
    rect = rect.adjusted(_RIM, _RIM, -_RIM, -_RIM)
    breadth = len(_CARDS) * ASPECT + (len(_CARDS) - 1) * _GAP + 2 * _BORDER
    height = 1 + _RAISE + 2 * _BORDER
    unit = min(rect.width() / breadth, rect.height() / height)
    has_old = (height + _ABOVE) * unit * 0.9 <= rect.height()
    if has_old:
        height += _ABOVE
        unit = min(unit, rect.height() / height)
    area = QRectF(0, 0, breadth * unit, height * unit)
    area.moveCenter(rect.center())
    inside = area.adjusted(_BORDER * unit, _BORDER * unit, -_BORDER * unit, -_BORDER * unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if has_old:
        _paint_old(painter, inside, look, unit=unit)
    _paint_cards(painter, inside, look, unit=unit)
    side = _COIN * unit
    coin = QRectF(inside.right() - side * 0.62, inside.bottom() - side * 0.72, side, side)
    paint_coin(painter, coin, Goal.THREE_COLOURS, look)
    painter.restore()


def _paint_cards(painter: QPainter, inside: QRectF, look: Look, *, unit: float) -> None:
    """The cards that lie there first, then those that are held above them."""
    size = card_size(unit)
    step = size.width() + _GAP * unit
    for is_added in (False, True):
        for place, (text, is_held) in enumerate(_CARDS):
            if is_held is not is_added:
                continue
            raised = (_RAISE if is_held else 0.0) * unit
            corner = QPointF(inside.left() + place * step, inside.bottom() - unit - raised)
            _paint_turned(painter, QRectF(corner, size), text, look, is_held=is_held)


def _paint_turned(painter: QPainter, card: QRectF, text: str, look: Look, *, is_held: bool) -> None:
    painter.save()
    painter.translate(card.center())
    painter.rotate(_TILT if is_held else 0.0)
    paint_card(painter, card.translated(-card.center()), text, look, lifted=is_held)
    painter.restore()


def _paint_old(painter: QPainter, inside: QRectF, look: Look, *, unit: float) -> None:
    """The old word and an arrow down to the new one."""
    chip = _CHIP * unit
    word = QRectF(0, inside.top(), word_width(_OLD, chip, look), chip)
    word.moveLeft(inside.center().x() - word.width() / 2)
    paint_word(painter, word, _OLD, look)
    tip = QPointF(inside.center().x(), word.bottom() + unit * 0.3)
    barb = unit * 0.07
    style = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(QPen(colour(look.theme.muted), max(1.5, unit * 0.03), *style))
    painter.drawLine(QLineF(tip - QPointF(0, unit * 0.2), tip))
    for side in (-barb, barb):
        painter.drawLine(QLineF(tip + QPointF(side, -barb), tip))
