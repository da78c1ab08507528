"""The rules of Length × Wit as one transition function and questions about states."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.games.common.open_table import TimeExpired
from wordsmith_desktop.games.common.table_rules import TableRules, Verb

from . import actions, checks, transitions
from .ruleset import Ruleset, faults
from .state import Phase, State, new_state

FACES: Final = 6
_MOST: Final = 16
"""More than all dice, or all tiles of a turn that can be vowels to spend."""


def _observe(state: State, _seat: Seat | None) -> State:
    """All of it: tiles and dice lie open, and what will be drawn is not decided before (L3)."""
    return state


def _outcome(state: State) -> Outcome | None:
    """The points, once the last round is played (L11)."""
    if state.phase is not Phase.OVER:
        return None
    scores = tuple(player.points for player in state.players)
    breaks = () if state.ruleset.shares_wins else tuple(one.best for one in state.players)
    return Outcome(scores, breaks)


def _chance(state: State, rng: Rng) -> actions.Action:
    """Lots and tiles from the bag, or dice (L3–L6)."""
    if state.phase is Phase.THROW:
        return _throw(state, rng)
    drawn = _bag_in_order(state, rng)
    if state.phase is Phase.DRAW:
        return actions.Draw(tuple(drawn[: checks.tiles_wanted(state)]))
    seats = len(state.players)
    count = state.ruleset.start_tiles * seats
    tiles = tuple(tuple(drawn[seat:count:seats]) for seat in range(seats))
    return actions.Begin(rng.choice(state.ruleset.first_seats(seats)), tiles)


def _throw(state: State, rng: Rng) -> actions.Throw:
    die = rng.choice(state.bag_dice) if checks.draws_die(state) else None
    count = len(state.dice) + (die is not None)
    return actions.Throw(die, tuple(rng.below(FACES) for _ in range(count)))


def _chance_stream(state: State) -> int:
    """The same for everybody who draws in a turn, or rolls so many dice so often in it.

    What came of earlier turns and rolls makes no difference, so that one seed can be a
    challenge for many.
    """
    if state.phase is Phase.THROW:
        dice, again = len(state.dice) + checks.draws_die(state), state.rerolls
    else:
        dice, again = 0, int(state.is_swapping)
    return (state.turn * _MOST + dice) * _MOST + again


def _bag_in_order(state: State, rng: Rng) -> tuple[int, ...]:
    """The numbers of the tiles in the bag, shuffled.

    All tiles of the box are, so that bags with nearly the same tiles give nearly the same.
    """
    bag = {tile.id for tile in state.bag_tiles}
    shuffled = rng.shuffled([tile.id for tile in state.material.tiles])
    return tuple(number for number in shuffled if number in bag)


VERBS: Final = (
    Verb(actions.Begin, checks.begin_reasons, transitions.perform_begin, by=(CHANCE,)),
    Verb(actions.Draw, checks.draw_reasons, transitions.perform_draw, by=(CHANCE,)),
    Verb(actions.Throw, checks.throw_reasons, transitions.perform_throw, by=(CHANCE,)),
    Verb(
        actions.ThrowTold,
        checks.throw_told_reasons,
        transitions.perform_throw_told,
        by=(CHANCE,),
    ),
    Verb(actions.Swap, checks.swap_reasons, transitions.perform_swap),
    Verb(actions.Roll, checks.roll_reasons, transitions.perform_roll),
    Verb(actions.Score, checks.score_reasons, transitions.perform_say),
    Verb(actions.Press, checks.press_reasons, transitions.perform_say),
    Verb(actions.Respond, checks.respond_reasons, transitions.perform_say),
    Verb(actions.Spend, checks.spend_reasons, transitions.perform_spend),
    Verb(actions.GiveUp, checks.give_up_reasons, transitions.perform_give_up),
    Verb(actions.Decline, checks.decline_reasons, transitions.perform_decline),
    transitions.LAYING.verb,
    *transitions.JUDGING.verbs,
    Verb(TimeExpired, checks.time_expired_reasons, transitions.perform_time_expired),
)
RULES: Final = TableRules[Ruleset, State, actions.Action, State](
    game="length_x_wit",
    ruleset_type=Ruleset,
    verbs=VERBS,
    ruleset_faults=faults,
    first_state=new_state,
    actors=checks.actors,
    observe=_observe,
    outcome=_outcome,
    chance=_chance,
    chance_stream=_chance_stream,
    timers=checks.timers,
)
"""L1–L13 behind the protocol that every game offers."""
