"""How a match stands, in a few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsmith_desktop.games.length_x_wit.observation import Observation
from wordsmith_desktop.games.length_x_wit.state import Phase, State
from wordsmith_desktop.ui.games.length_x_wit.match import standing_texts as texts
from wordsmith_desktop.ui.kit.table_texts import MATCH_OVER
from wordsmith_desktop.ui.kit.texts import say, say_count


def describe(seen: Observation, names: Sequence[str]) -> str:
    """Such as "Ana’s turn, 3 dice, last round"."""
    return ", ".join((title(seen.state, names), *_notes(seen.state)))


def title(state: State, names: Sequence[str]) -> str:
    """Whose turn or response it is."""
    if state.phase is Phase.BEGIN:
        return say(texts.BEGINNING)
    if state.phase is Phase.OVER:
        return say(MATCH_OVER)
    if state.responder is not None:
        return say(texts.RESPONSE_OF, name=names[state.responder])
    turns = state.ruleset.turns
    if turns:
        number = state.players[state.seat].turns + 1
        return say(texts.TURN_ALONE, name=names[state.seat], n=number, turns=turns)
    return say(texts.TURN_OF, name=names[state.seat])


def _notes(state: State) -> Iterator[str]:
    if state.phase is Phase.OVER:
        return
    if state.dice:
        yield say_count(texts.DICE, len(state.dice))
    if state.is_last_round:
        yield say(texts.LAST_ROUND)
