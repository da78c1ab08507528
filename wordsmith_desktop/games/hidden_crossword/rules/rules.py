"""The rules of the Hidden Crossword as one transition function and questions about states."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, PLAYER, REFEREE, SETTER
from wordsmith_desktop.games.common.open_table import Rule, TimeExpired
from wordsmith_desktop.games.common.table_rules import TableRules, Verb

from . import actions, checks, flow, observation, transitions
from .letters import CONSONANTS, VOWELS, draws_vowel
from .observation import Observation
from .ruleset import Ruleset, faults
from .state import Phase, State, new_state


def _outcome(state: State) -> Outcome | None:
    """One point for whoever was right, or for the other one if somebody gave up (W20)."""
    return Outcome(flow.scores(state)) if state.phase is Phase.OVER else None


def _chance(state: State, rng: Rng) -> actions.Action:
    """A letter out of the bag that is due (W2, W3)."""
    kind = VOWELS if draws_vowel(state.drawn, state.ruleset.pool.extent) else CONSONANTS
    return actions.Draw(rng.choice([letter for letter in state.bag if letter in kind]))


def _question(state: State) -> str | None:
    """The word that waits for the dictionary."""
    return state.inquiry.words[0] if state.inquiry else None


def _hides(state: State) -> bool:
    """Puzzles and papers are secret while two play."""
    return not state.is_solo and state.phase in (Phase.BUILD, Phase.GUESS)


VERBS: Final = (
    Verb(actions.TurnUp, checks.turn_up_reasons, transitions.perform_turn_up),
    Verb(actions.Draw, checks.draw_reasons, transitions.perform_draw, by=(CHANCE,)),
    Verb(actions.CallAnchor, checks.call_anchor_reasons, transitions.perform_call_anchor),
    Verb(
        actions.DrawAfresh,
        checks.draw_afresh_reasons,
        transitions.perform_draw_afresh,
        by=(PLAYER, SETTER),
    ),
    Verb(actions.GoOn, checks.go_on_reasons, transitions.perform_go_on),
    Verb(actions.Lay, checks.lay_reasons, transitions.perform_lay),
    Verb(actions.Finish, checks.finish_reasons, transitions.perform_finish),
    Verb(actions.HandBack, checks.hand_back_reasons, transitions.perform_hand_back),
    Verb(
        actions.SetPuzzle, checks.set_puzzle_reasons, transitions.perform_set_puzzle, by=(SETTER,)
    ),
    Verb(
        actions.SetPuzzleAround,
        checks.set_puzzle_around_reasons,
        transitions.perform_set_puzzle_around,
        by=(SETTER,),
    ),
    Verb(actions.SetGiven, checks.set_given_reasons, transitions.perform_set_given, by=(SETTER,)),
    Verb(actions.AgreeOnClue, checks.agree_reasons, transitions.perform_agree),
    transitions.LAYING.verb,
    Verb(actions.MakeGuess, checks.make_guess_reasons, transitions.perform_make_guess),
    Verb(actions.Choose, checks.choose_reasons, transitions.perform_choose),
    Verb(actions.ChooseOther, checks.choose_other_reasons, transitions.perform_choose_other),
    Verb(actions.Solve, checks.solve_reasons, transitions.perform_solve),
    Verb(actions.Note, checks.note_reasons, transitions.perform_note),
    Verb(actions.MarkLetter, checks.mark_letter_reasons, transitions.perform_mark_letter),
    Verb(actions.GiveUp, checks.give_up_reasons, transitions.perform_give_up),
    Verb(Rule, checks.rule_reasons, transitions.perform_rule, by=(REFEREE,)),
    Verb(TimeExpired, checks.time_expired_reasons, transitions.perform_time_expired),
)
RULES: Final = TableRules[Ruleset, State, actions.Action, Observation](
    game="hidden_crossword",
    ruleset_type=Ruleset,
    verbs=VERBS,
    ruleset_faults=faults,
    first_state=new_state,
    actors=checks.actors,
    observe=observation.observe,
    outcome=_outcome,
    chance=_chance,
    question=_question,
    timers=checks.timers,
    hides=_hides,
    imagine=observation.imagine,
)
"""W1–W20 behind the protocol that every game offers."""
