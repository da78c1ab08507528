"""The dice of a printed game, as the companion throws them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.session.dice_cup import Faces
from wordsmith_desktop.wording.texts import Text

from .die import PaintFace


class DiceSet(Value):
    """A game offers its own as `dice_sets` in `games/<game>/table/dice_sets.py`."""

    key: str
    """What it is told by among all sets of all games."""
    title: Text
    dice: Sequence[Faces]
    count: int
    """How many the game begins with."""
    paint_face: PaintFace
    name_face: Callable[[Any], str]
    """Says a face in words."""
