"""Sentences on the worksheets of the game, and about them."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

from ..rules.crossword import Direction

TITLE: Final = Text("Find the hidden crossword", "Finde das versteckte Kreuzworträtsel")
ABOUT: Final = Text(
    "An empty grid, marked guesses for every word, and the solution apart.",
    "Ein leeres Gitter, Rateversuche mit Zeichen zu jedem Wort, die Lösung extra.",
)
NOTE: Final = Text(
    "Somebody has hidden a crossword. The word in the heavy frame is known. For every other word "
    "you see guesses; the marks beneath tell how near each letter is. Find all words, and write "
    "them into the grid. Every letter of the list is in the grid just as often as it is listed.",
    "Jemand hat ein Kreuzworträtsel versteckt. Das Wort im dicken Rahmen ist bekannt. Zu jedem "
    "anderen Wort siehst du Rateversuche; die Zeichen darunter sagen, wie nah jeder Buchstabe ist. "
    "Finde alle Wörter und schreib sie ins Gitter. Jeder Buchstabe der Liste kommt im Gitter genau "
    "so oft vor, wie er dasteht.",
)
UMLAUTS: Final = Text(
    "Ä, Ö, Ü and ß are written AE, OE, UE and SS.",
    "Ä, Ö, Ü und ß sind als AE, OE, UE und SS geschrieben.",
)
MARKS: Final = Text("What the marks mean", "Was die Zeichen bedeuten")
CLUE: Final = Text("Which marks?", "Welche Zeichen?")
WORDS: Final = Text("The words to find", "Die gesuchten Wörter")
NAMES: Final[dict[Direction, Plural]] = {
    Direction.ACROSS: Plural(
        Text("{number} across, {n} letter", "{number} waagerecht, {n} Buchstabe"),
        Text("{number} across, {n} letters", "{number} waagerecht, {n} Buchstaben"),
    ),
    Direction.DOWN: Plural(
        Text("{number} down, {n} letter", "{number} senkrecht, {n} Buchstabe"),
        Text("{number} down, {n} letters", "{number} senkrecht, {n} Buchstaben"),
    ),
}
ANSWERS: Final[dict[Direction, Text]] = {
    Direction.ACROSS: Text("{number} across: {word}", "{number} waagerecht: {word}"),
    Direction.DOWN: Text("{number} down: {word}", "{number} senkrecht: {word}"),
}
