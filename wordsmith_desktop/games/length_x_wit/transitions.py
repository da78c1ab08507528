"""What each verb does to a state in which it has been found open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Step
from wordsmith_desktop.games.judging_steps import Judging, accepted_reasons, call_of
from wordsmith_desktop.games.length_x_wit import clocks, flow
from wordsmith_desktop.games.length_x_wit.actions import (
    Action,
    Begin,
    Decline,
    Draw,
    GiveUp,
    Press,
    Respond,
    Roll,
    Score,
    Spelling,
    Spend,
    Swap,
    Throw,
)
from wordsmith_desktop.games.length_x_wit.box import Tile
from wordsmith_desktop.games.length_x_wit.events import (
    LuckPressed,
    ResponseDeclined,
    TurnFailed,
    VoteAsked,
    VowelSpent,
    WordCalled,
    WordRefused,
    WordResponded,
    WordScored,
)
from wordsmith_desktop.games.length_x_wit.progress import Progress
from wordsmith_desktop.games.length_x_wit.spelling import bank_value, response_score
from wordsmith_desktop.games.length_x_wit.state import Call, Phase, State
from wordsmith_desktop.games.table import Object, Referee, Stage, TimeExpired
from wordsmith_desktop.games.table_events import ObjectionRaised, TableEvent, TimeRanOut
from wordsmith_desktop.lexicon.rulings import Ruling


def perform(state: State, seat: Seat, action: Action) -> Step[State, TableEvent]:
    """Carry out an action that has been checked."""
    progress = Progress(state)
    _VERBS[type(action)](progress, seat, action)
    return progress.step()


def _begin(progress: Progress, _seat: Seat, action: Begin) -> None:
    flow.begin(progress, action)


def _draw(progress: Progress, _seat: Seat, action: Draw) -> None:
    flow.draw(progress, action)


def _throw(progress: Progress, _seat: Seat, action: Throw) -> None:
    flow.throw(progress, action)


def _swap(progress: Progress, _seat: Seat, _action: Swap) -> None:
    progress.state = progress.state.but(phase=Phase.DRAW, is_swapping=True, has_swapped=True)


def _roll(progress: Progress, _seat: Seat, _action: Roll) -> None:
    progress.state = progress.state.but(phase=Phase.THROW)


def _say(progress: Progress, seat: Seat, action: Spelling) -> None:
    """Say a word; the dictionary or the table is asked (L7, L13)."""
    is_asking = progress.state.ruleset.referee is Referee.OBJECTION
    stage = Stage.OBJECTIONS if is_asking else Stage.RULING
    progress.state = progress.state.but(call=Call(seat, action, stage))
    progress.tell(WordCalled(seat, action))


def _spend(progress: Progress, seat: Seat, action: Spend) -> None:
    """A vowel face down for another roll of the same dice (L8, X6)."""
    state = progress.state
    tile = state.box.tiles[action.tile]
    spent = (*state.spent, tile)
    progress.state = state.but(spent=spent, phase=Phase.THROW, rerolls=state.rerolls + 1)
    progress.tell(VowelSpent(seat, tile))


def _give_up(progress: Progress, seat: Seat, _action: GiveUp) -> None:
    """Only the banked tiles score (L8, X3)."""
    state = progress.state
    points = bank_value(state.box, state.banked)
    progress.tell(TurnFailed(seat, points))
    flow.add_points(progress, seat, points, is_response=False)
    flow.end_of_words(progress, ())


def _decline(progress: Progress, seat: Seat, _action: Decline) -> None:
    progress.tell(ResponseDeclined(seat))
    flow.next_response(progress)


def _object(progress: Progress, seat: Seat, _action: Object) -> None:
    call = call_of(progress.state)
    progress.tell(ObjectionRaised(seat, call.word))
    progress.state = progress.state.but(call=replace(call, stage=Stage.RULING))


def _refuse(progress: Progress, ruling: Ruling | None) -> None:
    call = call_of(progress.state)
    progress.tell(WordRefused(call.seat, call.word, ruling))
    progress.state = progress.state.but(call=None)


def _stand(progress: Progress) -> None:
    """The word stands: it is scored, its tiles are banked, or it answers a turn (L8, L9)."""
    call = call_of(progress.state)
    progress.state = progress.state.but(call=None)
    tiles = tuple(progress.state.box.tiles[number] for number in call.said.tiles)
    _STANDING[type(call.said)](progress, call, tiles)


def _score(progress: Progress, call: Call, tiles: tuple[Tile, ...]) -> None:
    state = progress.state
    value = response_score(state.box, state.dice_texts, tiles)
    banked = bank_value(state.box, state.banked)
    scored = WordScored(call.seat, call.word, tiles, value, len(state.dice), banked)
    progress.tell(scored)
    flow.add_points(progress, call.seat, scored.points, is_response=False)
    flow.end_of_words(progress, tiles)


def _press(progress: Progress, call: Call, tiles: tuple[Tile, ...]) -> None:
    state = progress.state
    progress.tell(LuckPressed(call.seat, call.word, tiles))
    progress.state = state.but(banked=(*state.banked, *tiles), phase=Phase.THROW, rerolls=0)


def _respond(progress: Progress, call: Call, tiles: tuple[Tile, ...]) -> None:
    state = progress.state
    points = response_score(state.box, state.dice_texts, tiles)
    progress.tell(WordResponded(call.seat, call.word, tiles, points))
    progress.state = state.without_tiles(call.seat, tiles)
    flow.add_points(progress, call.seat, points, is_response=True)
    flow.next_response(progress)


_STANDING: dict[type, Callable[[Progress, Call, tuple[Tile, ...]], None]] = {
    Score: _score,
    Press: _press,
    Respond: _respond,
}


_JUDGING: Judging[Progress, Call] = Judging(
    stand=_stand,
    refuse=_refuse,
    vote_asked=lambda call: VoteAsked(call.seat, call.word),
    lenient=accepted_reasons,
)


def _time_expired(progress: Progress, seat: Seat, action: TimeExpired) -> None:
    """A turn out of time scores its banked tiles; a response out of time is none."""
    progress.tell(TimeRanOut(seat))
    if progress.state.phase is Phase.RESPOND:
        _decline(progress, seat, Decline())
    elif action.timer == clocks.MATCH:
        _end_match(progress, seat)
    else:
        _give_up(progress, seat, GiveUp())


def _end_match(progress: Progress, seat: Seat) -> None:
    """A match out of time ends with its turn, which has none of its own before the first die."""
    progress.state = progress.state.but(is_last_round=True)
    if progress.state.dice:
        _give_up(progress, seat, GiveUp())
    else:
        flow.end_turn(progress)


_VERBS: dict[type, Callable[[Progress, Seat, Any], None]] = {
    Begin: _begin,
    Draw: _draw,
    Throw: _throw,
    Swap: _swap,
    Roll: _roll,
    Score: _say,
    Press: _say,
    Respond: _say,
    Spend: _spend,
    GiveUp: _give_up,
    Decline: _decline,
    Object: _object,
    **_JUDGING.verbs,
    TimeExpired: _time_expired,
}
