"""Turns gestures at the word strip into a row of dice and tiles; knows no screen (L7, L8)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.word_strip import Pieces, WordStrip

from .actions import Spelling
from .material import Tile, bank_value, response_score, turn_score
from .state import DIE, Phase, State, die_piece


class Strip(WordStrip, kw_only=True):
    """The strip of whoever is to spell; its pieces are the dice and the seat's free tiles."""

    state: State
    seat: Seat

    @property
    def language(self) -> str:
        return self.state.ruleset.language

    @cached_property
    def texts(self) -> Mapping[int, str]:
        """The letters of every die on the table and of every tile that may be used."""
        return self.state.pieces(self.seat)

    @cached_property
    def free(self) -> tuple[Tile, ...]:
        """The seat's tiles that are neither banked nor spent."""
        return self.state.free_tiles(self.seat)

    def laid(self, text: str) -> Pieces:
        """Dice and tiles for the letters, dice before tiles; the longest pieces first."""
        left, found, rest = dict(self.texts), [], text
        while (piece := _first_of(rest, left)) is not None:
            found.append(piece)
            rest = rest[len(left.pop(piece)) :]
        return tuple(found)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles on the strip, in their order."""
        by_number = {tile.id: tile for tile in self.free}
        return tuple(by_number[piece] for piece in self.row.pieces if piece in by_number)

    @property
    def dice_left(self) -> tuple[str, ...]:
        """The faces of the dice that are not on the strip yet; all have to be (L7)."""
        return tuple(
            rolled.text
            for rolled in self.state.dice
            if die_piece(rolled.die) not in self.row.pieces
        )

    def said(self, kind: type[Spelling]) -> Spelling:
        """The word on the strip as an action; with the tiles behind letters that nobody has."""
        behind = self._beyond_gaps() if self.ghost else ()
        return kind(self.row.text, (*(tile.id for tile in self.tiles), *behind))

    def _beyond_gaps(self) -> Pieces:
        """The tiles for those of the letters not laid for which there are any."""
        left = {one: text for one, text in self.texts.items() if one not in self.row.pieces}
        found, rest = [], self.ghost
        while rest:
            piece = _first_of(rest, left)
            rest = rest[1 if piece is None else len(left.pop(piece)) :]
            if piece is not None and piece < DIE:
                found.append(piece)
        return tuple(found)

    @property
    def value(self) -> int:
        """The values of dice and tiles in the word."""
        return response_score(self.state.material, self.state.dice_texts, self.tiles)

    @property
    def score(self) -> int:
        """What the word would bring now (L8, L9)."""
        if self.state.phase is Phase.RESPOND:
            return self.value
        state = self.state
        return turn_score(state.material, state.dice_texts, self.tiles, state.banked)

    @property
    def bank_after(self) -> int:
        """What would be banked after pressing: all that is left if no word comes then (L8)."""
        return bank_value(self.state.material, (*self.state.banked, *self.tiles))


def _first_of(text: str, left: Mapping[int, str]) -> int | None:
    """The piece that a text begins with: the one of most letters, a die before a tile."""
    fitting = (piece for piece, own in left.items() if text.startswith(own))
    return max(fitting, key=lambda one: (len(left[one]), one >= DIE), default=None)
