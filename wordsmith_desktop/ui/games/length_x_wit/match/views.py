"""What the parts of the table show of a state and of the strip. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.length_x_wit.box import Tile
from wordsmith_desktop.games.length_x_wit.presenter import Strip, die_piece
from wordsmith_desktop.games.length_x_wit.spelling import bank_value
from wordsmith_desktop.games.length_x_wit.state import Phase, State
from wordsmith_desktop.games.word_strip import Row
from wordsmith_desktop.ui.games.length_x_wit.pieces.views import die_view, laid_view, tile_view
from wordsmith_desktop.ui.games.length_x_wit.table.views import PlayerView, ScoreView, TotalView
from wordsmith_desktop.ui.kit.strip.views import LaidView, PieceView


def speller(state: State) -> Seat:
    """Whose tiles lie in front: who responds, else who is in control."""
    return state.seat if state.responder is None else state.responder


def dice_views(state: State, laid: Sequence[int]) -> list[PieceView]:
    """The dice on the table, in the order they came."""
    return [
        die_view(
            die_piece(rolled.die),
            rolled.text,
            state.box.values[rolled.text],
            is_used=die_piece(rolled.die) in laid,
        )
        for rolled in state.dice
    ]


def rack_views(state: State, laid: Sequence[int]) -> list[PieceView]:
    """The free tiles of whoever spells."""
    return _tiles(state, state.free_tiles(speller(state)), laid)


def tile_views(state: State, tiles: Sequence[Tile]) -> list[PieceView]:
    """Tiles that lie apart: banked or spent."""
    return _tiles(state, tiles, ())


def _tiles(state: State, tiles: Sequence[Tile], laid: Sequence[int]) -> list[PieceView]:
    values = state.box.values
    return [
        tile_view(tile.id, tile.text, values[tile.text], is_used=tile.id in laid) for tile in tiles
    ]


def laid_views(strip: Strip) -> list[LaidView]:
    """The dice and tiles on a strip, from left to right."""
    values = strip.state.box.values
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
    values = tuple(state.box.values[strip.texts[piece]] for piece in strip.row.pieces)
    return ScoreView(
        values=values if strip.row.text and not strip.ghost else (),
        dice=len(state.dice),
        banked=bank_value(state.box, state.banked),
        bank_after=strip.bank_after,
        dice_left=strip.dice_left,
        is_response=state.phase is Phase.RESPOND,
        can_press=bool(state.bag_dice),
    )


def total_views(state: State, names: Sequence[str]) -> list[TotalView]:
    """All players' points."""
    most = max(player.points for player in state.players)
    return [
        TotalView(
            name,
            player.points,
            is_in_control=seat == state.seat and state.phase is not Phase.OVER,
            is_responding=seat == state.responder,
            is_leading=0 < most == player.points,
        )
        for seat, (name, player) in enumerate(zip(names, state.players, strict=True))
    ]


def other_views(state: State, names: Sequence[str]) -> list[PlayerView]:
    """The other players' tiles, in the order of the seats from whoever spells."""
    count, first = len(state.players), speller(state)
    seats = [(first + step) % count for step in range(1, count)]
    values = state.box.values
    return [
        PlayerView(
            names[seat],
            tuple((tile.text, values[tile.text]) for tile in state.free_tiles(seat)),
            is_active=seat == state.seat,
        )
        for seat in seats
    ]
