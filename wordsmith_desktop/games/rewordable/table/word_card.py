"""Cards in a row that make a word, and a card's place in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.solid import SHADOW, em_width, paint_letters, paint_shadow
from wordsmith_desktop.window.kit.strip.painting import PaintedPiece, PieceArt
from wordsmith_desktop.window.kit.theme import Lacquer

from .card_face import ASPECT, CORNER, foot, lacquer_of, paint_band, paint_card

_TYPE: Final = 0.64
"""Height of type; this and all shares below are of a chip's height."""
_BAND: Final = 0.17
"""Height of the band at the foot."""
_SIDE: Final = 0.16
"""Room on either side of the letters."""
_ROUND: Final = 0.12
"""Radius of the corners."""


def chip_width(text: str, height: float, look: Look) -> float:
    """Breadth in pixels of a card of that height within a word."""
    return em_width(text, look.family) * height * _TYPE + 2 * height * _SIDE


def paint_chip(
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    *,
    faded: bool = False,
    marked: bool = False,
) -> None:
    """Paint a card within a word, `chip_width` broad, so that chips stand side by side.

    A marked chip, such as one just added, has a heavy frame and a notch above its letters; a
    faded one is only its outline and letters.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lacquer, height = lacquer_of(text, look), rect.height()
    rim = max(1.0, height * 0.04)
    area = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    corner = height * _ROUND
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(lacquer.fill, 0.2 if faded else 1.0))
    painter.drawRoundedRect(area, corner, corner)
    ink = look.theme.muted if faded else lacquer.ink
    paint_band(painter, foot(area, height * _BAND, corner), len(text), ink)
    _paint_frame(painter, area, look, lacquer, rim=rim, faded=faded, marked=marked)
    letters = area.adjusted(0, 0, 0, -height * _BAND)
    paint_letters(painter, letters, text, look, ink=ink, type_px=height * _TYPE)
    painter.restore()


def _paint_frame(
    painter: QPainter,
    area: QRectF,
    look: Look,
    lacquer: Lacquer,
    *,
    rim: float,
    faded: bool,
    marked: bool,
) -> None:
    corner = area.height() * _ROUND
    style = Qt.PenStyle.DashLine if faded else Qt.PenStyle.SolidLine
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(lacquer.outline), rim, style))
    painter.drawRoundedRect(area, corner, corner)
    if not marked:
        return
    ink = look.theme.muted if faded else lacquer.ink
    inside = area.adjusted(rim, rim, -rim, -rim)
    painter.setPen(QPen(colour(ink), rim * 1.6))
    painter.drawRoundedRect(inside, corner * 0.7, corner * 0.7)
    middle, reach = area.center().x(), area.height() * 0.13
    notch = [QPointF(middle - reach, area.top()), QPointF(middle + reach, area.top())]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(ink))
    painter.drawPolygon([*notch, QPointF(middle, area.top() + reach)])


def word_width(cards: Sequence[str], height: float, look: Look) -> float:
    """Breadth in pixels of a word whose chips have that height."""
    return sum(chip_width(card, height, look) for card in cards)


def chip_height_in(rect: QRectF, cards: Sequence[str], look: Look) -> float:
    """The height of chips in pixels with which a word keeps inside a rectangle."""
    wanted = word_width(cards, rect.height(), look)
    return rect.height() * min(1.0, rect.width() / wanted)


def chip_areas(rect: QRectF, cards: Sequence[str], look: Look) -> list[QRectF]:
    """Where the chips of a word lie that is painted into a rectangle."""
    if not cards:
        return []
    height = chip_height_in(rect, cards, look)
    left, top = rect.left(), rect.center().y() - height / 2
    areas = []
    for card in cards:
        areas.append(QRectF(left, top, chip_width(card, height, look), height))
        left = areas[-1].right()
    return areas


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
    areas = chip_areas(rect, cards, look)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not faded and areas:
        whole = areas[0].united(areas[-1])
        paint_shadow(painter, whole, look, corner=CORNER, lifted=lifted)
    for card, area in zip(cards, areas, strict=True):
        paint_chip(painter, area, card, look, faded=faded)
    painter.restore()


def _paint(
    painter: QPainter,
    rect: QRectF,
    piece: PaintedPiece,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    paint_card(painter, rect, piece.text, look, lifted=lifted, faded=faded)


_SIDE_SHADOW: Final = 0.03
"""How far a card's shadow is to be seen at its sides; it falls downwards."""
CARDS: Final = PieceArt(
    _paint, aspect=ASPECT, corner=CORNER, shadow=SHADOW[False], side=_SIDE_SHADOW
)
