"""The rules of Rewordable as one transition function and questions about states."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Step
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.rewordable import checks, observation, transitions
from wordsmith_desktop.games.rewordable.actions import Action, Build, Deal, Pass
from wordsmith_desktop.games.rewordable.observation import Observation
from wordsmith_desktop.games.rewordable.ruleset import Ruleset, faults
from wordsmith_desktop.games.rewordable.scoring import letters, points
from wordsmith_desktop.games.rewordable.state import Phase, State, new_state
from wordsmith_desktop.games.rewordable.tokens import TOKENS
from wordsmith_desktop.games.table import LetStand, Object, Rule, TimeExpired, Vote
from wordsmith_desktop.games.table_events import TableEvent
from wordsmith_desktop.games.table_rules import TableRules

ACTION_TYPES: Final[tuple[type[Action], ...]] = (
    Deal,
    Build,
    Pass,
    Rule,
    Object,
    LetStand,
    Vote,
    TimeExpired,
)


class RewordableRules(TableRules[Ruleset, State, Action]):
    """C1–C18 behind the protocol that every game offers."""

    game: Final = "rewordable"
    version: Final = 1
    ruleset_type: Final = Ruleset
    action_types: Final = ACTION_TYPES

    def ruleset_faults(self, ruleset: Ruleset, seats: int) -> tuple[Rejection, ...]:
        """Why so many cannot play with this ruleset."""
        return faults(ruleset, seats)

    def first_state(self, ruleset: Ruleset, seats: int) -> State:
        """The state before the deal."""
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

    def redact(self, event: TableEvent, seat: Seat | None) -> TableEvent | None:
        """The event as told to anyone who may not see what is hidden from `seat`."""
        return observation.redact(event, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Letters and tokens, once the last turn is played (C16)."""
        if state.phase is not Phase.OVER:
            return None
        scores = tuple(map(points, state.players))
        breaks = () if state.ruleset.shares_wins else tuple(map(letters, state.players))
        return Outcome(scores, breaks)

    def chance(self, state: State, rng: Rng) -> Action:
        """Shuffle box and tokens, and draw lots for the start (C4–C6)."""
        seats = len(state.players)
        cards = rng.shuffled([card.id for card in state.box])
        return Deal(
            cards=tuple(cards[: state.ruleset.deck_size(seats)]),
            tokens=tuple(rng.shuffled([token.id for token in TOKENS])),
            starter=rng.choice(state.ruleset.first_seats(seats)),
        )

    def question(self, state: State) -> str | None:
        """The word that waits for the dictionary."""
        return state.call.word if state.call else None

    def timers(self, state: State) -> tuple[Timer, ...]:
        """The clocks that run."""
        return checks.timers(state)

    def hides(self, state: State) -> bool:
        """Hands are private as long as several play."""
        return state.phase is Phase.PLAY and not state.is_alone

    def imagine(self, state: State, seat: Seat, rng: Rng) -> State:
        """The others' hands, the deck and the box, otherwise."""
        return observation.imagine(state, seat, rng)


RULES = RewordableRules()
