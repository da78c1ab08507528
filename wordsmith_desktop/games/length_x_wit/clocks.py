"""The clocks of a turn, of a response and of a whole match alone."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.length_x_wit.state import Phase, State
from wordsmith_desktop.games.table import Clock, Stage

TURN: Final = "turn"
RESPONSE: Final = "response"
MATCH: Final = "match"

_ALONE: Final[Seat] = 0
_IN_CONTROL: Final = (Phase.READY, Phase.DECIDE)


def timers(state: State) -> tuple[Timer, ...]:
    """The clocks that run; they rest while the table is asked."""
    is_running = state.call is None or state.call.stage is Stage.RULING
    if state.phase is Phase.RESPOND:
        return _of_response(state, is_running=is_running)
    if state.phase not in _IN_CONTROL or state.ruleset.clock is Clock.OFF:
        return ()
    return (_of_turn_or_match(state, is_running=is_running),)


def _of_response(state: State, *, is_running: bool) -> tuple[Timer, ...]:
    seconds, seat = state.ruleset.response_seconds, state.responder
    if seat is None or not seconds:
        return ()
    return (Timer(RESPONSE, seat, state.turn, seconds, True, is_running),)


def _of_turn_or_match(state: State, *, is_running: bool) -> Timer:
    rules = state.ruleset
    is_hard = rules.clock is Clock.HARD
    if rules.match_seconds:
        return Timer(MATCH, _ALONE, 0, rules.match_seconds, is_hard, is_running)
    return Timer(TURN, state.seat, state.turn, rules.turn_seconds, is_hard, is_running)
