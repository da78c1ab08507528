"""What the table tells of dice and letters that lie before it (R11, R31)."""

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
from .pieces import letter_weights
from .state import Phase, State

FACES: Final = tuple(BoxChoice(face.kind.name, face) for face in actions.Face)
"""By the piece that each shows; a star is typed like its curve."""


def asked(state: State, _seat: Seat | None) -> BoxQuestion | None:
    """What is to be told now; None while chance has nothing to do."""
    actors = checks.actors(state)
    if CHANCE not in actors:
        return None
    if state.phase is Phase.LETTERS:
        letters = tuple(
            BoxChoice(letter, letter) for letter in letter_weights(state.ruleset.material)
        )
        place = BoxPlace(BoxPiece.LETTER, any_of(letters))
        return BoxQuestion((place,) * state.ruleset.words, _letters, lambda did: tuple(did.letters))
    place = BoxPlace(BoxPiece.FACE, any_of(FACES))
    return BoxQuestion(
        (place,) * checks.dice_wanted(state),
        _dice,
        lambda did: tuple(face.kind.name for face in did.faces),
    )


ASKS: Final = asked


def _letters(told: BoxChoices) -> actions.DrawLetters:
    return actions.DrawLetters("".join(one.value for one in told))


def _dice(told: BoxChoices) -> actions.Dice:
    return actions.Dice(tuple(one.value for one in told))
