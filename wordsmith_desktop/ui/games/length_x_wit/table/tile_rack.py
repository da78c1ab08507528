"""A player's own free tiles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.kit.strip.views import PieceView


class TileRack(QWidget):
    """Tiles on a wooden rack, to be clicked or dragged to the strip, or one vowel to be spent."""

    picked = Signal(object)
    """The `PieceLoad` of a tile that is wanted on the strip."""
    returned = Signal(object)
    """The `PieceLoad` of a tile that lies on the strip and is wanted back."""
    vowel_picked = Signal(int)
    """While a vowel is to be spent: the number of the tile that was picked."""

    def show_title(self, title: str) -> None:
        """Whose rack it is; "Your tiles" unless told otherwise."""
        raise NotImplementedError

    def show_tiles(self, tiles: Sequence[PieceView]) -> None:
        """Show these (`tile_view`); the keyboard stays at its place."""
        raise NotImplementedError

    def set_spending(self, is_spending: bool) -> None:
        """Let a vowel be picked to be spent; other tiles cannot be picked meanwhile."""
        raise NotImplementedError
