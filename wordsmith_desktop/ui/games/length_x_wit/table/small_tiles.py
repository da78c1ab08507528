"""Small tiles side by side, only to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.ui.games.length_x_wit.pieces.art import paint_face
from wordsmith_desktop.ui.games.length_x_wit.pieces.common import ASPECT
from wordsmith_desktop.ui.games.length_x_wit.pieces.faces import Face
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.solid import SHADOW

_GAP: Final = 0.12
"""Room between two tiles in the height of one."""
_LEAST: Final = 24
"""Least breadth of a tile in pixels, where many have to find room."""


class SmallTiles(QWidget):
    """Paints tiles of a height, smaller where there is no room for all of them."""

    def __init__(self, height: int, parent: QWidget | None = None) -> None:
        """`height` in pixels."""
        super().__init__(parent)
        self._height = height
        self._faces: tuple[Face, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def faces(self) -> tuple[Face, ...]:
        """What is shown, from left to right."""
        return self._faces

    def show_faces(self, faces: Sequence[Face]) -> None:
        """Show these."""
        self._faces = tuple(faces)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._breadth(self._height)), self._height + 2 * self._room)

    def minimumSizeHint(self) -> QSize:
        least = self._breadth(_LEAST / ASPECT)
        return QSize(min(self.sizeHint().width(), round(least)), self.sizeHint().height())

    def tile_boxes(self) -> list[QRectF]:
        """Where the tiles lie."""
        count = len(self._faces)
        if not count:
            return []
        share = min(1.0, self.width() / self._breadth(self._height))
        height = self._height * share
        step, top = height * (ASPECT + _GAP), (self.height() - height) / 2
        left = self._room * share
        return [QRectF(left + i * step, top, height * ASPECT, height) for i in range(count)]

    @property
    def _room(self) -> int:
        """Room for the shadow on every side, in pixels."""
        return round(self._height * SHADOW[False]) + 1

    def _breadth(self, height: float) -> float:
        count = len(self._faces)
        return count * height * (ASPECT + _GAP) - height * _GAP + 2 * self._room if count else 0.0

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for face, box in zip(self._faces, self.tile_boxes(), strict=True):
            paint_face(painter, box, face, look())
