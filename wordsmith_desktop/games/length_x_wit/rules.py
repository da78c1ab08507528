"""The rules of Length × Wit as one transition function and questions about states."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Step
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.length_x_wit import checks, observation, transitions
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
    Spend,
    Swap,
    Throw,
)
from wordsmith_desktop.games.length_x_wit.observation import Observation
from wordsmith_desktop.games.length_x_wit.ruleset import START_TILES, Ruleset, faults
from wordsmith_desktop.games.length_x_wit.state import Phase, State, new_state
from wordsmith_desktop.games.table import LetStand, Object, Rule, TimeExpired, Vote
from wordsmith_desktop.games.table_events import TableEvent
from wordsmith_desktop.games.table_rules import TableRules

ACTION_TYPES: Final[tuple[type[Action], ...]] = (
    Begin,
    Draw,
    Throw,
    Swap,
    Roll,
    Score,
    Press,
    Spend,
    GiveUp,
    Respond,
    Decline,
    Rule,
    Object,
    LetStand,
    Vote,
    TimeExpired,
)
FACES: Final = 6
_MOST: Final = 16
"""More than all dice, or all tiles of a turn that can be vowels to spend."""


class LengthWitRules(TableRules[Ruleset, State, Action]):
    """L1–L13 behind the protocol that every game offers."""

    game: Final = "length_x_wit"
    version: Final = 1
    ruleset_type: Final = Ruleset
    action_types: Final = ACTION_TYPES

    def ruleset_faults(self, ruleset: Ruleset, seats: int) -> tuple[Rejection, ...]:
        """Why so many cannot play with this ruleset."""
        return faults(ruleset, seats)

    def first_state(self, ruleset: Ruleset, seats: int) -> State:
        """The state before anything is drawn."""
        return new_state(ruleset, seats)

    def actors(self, state: State) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return checks.actors(state)

    def reasons_against(self, state: State, seat: Seat, action: Action) -> tuple[Rejection, ...]:
        """Every reason against an action of a seat that is to act."""
        return checks.reasons_against(state, seat, action)

    def perform(self, state: State, seat: Seat, action: Action) -> Step[State, TableEvent]:
        """What the action makes of the state."""
        return transitions.perform(state, seat, action)

    def observe(self, state: State, seat: Seat | None) -> Observation:
        """What the seat may know."""
        return observation.observe(state, seat)

    def redact(self, event: TableEvent, seat: Seat | None) -> TableEvent | None:  # noqa: ARG002
        """The event itself: all of it is open."""
        return event

    def outcome(self, state: State) -> Outcome | None:
        """The points, once the last round is played (L11)."""
        if state.phase is not Phase.OVER:
            return None
        scores = tuple(player.points for player in state.players)
        breaks = () if state.ruleset.shares_wins else tuple(one.best for one in state.players)
        return Outcome(scores, breaks)

    def chance(self, state: State, rng: Rng) -> Action:
        """Lots and tiles from the bag, or dice (L3–L6)."""
        if state.phase is Phase.THROW:
            return self._throw(state, rng)
        drawn = _bag_in_order(state, rng)
        if state.phase is Phase.DRAW:
            return Draw(tuple(drawn[: checks.tiles_wanted(state)]))
        seats = len(state.players)
        tiles = tuple(tuple(drawn[seat : START_TILES * seats : seats]) for seat in range(seats))
        return Begin(rng.choice(state.ruleset.first_seats(seats)), tiles)

    def _throw(self, state: State, rng: Rng) -> Throw:
        die = rng.choice(state.bag_dice) if checks.draws_die(state) else None
        count = len(state.dice) + (die is not None)
        return Throw(die, tuple(rng.below(FACES) for _ in range(count)))

    def chance_stream(self, state: State) -> int:
        """The same for everybody who draws in a turn, or rolls so many dice so often in it.

        What came of earlier turns and rolls makes no difference, so that one seed can be a
        challenge for many.
        """
        if state.phase is Phase.THROW:
            dice, again = len(state.dice) + checks.draws_die(state), state.rerolls
        else:
            dice, again = 0, int(state.is_swapping)
        return (state.turn * _MOST + dice) * _MOST + again

    def question(self, state: State) -> str | None:
        """The word that waits for the dictionary."""
        return state.call.word if state.call else None

    def timers(self, state: State) -> tuple[Timer, ...]:
        """The clocks that run."""
        return checks.timers(state)

    def hides(self, state: State) -> bool:  # noqa: ARG002
        """Nothing is secret."""
        return False

    def imagine(self, state: State, seat: Seat, rng: Rng) -> State:  # noqa: ARG002
        """The same state: nobody could tell another from it."""
        return state


def _bag_in_order(state: State, rng: Rng) -> tuple[int, ...]:
    """The numbers of the tiles in the bag, shuffled.

    All tiles of the box are, so that bags with nearly the same tiles give nearly the same.
    """
    bag = {tile.id for tile in state.bag_tiles}
    shuffled = rng.shuffled([tile.id for tile in state.box.tiles])
    return tuple(number for number in shuffled if number in bag)


RULES = LengthWitRules()
