"""The four dice of the letter pieces (R9, R38)."""

from __future__ import annotations

from wordsmith_desktop.window.kit.dice_set import DiceSet
from wordsmith_desktop.wording.texts import say

from ..rules.actions import FACE_WEIGHTS
from ..words.event_texts import FACES
from ..words.texts import TITLE
from .tray import paint_face

_DICE = 4


def dice_sets() -> tuple[DiceSet, ...]:
    """The dice of the box."""
    faces = tuple(face for face, weight in FACE_WEIGHTS.items() for _ in range(weight))
    dice = (faces,) * _DICE
    return (
        DiceSet("letter_pieces", TITLE, dice, _DICE, paint_face, lambda face: say(FACES[face])),
    )
