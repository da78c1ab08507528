"""Tiles of a grid painted from pictures, so that forty of them are painted within a frame."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.solid import SHADOW

from ..tile import TileKind, paint_tile

_Face = tuple[str, TileKind, bool]
"""Letter, kind, and whether it is lifted."""


class TilePictures:
    """Paints tiles from pictures; a grid of forty is painted anew within a frame."""

    def __init__(self) -> None:
        self._of: tuple[Look, float, float] | None = None
        """The look, the side of a tile and the screen's ratio that the pictures are for."""
        self._pictures: dict[_Face, QPixmap] = {}

    def paint(
        self,
        painter: QPainter,
        area: QRectF,
        letter: str,
        look: Look,
        *,
        kind: TileKind = TileKind.PLAIN,
        is_lifted: bool = False,
    ) -> None:
        """Paint a tile that fills a square; its shadow lies around it."""
        device = painter.device()
        ratio = device.devicePixelRatioF() if device else 1.0
        if self._of != (look, area.width(), ratio):
            self._of = (look, area.width(), ratio)
            self._pictures.clear()
        face = (letter, kind, is_lifted)
        if face not in self._pictures:
            self._pictures[face] = _picture(face, look, side=area.width(), ratio=ratio)
        room = _room(area.width())
        painter.drawPixmap(area.topLeft() - QPointF(room, room), self._pictures[face])


def _room(side: float) -> int:
    """Room for the shadow around a tile, in pixels."""
    return ceil(side * SHADOW[True]) + 2


def _picture(face: _Face, look: Look, *, side: float, ratio: float) -> QPixmap:
    letter, kind, is_lifted = face
    room = _room(side)
    whole = ceil((side + 2 * room) * ratio)
    picture = QPixmap(whole, whole)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(room, room, side, side)
    paint_tile(painter, area, letter, look, kind=kind, is_lifted=is_lifted)
    painter.end()
    return picture
