"""A guess in tiles, with a mark under each letter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.games.hidden_crossword.clues import Marks
from wordsmith_desktop.ui.games.hidden_crossword.tiles.marks import paint_mark
from wordsmith_desktop.ui.games.hidden_crossword.tiles.spoken import say_marked
from wordsmith_desktop.ui.games.hidden_crossword.tiles.tile import paint_tile
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.solid import SHADOW

GAP: Final = 0.12
"""Room between two tiles; this and those below are in a tile's height."""
MARK: Final = 0.56
"""Height of a mark."""
_ABOVE: Final = 0.12
"""Room between a tile and its mark."""
_LEAST: Final = 20
"""Least side of a tile in pixels, where a long word has to find room."""


class MarkedWord(QWidget):
    """Paints a word in tiles of a height, smaller where there is no room for all of them.

    Words of the same length in widgets of the same breadth stand in the same columns.
    """

    def __init__(self, tile_px: int, parent: QWidget | None = None) -> None:
        """`tile_px` is the side of a tile in pixels."""
        super().__init__(parent)
        self._tile = tile_px
        self._word = ""
        self._marks: Marks = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def word(self) -> str:
        """What is shown."""
        return self._word

    def show_word(self, word: str, marks: Marks = ()) -> None:
        """Show a word; without marks there is no room for them either."""
        self._word, self._marks = word, marks
        said = say_marked(word, marks)
        self.setAccessibleName(said)
        self.setToolTip(said if marks else "")
        self.updateGeometry()
        self.update()

    def show_nothing(self) -> None:
        """Show no word."""
        self.show_word("")

    def sizeHint(self) -> QSize:
        return QSize(self._breadth(self._tile), self._height(self._tile))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._breadth(min(self._tile, _LEAST)), self._height(self._tile))

    def tile_boxes(self) -> list[QRectF]:
        """Where the tiles lie."""
        if not self._word:
            return []
        share = min(1.0, self.width() / self._breadth(self._tile))
        side, room = self._tile * share, self._room(self._tile)
        return [
            QRectF(room * share + place * side * (1 + GAP), room, side, side)
            for place in range(len(self._word))
        ]

    @staticmethod
    def _room(tile: float) -> float:
        """Room for a tile's shadow on every side."""
        return tile * SHADOW[False] + 1

    def _breadth(self, tile: float) -> int:
        count = len(self._word)
        return round(count * tile * (1 + GAP) - tile * GAP + 2 * self._room(tile)) if count else 0

    def _height(self, tile: float) -> int:
        marks = tile * (_ABOVE + MARK) if self._marks else 0
        return round(tile + marks + 2 * self._room(tile)) if self._word else 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, boxes = QPainter(self), self.tile_boxes()
        for letter, box in zip(self._word, boxes, strict=True):
            paint_tile(painter, box, letter, look())
        for mark, box in zip(self._marks, boxes, strict=False):
            side = box.height()
            below = QRectF(box.left(), box.bottom() + side * _ABOVE, side, side * MARK)
            paint_mark(painter, below, mark, look())
