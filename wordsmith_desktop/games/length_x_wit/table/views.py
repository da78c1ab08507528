"""What the parts of the table show of a state and of the strip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.word_strip import Row
from wordsmith_desktop.window.kit.closing import Closing, closing_lines, turns_from
from wordsmith_desktop.window.kit.seat_line import SeatLine
from wordsmith_desktop.window.kit.strip.views import LaidView, PieceView

from ..rules.material import Tile, bank_value
from ..rules.presenter import Strip
from ..rules.state import Phase, State, die_piece
from .pieces import PieceFace, PieceKind, say_die, say_tile

_NEAR: Final = 0.75
"""Who has so much of the goal may reach it with one good word."""


class ScoreView(Value):
    """What the word on the strip is worth now (L8, L9)."""

    values: tuple[int, ...] = ()
    """The points of every die and tile on the strip, from left to right; empty for no word."""
    dice: int = 0
    """How many dice lie on the table: what the sum is multiplied by."""
    banked: int = 0
    """The points that the turn has banked so far."""
    bank_after: int = 0
    """The points that would be banked after pressing."""
    dice_left: tuple[str, ...] = ()
    """The dice that are not on the strip yet."""
    is_response: bool = False
    """Whether it is a response, which has neither multiplier nor bank."""
    can_press: bool = True
    """Whether there is a die left to press for (L12)."""

    @property
    def score(self) -> int:
        """What the word would bring now."""
        plain = sum(self.values)
        return plain if self.is_response else plain * self.dice + self.banked


class PlayerView(Value):
    """Another player's tiles, face up for all to see (L3)."""

    name: str
    tiles: tuple[tuple[str, int], ...] = ()
    """Letters and points of each."""
    is_active: bool = False
    """Whether it is this player's turn or response."""


def die_view(piece: int, text: str, value: int, *, is_used: bool = False) -> PieceView:
    """A die on the floor; `piece` is the number that the presenter's `die_piece` gives it."""
    return PieceView(
        piece, text, say_die(text, value), is_used, PieceFace(text, value, PieceKind.DIE)
    )


def tile_view(
    tile: int, text: str, value: int, *, owner: str | None = None, is_used: bool = False
) -> PieceView:
    """A tile; `owner` as in `say_tile`."""
    said = say_tile(text, value, owner=owner)
    return PieceView(tile, text, said, is_used, PieceFace(text, value, PieceKind.TILE))


def laid_view(view: PieceView) -> LaidView:
    """A piece of a row as it lies on the strip."""
    return LaidView(view.id, view.text, view.spoken, face=view.face)


def dice_views(state: State, laid: Sequence[int]) -> list[PieceView]:
    """The dice on the table, in the order they came."""
    return [
        die_view(
            die_piece(rolled.die),
            rolled.text,
            state.material.values[rolled.text],
            is_used=die_piece(rolled.die) in laid,
        )
        for rolled in state.dice
    ]


def rack_views(state: State, laid: Sequence[int]) -> list[PieceView]:
    """The free tiles of whoever spells."""
    return _tiles(state, state.free_tiles(state.speller), laid)


def by_vowel(view: PieceView) -> bool:
    """What a rack can be sorted by: vowels first, which can be spent (L8)."""
    return not view.face.is_vowel


def tile_views(state: State, tiles: Sequence[Tile]) -> list[PieceView]:
    """Tiles that lie apart: banked or spent."""
    return _tiles(state, tiles, ())


def _tiles(state: State, tiles: Sequence[Tile], laid: Sequence[int]) -> list[PieceView]:
    values = state.material.values
    return [
        tile_view(tile.id, tile.text, values[tile.text], is_used=tile.id in laid) for tile in tiles
    ]


def laid_views(strip: Strip) -> list[LaidView]:
    """The dice and tiles on a strip, from left to right."""
    values = strip.state.material.values
    dice = {die_piece(rolled.die) for rolled in strip.state.dice}
    return [
        laid_view(
            die_view(piece, strip.texts[piece], values[strip.texts[piece]])
            if piece in dice
            else tile_view(piece, strip.texts[piece], values[strip.texts[piece]])
        )
        for piece in strip.row.pieces
    ]


def called_strip(state: State) -> Strip | None:
    """The word before the table as it was laid, or None while none is pending."""
    call = state.call
    if call is None:
        return None
    empty = Strip(state=state, seat=call.seat)
    return Strip(Row(call.word, empty.laid(call.word), len(call.word)), state=state, seat=call.seat)


def score_view(strip: Strip) -> ScoreView:
    """What the word on the strip is worth now, and what is at risk (L8)."""
    state = strip.state
    values = tuple(state.material.values[strip.texts[piece]] for piece in strip.row.pieces)
    return ScoreView(
        values=values if strip.row.text and not strip.ghost else (),
        dice=len(state.dice),
        banked=bank_value(state.material, state.banked),
        bank_after=strip.bank_after,
        dice_left=strip.dice_left,
        is_response=state.phase is Phase.RESPOND,
        can_press=bool(state.bag_dice),
    )


def seat_lines(state: State, names: Sequence[str]) -> list[SeatLine]:
    """All players' points, and how far it is to the goal."""
    goal = 0 if state.ruleset.turns else state.ruleset.goal
    lines = [
        SeatLine(
            name,
            player.points,
            is_to_move=seat == state.seat and state.phase is not Phase.OVER,
            is_asked=seat == state.responder,
            share=player.points / goal if goal else None,
        )
        for seat, (name, player) in enumerate(zip(names, state.players, strict=True))
    ]
    return closing_lines(lines, _closing(state))


def _closing(state: State) -> Closing | None:
    """How the last round goes, or how near it is (L11)."""
    points, goal = tuple(player.points for player in state.players), state.ruleset.goal
    if state.phase is Phase.OVER or state.ruleset.turns:
        return None
    if not state.is_last_round:
        return Closing(None, points, goal) if max(points) >= _NEAR * goal else None
    count = len(state.players)
    still = turns_from(state.seat, (state.starter - 1) % count, count)
    return Closing(still, points)


def other_views(state: State, names: Sequence[str]) -> list[PlayerView]:
    """The other players' tiles, in the order of the seats from whoever spells."""
    count, first = len(state.players), state.speller
    seats = [(first + step) % count for step in range(1, count)]
    values = state.material.values
    return [
        PlayerView(
            names[seat],
            tuple((tile.text, values[tile.text]) for tile in state.free_tiles(seat)),
            is_active=seat == state.seat,
        )
        for seat in seats
    ]
