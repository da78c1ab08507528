"""Paints the cards as they lie on the table: thick card with big letters.

A card's colour follows from how many letters it carries (C1), and it is told three times: by the
colour, by one to three pips in a corner, and by the pattern of the band at the foot.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen

from wordsmith_desktop.ui.games.rewordable.cards.lettering import (
    em_width,
    foot,
    lacquer_of,
    paint_letters,
    rounded,
)
from wordsmith_desktop.ui.games.rewordable.cards.pattern import paint_band, paint_pips
from wordsmith_desktop.ui.kit.look import Look, colour
from wordsmith_desktop.ui.kit.theme import Lacquer

ASPECT: Final = 0.8
"""Breadth of a card in its height."""
CORNER: Final = 0.085
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
"""How far the shadow of a lying and of a lifted card reaches on all sides."""
_FALL: Final = 1.7
"""How far it falls away from the light, in that."""
SHADOW: Final = _SHADOW[False] * _FALL
"""How far the shadow of a lying card reaches at most."""


def card_size(height: float) -> QSizeF:
    """The size of a card of that height in pixels."""
    return QSizeF(height * ASPECT, height)


def shadow_room(height: float, *, lifted: bool = False) -> float:
    """How many pixels a card's shadow reaches at most beyond its rectangle."""
    return height * _SHADOW[lifted] * _FALL + 1


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


def paint_shadow(painter: QPainter, rect: QRectF, look: Look, *, lifted: bool = False) -> None:
    """The soft shadow of a card; where a theme has no depth, a second rim shows a lifted one."""
    if look.theme.name == "contrast":
        if lifted:
            _paint_ring(painter, rect, look)
        return
    reach = rect.height() * _SHADOW[lifted]
    drop, layers = reach * 0.7, 6
    corner = rect.height() * CORNER
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
    corner = rect.height() * CORNER + away
    painter.drawRoundedRect(rect.adjusted(-away, -away, away, away), corner, corner)


def _paint_body(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    lacquer, height = lacquer_of(text, look), rect.height()
    rim, corner = max(1.25, height * 0.016), height * CORNER
    painter.fillPath(rounded(rect, corner), colour(lacquer.outline))
    inner = rect.adjusted(rim, rim, -rim, -rim)
    corner = max(1.0, corner - rim)
    has_depth = look.theme.name != "contrast"
    side = max(1.5, height * _THICKNESS) if has_depth else 0.0
    painter.fillPath(rounded(inner, corner), colour(lacquer.fill).darker(150))
    front = inner.adjusted(0, 0, 0, -side)
    face = rounded(front, corner)
    painter.fillPath(face, _sheen(front, lacquer) if has_depth else colour(lacquer.fill))
    if has_depth:
        _paint_bevel(painter, face, depth=max(1.0, height * 0.014))
    _paint_print(painter, front, text, look, ink=lacquer.ink, height=height, corner=corner)


def _paint_print(
    painter: QPainter,
    front: QRectF,
    text: str,
    look: Look,
    *,
    ink: str,
    height: float,
    corner: float,
) -> None:
    """What is printed on a card: pips, letters and band."""
    paint_band(painter, foot(front, height * _BAND, corner), len(text), ink)
    radius = height * 0.03
    first = front.topLeft() + QPointF(height * 0.09, height * 0.09)
    paint_pips(painter, first, len(text), ink, radius=radius, step=radius * 2.8)
    box = front.adjusted(0, height * _HEAD, 0, -height * (_BAND + 0.03))
    paint_letters(painter, box, text, look, ink=ink, type_px=_type_px(front, text, look, height))


def _paint_faded(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    height, lacquer = rect.height(), lacquer_of(text, look)
    rim, corner = max(1.25, height * 0.016), height * CORNER
    box = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    face = rounded(box, corner)
    painter.fillPath(face, colour(lacquer.fill, 0.16))
    ink = look.theme.muted
    _paint_print(painter, box, text, look, ink=ink, height=height, corner=corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(lacquer.outline), rim, Qt.PenStyle.DashLine))
    painter.drawPath(face)


def _type_px(front: QRectF, text: str, look: Look, height: float) -> float:
    """Height of type that fills a card's breadth, or as tall as the card is made for."""
    room = front.width() - 2 * height * _SIDE_ROOM
    return min(height * _TYPE[len(text)], room / em_width(text, look.family))


def _sheen(box: QRectF, lacquer: Lacquer) -> QLinearGradient:
    """Light from above, hardly to be seen: card is matt."""
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    gradient.setColorAt(0.0, colour(lacquer.fill).lighter(106))
    gradient.setColorAt(1.0, colour(lacquer.fill).darker(104))
    return gradient


def _paint_bevel(painter: QPainter, face: QPainterPath, *, depth: float) -> None:
    """A light upper and a dark lower edge: what the face, moved up or down, leaves uncovered."""
    box = face.boundingRect()
    upper, lower = QRectF(box), QRectF(box)
    upper.setBottom(box.center().y())
    lower.setTop(box.center().y())
    edges = ((depth, upper, "#FFFFFF", 0.5), (-depth, lower, "#000000", 0.14))
    for shift, half, ink, strength in edges:
        edge = QPainterPath(face)
        edge.addPath(face.translated(0.0, shift))
        painter.save()
        painter.setClipRect(half, Qt.ClipOperation.IntersectClip)
        painter.fillPath(edge, colour(ink, strength))
        painter.restore()
