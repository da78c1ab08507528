"""Hands on dice and tiles: clicked, dragged and put in order as a person does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.games.play_hands import LEFT, NO_KEYS, click, show_in_areas
from wordsmith_desktop.games.length_x_wit.state import die_piece
from wordsmith_desktop.ui.games.length_x_wit.layout import Parts
from wordsmith_desktop.ui.kit.strip.piece_button import PieceButton

FAR = QPoint(16, 12)
"""A way that makes a press a drag."""


class PieceHands:
    """Does with dice, tiles and the strip what a person would with the mouse."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    # What lies there

    @property
    def pieces(self) -> list[int]:
        """The numbers of the pieces on the strip."""
        return [piece.view.id for piece in self.parts.strip.pieces]

    @property
    def shown(self) -> str:
        """The pieces on the strip as their letters, with spaces between."""
        return " ".join(piece.view.text for piece in self.parts.strip.pieces)

    @property
    def rack(self) -> str:
        """The free tiles in front, as their letters."""
        return " ".join(tile.view.text for tile in self.parts.rack.tiles)

    @property
    def dice(self) -> str:
        """The dice on the floor, as their letters."""
        return " ".join(die.view.text for die in self.parts.dice.row.dice)

    def button(self, piece: int) -> PieceButton:
        """A die on the floor or a tile on the rack."""
        buttons = (*self.parts.dice.row.dice, *self.parts.rack.tiles)
        return next(button for button in buttons if button.view.id == piece)

    def die(self, number: int) -> PieceButton:
        """The die with this number in the box."""
        return self.button(die_piece(number))

    def tile(self, text: str) -> PieceButton:
        """The first tile on the rack with these letters that does not lie on the strip."""
        tiles = self.parts.rack.tiles
        return next(one for one in tiles if one.view.text == text and not one.view.is_used)

    def place(self, place: int) -> QPoint:
        """Where in the window something is let go to lie at a place of the strip."""
        strip = self.parts.strip
        laid = strip.pieces
        if not laid:
            return strip.mapTo(strip.window(), strip.rect().center())
        box = laid[min(place, len(laid) - 1)].geometry()
        x = box.left() + box.width() // 4 if place < len(laid) else box.right() + box.width() // 2
        return strip.mapTo(strip.window(), QPoint(x, box.center().y()))

    @property
    def beside(self) -> QPoint:
        """A point of the window where nothing takes a piece."""
        header = self.parts.header
        return header.mapTo(header.window(), header.rect().center())

    # Doing

    def drag(self, source: QWidget, to: QPoint) -> None:
        """Drag a source to a point of the window."""
        show_in_areas(source)
        window = source.window().windowHandle()
        assert window is not None
        start = source.mapTo(source.window(), source.rect().center())
        assert source.window().childAt(start) is source, f"{source} cannot be grasped at {start}"
        QTest.mousePress(window, LEFT, NO_KEYS, start)
        QTest.mouseMove(window, start + FAR)
        QTest.mouseMove(window, to)
        QTest.mouseRelease(window, LEFT, NO_KEYS, to)

    def carry(self, start: int, end: int) -> None:
        """Drag the piece at a place of the strip until it lies at another."""
        laid = self.parts.strip.pieces
        to = self.parts.strip.mapTo(self.parts.strip.window(), laid[end].geometry().center())
        self.drag(laid[start], to)

    def lay(self, pieces: Sequence[int], *, is_dragging: bool) -> None:
        """Lay pieces in their order on an empty strip.

        With `is_dragging` each is dragged to its place; else they are clicked, the last one
        first, and dragged into order then.
        """
        if is_dragging:
            for place, piece in enumerate(pieces):
                self.drag(self.button(piece), self.place(place))
        else:
            for piece in reversed(pieces):
                click(self.button(piece))
            self._order(pieces)
        assert list(pieces) == self.pieces

    def _order(self, wanted: Sequence[int]) -> None:
        for place, piece in enumerate(wanted):
            start = self.pieces.index(piece)
            if start != place:
                self.carry(start, place)
