"""The rules of Rewordable as one transition function and questions about states."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.open_table import TimeExpired
from wordsmith_desktop.games.common.table_rules import TableRules, Verb

from . import checks, observation, transitions, unseen
from .actions import Action, Build, Challenge, Deal, DealUnseen, NameDrawn, Pass
from .observation import Observation
from .ruleset import Ruleset, faults
from .scoring import letters, points
from .state import Phase, State, new_state
from .tokens import TOKENS


def _outcome(state: State) -> Outcome | None:
    """Letters and tokens, once the last turn is played (C16)."""
    if state.phase is not Phase.OVER:
        return None
    scores = tuple(map(points, state.players))
    breaks = () if state.ruleset.shares_wins else tuple(map(letters, state.players))
    return Outcome(scores, breaks)


def _chance(state: State, rng: Rng) -> Action:
    """Shuffle box and tokens, and draw lots for the start (C4–C6), or name what came unseen."""
    if state.is_naming:
        numbers = rng.shuffled([card.id for card in state.nameable_cards])
        turned = rng.shuffled([token.id for token in state.nameable_tokens])
        unseen = state.unseen
        return NameDrawn(tuple(numbers[: len(unseen.cards)]), tuple(turned[: len(unseen.tokens)]))
    seats = len(state.players)
    cards = rng.shuffled([card.id for card in state.box])
    return Deal(
        cards=tuple(cards[: state.ruleset.deck_size(seats)]),
        tokens=tuple(rng.shuffled([token.id for token in TOKENS])),
        starter=rng.choice(state.ruleset.first_seats(seats)),
    )


def _hides(state: State) -> bool:
    """Hands are private as long as several play."""
    return state.phase is Phase.PLAY and not state.is_alone


VERBS: Final = (
    Verb(Deal, checks.deal_reasons, transitions.perform_deal, by=(CHANCE,)),
    Verb(DealUnseen, checks.deal_unseen_reasons, transitions.perform_deal_unseen, by=(CHANCE,)),
    Verb(NameDrawn, checks.name_reasons, unseen.perform_name, by=(CHANCE,)),
    Verb(Build, checks.build_reasons, transitions.perform_build),
    Verb(Pass, checks.pass_reasons, transitions.perform_pass),
    Verb(Challenge, checks.challenge_reasons, transitions.perform_challenge),
    transitions.LAYING.verb,
    *transitions.JUDGING.verbs,
    Verb(TimeExpired, checks.time_expired_reasons, transitions.perform_time_expired),
)
RULES: Final = TableRules[Ruleset, State, Action, Observation](
    game="rewordable",
    ruleset_type=Ruleset,
    verbs=VERBS,
    ruleset_faults=faults,
    first_state=new_state,
    actors=checks.actors,
    observe=observation.observe,
    redact=observation.redact,
    outcome=_outcome,
    chance=_chance,
    timers=checks.timers,
    hides=_hides,
    imagine=observation.imagine,
)
"""C1–C19 behind the protocol that every game offers."""
