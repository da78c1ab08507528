"""The way of tiles, dice and control: turns, responses and the end."""

from __future__ import annotations

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.length_x_wit.actions import Begin, Draw, Throw
from wordsmith_desktop.games.length_x_wit.box import Rolled, Tile
from wordsmith_desktop.games.length_x_wit.checks import draws_die
from wordsmith_desktop.games.length_x_wit.events import (
    Began,
    ControlMoved,
    DiceThrown,
    LastRoundBegun,
    ResponseAsked,
    TilesDrawn,
    TilesSwapped,
)
from wordsmith_desktop.games.length_x_wit.progress import Progress
from wordsmith_desktop.games.length_x_wit.ruleset import FULL_TILES
from wordsmith_desktop.games.length_x_wit.state import Phase, State
from wordsmith_desktop.games.table_events import MatchEnded


def begin(progress: Progress, action: Begin) -> None:
    """Everybody's first tiles, and the first turn (L3)."""
    tiles = tuple(_tiles(progress.state, numbers) for numbers in action.tiles)
    for seat, drawn in enumerate(tiles):
        progress.state = progress.state.with_player(seat, tiles=drawn)
    progress.state = progress.state.but(starter=action.starter)
    progress.tell(Began(action.starter, tiles))
    take_control(progress, action.starter)


def _tiles(state: State, numbers: tuple[int, ...]) -> tuple[Tile, ...]:
    return tuple(state.box.tiles[number] for number in numbers)


def take_control(progress: Progress, seat: Seat) -> None:
    """A turn begins with tiles up to nine (L4)."""
    state = progress.state
    is_full = len(state.players[seat].tiles) >= FULL_TILES
    progress.state = state.but(
        seat=seat,
        phase=Phase.READY if is_full else Phase.DRAW,
        turn=state.turn + 1,
        responder=None,
        dice=(),
        banked=(),
        spent=(),
        rerolls=0,
        has_swapped=False,
    )
    progress.tell(ControlMoved(seat))


def draw(progress: Progress, action: Draw) -> None:
    """Tiles from the bag; a set that is swapped goes back after that (L4, L5)."""
    state = progress.state
    seat, tiles = state.seat, _tiles(state, action.tiles)
    held = state.players[seat].tiles
    if state.is_swapping:
        progress.tell(TilesSwapped(seat, held, tiles))
        progress.state = state.with_player(seat, tiles=tiles, has_swapped=True)
    else:
        progress.tell(TilesDrawn(seat, tiles))
        progress.state = state.with_player(seat, tiles=(*held, *tiles))
    progress.state = progress.state.but(phase=Phase.READY, is_swapping=False)


def throw(progress: Progress, action: Throw) -> None:
    """All dice on the table are rolled (L6)."""
    state = progress.state
    is_new = draws_die(state)
    numbers = [rolled.die for rolled in state.dice]
    if action.die is not None:
        numbers.append(action.die)
    dice = tuple(
        Rolled(number, state.box.dice[number][face])
        for number, face in zip(numbers, action.faces, strict=True)
    )
    progress.state = state.but(dice=dice, phase=Phase.DECIDE)
    progress.tell(DiceThrown(state.seat, dice, is_new))


def add_points(progress: Progress, seat: Seat, points: int, *, is_response: bool) -> None:
    """Points for a seat; the goal begins the last round (L11)."""
    player = progress.state.players[seat]
    best = max(player.best, points)
    progress.state = progress.state.with_player(seat, points=player.points + points, best=best)
    state = progress.state
    counts = state.ruleset.counts_responses or not is_response
    has_goal = not state.ruleset.turns and player.points + points >= state.ruleset.goal
    if has_goal and counts and not state.is_last_round:
        progress.state = state.but(is_last_round=True)
        progress.tell(LastRoundBegun(seat))


def end_of_words(progress: Progress, used: tuple[Tile, ...]) -> None:
    """Scored, banked and spent tiles go back, and the others respond (L9)."""
    state = progress.state
    gone = (*used, *state.banked, *state.spent)
    player = state.players[state.seat]
    state = state.without_tiles(state.seat, gone).with_player(state.seat, turns=player.turns + 1)
    progress.state = state.but(banked=(), spent=(), responder=None)
    next_response(progress)


def next_response(progress: Progress) -> None:
    """The next seat may respond, or the turn is over (L9, L10)."""
    state = progress.state
    count = len(state.players)
    step = 1 if state.ruleset.responds_clockwise else -1
    last = state.seat if state.responder is None else state.responder
    responder = (last + step) % count
    if responder == state.seat or not state.dice:
        end_turn(progress)
        return
    progress.state = state.but(phase=Phase.RESPOND, responder=responder, turn=state.turn + 1)
    progress.tell(ResponseAsked(responder))


def end_turn(progress: Progress) -> None:
    """The bags go to the left, or the match is over (L10, L11)."""
    state = progress.state
    seat = (state.seat + 1) % len(state.players)
    has_had_all = 0 < state.ruleset.turns <= state.players[seat].turns
    if seat == state.starter and (has_had_all or state.is_last_round):
        progress.state = state.but(phase=Phase.OVER, dice=(), responder=None)
        progress.tell(MatchEnded(tuple(player.points for player in state.players)))
    else:
        take_control(progress, seat)
