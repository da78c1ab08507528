"""What the pictures in the rule book show, and the word in them."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

DIE_AND_TILE: Final = Text(
    "A die, and a tile; each with its letter and value.",
    "Ein Würfel und ein Plättchen, jedes mit Buchstabe und Wert.",
)
TOGETHER: Final = Text(
    "QU is one tile and counts as two letters.", "QU ist ein Plättchen und zählt zwei Buchstaben."
)
WORD: Final = Text("WIT", "WIR")
"""Of a die, a tile and another die."""
ALL_DICE: Final = Text(
    "Both dice are in {word}, with a tile between them.",
    "In {word} sind beide Würfel, dazwischen ein Plättchen.",
)
SCORED: Final = Text(
    "{word} scores ({values}) × 2 = {points}.", "{word} bringt ({values}) × 2 = {points}."
)
SPENT: Final = Text(
    "A spent vowel lies face down until the turn ends.",
    "Ein ausgegebener Vokal liegt verdeckt, bis der Zug vorbei ist.",
)
