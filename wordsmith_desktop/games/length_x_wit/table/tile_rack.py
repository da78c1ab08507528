"""A player's own free tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton
from wordsmith_desktop.window.kit.strip.piece_row import PieceRow
from wordsmith_desktop.window.kit.strip.views import PieceLoad, PieceView
from wordsmith_desktop.wording.texts import say

from ..words import table_texts as texts
from .pieces import LETTERS


class RackButton(PieceButton):
    """A tile. While a vowel is to be spent only vowels can be pressed, and are marked."""

    spent = Signal(int)
    """The number of its tile, which is to be spent."""

    _is_spending = False
    _is_chosen = False

    def __init__(self, view: PieceView, *, height: int, parent: QWidget | None = None) -> None:
        super().__init__(view, LETTERS, height=height, parent=parent)

    @property
    def load(self) -> PieceLoad | None:
        """What can be carried away; None while a vowel is to be spent."""
        return None if self._is_spending else super().load

    def set_spending(self, is_spending: bool) -> None:
        """Be a vowel that can be spent, a tile that cannot, or a tile to be picked."""
        self._is_spending = is_spending
        self._speak()
        self.update()

    def show_chosen(self, is_chosen: bool) -> None:
        """Mark it as the vowel that would be spent, or no longer."""
        if is_chosen is not self._is_chosen:
            self._is_chosen = is_chosen
            self.update()

    def _speak(self) -> None:
        super()._speak()
        is_vowel = self.view.face.is_vowel
        self.setEnabled(is_vowel or not self._is_spending)
        if is_vowel and self._is_spending:
            self.setAccessibleName(say(texts.SPENDABLE, tile=self.view.spoken))

    def _tell(self) -> None:
        if self._is_spending:
            self.spent.emit(self.view.id)
        else:
            super()._tell()

    def paint_piece(self, painter: QPainter, area: QRectF) -> None:
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        super().paint_piece(painter, area)
        painter.setOpacity(1.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_spending and self.isEnabled():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area, side = self.piece_area(), look().px(1.5) + 12
            at = QRectF(area.right() - side * 0.7, max(1.0, area.top() - side * 0.3), side, side)
            _paint_turn(painter, at, look())
            if self._is_chosen:
                painter.setPen(QPen(colour(look().theme.accent), 4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 8, 8)


def _paint_turn(painter: QPainter, area: QRectF, look: Look) -> None:
    """A disc with an arrow down: this tile can be turned face down."""
    theme = look.theme
    painter.setPen(QPen(colour(theme.accent_ink), 1.5))
    painter.setBrush(colour(theme.accent))
    painter.drawEllipse(area)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(theme.accent_ink))
    shape = ((0.4, 0.2), (0.6, 0.2), (0.6, 0.5), (0.78, 0.5), (0.5, 0.82), (0.22, 0.5), (0.4, 0.5))
    points = [
        QPointF(area.left() + x * area.width(), area.top() + y * area.height()) for x, y in shape
    ]
    painter.drawPolygon(QPolygonF(points))


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
        self.title.hide()  # Everybody sees what lies there.
        margin = look().gap(1)
        # The board is painted behind the tiles; the layout leaves it the part that stands out.
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
        self.settle_tab_stop()
        vowels = [button for button in self.tiles if button.view.face.is_vowel]
        if is_spending and vowels:
            vowels[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_chosen(self, tile: int | None) -> None:
        """Mark the vowel that would be spent, if one is chosen."""
        for button in self.tiles:
            button.show_chosen(button.view.id == tile)

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
        # Half of the pen lies outside the outline; at the widget's edge it would be cut off.
        # The board is as long as what stands on it, but never so short as to be no rack.
        lying = [button.geometry() for button in self.tiles]
        left = min([self.width() * 0.25, *(float(area.left()) for area in lying)]) - look().gap(2)
        left = max(1.5, left)
        board = QRectF(left, foot - height, self.width() - 2 * left, height)
        painter.setPen(QPen(colour(theme.edge), 1.5))
        painter.setBrush(colour(theme.wood))
        painter.drawRoundedRect(board, 5, 5)
        painter.setPen(QPen(colour(theme.wood_ink, 0.35), 1.5))
        edge = board.top() + 3
        painter.drawLine(QLineF(board.left() + 4, edge, board.right() - 4, edge))
