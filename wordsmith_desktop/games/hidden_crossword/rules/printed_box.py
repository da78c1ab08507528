"""What the table tells of a letter that it drew out of a bag (W2, W3)."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.games.common.box_questions import (
    BoxChoice,
    BoxChoices,
    BoxPiece,
    BoxPlace,
    BoxQuestion,
    any_of,
)

from . import actions, checks
from .letters import CONSONANTS, VOWELS, draws_vowel
from .state import State


def asked(state: State, _seat: Seat | None) -> BoxQuestion | None:
    """What is to be told now; None while chance has nothing to do."""
    if CHANCE not in checks.actors(state):
        return None
    kind = VOWELS if draws_vowel(state.drawn, state.ruleset.pool.extent) else CONSONANTS
    bag = tuple(BoxChoice(letter, letter, int(letter in state.bag), 1) for letter in kind)
    return BoxQuestion((BoxPlace(BoxPiece.LETTER, any_of(bag)),), _draw, lambda did: (did.letter,))


ASKS: Final = asked


def _draw(told: BoxChoices) -> actions.Draw:
    return actions.Draw(told[0].value)
