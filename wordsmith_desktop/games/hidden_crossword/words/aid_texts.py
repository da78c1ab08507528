"""Sentences of the clue checker, which answers the guesses at a puzzle on paper."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

from ..rules.own_words import WordWhy

OWN: Final = Text("Your own hidden words", "Deine eigenen versteckten Wörter")
OWN_NOTE: Final = Text(
    "The anchor too; nobody may look.",
    "Auch den Anker; niemand darf zusehen.",
)
WORD: Final = Text("Word", "Wort")
LIES: Final = Text("How it lies", "Wie es liegt")
ADD: Final = Text("Add", "Aufnehmen")
HELD: Final = Plural(
    Text("{n} word, covered", "{n} Wort, verdeckt"),
    Text("{n} words, covered", "{n} Wörter, verdeckt"),
)
SHOWN_WORD: Final = Text("{word} ({placement})", "{word} ({placement})")
SHOW: Final = Text("Hold to show", "Zum Zeigen halten")
SHOW_NAME: Final = Text(
    "Hold to show your words; they are read out, too",
    "Halten, um deine Wörter zu zeigen; sie werden auch vorgelesen",
)
TAKE_BACK: Final = Text("Take the last back", "Letztes zurücknehmen")
FORGET: Final = Text("Forget all", "Alle vergessen")
FORGET_TITLE: Final = Text("Forget all words?", "Alle Wörter vergessen?")
FORGET_TEXT: Final = Text(
    "The words of your puzzle and all answers are gone then.",
    "Die Wörter deines Rätsels und alle Antworten sind dann weg.",
)
ADDED: Final = Text("Taken and covered.", "Aufgenommen und verdeckt.")
GUESS_TITLE: Final = Text("A guess of the other", "Ein Rateversuch der anderen Seite")
GUESS: Final = Text("Guess", "Rateversuch")
CHECK: Final = Text("Answer", "Antworten")
NEXT: Final = Text("Next guess", "Nächster Rateversuch")
WORDS_FIRST: Final = Text("Type your own words first.", "Gib zuerst deine eigenen Wörter ein.")
FAULTS: Final[dict[WordWhy, Text]] = {
    WordWhy.LETTERS: Text(
        "Only letters A to Z can lie in a puzzle.",
        "In einem Rätsel können nur Buchstaben von A bis Z liegen.",
    ),
    WordWhy.LENGTH: Text(
        "A word has 2 to 15 letters.",
        "Ein Wort hat 2 bis 15 Buchstaben.",
    ),
    WordWhy.TWICE: Text(
        "The same word cannot stand twice in a puzzle.",
        "Dasselbe Wort kann nicht zweimal im Rätsel stehen.",
    ),
    WordWhy.ANCHOR: Text(
        "There is an anchor word already.",
        "Es gibt schon ein Ankerwort.",
    ),
}
