"""What is printed on tiles and dice alike: a letter, and its value in a corner."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.ui.games.length_x_wit.pieces.faces import Face
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.kit.solid import em_width, paint_letters

ASPECT: Final = 0.9
"""Breadth of a tile or die in its height; both take the same room in a row."""
LEAST_VALUE_PX: Final = 9.0
"""Height of type below which a value could not be read and is left out."""
_TYPE: Final = 0.74
"""Height of type of a letter in the breadth of what it stands on; this and all below."""
_BROADEST: Final = 0.66
"""Most breadth of the letters."""
_VALUE: Final = 0.27
"""Height of type of a value."""


def paint_print(painter: QPainter, face: QRectF, shown: Face, look: Look, *, ink: str) -> None:
    """Print a letter in the middle of a face and its value in the lower right corner.

    The letter stands a little to the upper left, to leave the value its corner.
    """
    side = face.width()
    value_px = side * _VALUE
    has_value = value_px >= LEAST_VALUE_PX
    shift = side * (0.06 if has_value else 0.0)
    letter = face.translated(-shift, -shift * 0.7)
    type_px = min(side * _TYPE, side * _BROADEST / em_width(shown.text, look.family))
    paint_letters(painter, letter, shown.text, look, ink=ink, type_px=type_px)
    if has_value:
        paint_letters(painter, value_box(face), str(shown.value), look, ink=ink, type_px=value_px)


def value_box(face: QRectF) -> QRectF:
    """Where the value stands on a face."""
    side = face.width() * _VALUE
    away = face.width() * 0.07
    return QRectF(face.right() - side - away, face.bottom() - side - away, side, side)
