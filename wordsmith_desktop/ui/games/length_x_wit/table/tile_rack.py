"""A player's own free tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.ui.games.length_x_wit.pieces.art import LETTERS
from wordsmith_desktop.ui.games.length_x_wit.table import texts
from wordsmith_desktop.ui.games.length_x_wit.table.rack_button import RackButton
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import colour
from wordsmith_desktop.ui.kit.strip.piece_row import PieceRow
from wordsmith_desktop.ui.kit.strip.views import PieceView
from wordsmith_desktop.ui.kit.texts import say

_LIP: Final = 6
"""How far the board stands out below the tiles and their shadows, in pixels."""


class TileRack(PieceRow):
    """Tiles on a wooden board, to be clicked or dragged to the strip, or one vowel to be spent.

    Also has the `picked` and `returned` of its base, which give a `PieceLoad`.
    """

    vowel_picked = Signal(int)
    """While a vowel is to be spent: the number of the tile that was picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(say(texts.RACK), LETTERS, wraps=True, parent=parent)
        self._is_spending = False
        margin = look().gap(1)
        self.line.setContentsMargins(margin, 0, margin, _LIP)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_tiles(self, tiles: Sequence[PieceView]) -> None:
        """Show these (`tile_view`); the keyboard stays at its place."""
        self.show_pieces(tiles)

    def set_spending(self, is_spending: bool) -> None:
        """Let a vowel be picked to be spent; other tiles cannot be picked meanwhile.

        The keyboard goes to the first vowel.
        """
        if is_spending == self._is_spending:
            return
        self._is_spending = is_spending
        for button in self.tiles:
            button.set_spending(is_spending)
        vowels = [button for button in self.tiles if button.view.face.is_vowel]
        if is_spending and vowels:
            vowels[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def tiles(self) -> tuple[RackButton, ...]:
        """The tiles from left to right."""
        return tuple(button for button in self.buttons if isinstance(button, RackButton))

    def make_button(self, view: PieceView) -> RackButton:
        button = RackButton(view, height=self.piece_height, parent=self)
        button.set_spending(self._is_spending)
        button.spent.connect(self.vowel_picked)
        return button

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        foot, height = self.height() - 1.5, LETTERS.room(self.piece_height) + _LIP
        board = QRectF(1.5, foot - height, self.width() - 3.0, height)
        painter.setPen(QPen(colour(theme.edge), 1.5))
        painter.setBrush(colour(theme.wood))
        painter.drawRoundedRect(board, 5, 5)
        painter.setPen(QPen(colour(theme.wood_ink, 0.35), 1.5))
        edge = board.top() + 3
        painter.drawLine(QLineF(board.left() + 4, edge, board.right() - 4, edge))
