"""The dice on the felt."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.kit.strip.views import PieceView


class DiceFloor(QWidget):
    """The dice in the order they came, to be clicked or dragged to the strip; "× 3" beside them.

    A die on the strip leaves its outline. The arrows move between dice, Enter and Space pick.
    """

    picked = Signal(object)
    """The `PieceLoad` of a die that is wanted on the strip."""
    returned = Signal(object)
    """The `PieceLoad` of a die that lies on the strip and is wanted back."""
    landed = Signal()
    """The dice that were thrown lie still; without motion that is at once."""

    def show_dice(self, dice: Sequence[PieceView]) -> None:
        """Show these (`die_view`), lying still; the keyboard stays at its place."""
        raise NotImplementedError

    def throw(self, dice: Sequence[PieceView]) -> None:
        """Have all dice tumble and land on these faces; then `landed`."""
        raise NotImplementedError
