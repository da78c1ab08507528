"""Pictures of the game's challenges: a puzzle nearly solved, and one just begun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from wordsmith_desktop.window.kit.look import Look

from .tile import TileKind, paint_tile

_KINDS: Final = {"A": TileKind.ANCHOR, "+": TileKind.PLAIN, "?": TileKind.GHOST}
_PLANS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "puzzle-rounds": (
        ("  F  ", "  +  "),
        ("SOLVE", "AAAAA"),
        ("  U  ", "  +  "),
        ("  R  ", "  ?  "),
    ),
    "puzzle-time": (
        ("T    ", "+    "),
        ("I    ", "?    "),
        ("MATCH", "AAAAA"),
        ("E    ", "?    "),
    ),
}
"""Rows of letters, and what kind of tile each lies on; nothing lies on a blank."""
_STEP: Final = 1.06
"""From one tile to the next, in a tile's height."""
_RIM: Final = 0.3


def paint_challenge(key: str, painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the puzzle as large as the rectangle allows."""
    plan = _PLANS.get(key, _PLANS["puzzle-rounds"])
    breadth, height = len(plan[0][0]) * _STEP + _RIM, len(plan) * _STEP + _RIM
    unit = min(rect.width() / breadth, rect.height() / height)
    size = QPointF(len(plan[0][0]), len(plan)) * _STEP * unit
    corner = rect.center() - size / 2
    for row, (letters, kinds) in enumerate(plan):
        for col, (letter, kind) in enumerate(zip(letters, kinds, strict=True)):
            if kind in _KINDS:
                shown = "" if kind == "?" else letter
                area = QRectF(corner + QPointF(col, row) * _STEP * unit, QSizeF(unit, unit))
                paint_tile(painter, area, shown, look, kind=_KINDS[kind])
