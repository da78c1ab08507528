"""What thick flat pieces, such as cards, tiles and dice, are made of: shadow, bevel, letters."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from .look import Look, colour
from .theme import Lacquer

_REACH: Final = {False: 0.05, True: 0.13}
"""How far the shadow of a lying and of a lifted piece reaches on all sides, in its height."""
_FALL: Final = 1.7
"""How far it falls away from the light, in that."""
SHADOW: Final = {is_lifted: reach * _FALL for is_lifted, reach in _REACH.items()}
"""How far the shadow of a lying and of a lifted piece reaches at most, in its height."""
_LAYERS: Final = 6
FINEST: Final = 4.0
"""Pixels of the device in one of the painter, up to which what is kept is a picture: not on
paper."""


def rounded(area: QRectF, corner: float) -> QPainterPath:
    """A rectangle with rounded corners; lengths in pixels."""
    path = QPainterPath()
    path.addRoundedRect(area, corner, corner)
    return path


def paint_shadow(
    painter: QPainter, rect: QRectF, look: Look, *, corner: float, lifted: bool = False
) -> None:
    """The soft shadow of a piece; where a theme has no depth, a second rim shows a lifted one.

    `corner` is the radius of the piece's corners in its height.
    """
    radius = rect.height() * corner
    if look.theme.name == "contrast":
        if lifted:
            _paint_ring(painter, rect, look, radius)
        return
    # The painter's device is not asked: its wrapper outlives what a widget is grabbed into.
    device = painter.deviceTransform()
    ratio = device.m11()
    width, height = (round(4 * length) / 4 for length in (rect.width(), rect.height()))
    cast = _Shadow(width, height, radius, lifted, look.theme.shadow, ratio)
    if device.isRotating() or not 0 < ratio <= FINEST:
        _paint_layers(painter, rect, cast)
        return
    away = SHADOW[lifted] * rect.height()
    painter.drawPixmap(rect.topLeft() - QPointF(away, away), _shadow_picture(cast))


class _Shadow(NamedTuple):
    """All that a shadow's picture depends on; lengths in pixels."""

    width: float
    height: float
    radius: float
    is_lifted: bool
    ink: str
    ratio: float
    """Pixels of the device in one of the painter."""


@lru_cache(maxsize=256)
def _shadow_picture(cast: _Shadow) -> QPixmap:
    """A shadow with room for its reach on all sides: layers cost more than all the piece."""
    away = SHADOW[cast.is_lifted] * cast.height
    width, height = cast.width + 2 * away, cast.height + 2 * away
    picture = QPixmap(ceil(width * cast.ratio), ceil(height * cast.ratio))
    picture.setDevicePixelRatio(cast.ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_layers(painter, QRectF(away, away, cast.width, cast.height), cast)
    painter.end()
    return picture


def _paint_layers(painter: QPainter, rect: QRectF, cast: _Shadow) -> None:
    reach = rect.height() * _REACH[cast.is_lifted]
    drop = reach * (_FALL - 1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(cast.ink, 0.055 if cast.is_lifted else 0.07))
    lying = rect.translated(drop * 0.35, drop)
    for layer in range(_LAYERS):
        grown = reach * layer / _LAYERS - reach * 0.25
        round_by = max(1.0, cast.radius + grown)
        painter.drawRoundedRect(lying.adjusted(-grown, -grown, grown, grown), round_by, round_by)


def _paint_ring(painter: QPainter, rect: QRectF, look: Look, radius: float) -> None:
    away = max(2.0, rect.height() * 0.04)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(look.theme.ink), min(2.0, away / 2)))
    painter.drawRoundedRect(rect.adjusted(-away, -away, away, away), radius + away, radius + away)


def sheen(area: QRectF, lacquer: Lacquer) -> QLinearGradient:
    """Light from above, hardly to be seen."""
    gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
    gradient.setColorAt(0.0, colour(lacquer.fill).lighter(106))
    gradient.setColorAt(1.0, colour(lacquer.fill).darker(104))
    return gradient


def paint_bevel(painter: QPainter, face: QPainterPath, *, depth: float) -> None:
    """A light upper and a dark lower edge: what the face, moved up or down, leaves uncovered."""
    area = face.boundingRect()
    upper, lower = QRectF(area), QRectF(area)
    # On a whole pixel: a row that both halves clip in part would be seen as a seam.
    middle = float(round(area.center().y()))
    upper.setBottom(middle)
    lower.setTop(middle)
    edges = ((depth, upper, "#FFFFFF", 0.5), (-depth, lower, "#000000", 0.14))
    for shift, half, ink, strength in edges:
        # A path is filled by odd and even: nothing is painted where face and copy overlap.
        edge = QPainterPath(face)
        edge.addPath(face.translated(0.0, shift))
        painter.save()
        # Intersected, since a plain clip would replace one that the caller has set.
        painter.setClipRect(half, Qt.ClipOperation.IntersectClip)
        painter.fillPath(edge, colour(ink, strength))
        painter.restore()


def paint_letters(
    painter: QPainter, area: QRectF, text: str, look: Look, *, ink: str, type_px: float
) -> None:
    """Bold letters in the middle of an area, centred by the height of capitals."""
    font = QFont(look.family) if look.family else QFont()
    font.setBold(True)
    font.setPixelSize(max(1, round(type_px)))
    metrics = QFontMetricsF(font)
    x = area.center().x() - metrics.horizontalAdvance(text) / 2
    painter.setFont(font)
    painter.setPen(colour(ink))
    # At a point it is the baseline; in an area Qt centres the line with its ascent and descent.
    painter.drawText(QPointF(x, area.center().y() + metrics.capHeight() / 2), text)


@lru_cache(maxsize=1024)
def em_width(text: str, family: str) -> float:
    """Breadth of bold letters in the height of their type."""
    font = QFont(family) if family else QFont()
    font.setBold(True)
    font.setPixelSize(100)
    return QFontMetricsF(font).horizontalAdvance(text) / 100
