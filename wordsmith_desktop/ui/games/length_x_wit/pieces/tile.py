"""Paints letter tiles: flat pale wood with sharp corners, or its back where a tile is spent."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from wordsmith_desktop.ui.games.length_x_wit.pieces.common import paint_print
from wordsmith_desktop.ui.games.length_x_wit.pieces.faces import Face
from wordsmith_desktop.ui.kit.look import Look, colour
from wordsmith_desktop.ui.kit.solid import paint_bevel, paint_shadow, rounded, sheen

TILE_CORNER: Final = 0.06
"""Radius of a tile's corners; this and all below are in its height."""
_THICKNESS: Final = 0.1
"""How much of the side is to be seen below the face."""
_GRAIN: Final = (0.2, 0.38, 0.55, 0.83)
"""Where lines of the wood's grain lie on the side, in its breadth."""
_BARS: Final = 5
"""Diagonal lines on a back."""


def paint_tile(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    """Paint a tile that fills `rect`; its shadow lies around it.

    A lifted tile casts a wider shadow; a faded one is only the place where it belongs.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if faded:
        paint_place(painter, rect, face, look, outline=look.theme.tile.outline, corner=TILE_CORNER)
    else:
        paint_shadow(painter, rect, look, corner=TILE_CORNER, lifted=lifted)
        front = _paint_body(painter, rect, look, is_spent=face.is_spent)
        if face.is_spent:
            _paint_back(painter, front, look)
        else:
            paint_print(painter, front, face, look, ink=look.theme.tile.ink)
    painter.restore()


def paint_place(
    painter: QPainter, rect: QRectF, face: Face, look: Look, *, outline: str, corner: float
) -> None:
    """The outline of a piece that is not here, with its letter in grey."""
    rim, radius = max(1.25, rect.height() * 0.02), rect.height() * corner
    box = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(outline), rim, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(box, radius, radius)
    paint_print(painter, box, face, look, ink=look.theme.muted)


def _paint_body(painter: QPainter, rect: QRectF, look: Look, *, is_spent: bool) -> QRectF:
    """Rim, side and face; answers where the face is."""
    lacquer, height = look.theme.tile, rect.height()
    rim, corner = max(1.25, height * 0.02), height * TILE_CORNER
    painter.fillPath(rounded(rect, corner), colour(lacquer.outline))
    inner = rect.adjusted(rim, rim, -rim, -rim)
    corner = max(1.0, corner - rim)
    ground = look.theme.wood if is_spent else lacquer.fill
    if look.theme.name == "contrast":
        painter.fillPath(rounded(inner, corner), colour(ground))
        return inner
    painter.fillPath(rounded(inner, corner), colour(ground).darker(135))
    front = inner.adjusted(0, 0, 0, -height * _THICKNESS)
    _paint_grain(painter, QRectF(inner.left(), front.bottom(), inner.width(), height * _THICKNESS))
    path = rounded(front, corner)
    painter.fillPath(path, colour(ground) if is_spent else sheen(front, lacquer))
    paint_bevel(painter, path, depth=max(1.0, height * 0.016))
    return front


def _paint_grain(painter: QPainter, side: QRectF) -> None:
    painter.setPen(QPen(colour("#000000", 0.22), max(0.8, side.height() * 0.12)))
    for place in _GRAIN:
        x = side.left() + place * side.width()
        painter.drawLine(QLineF(x, side.top() + 1, x, side.bottom() - 1))


def _paint_back(painter: QPainter, front: QRectF, look: Look) -> None:
    """Diagonal lines in a frame: plainly no letter."""
    inside = front.adjusted(*(front.width() * share for share in (0.14, 0.14, -0.14, -0.14)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(look.theme.wood_ink, 0.75), max(1.0, front.width() * 0.03)))
    painter.drawRect(inside)
    painter.save()
    painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
    step = inside.width() * 2 / (_BARS + 1)
    for bar in range(1, _BARS + 1):
        x = inside.left() + bar * step
        painter.drawLine(QLineF(x, inside.top(), x - inside.height(), inside.bottom()))
    painter.restore()
