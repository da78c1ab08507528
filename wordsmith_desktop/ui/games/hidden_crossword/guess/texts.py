"""What is said while a guess is made and answered, in English and German. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

LETTERS: Final = Text("Letters that may be in the puzzle", "Buchstaben, die im Rätsel sein können")
LETTER: Final = Text("letter {letter}", "Buchstabe {letter}")
STRIP: Final = Text("Your guess", "Dein Wort")
STRIP_EMPTY: Final = Text(
    "Type a word, or click its letters.", "Tipp ein Wort oder klick seine Buchstaben an."
)
SPELLED: Final = Plural(
    one=Text("{word}, {n} letter", "{word}, {n} Buchstabe"),
    many=Text("{word}, {n} letters", "{word}, {n} Buchstaben"),
)
GUESS: Final = Text("Guess", "Raten")
SOLVE: Final = Text("Lay the whole puzzle", "Ganzes Rätsel legen")

CHOICE: Final = Plural(
    one=Text("There is {n} word of {length} letters.", "Es gibt {n} Wort mit {length} Buchstaben."),
    many=Text(
        "There are {n} words of {length} letters. Which one, by the alphabet?",
        "Es gibt {n} Wörter mit {length} Buchstaben. Das wievielte im Alphabet?",
    ),
)
CHOICE_NAME: Final = Text("{ordinal}: {known}", "{ordinal} Wort: {known}")

ANSWER_NONE: Final = Text(
    "There is no word of {length} letters.", "Es gibt kein Wort mit {length} Buchstaben."
)
ANSWER_ONLY: Final = Text(
    "There is one word of {length} letters: {placement}.",
    "Es gibt ein Wort mit {length} Buchstaben: {placement}.",
)
ANSWER_WHICH: Final = Text(
    "There are {n} words of {length} letters. The {ordinal} is {placement}.",
    "Es gibt {n} Wörter mit {length} Buchstaben. Das {ordinal} ist {placement}.",
)
EXPLAINED: Final = Text("{term}: {meaning}", "{term}: {meaning}")
FOUND: Final = Text("You have found the word!", "Du hast das Wort gefunden!")
ATTEMPT_RIGHT: Final = Text(
    "Right! That is the whole puzzle.", "Richtig! Das ist das ganze Rätsel."
)
ATTEMPT_WRONG: Final = Text(
    "Not right: at least one word is wrong or missing.",
    "Nicht richtig: Mindestens ein Wort ist falsch oder fehlt.",
)
