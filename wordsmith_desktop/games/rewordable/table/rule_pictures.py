"""The rules' examples in cards and tokens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.rule_pictures import PicturePart, RulePicture, arrow, written
from wordsmith_desktop.wording.texts import Text, say

from ..rules.tokens import Goal
from ..words import example_texts as texts
from .card_face import ASPECT, card_size, paint_card
from .coin import paint_coin

_PLUS: Final = 0.36
_GAP: Final = 0.06
"""Room between two cards of a word, in their height."""


def _cards(wanted: Text) -> PicturePart:
    return cards_part(*say(wanted).split())


def cards_part(*cards: str) -> PicturePart:
    """Cards side by side, by their letters."""
    step = ASPECT + _GAP

    def paint(painter: QPainter, area: QRectF, look: Look) -> None:
        height = area.height()
        for place, text in enumerate(cards):
            corner = area.topLeft()
            corner.setX(area.left() + place * step * height)
            paint_card(painter, QRectF(corner, card_size(height)), text, look)

    return PicturePart(len(cards) * step - _GAP, paint)


def _coin(goal: Goal) -> PicturePart:
    return PicturePart(1.0, lambda painter, area, look: paint_coin(painter, area, goal, look))


def _plus() -> PicturePart:
    return written("+", _PLUS)


def _picture(caption: Text, *parts: Callable[[], PicturePart]) -> RulePicture:
    return RulePicture(partial(say, caption), lambda: [part() for part in parts])


_COINS: Final = (
    Goal.THREE_COLOURS,
    Goal.ADD_ON,
    Goal.FROM_HAND,
    Goal.FROM_POOL,
    Goal.SIX_LETTERS,
)

RULE_PICTURES: Final[Mapping[str, Sequence[RulePicture]]] = {
    "C1": (_picture(texts.COLOURS, partial(_cards, texts.COLOUR_CARDS)),),
    "C3": (_picture(texts.TOKENS, *(partial(_coin, goal) for goal in _COINS)),),
    "C8": (
        _picture(
            texts.INSIDE,
            partial(_cards, texts.OLD_WORD),
            _plus,
            partial(_cards, texts.ADDED),
            arrow,
            partial(_cards, texts.NEW_WORD),
        ),
    ),
    "C10": (
        _picture(
            texts.STOLEN, partial(_cards, texts.NEW_WORD), _plus, partial(_cards, texts.ENDING)
        ),
    ),
}
"""By the number of the rule that they belong to."""
