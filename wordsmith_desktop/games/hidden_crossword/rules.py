"""The rules of the Hidden Crossword as one transition function and questions about states."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Step
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.hidden_crossword import checks, flow, observation, transitions
from wordsmith_desktop.games.hidden_crossword.actions import (
    Action,
    CallAnchor,
    Choose,
    Draw,
    DrawAfresh,
    Finish,
    GiveUp,
    GoOn,
    Lay,
    MakeGuess,
    Note,
    SetPuzzle,
    SetPuzzleAround,
    Solve,
    TurnUp,
)
from wordsmith_desktop.games.hidden_crossword.letters import CONSONANTS, VOWELS, draws_vowel
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.games.hidden_crossword.ruleset import Ruleset, faults
from wordsmith_desktop.games.hidden_crossword.state import Phase, State, new_state
from wordsmith_desktop.games.table import Rule, TimeExpired
from wordsmith_desktop.games.table_events import TableEvent
from wordsmith_desktop.games.table_rules import TableRules

ACTION_TYPES: Final[tuple[type[Action], ...]] = (
    TurnUp,
    Draw,
    CallAnchor,
    DrawAfresh,
    GoOn,
    Lay,
    Finish,
    SetPuzzle,
    SetPuzzleAround,
    MakeGuess,
    Choose,
    Solve,
    Note,
    GiveUp,
    Rule,
    TimeExpired,
)


class HiddenCrosswordRules(TableRules[Ruleset, State, Action]):
    """W1–W20 behind the protocol that every game offers."""

    game: Final = "hidden_crossword"
    version: Final = 1
    ruleset_type: Final = Ruleset
    action_types: Final = ACTION_TYPES

    def ruleset_faults(self, ruleset: Ruleset, seats: int) -> tuple[Rejection, ...]:
        """Why so many cannot play with this ruleset."""
        return faults(ruleset, seats)

    def first_state(self, ruleset: Ruleset, seats: int) -> State:
        """The state before the draw."""
        return new_state(ruleset, seats)

    def actors(self, state: State) -> tuple[Seat, ...]:
        """The seats that may act now; for one player alone, `SETTER` among them."""
        return checks.actors(state)

    def reasons_against(self, state: State, seat: Seat, action: Action) -> tuple[Rejection, ...]:
        """Every reason against an action of a seat that is to act."""
        return checks.reasons_against(state, seat, action)

    def perform(self, state: State, seat: Seat, action: Action) -> Step[State, TableEvent]:
        """What the action makes of the state."""
        return transitions.perform(state, seat, action)

    def observe(self, state: State, seat: Seat | None) -> Observation:
        """What a seat may know."""
        return observation.observe(state, seat)

    def redact(self, event: TableEvent, seat: Seat | None) -> TableEvent | None:
        """The event as a seat may see it."""
        return observation.redact(event, seat)

    def outcome(self, state: State) -> Outcome | None:
        """One point for whoever was right, or for the other one if somebody gave up (W20)."""
        return Outcome(flow.scores(state)) if state.phase is Phase.OVER else None

    def chance(self, state: State, rng: Rng) -> Action:
        """A letter out of the bag that is due (W2, W3)."""
        kind = VOWELS if draws_vowel(state.drawn) else CONSONANTS
        return Draw(rng.choice([letter for letter in state.bag if letter in kind]))

    def question(self, state: State) -> str | None:
        """The word that waits for the dictionary."""
        return state.inquiry.words[0] if state.inquiry else None

    def timers(self, state: State) -> tuple[Timer, ...]:
        """The clocks that run."""
        return checks.timers(state)

    def hides(self, state: State) -> bool:
        """Puzzles and papers are secret while two play."""
        return not state.is_solo and state.phase in (Phase.BUILD, Phase.GUESS)

    def imagine(self, state: State, seat: Seat, rng: Rng) -> State:
        """Another puzzle of the other one, with the same answers, and other papers."""
        return observation.imagine(state, seat, rng)


RULES = HiddenCrosswordRules()
