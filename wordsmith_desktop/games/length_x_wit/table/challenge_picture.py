"""The picture of the game's challenge: six dice as they were rolled."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.window.kit.look import Look

from .pieces import ASPECT, PieceFace, PieceKind, paint_face

_ROLLED: Final = (
    (("S", 1, -9.0), ("I", 1, 6.0), ("X", 5, -3.0)),
    (("T", 1, 5.0), ("U", 1, -6.0), ("R", 1, 10.0)),
)
"""Rows of dice: letter, value, and by how many degrees each is turned."""
_STEP: Final = 1.28
"""From one die to the next, in a die's height."""
_RIM: Final = 0.3


def paint_challenge(key: str, painter: QPainter, rect: QRectF, look: Look) -> None:  # noqa: ARG001
    """Paint the dice as large as the rectangle allows."""
    count = len(_ROLLED[0])
    breadth = (count - 1) * _STEP + ASPECT + _RIM
    height = (len(_ROLLED) - 1) * _STEP + 1 + _RIM
    unit = min(rect.width() / breadth, rect.height() / height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row, faces in enumerate(_ROLLED):
        for col, (letter, value, angle) in enumerate(faces):
            shift = QPointF(col - (count - 1) / 2, row - (len(_ROLLED) - 1) / 2) * _STEP * unit
            painter.save()
            painter.translate(rect.center() + shift)
            painter.rotate(angle)
            area = QRectF(-ASPECT * unit / 2, -unit / 2, ASPECT * unit, unit)
            paint_face(painter, area, PieceFace(letter, value, PieceKind.DIE), look)
            painter.restore()
    painter.restore()
