"""Hands on dice and tiles: clicked, dragged and put in order as a person does."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.play_hands import click
from tests.games.strip_hands import StripHands
from wordsmith_desktop.games.length_x_wit.rules.state import die_piece
from wordsmith_desktop.games.length_x_wit.table.layout import Parts
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton


class PieceHands(StripHands):
    """Does with dice, tiles and the strip what a person would with the mouse."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.strip, parts.header)
        self.parts = parts

    def buttons(self) -> Sequence[PieceButton]:
        """The dice on the floor and the tiles on the rack."""
        return (*self.parts.dice.row.dice, *self.parts.rack.tiles)

    @property
    def rack(self) -> str:
        """The free tiles in front, as their letters."""
        return " ".join(tile.view.text for tile in self.parts.rack.tiles)

    @property
    def dice(self) -> str:
        """The dice on the floor, as their letters."""
        return " ".join(die.view.text for die in self.parts.dice.row.dice)

    def die(self, number: int) -> PieceButton:
        """The die with this number in the box."""
        return self.button(die_piece(number))

    def tile(self, text: str) -> PieceButton:
        """The first tile on the rack with these letters that does not lie on the strip."""
        tiles = self.parts.rack.tiles
        return next(one for one in tiles if one.view.text == text and not one.view.is_used)

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
            self.order(pieces)
        assert list(pieces) == self.pieces
