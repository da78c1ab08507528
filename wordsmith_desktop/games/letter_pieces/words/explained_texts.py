"""What things on the table are, each in a sentence."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.rule_numbers import Explained
from wordsmith_desktop.wording.texts import Text

BOXES: Final = Explained(
    Text(
        "Each piece left over ticks a box: the white ones first, and each blue one that stays open "
        "is a bonus point.",
        "Jedes übrige Teil kostet ein Kästchen: zuerst die weißen; jedes blaue, das offen bleibt, "
        "bringt einen Bonuspunkt.",
    ),
    "R19",
)
