"""The other players' tiles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.games.length_x_wit.table.views import PlayerView


class PlayerTiles(QWidget):
    """A line for each other player: the name and small tiles, face up; nothing can be picked."""

    def show_players(self, players: Sequence[PlayerView]) -> None:
        """Show these, in the order in which they respond."""
        raise NotImplementedError
