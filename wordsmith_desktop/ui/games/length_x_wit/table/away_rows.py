"""Tiles that a turn has taken out of play: banked ones, and spent ones face down."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.kit.strip.views import PieceView


class BankRow(QWidget):
    """Banked tiles in a tray of their own, with their sum; nothing in it can be picked."""

    def show_bank(self, tiles: Sequence[PieceView]) -> None:
        """Show these; their sum is that of their faces' values."""
        raise NotImplementedError


class SpentRow(QWidget):
    """Spent vowels, face down; nothing in it can be picked."""

    def show_spent(self, tiles: Sequence[PieceView]) -> None:
        """Show these."""
        raise NotImplementedError
