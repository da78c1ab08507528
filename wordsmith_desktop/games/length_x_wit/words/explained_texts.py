"""What things on the table are, each in a sentence."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.rule_numbers import Explained
from wordsmith_desktop.wording.texts import Text

MULTIPLIER: Final = Explained(
    Text(
        "All dice have to be in the word; it scores times their number.",
        "Alle Würfel müssen ins Wort; es zählt so oft, wie Würfel da sind.",
    ),
    "L8",
)
BANKED: Final = Explained(
    Text(
        "What is banked scores at the end of the turn, even without another word.",
        "Was zurückgelegt ist, zählt am Ende des Zuges, auch ohne ein weiteres Wort.",
    ),
    "L8",
)
SPENT: Final = Explained(
    Text(
        "A spent vowel brought another roll, and is lost when the turn ends.",
        "Ein ausgegebener Vokal brachte einen neuen Wurf und ist nach dem Zug weg.",
    ),
    "L8",
)
BAGS: Final = Explained(
    Text(
        "Tiles and dice are drawn from these bags and go back into them after the turn.",
        "Plättchen und Würfel kommen aus diesen Beuteln und nach dem Zug wieder hinein.",
    ),
    "L4",
)
