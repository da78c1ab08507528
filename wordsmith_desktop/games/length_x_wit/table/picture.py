"""The game's picture on the home page: two dice and a tile spell WIT, times two."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.solid import paint_letters

from .pieces import ASPECT, PieceFace, PieceKind, paint_face

_WORD: Final = (
    (PieceFace("W", 5, PieceKind.DIE), -5.0),
    (PieceFace("I", 1, PieceKind.TILE), 0.0),
    (PieceFace("T", 1, PieceKind.DIE), 4.0),
)
"""The word's dice and tiles, and by how many degrees each is turned."""
_RACK: Final = tuple(PieceFace(text, 1, PieceKind.TILE) for text in "LENGTH")
_GAP: Final = 0.12
"""Room between two pieces; this and all lengths below are in a large piece's height."""
_TIMES: Final = 1.15
"""Breadth of "× 2"."""
_TIMES_TYPE: Final = 0.66
_BORDER: Final = 0.16
"""Room around everything, for shadows and turned dice."""
_RIM: Final = 2
"""Room for outlines, which are never thinner than a pixel or two; in pixels."""
_SMALL: Final = 0.46
"""Height of a tile on the rack below."""
_BELOW: Final = 0.28
"""Room between the word and the rack."""


def paint_picture(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the word as large as the rectangle allows.

    Where there is height to spare, a rack of tiles lies below it.
    """
    rect = rect.adjusted(_RIM, _RIM, -_RIM, -_RIM)
    breadth = len(_WORD) * (ASPECT + _GAP) + _TIMES + 2 * _BORDER
    height = 1 + 2 * _BORDER
    unit = min(rect.width() / breadth, rect.height() / height)
    has_rack = (height + _BELOW + _SMALL) * unit * 0.9 <= rect.height()
    if has_rack:
        height += _BELOW + _SMALL
        unit = min(unit, rect.height() / height)
    area = QRectF(0, 0, breadth * unit, height * unit)
    area.moveCenter(rect.center())
    border = _BORDER * unit
    inside = area.adjusted(border, border, -border, -border)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_word(painter, inside, look, unit=unit)
    if has_rack:
        _paint_rack(painter, inside, look, unit=unit)
    painter.restore()


def _paint_word(painter: QPainter, inside: QRectF, look: Look, *, unit: float) -> None:
    x = inside.left()
    for face, turn in _WORD:
        painter.save()
        painter.translate(QPointF(x + ASPECT * unit / 2, inside.top() + unit / 2))
        painter.rotate(turn)
        area = QRectF(-ASPECT * unit / 2, -unit / 2, ASPECT * unit, unit)
        paint_face(painter, area, face, look)
        painter.restore()
        x += (ASPECT + _GAP) * unit
    times = QRectF(x, inside.top(), _TIMES * unit, unit)
    paint_letters(painter, times, "× 2", look, ink=look.theme.ink, type_px=_TIMES_TYPE * unit)


def _paint_rack(painter: QPainter, inside: QRectF, look: Look, *, unit: float) -> None:
    small = _SMALL * unit
    step = small * (ASPECT + _GAP)
    left = inside.center().x() - (len(_RACK) * step - small * _GAP) / 2
    for place, face in enumerate(_RACK):
        area = QRectF(left + place * step, inside.bottom() - small, small * ASPECT, small)
        paint_face(painter, area, face, look)
