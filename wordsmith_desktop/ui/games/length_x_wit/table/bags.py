"""What is left in the two bags."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class BagsLine(QWidget):
    """Two small bags, with the tiles and dice left in them."""

    def show_bags(self, *, tiles: int, dice: int) -> None:
        """Show so many."""
        raise NotImplementedError
