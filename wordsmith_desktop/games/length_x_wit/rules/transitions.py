"""What each verb does to a state in which it has been found open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.judging import (
    Judging,
    accepted_reasons,
    call_of,
    noting_refusal,
)
from wordsmith_desktop.games.common.open_table import CallStage, Referee, TimeExpired
from wordsmith_desktop.games.common.table_events import MatchEnded, TimeRanOut, WordRefused
from wordsmith_desktop.games.common.table_rules import TableProgress
from wordsmith_desktop.games.common.word_strip import EMPTY, Laying
from wordsmith_desktop.lexicon.rulings import Ruling

from . import actions, checks, events
from .checks import draws_die
from .material import Rolled, Tile, bank_value, response_score
from .ruleset import FULL_TILES
from .state import SPELLING, Call, Phase, State

Progress: TypeAlias = TableProgress[State]
"""Its events are all open."""


def begin(progress: Progress, action: actions.Begin) -> None:
    """Everybody's first tiles, and the first turn (L3)."""
    tiles = tuple(_tiles(progress.state, numbers) for numbers in action.tiles)
    for seat, drawn in enumerate(tiles):
        progress.state = progress.state.with_player(seat, tiles=drawn)
    progress.state = progress.state.but(starter=action.starter)
    progress.tell(events.Began(action.starter, tiles))
    take_control(progress, action.starter)


def _tiles(state: State, numbers: tuple[int, ...]) -> tuple[Tile, ...]:
    return tuple(state.material.tiles[number] for number in numbers)


def take_control(progress: Progress, seat: Seat) -> None:
    """A turn begins with tiles up to nine (L4)."""
    state = progress.state
    is_full = len(state.players[seat].tiles) >= FULL_TILES
    progress.state = state.but(
        seat=seat,
        row=EMPTY,
        phase=Phase.READY if is_full else Phase.DRAW,
        turn=state.turn + 1,
        responder=None,
        dice=(),
        banked=(),
        spent=(),
        rerolls=0,
        has_swapped=False,
    )
    progress.tell(events.ControlMoved(seat))


def draw(progress: Progress, action: actions.Draw) -> None:
    """Tiles from the bag; a set that is swapped goes back after that (L4, L5)."""
    state = progress.state
    seat, tiles = state.seat, _tiles(state, action.tiles)
    held = state.players[seat].tiles
    if state.is_swapping:
        progress.tell(events.TilesSwapped(seat, held, tiles))
        progress.state = state.with_player(seat, tiles=tiles, has_swapped=True)
    else:
        progress.tell(events.TilesDrawn(seat, tiles))
        progress.state = state.with_player(seat, tiles=(*held, *tiles))
    progress.state = progress.state.but(phase=Phase.READY, is_swapping=False)


def throw(progress: Progress, action: actions.Throw) -> None:
    """All dice on the table are rolled (L6)."""
    numbers = [rolled.die for rolled in progress.state.dice]
    if action.die is not None:
        numbers.append(action.die)
    _lie(progress, numbers, action.faces)


def _lie(progress: Progress, numbers: Sequence[int], faces: Sequence[int]) -> None:
    state = progress.state
    is_new = draws_die(state)
    dice = tuple(
        Rolled(number, state.material.dice[number][face])
        for number, face in zip(numbers, faces, strict=True)
    )
    progress.state = state.but(dice=dice, phase=Phase.DECIDE, row=EMPTY)
    progress.tell(events.DiceThrown(state.seat, dice, is_new))


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
        last = (state.starter - 1) % len(state.players)
        progress.tell(events.LastRoundBegun(seat, None if last == state.seat else last))


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
    progress.state = state.but(
        phase=Phase.RESPOND, responder=responder, turn=state.turn + 1, row=EMPTY
    )
    progress.tell(events.ResponseAsked(responder))


def end_turn(progress: Progress) -> None:
    """The bags go to the left, or the match is over (L10, L11)."""
    state = progress.state
    seat = (state.seat + 1) % len(state.players)
    has_had_all = 0 < state.ruleset.turns <= state.players[seat].turns
    if seat == state.starter and (has_had_all or state.is_last_round):
        progress.state = state.but(phase=Phase.OVER, dice=(), responder=None, row=EMPTY)
        progress.tell(MatchEnded(tuple(player.points for player in state.players)))
    else:
        take_control(progress, seat)


def perform_begin(progress: Progress, _seat: Seat, action: actions.Begin) -> None:
    begin(progress, action)


def perform_draw(progress: Progress, _seat: Seat, action: actions.Draw) -> None:
    draw(progress, action)


def perform_throw(progress: Progress, _seat: Seat, action: actions.Throw) -> None:
    throw(progress, action)


def perform_throw_told(progress: Progress, _seat: Seat, action: actions.ThrowTold) -> None:
    _lie(progress, action.dice, action.faces)


def perform_swap(progress: Progress, _seat: Seat, _action: actions.Swap) -> None:
    progress.state = progress.state.but(phase=Phase.DRAW, is_swapping=True, has_swapped=True)


def perform_roll(progress: Progress, _seat: Seat, _action: actions.Roll) -> None:
    progress.state = progress.state.but(phase=Phase.THROW)


def perform_say(progress: Progress, seat: Seat, action: actions.Spelling) -> None:
    """Say a word; the dictionary or the table is asked (L7, L13)."""
    is_asking = progress.state.ruleset.referee is Referee.OBJECTION
    stage = CallStage.OBJECTIONS if is_asking else CallStage.RULING
    progress.state = progress.state.but(call=Call(seat, action, stage))
    progress.tell(events.WordSpelled(seat, action.word, action))


def perform_spend(progress: Progress, seat: Seat, action: actions.Spend) -> None:
    """A vowel face down for another roll of the same dice (L8, X6)."""
    state = progress.state
    tile = state.material.tiles[action.tile]
    spent = (*state.spent, tile)
    progress.state = state.but(spent=spent, phase=Phase.THROW, rerolls=state.rerolls + 1)
    progress.tell(events.VowelSpent(seat, tile))


def perform_give_up(progress: Progress, seat: Seat, _action: actions.GiveUp) -> None:
    """Only the banked tiles score (L8, X3)."""
    state = progress.state
    points = bank_value(state.material, state.banked)
    progress.tell(events.TurnFailed(seat, points))
    add_points(progress, seat, points, is_response=False)
    end_of_words(progress, ())


def perform_decline(progress: Progress, seat: Seat, _action: actions.Decline) -> None:
    progress.tell(events.ResponseDeclined(seat))
    next_response(progress)


def _refuse(progress: Progress, ruling: Ruling | None) -> None:
    call = call_of(progress.state)
    progress.tell(WordRefused(call.seat, call.word, ruling))
    progress.state = noting_refusal(progress.state.but(call=None), call.word)


def _stand(progress: Progress) -> None:
    """The word stands: it is scored, its tiles are banked, or it answers a turn (L8, L9)."""
    call = call_of(progress.state)
    progress.state = progress.state.but(call=None)
    tiles = tuple(progress.state.material.tiles[number] for number in call.said.tiles)
    _STANDING[type(call.said)](progress, call, tiles)


def _score(progress: Progress, call: Call, tiles: tuple[Tile, ...]) -> None:
    state = progress.state
    value = response_score(state.material, state.dice_texts, tiles)
    banked = bank_value(state.material, state.banked)
    scored = events.WordScored(call.seat, call.word, tiles, value, len(state.dice), banked)
    progress.tell(scored)
    add_points(progress, call.seat, scored.points, is_response=False)
    end_of_words(progress, tiles)


def _press(progress: Progress, call: Call, tiles: tuple[Tile, ...]) -> None:
    state = progress.state
    banked = (*state.banked, *tiles)
    progress.state = state = state.but(banked=banked, phase=Phase.THROW, rerolls=0)
    free = state.free_tiles(call.seat)
    progress.tell(events.LuckPressed(call.seat, call.word, tiles, state.dice, free))


def _respond(progress: Progress, call: Call, tiles: tuple[Tile, ...]) -> None:
    state = progress.state
    points = response_score(state.material, state.dice_texts, tiles)
    progress.tell(events.WordResponded(call.seat, call.word, tiles, points))
    progress.state = state.without_tiles(call.seat, tiles)
    add_points(progress, call.seat, points, is_response=True)
    next_response(progress)


_STANDING: dict[type, Callable[[Progress, Call, tuple[Tile, ...]], None]] = {
    actions.Score: _score,
    actions.Press: _press,
    actions.Respond: _respond,
}


def _pieces(state: State, seat: Seat) -> dict[int, str] | None:
    is_open = state.phase in SPELLING and state.call is None and seat == state.speller
    return state.pieces(seat) if is_open else None


LAYING: Final = Laying(texts=_pieces, is_secret=False)
JUDGING: Judging[Progress, Call] = Judging(
    stand=_stand,
    refuse=_refuse,
    lenient=accepted_reasons,
)


def perform_time_expired(progress: Progress, seat: Seat, action: TimeExpired) -> None:
    """A turn out of time scores its banked tiles; a response out of time is none."""
    progress.tell(TimeRanOut(seat))
    if progress.state.phase is Phase.RESPOND:
        perform_decline(progress, seat, actions.Decline())
    elif action.timer == checks.MATCH:
        _end_match(progress, seat)
    else:
        perform_give_up(progress, seat, actions.GiveUp())


def _end_match(progress: Progress, seat: Seat) -> None:
    """A match out of time ends with its turn, which has none of its own before the first die."""
    progress.state = progress.state.but(is_last_round=True)
    if progress.state.dice:
        perform_give_up(progress, seat, actions.GiveUp())
    else:
        end_turn(progress)
