"""The clocks of the turn, the bench, the lockouts, the warm-up and the whole match."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, TableMode
from wordsmith_desktop.games.letter_pieces.state import BUILDING, Phase, State
from wordsmith_desktop.games.table import Clock, Stage

LOCKOUT: Final = "lockout"
BENCH: Final = "bench"
TURN: Final = "turn"
WARM_UP: Final = "warm_up"
MATCH: Final = "match"

_ALONE: Final[Seat] = 0


def timers(state: State) -> tuple[Timer, ...]:
    """The clocks that a state asks for."""
    if state.ruleset.match_seconds:
        return _of_match(state)
    return (*_lockouts(state), *_of_bench(state)) if state.phase in BUILDING else ()


def _of_match(state: State) -> tuple[Timer, ...]:
    """It stands still while nobody builds: nobody else needs time, but scores may be read."""
    rules = state.ruleset
    if rules.clock is Clock.OFF or state.phase is Phase.MATCH_OVER:
        return ()
    is_running = state.phase in BUILDING
    is_hard = rules.clock is Clock.HARD
    return (Timer(MATCH, _ALONE, 0, rules.match_seconds, is_hard, is_running),)


def _lockouts(state: State) -> tuple[Timer, ...]:
    return tuple(
        Timer(LOCKOUT, seat, player.lockout, state.ruleset.lockout_seconds, can_stretch=False)
        for seat, player in enumerate(state.players)
        if player.lockout is not None
    )


def _of_bench(state: State) -> tuple[Timer, ...]:
    limit = _bench_limit(state)
    if state.bench is None or limit is None:
        return ()
    name, seconds, is_hard = limit
    is_running = state.call is None or state.call.stage is Stage.RULING
    return (Timer(name, state.bench, state.turn, seconds, is_hard, is_running),)


def _bench_limit(state: State) -> tuple[str, int, bool] | None:
    """Name, seconds and hardness of the clock of whoever has the bench."""
    rules = state.ruleset
    if rules.table is TableMode.BUZZER:
        return (BENCH, rules.bench_seconds, True) if rules.bench_seconds else None
    if rules.clock is Clock.OFF:
        return None
    is_hard = rules.clock is Clock.HARD
    if rules.mode is Mode.WARM_UP:
        return WARM_UP, rules.warm_up_seconds, is_hard
    return TURN, rules.turn_seconds, is_hard
