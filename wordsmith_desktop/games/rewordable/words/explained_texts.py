"""What things on the table are, each in a sentence."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.rule_numbers import Explained
from wordsmith_desktop.wording.texts import Text

TOKENS: Final = Explained(
    Text(
        "Your next word wins every token whose condition it meets, 4 points each.",
        "Dein nächstes Wort holt jede Marke, deren Bedingung es erfüllt, für je 4 Punkte.",
    ),
    "C12",
)
TOKEN: Final = Explained(Text("{condition}", "{condition}"), "C12")
PILE: Final = Explained(
    Text(
        "From here the row is filled up when a token was won.",
        "Von hier wird die Reihe ergänzt, wenn eine Marke gewonnen ist.",
    ),
    "C11",
)
DECK: Final = Explained(
    Text(
        "Hands and pool are filled up from the deck; when it is empty, the end is near.",
        "Vom Stapel werden Hände und Auslage aufgefüllt; ist er leer, geht es zu Ende.",
    ),
    "C15",
)
