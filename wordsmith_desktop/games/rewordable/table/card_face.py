"""Paints the cards as they lie on the table: thick card with big letters.

A card's colour follows from how many letters it carries (C1), and it is told three times: by the
colour, by one to three pips in a corner, and by the pattern of the band at the foot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.solid import (
    em_width,
    paint_bevel,
    paint_letters,
    paint_shadow,
    rounded,
    sheen,
)
from wordsmith_desktop.window.kit.theme import Lacquer

ANY: Final = 0
"""Letters of a small card whose colour does not matter."""
_MINI_BAND: Final = 0.42
"""Share of a small card that its pattern covers."""


def lacquer_of(text: str, look: Look) -> Lacquer:
    """The colours of the card with that text. IndexError unless it has one to three letters."""
    return look.theme.card(len(text))


def foot(area: QRectF, height: float, corner: float) -> QPainterPath:
    """The lowest part of a rounded card, built directly: cutting paths is slow."""
    path = QPainterPath(QPointF(area.left(), area.bottom() - height))
    path.lineTo(area.right(), area.bottom() - height)
    path.lineTo(area.right(), area.bottom() - corner)
    path.quadTo(area.bottomRight(), QPointF(area.right() - corner, area.bottom()))
    path.lineTo(area.left() + corner, area.bottom())
    path.quadTo(area.bottomLeft(), QPointF(area.left(), area.bottom() - corner))
    path.closeSubpath()
    return path


BAR, STRIPES, DOTS = 1, 2, 3
"""Letters on a card, which decide on its pattern."""


def paint_band(painter: QPainter, area: QPainterPath, letters: int, ink: str) -> None:
    """Fill a low, broad area: a bar for one letter, diagonal stripes for two, dots for three."""
    painter.save()
    # Without this operation Qt would replace a clip that the caller has set.
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    _PATTERNS[letters](painter, area.boundingRect(), ink)
    painter.restore()


def paint_pips(
    painter: QPainter, at: QPointF, count: int, ink: str, *, radius: float, step: float
) -> None:
    """So many pips in a row to the right; `at` is the middle of the first, lengths in pixels."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(ink))
    for place in range(count):
        painter.drawEllipse(at + QPointF(place * step, 0.0), radius, radius)


def _paint_bar(painter: QPainter, area: QRectF, ink: str) -> None:
    """A bar with fill above and below it, so that a dark band does not end a card early."""
    height = area.height() * 0.5
    painter.fillRect(
        QRectF(area.left(), area.top() + height * 0.5, area.width(), height), colour(ink)
    )


def _paint_stripes(painter: QPainter, area: QRectF, ink: str) -> None:
    height = area.height()
    pitch = max(5.0, height * 0.8)
    painter.setPen(QPen(colour(ink), pitch * 0.42, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    x = area.left() - height
    while x < area.right() + height:
        painter.drawLine(QLineF(x - 2, area.bottom() + 2, x + height + 2, area.top() - 2))
        x += pitch


def _paint_dots(painter: QPainter, area: QRectF, ink: str) -> None:
    """One row of dots, as many as there is room for, set evenly."""
    step = max(5.0, area.height() * 1.15)
    count = max(2, round(area.width() / step))
    step = area.width() / count
    radius = min(area.height() * 0.32, step * 0.32)
    first = QPointF(area.left() + step / 2, area.center().y())
    paint_pips(painter, first, count, ink, radius=radius, step=step)


_PATTERNS: Final[dict[int, Callable[[QPainter, QRectF, str], None]]] = {
    BAR: _paint_bar,
    STRIPES: _paint_stripes,
    DOTS: _paint_dots,
}


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
LETTER: Final = 0.62
"""Height of type of a single letter."""
_TYPE: Final = {1: LETTER, 2: 0.44, 3: 0.345}
"""Height of type by the number of letters, where the card is broad enough for it."""
_SIDE_ROOM: Final = 0.055
"""Least room on either side of the letters."""


def card_size(height: float) -> QSizeF:
    """The size of a card of that height in pixels."""
    return QSizeF(height * ASPECT, height)


def paint_card(
    painter: QPainter,
    rect: QRectF,
    text: str,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    """Paint a card that fills `rect`; its shadow lies around it.

    A lifted card casts a wider shadow; a faded one is only the place where a card belongs.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if faded:
        _paint_faded(painter, rect, text, look)
    else:
        paint_shadow(painter, rect, look, corner=CORNER, lifted=lifted)
        _paint_body(painter, rect, text, look)
    painter.restore()


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
    painter.fillPath(face, sheen(front, lacquer) if has_depth else colour(lacquer.fill))
    if has_depth:
        paint_bevel(painter, face, depth=max(1.0, height * 0.014))
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
    area = front.adjusted(0, height * _HEAD, 0, -height * (_BAND + 0.03))
    paint_letters(painter, area, text, look, ink=ink, type_px=_type_px(front, text, look, height))


def _paint_faded(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    height, lacquer = rect.height(), lacquer_of(text, look)
    rim, corner = max(1.25, height * 0.016), height * CORNER
    area = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    face = rounded(area, corner)
    painter.fillPath(face, colour(lacquer.fill, 0.16))
    ink = look.theme.muted
    _paint_print(painter, area, text, look, ink=ink, height=height, corner=corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(lacquer.outline), rim, Qt.PenStyle.DashLine))
    painter.drawPath(face)


def _type_px(front: QRectF, text: str, look: Look, height: float) -> float:
    """Height of type that fills a card's breadth, or as tall as the card is made for."""
    room = front.width() - 2 * height * _SIDE_ROOM
    return min(height * _TYPE[len(text)], room / em_width(text, look.family))


def paint_mini(painter: QPainter, rect: QRectF, letters: int, look: Look) -> None:
    """Paint a small card without letters; `letters` gives colour and pattern, or `ANY`."""
    theme = look.theme
    lacquer = theme.card(letters) if letters else None
    fill, outline = (lacquer.fill, lacquer.outline) if lacquer else (theme.field, theme.ink)
    rim = max(1.0, rect.height() * 0.05)
    area = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    face = rounded(area, rect.height() * 0.14)
    painter.fillPath(face, colour(fill))
    if lacquer:
        foot = QPainterPath()
        foot.addRect(area.adjusted(0, area.height() * (1 - _MINI_BAND), 0, 0))
        paint_band(painter, face.intersected(foot), letters, lacquer.ink)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(outline), rim))
    painter.drawPath(face)
