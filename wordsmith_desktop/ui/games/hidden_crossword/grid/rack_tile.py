"""One tile of the rack, to be clicked or dragged to the grid."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.games.hidden_crossword.grid import texts
from wordsmith_desktop.ui.games.hidden_crossword.grid.loads import Grasp, Load, RackLoad
from wordsmith_desktop.ui.games.hidden_crossword.tiles.tile import CORNER, TileKind, paint_tile
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import TARGET, Look
from wordsmith_desktop.ui.kit.solid import SHADOW
from wordsmith_desktop.ui.kit.strip.art import Piece, PieceArt
from wordsmith_desktop.ui.kit.strip.piece_button import PieceButton
from wordsmith_desktop.ui.kit.strip.views import PieceView
from wordsmith_desktop.ui.kit.texts import say_count


def _paint(
    painter: QPainter,
    rect: QRectF,
    piece: Piece,
    look: Look,
    *,
    lifted: bool = False,
    faded: bool = False,
) -> None:
    kind = TileKind.GHOST if faded else TileKind.PLAIN
    paint_tile(painter, rect, piece.text, look, kind=kind, is_lifted=lifted)


TILES: Final = PieceArt(_paint, aspect=1.0, corner=CORNER, shadow=SHADOW[False])
"""The tiles as rows want them painted."""


def tile_height() -> int:
    """Height of a tile of the rack in pixels."""
    return TARGET + look().px(1)


def rack_view(tile: int, letter: str, count: int) -> PieceView:
    """A tile of which the rack has so many."""
    return PieceView(tile, letter, say_count(texts.RACK_TILE, count, letter=letter))


class RackTile(PieceButton):
    """A tile with one letter."""

    def __init__(self, view: PieceView, *, parent: QWidget | None = None) -> None:
        super().__init__(view, TILES, height=tile_height(), parent=parent)

    def grasp_at(self, point: QPointF, *, is_word: bool) -> Grasp | None:  # noqa: ARG002
        """The tile, wherever it is taken."""
        return Grasp(RackLoad(self.view.text, self.view.id), self.rect())

    def paint_load(self, painter: QPainter, rect: QRectF, load: Load | None = None) -> None:  # noqa: ARG002
        """Paint what a hand carries, lifted."""
        super().paint_load(painter, rect)

    def show_carried(self, load: Load | None) -> None:
        """Leave only the place while the tile is in a hand."""
        self.set_carried(load is not None)
