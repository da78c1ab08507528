"""Paints the cards: thick card with big letters, whole on the table or small within a word.

A card's colour follows from how many letters it carries (C1), and it is told three times: by the
colour, by one to three pips in a corner, and by the pattern of the band at the foot.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from wordsmith_desktop.ui.games.rewordable.cards.pattern import paint_band, paint_pips
from wordsmith_desktop.ui.kit.look import Look, colour
from wordsmith_desktop.ui.kit.theme import Lacquer

ASPECT: Final = 0.8
"""Breadth of a card in its height."""
_ROUND: Final = 0.085
"""Radius of a card's corners; this and all shares below are of its height."""
_THICKNESS: Final = 0.032
"""How much of the card's side is to be seen below its face."""
_BAND: Final = 0.125
"""Height of the band at the foot."""
_HEAD: Final = 0.17
"""Height of the strip with the pips."""
_TYPE: Final = {1: 0.62, 2: 0.44, 3: 0.345}
"""Height of type by the number of letters, where the card is broad enough for it."""
_SIDE_ROOM: Final = 0.055
"""Least room on either side of the letters."""
_SHADOW: Final = {False: 0.05, True: 0.13}
"""How far the shadow of a lying and of a lifted card reaches."""
_CHIP_TYPE: Final = 0.64
"""Height of a chip's type in its height."""
_CHIP_BAND: Final = 0.17
_CHIP_SIDE: Final = 0.16
"""Room on either side of a chip's letters."""


def card_size(height: float) -> QSizeF:
    """The size of a card of that height in pixels."""
    return QSizeF(height * ASPECT, height)


def shadow_room(height: float, *, lifted: bool = False) -> float:
    """How many pixels a card's shadow reaches at most beyond its rectangle."""
    return height * _SHADOW[lifted] * 1.7 + 1


def lacquer_of(text: str, look: Look) -> Lacquer:
    """The colours of the card with that text. IndexError unless it has one to three letters."""
    return look.theme.card(len(text))


def paint_card(
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    """Paint a card that fills `rect`; its shadow lies around it (`shadow_room`).

    A lifted card casts a wider shadow; a faded one is only the place where a card belongs.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if faded:
        _paint_faded(painter, rect, text, look)
    else:
        paint_shadow(painter, rect, look, lifted=lifted)
        _paint_body(painter, rect, text, look)
    painter.restore()


def chip_width(text: str, height: float, look: Look) -> float:
    """Breadth in pixels of a card of that height within a word."""
    return _em_width(text, look.family) * height * _CHIP_TYPE + 2 * height * _CHIP_SIDE


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
    box = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    corner = height * 0.12
    foot = QRectF(box)
    foot.setTop(box.bottom() - height * _CHIP_BAND)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(lacquer.fill, 0.2 if faded else 1.0))
    painter.drawRoundedRect(box, corner, corner)
    ink = look.theme.muted if faded else lacquer.ink
    paint_band(painter, _cut(_rounded(box, corner), foot), len(text), ink)
    _paint_chip_frame(painter, box, look, lacquer, rim=rim, faded=faded, marked=marked)
    letters = box.adjusted(0, 0, 0, -height * _CHIP_BAND)
    _paint_letters(painter, letters, text, look, ink=ink, type_px=height * _CHIP_TYPE)
    painter.restore()


def paint_shadow(painter: QPainter, rect: QRectF, look: Look, *, lifted: bool = False) -> None:
    """The soft shadow of a card; where a theme has no depth, a second rim shows a lifted one."""
    if look.theme.name == "contrast":
        if lifted:
            _paint_ring(painter, rect, look)
        return
    reach = rect.height() * _SHADOW[lifted]
    drop, layers = reach * 0.7, 6
    corner = rect.height() * _ROUND
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(look.theme.shadow, 0.055 if lifted else 0.07))
    lying = rect.translated(drop * 0.35, drop)
    for layer in range(layers):
        grown = reach * layer / layers - reach * 0.25
        round_by = max(1.0, corner + grown)
        painter.drawRoundedRect(lying.adjusted(-grown, -grown, grown, grown), round_by, round_by)


def _paint_ring(painter: QPainter, rect: QRectF, look: Look) -> None:
    away = max(2.0, rect.height() * 0.04)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(look.theme.ink), min(2.0, away / 2)))
    corner = rect.height() * _ROUND + away
    painter.drawRoundedRect(rect.adjusted(-away, -away, away, away), corner, corner)


def _paint_body(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    lacquer, height = lacquer_of(text, look), rect.height()
    rim, corner = max(1.25, height * 0.016), height * _ROUND
    painter.fillPath(_rounded(rect, corner), colour(lacquer.outline))
    inner = rect.adjusted(rim, rim, -rim, -rim)
    corner = max(1.0, corner - rim)
    has_depth = look.theme.name != "contrast"
    side = max(1.5, height * _THICKNESS) if has_depth else 0.0
    painter.fillPath(_rounded(inner, corner), colour(lacquer.fill).darker(150))
    front = inner.adjusted(0, 0, 0, -side)
    face = _rounded(front, corner)
    painter.fillPath(face, _sheen(front, lacquer) if has_depth else colour(lacquer.fill))
    if has_depth:
        _paint_bevel(painter, face, depth=max(1.0, height * 0.014))
    _paint_print(painter, front, face, text, look, ink=lacquer.ink, height=height)


def _paint_print(
    painter: QPainter,
    front: QRectF,
    face: QPainterPath,
    text: str,
    look: Look,
    *,
    ink: str,
    height: float,
) -> None:
    """What is printed on a card: pips, letters and band."""
    foot = QRectF(front)
    foot.setTop(front.bottom() - height * _BAND)
    paint_band(painter, _cut(face, foot), len(text), ink)
    radius = height * 0.03
    first = front.topLeft() + QPointF(height * 0.09, height * 0.09)
    paint_pips(painter, first, len(text), ink, radius=radius, step=radius * 2.8)
    box = front.adjusted(0, height * _HEAD, 0, -height * (_BAND + 0.03))
    _paint_letters(painter, box, text, look, ink=ink, type_px=_type_px(front, text, look, height))


def _paint_faded(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    height, lacquer = rect.height(), lacquer_of(text, look)
    rim, corner = max(1.25, height * 0.016), height * _ROUND
    box = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    face = _rounded(box, corner)
    painter.fillPath(face, colour(lacquer.fill, 0.16))
    _paint_print(painter, box, face, text, look, ink=look.theme.muted, height=height)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(lacquer.outline), rim, Qt.PenStyle.DashLine))
    painter.drawPath(face)


def _paint_chip_frame(
    painter: QPainter,
    box: QRectF,
    look: Look,
    lacquer: Lacquer,
    *,
    rim: float,
    faded: bool,
    marked: bool,
) -> None:
    corner = box.height() * 0.12
    style = Qt.PenStyle.DashLine if faded else Qt.PenStyle.SolidLine
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(lacquer.outline), rim, style))
    painter.drawRoundedRect(box, corner, corner)
    if not marked:
        return
    ink = look.theme.muted if faded else lacquer.ink
    inside = box.adjusted(rim, rim, -rim, -rim)
    painter.setPen(QPen(colour(ink), rim * 1.6))
    painter.drawRoundedRect(inside, corner * 0.7, corner * 0.7)
    middle, reach = box.center().x(), box.height() * 0.13
    notch = [QPointF(middle - reach, box.top()), QPointF(middle + reach, box.top())]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(ink))
    painter.drawPolygon([*notch, QPointF(middle, box.top() + reach)])


def _type_px(front: QRectF, text: str, look: Look, height: float) -> float:
    """Height of type that fills a card's breadth, or as tall as the card is made for."""
    room = front.width() - 2 * height * _SIDE_ROOM
    return min(height * _TYPE[len(text)], room / _em_width(text, look.family))


def _paint_letters(
    painter: QPainter, box: QRectF, text: str, look: Look, *, ink: str, type_px: float
) -> None:
    """Letters in the middle of a box, centred by the height of capitals."""
    font = QFont(look.family) if look.family else QFont()
    font.setBold(True)
    font.setPixelSize(max(1, round(type_px)))
    metrics = QFontMetricsF(font)
    x = box.center().x() - metrics.horizontalAdvance(text) / 2
    painter.setFont(font)
    painter.setPen(colour(ink))
    painter.drawText(QPointF(x, box.center().y() + metrics.capHeight() / 2), text)


@lru_cache(maxsize=1024)
def _em_width(text: str, family: str) -> float:
    """Breadth of bold letters in the height of their type."""
    font = QFont(family) if family else QFont()
    font.setBold(True)
    font.setPixelSize(100)
    return QFontMetricsF(font).horizontalAdvance(text) / 100


def _sheen(box: QRectF, lacquer: Lacquer) -> QLinearGradient:
    """Light from above, hardly to be seen: card is matt."""
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    gradient.setColorAt(0.0, colour(lacquer.fill).lighter(106))
    gradient.setColorAt(1.0, colour(lacquer.fill).darker(104))
    return gradient


def _paint_bevel(painter: QPainter, face: QPainterPath, *, depth: float) -> None:
    """A light upper and a dark lower edge inside the face."""
    for shift, ink, strength in ((depth, "#FFFFFF", 0.5), (-depth, "#000000", 0.14)):
        edge = face.subtracted(face.translated(0.0, shift))
        painter.fillPath(edge, colour(ink, strength))


def _rounded(box: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, corner, corner)
    return path


def _cut(path: QPainterPath, box: QRectF) -> QPainterPath:
    """The part of a path that lies in a box."""
    inside = QPainterPath()
    inside.addRect(box)
    return path.intersected(inside)
