"""All players' points, and how far it is to the goal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.games.length_x_wit.table.views import TotalView


class Totals(QWidget):
    """A line for each seat: name, points, a bar, and the goal's line across all bars."""

    def show_totals(
        self, lines: Sequence[TotalView], *, goal: int, is_last_round: bool = False
    ) -> None:
        """Show these in seat order; a `goal` of 0 has no line."""
        raise NotImplementedError
