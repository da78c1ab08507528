"""The rules of the Letter Piece Game as one transition function and questions about states."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.open_table import TimeExpired
from wordsmith_desktop.games.common.table_rules import TableRules, Verb

from . import actions, checks, observation, transitions
from .flow import start_challenge
from .observation import Observation
from .pieces import letter_weights
from .progress import Progress
from .ruleset import Ruleset, faults
from .scoring import total_points
from .state import Phase, State, new_state

_MOST_THROWS: Final = 1 << 32
"""More than anybody will make in a challenge."""


def _first_state(ruleset: Ruleset, seats: int) -> State:
    """The state at the start of the first challenge."""
    progress = Progress(new_state(ruleset, seats))
    start_challenge(progress)
    return progress.state


def _outcome(state: State) -> Outcome | None:
    """The totals of all challenges, once the last is over (R25)."""
    if state.phase is not Phase.MATCH_OVER:
        return None
    return Outcome(tuple(total_points(player, state.ruleset) for player in state.players))


def _chance(state: State, rng: Rng) -> actions.Action:
    """The dice, or six letters drawn as often as they occur in words (R31)."""
    if state.phase is Phase.LETTERS:
        weights = letter_weights(state.ruleset.material)
        letters = tuple(weights)
        odds = tuple(weights.values())
        picks = (rng.weighted(odds) for _ in range(state.ruleset.words))
        return actions.DrawLetters("".join(letters[pick] for pick in picks))
    faces = tuple(actions.FACE_WEIGHTS)
    odds = tuple(actions.FACE_WEIGHTS.values())
    count = checks.dice_wanted(state)
    return actions.Dice(tuple(faces[rng.weighted(odds)] for _ in range(count)))


def _chance_stream(state: State) -> int:
    """The nth throw of each challenge is the same for everybody.

    How much was rolled in the challenges before makes no difference, so that one seed can be
    a challenge for many.
    """
    return state.challenge * _MOST_THROWS + state.throws


def _hides(state: State) -> bool:
    """Whether the bench must be handed over behind a curtain."""
    return state.is_hidden


VERBS: Final = (
    Verb(actions.Dice, checks.dice_reasons, transitions.perform_dice, by=(CHANCE,)),
    Verb(actions.DrawLetters, checks.draw_reasons, transitions.perform_draw_letters, by=(CHANCE,)),
    Verb(actions.NameLetters, checks.name_reasons, transitions.perform_name_letters),
    Verb(actions.Roll, checks.roll_reasons, transitions.perform_roll),
    Verb(actions.Take, checks.take_reasons, transitions.perform_take),
    Verb(actions.FillCircle, checks.fill_circle_reasons, transitions.perform_fill_circle),
    Verb(actions.Arrange, checks.arrange_reasons, transitions.perform_arrange),
    Verb(actions.Withdraw, checks.withdraw_reasons, transitions.perform_withdraw),
    Verb(actions.Claim, checks.claim_reasons, transitions.perform_claim),
    Verb(actions.Pass, checks.pass_reasons, transitions.perform_pass),
    Verb(actions.Buzz, checks.buzz_reasons, transitions.perform_buzz),
    Verb(actions.SetHandicaps, checks.handicap_reasons, transitions.perform_handicaps),
    Verb(actions.Continue, checks.continue_reasons, transitions.perform_continue),
    *transitions.JUDGING.verbs,
    Verb(TimeExpired, checks.time_expired_reasons, transitions.perform_time_expired),
)
RULES: Final = TableRules[Ruleset, State, actions.Action, Observation](
    game="letter_pieces",
    ruleset_type=Ruleset,
    verbs=VERBS,
    ruleset_faults=faults,
    first_state=_first_state,
    actors=checks.actors,
    observe=observation.observe,
    redact=observation.redact,
    outcome=_outcome,
    chance=_chance,
    chance_stream=_chance_stream,
    timers=checks.timers,
    hides=_hides,
    imagine=observation.imagine,
    progress=Progress,
)
"""R1–R47 behind the protocol that every game offers."""
