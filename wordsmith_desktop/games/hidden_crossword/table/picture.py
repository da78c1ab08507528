"""The game's picture on the home page: HIDDEN is the anchor, and a word below is half found."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from wordsmith_desktop.window.kit.look import Look

from ..rules.marks import alphabet_marks
from .mark_face import paint_mark
from .tile import TileKind, paint_tile

_ANCHOR: Final = "HIDDEN"
_TARGET: Final = "SECRET"
_GUESS: Final = "SECOND"
_KINDS: Final = {"A": TileKind.ANCHOR, "+": TileKind.PLAIN, "?": TileKind.GHOST}
_PLAN: Final = (
    (_ANCHOR, "AAAAAA"),
    ("A     ", "+    ?"),
    (_GUESS, "+++???"),
)
"""Rows of letters, and what kind of tile each lies on; nothing lies on a blank."""
_GAP: Final = 0.06
"""Room between two tiles; this and all lengths below are in a tile's height."""
_MARK: Final = 0.46
_ABOVE: Final = 0.12
"""Room between the last row and its marks."""
_BORDER: Final = 0.16
"""Room around everything, for shadows."""
_RIM: Final = 2
"""Room for outlines, which are never thinner than a pixel or two; in pixels."""


def paint_picture(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the crossword as large as the rectangle allows, the last guess with its marks."""
    rect = rect.adjusted(_RIM, _RIM, -_RIM, -_RIM)
    step = 1 + _GAP
    breadth = len(_ANCHOR) * step - _GAP + 2 * _BORDER
    height = len(_PLAN) * step - _GAP + _ABOVE + _MARK + 2 * _BORDER
    unit = min(rect.width() / breadth, rect.height() / height)
    whole = QRectF(0, 0, breadth * unit, height * unit)
    whole.moveCenter(rect.center())
    corner = whole.topLeft() + QPointF(_BORDER, _BORDER) * unit
    for row, (letters, kinds) in enumerate(_PLAN):
        for col, (letter, kind) in enumerate(zip(letters, kinds, strict=True)):
            if kind in _KINDS:
                area = QRectF(corner + QPointF(col, row) * step * unit, QSizeF(unit, unit))
                paint_tile(painter, area, letter.strip(), look, kind=_KINDS[kind])
    _paint_marks(painter, corner + QPointF(0, len(_PLAN) * step - _GAP + _ABOVE) * unit, look, unit)


def _paint_marks(painter: QPainter, corner: QPointF, look: Look, unit: float) -> None:
    for col, mark in enumerate(alphabet_marks(_TARGET, _GUESS)):
        left = corner.x() + col * (1 + _GAP) * unit
        paint_mark(painter, QRectF(left, corner.y(), unit, _MARK * unit), mark, look)
