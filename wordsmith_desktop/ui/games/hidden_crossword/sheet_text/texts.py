"""What stands on written-out puzzles and guesses."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

LETTERS: Final = Text("Letters: {letters}", "Buchstaben: {letters}")
ANCHOR: Final = Text("Anchor word: {word}, seen by {name}", "Ankerwort: {word}, gesehen von {name}")
ANCHOR_NAMED: Final = Text(
    "Anchor word: {word}, named by the computer", "Ankerwort: {word}, vom Computer genannt"
)
UNJUDGED: Final = Text(
    "{name} has called {word}; it is not judged yet.",
    "{name} hat {word} gerufen; das Wort ist noch nicht beurteilt.",
)
COMPUTER: Final = Text("The computer’s puzzle", "Das Rätsel des Computers")
LEFT_OVER: Final = Text("Left over: {letters}", "Übrig: {letters}")
NONE_LEFT: Final = Text("No letter left over", "Kein Buchstabe übrig")
SHORT_WORDS: Final = Text("Words of two letters: {words}", "Wörter aus zwei Buchstaben: {words}")
WORDS: Final = Text("Words: {words}", "Wörter: {words}")
GUESSES: Final = Text("Guesses of {name}", "Geraten von {name}")
NO_SUCH_LENGTH: Final = Text("no word of that length", "kein Wort dieser Länge")
NOT_CHOSEN: Final = Plural(
    one=Text("{n} word of that length", "{n} Wort dieser Länge"),
    many=Text("{n} words of that length", "{n} Wörter dieser Länge"),
)
CHOSEN: Final = Text("{name}, {place} of {count}", "{name}, {place} von {count}")
NOTE: Final = Text(
    "Note on word {place} of {length} letters: {note}",
    "Notiz zum {place}. Wort mit {length} Buchstaben: {note}",
)
SUBMITTED: Final[dict[bool, Text]] = {
    True: Text("the whole puzzle: right", "das ganze Rätsel: richtig"),
    False: Text("the whole puzzle: not right", "das ganze Rätsel: nicht richtig"),
}
HIDDEN: Final = Text(
    "Puzzles and guesses stay hidden until the match is over.",
    "Rätsel und Geratenes bleiben verdeckt, bis die Partie zu Ende ist.",
)
