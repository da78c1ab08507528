"""Paints a word: its cards side by side, so that it reads as one and is seen as many."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.ui.games.rewordable.cards.chip import chip_width, paint_chip
from wordsmith_desktop.ui.games.rewordable.cards.face import CORNER
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.kit.solid import paint_shadow


def word_width(cards: Sequence[str], height: float, look: Look) -> float:
    """Breadth in pixels of a word whose chips have that height."""
    return sum(chip_width(card, height, look) for card in cards)


def chip_height_in(rect: QRectF, cards: Sequence[str], look: Look) -> float:
    """The height of chips in pixels with which a word keeps inside a rectangle."""
    wanted = word_width(cards, rect.height(), look)
    return rect.height() * min(1.0, rect.width() / wanted)


def paint_word(
    painter: QPainter,
    rect: QRectF,
    cards: Sequence[str],
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    """Paint a word from the left edge of `rect`, in the middle of its height, as large as fits.

    A lifted word casts a wider shadow; a faded one is only outline and letters.
    """
    height = chip_height_in(rect, cards, look)
    top = rect.center().y() - height / 2
    whole = QRectF(rect.left(), top, word_width(cards, height, look), height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not faded:
        paint_shadow(painter, whole, look, corner=CORNER, lifted=lifted)
    left = whole.left()
    for card in cards:
        width = chip_width(card, height, look)
        paint_chip(painter, QRectF(left, top, width, height), card, look, faded=faded)
        left += width
    painter.restore()
