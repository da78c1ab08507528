"""The rules of the Letter Piece Game as one transition function and questions about states."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Step
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.letter_pieces import checks, observation, transitions
from wordsmith_desktop.games.letter_pieces.actions import (
    FACE_WEIGHTS,
    Action,
    Arrange,
    Buzz,
    Claim,
    Continue,
    Dice,
    DrawLetters,
    FillCircle,
    NameLetters,
    Pass,
    Roll,
    Take,
    Withdraw,
)
from wordsmith_desktop.games.letter_pieces.flow import start_challenge
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.pieces import LETTER_WEIGHTS
from wordsmith_desktop.games.letter_pieces.progress import Progress
from wordsmith_desktop.games.letter_pieces.ruleset import Ruleset, faults
from wordsmith_desktop.games.letter_pieces.scoring import total_points
from wordsmith_desktop.games.letter_pieces.state import Phase, State, new_state
from wordsmith_desktop.games.table import LetStand, Object, Rule, TimeExpired, Vote
from wordsmith_desktop.games.table_events import TableEvent
from wordsmith_desktop.games.table_rules import TableRules

ACTION_TYPES: Final[tuple[type[Action], ...]] = (
    Dice,
    DrawLetters,
    NameLetters,
    Roll,
    Take,
    FillCircle,
    Arrange,
    Withdraw,
    Claim,
    Pass,
    Buzz,
    Continue,
    Rule,
    Object,
    LetStand,
    Vote,
    TimeExpired,
)


_MOST_THROWS: Final = 1 << 32
"""More than anybody will make in a challenge."""


class LetterPieceRules(TableRules[Ruleset, State, Action]):
    """R1–R47 behind the protocol that every game offers."""

    game: Final = "letter_pieces"
    version: Final = 1
    ruleset_type: Final = Ruleset
    action_types: Final = ACTION_TYPES

    def ruleset_faults(self, ruleset: Ruleset, seats: int) -> tuple[Rejection, ...]:
        """Why so many cannot play with this ruleset."""
        return faults(ruleset, seats)

    def first_state(self, ruleset: Ruleset, seats: int) -> State:
        """The state at the start of the first challenge."""
        progress = Progress(new_state(ruleset, seats))
        start_challenge(progress)
        return progress.state

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
        """The totals of all challenges, once the last is over (R25)."""
        if state.phase is not Phase.MATCH_OVER:
            return None
        return Outcome(tuple(total_points(player, state.ruleset) for player in state.players))

    def chance(self, state: State, rng: Rng) -> Action:
        """The dice, or six letters drawn as often as they occur in words (R31)."""
        if state.phase is Phase.LETTERS:
            weights = LETTER_WEIGHTS[state.ruleset.language]
            letters = tuple(weights)
            odds = tuple(weights.values())
            picks = (rng.weighted(odds) for _ in range(state.ruleset.words))
            return DrawLetters("".join(letters[pick] for pick in picks))
        faces = tuple(FACE_WEIGHTS)
        odds = tuple(FACE_WEIGHTS.values())
        count = checks.dice_wanted(state)
        return Dice(tuple(faces[rng.weighted(odds)] for _ in range(count)))

    def chance_stream(self, state: State) -> int:
        """The nth throw of each challenge is the same for everybody.

        How much was rolled in the challenges before makes no difference, so that one seed can be
        a challenge for many.
        """
        return state.challenge * _MOST_THROWS + state.throws

    def question(self, state: State) -> str | None:
        """The word that waits for the dictionary."""
        return state.call.word if state.call else None

    def timers(self, state: State) -> tuple[Timer, ...]:
        """The clocks that run."""
        return checks.timers(state)

    def hides(self, state: State) -> bool:
        """Whether the bench must be handed over behind a curtain."""
        return state.is_hidden

    def imagine(self, state: State, seat: Seat, rng: Rng) -> State:
        """The hidden words, builds and pools of the others, otherwise."""
        return observation.imagine(state, seat, rng)


RULES = LetterPieceRules()
