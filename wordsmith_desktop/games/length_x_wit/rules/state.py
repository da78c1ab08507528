"""The state of a match: flat, frozen, plain values; helpers return the state one step on."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import FrozenState, Value
from wordsmith_desktop.games.common.open_table import CallStage, OpenTable, Refusals
from wordsmith_desktop.games.common.word_strip import EMPTY, Row
from wordsmith_desktop.lexicon.rulings import Ruling

from .actions import Spelling
from .material import Material, Rolled, Tile, material_of
from .ruleset import Ruleset

DIE: Final = 1000
"""Added to the number of a die, so that its piece is no tile's."""


def die_piece(die: int) -> int:
    """The piece that a die is on the strip."""
    return DIE + die


@unique
class Phase(Enum):
    """Where a match stands."""

    BEGIN = "begin"
    """Lots and first tiles are to be drawn (L3)."""
    DRAW = "draw"
    """Tiles are to be drawn from the bag (L4, L5)."""
    READY = "ready"
    """The first die is to be rolled; the tiles may be swapped (L5)."""
    THROW = "throw"
    """The dice are in the air (L6)."""
    DECIDE = "decide"
    """Score, press, spend or give up (L8)."""
    RESPOND = "respond"
    """The others may spell a word each (L9)."""
    OVER = "over"


SPELLING: Final = (Phase.DECIDE, Phase.RESPOND)
"""Phases in which somebody may lay a word."""


class PlayerState(Value):
    """What one seat has."""

    tiles: tuple[Tile, ...] = ()
    """Face up before the seat, banked and spent ones included."""
    points: int = 0
    turns: int = 0
    """Turns taken so far."""
    best: int = 0
    """The most points made at once."""
    has_swapped: bool = False
    """Whether the tiles were swapped once (L5)."""


class Call(Value):
    """A word on which judgement is pending."""

    seat: Seat
    said: Spelling
    stage: CallStage
    votes: tuple[tuple[Seat, bool], ...] = ()
    """The votes cast so far."""
    ruling: Ruling | None = None
    """What the dictionary said, while the others vote."""

    @property
    def word(self) -> str:
        """The word, folded."""
        return self.said.word


class State(FrozenState, OpenTable):
    """Everything about a match; nothing of it is secret but what chance will do."""

    ruleset: Ruleset
    players: tuple[PlayerState, ...]
    phase: Phase = Phase.BEGIN
    starter: Seat = 0
    seat: Seat = 0
    """Who is in control of the bags."""
    responder: Seat | None = None
    """Who may respond now (L9)."""
    dice: tuple[Rolled, ...] = ()
    """On the table, in the order they came."""
    banked: tuple[Tile, ...] = ()
    """Tiles that the turn has banked (L8)."""
    spent: tuple[Tile, ...] = ()
    """Vowels that lie face down (L8)."""
    is_swapping: bool = False
    """Whether the draw replaces a whole set (L5)."""
    has_swapped: bool = False
    """Whether the set was swapped in this turn (L5)."""
    rerolls: int = 0
    """How often spent vowels have rolled the same dice again (L8)."""
    row: Row = EMPTY
    """What lies on the strip of whoever spells."""
    call: Call | None = None
    turn: int = 0
    """Counts turns and responses, to tell one clock from the next."""
    is_last_round: bool = False
    """Somebody has reached the goal, or the time for the whole match is up (L11)."""
    voted_words: frozenset[str] = frozenset()
    """Words the table has accepted for this match."""
    refused: Refusals = ()
    """What was refused, where computers may bluff."""

    @property
    def speller(self) -> Seat:
        """Whose tiles words are made of: who responds, else who is in control."""
        return self.seat if self.responder is None else self.responder

    @property
    def material(self) -> Material:
        """The material."""
        return material_of(self.ruleset.material)

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))

    @property
    def dice_texts(self) -> tuple[str, ...]:
        """The faces that are up."""
        return tuple(rolled.text for rolled in self.dice)

    @property
    def bag_tiles(self) -> tuple[Tile, ...]:
        """The tiles in the bag."""
        held = {tile.id for player in self.players for tile in player.tiles}
        return tuple(tile for tile in self.material.tiles if tile.id not in held)

    @property
    def bag_dice(self) -> tuple[int, ...]:
        """The numbers of the dice in the bag."""
        out = {rolled.die for rolled in self.dice}
        return tuple(number for number in range(len(self.material.dice)) if number not in out)

    def free_tiles(self, seat: Seat) -> tuple[Tile, ...]:
        """The tiles of a seat that may go into a word: neither banked nor spent (L7)."""
        out = {tile.id for tile in (*self.banked, *self.spent)}
        return tuple(tile for tile in self.players[seat].tiles if tile.id not in out)

    def pieces(self, seat: Seat) -> dict[int, str]:
        """The letters of the dice on the table and of a seat's free tiles, by piece (L7)."""
        dice = {die_piece(rolled.die): rolled.text for rolled in self.dice}
        return dice | {tile.id: tile.text for tile in self.free_tiles(seat)}

    def without_tiles(self, seat: Seat, gone: Collection[Tile]) -> State:
        """This state with some of a seat's tiles back in the bag (L9)."""
        kept = tuple(tile for tile in self.players[seat].tiles if tile not in gone)
        return self.with_player(seat, tiles=kept)


def new_state(ruleset: Ruleset, seats: int) -> State:
    """The state before anything is drawn."""
    return State(ruleset=ruleset, players=(PlayerState(),) * seats)
