"""Small tiles side by side, only to be seen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.ui.games.hidden_crossword.tiles.tile import TileKind, paint_tile
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.solid import SHADOW

_GAP: Final = 0.12
"""Room between two tiles in the side of one."""
_LEAST: Final = 24
"""Least side of a tile in pixels."""


def small_side() -> int:
    """Side of a small tile that has all the room it wants, in pixels."""
    return 24 + look().px(3)


class TileRow(QWidget):
    """Paints letters as tiles of one kind, smaller where there is no room for all of them."""

    def __init__(self, kind: TileKind = TileKind.PLAIN, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind, self._letters = kind, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def letters(self) -> str:
        """What is shown, from left to right."""
        return self._letters

    def show_letters(self, letters: str, spoken: str) -> None:
        """Show these; `spoken` is what a screen reader says of them."""
        self._letters = letters
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._breadth(small_side())), small_side() + 2 * _room(small_side()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._breadth(_LEAST)), self.sizeHint().height())

    def tile_boxes(self) -> list[QRectF]:
        """Where the tiles lie."""
        if not self._letters:
            return []
        share = min(1.0, self.width() / self._breadth(small_side()))
        side = small_side() * share
        left, top, step = _room(side), (self.height() - side) / 2, side * (1 + _GAP)
        return [QRectF(left + i * step, top, side, side) for i in range(len(self._letters))]

    def _breadth(self, side: float) -> float:
        count = len(self._letters)
        return count * side * (1 + _GAP) - side * _GAP + 2 * _room(side) if count else 0.0

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for letter, box in zip(self._letters, self.tile_boxes(), strict=True):
            paint_tile(painter, box, letter, look(), kind=self._kind)


def _room(side: float) -> int:
    """Room for the shadow on every side, in pixels."""
    return round(side * SHADOW[False]) + 1
