"""Cards and words as a screen reader says them, in both languages. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.rewordable.cards import Colour
from wordsmith_desktop.ui.kit.texts import Plural, Text

CARD: Final[dict[Colour, Text]] = {
    Colour.BLUE: Text("blue card {letters}", "blaue Karte {letters}"),
    Colour.PINK: Text("pink card {letters}", "rosa Karte {letters}"),
    Colour.YELLOW: Text("yellow card {letters}", "gelbe Karte {letters}"),
}

IN_HAND: Final = Text("{card}, in your hand", "{card}, auf deiner Hand")
IN_POOL: Final = Text("{card}, in the pool", "{card}, in der Auslage")
FROM_OWN_WORD: Final = Text("{card}, from your word {word}", "{card}, aus deinem Wort {word}")
FROM_WORD: Final = Text(
    "{card}, from {name}’s word {word}", "{card}, aus dem Wort {word} von {name}"
)

OWN_WORD: Final = Text(
    "{word}, your word, {letters}, cards {cards}", "{word}, dein Wort, {letters}, Karten {cards}"
)
WORD_OF: Final = Text(
    "{word}, {name}’s word, {letters}, cards {cards}",
    "{word}, Wort von {name}, {letters}, Karten {cards}",
)
LETTERS: Final = Plural(
    one=Text("{n} letter", "{n} Buchstabe"),
    many=Text("{n} letters", "{n} Buchstaben"),
)
