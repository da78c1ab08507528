"""One die on the floor, which can tumble."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.games.length_x_wit.pieces.art import LETTERS
from wordsmith_desktop.ui.games.length_x_wit.pieces.die import paint_tumbling
from wordsmith_desktop.ui.games.length_x_wit.pieces.faces import Face, Kind
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.die import Tumble
from wordsmith_desktop.ui.kit.strip.piece_button import PieceButton
from wordsmith_desktop.ui.kit.strip.views import PieceView

_PASSING: Final = tuple(Face(text, 1, Kind.DIE) for text in "EATIRNOS")
"""What flits by while a die tumbles; nobody can read it."""


class DieButton(PieceButton):
    """A die to be picked or carried to the strip."""

    def __init__(self, view: PieceView, *, height: int, parent: QWidget | None = None) -> None:
        super().__init__(view, LETTERS, height=height, parent=parent)
        self.tumble = Tumble(_PASSING, self)
        self.tumble.moved.connect(self.update)

    def throw(self) -> None:
        """Tumble, and land on the face that is shown."""
        self.tumble.roll_to(self.view.face)

    def paint_piece(self, painter: QPainter, box: QRectF) -> None:
        if self.tumble.is_moving:
            paint_tumbling(painter, box, self.tumble, look())
        else:
            super().paint_piece(painter, box)
