"""What is said of the deck, in English and German. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

IN_DECK: Final = Plural(
    one=Text("{n} card in the deck", "{n} Karte im Stapel"),
    many=Text("{n} cards in the deck", "{n} Karten im Stapel"),
)
DECK_EMPTY: Final = Text("The deck is empty", "Der Stapel ist leer")
LAST_ROUND: Final = Text("Last round", "Letzte Runde")
SAID_LAST_ROUND: Final = Text("{deck}: last round", "{deck}: letzte Runde")
