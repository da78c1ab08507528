"""Sentences on the worksheets of the game, and about them."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

ALPHABET_TITLE: Final = Text("The alphabet", "Das Alphabet")
ALPHABET_ABOUT: Final = Text(
    "Every letter in its pieces, with how many it takes.",
    "Jeder Buchstabe aus seinen Teilen, mit ihrer Anzahl.",
)
ALPHABET_NOTE: Final = Text(
    "Each letter is built in just this one way, and stands upright. The figures beneath it say how "
    "many of each piece it takes.",
    "Jeder Buchstabe wird nur auf diese eine Art gebaut und steht aufrecht. Die Zahlen darunter "
    "sagen, wie viele Teile er von jeder Sorte braucht.",
)
PIECES: Final = Text("The pieces", "Die Teile")
IN_THE_BOX: Final = Text("{n} in the box", "{n} in der Schachtel")
LETTERS: Final = Text("The letters", "Die Buchstaben")
TWO_LETTERS: Final = Text(
    "Ä, Ö, Ü and ß are built from two letters: TÜR becomes TUER.",
    "Ä, Ö, Ü und ß werden aus zwei Buchstaben gebaut: Aus TÜR wird TUER.",
)
MARKS: Final = Text("Hyphen and apostrophe", "Bindestrich und Apostroph")
WITH_MARKS: Final = Text("with them", "mit ihnen")
WITHOUT_MARKS: Final = Text("without them", "ohne sie")

FIND_TITLE: Final = Text("Words in ten pieces", "Wörter aus zehn Teilen")
FIND_ABOUT: Final = Text(
    "Which words can you build from these ten pieces? Three heaps, with room to write; solutions "
    "on a page of their own.",
    "Welche Wörter kannst du aus diesen zehn Teilen bauen? Drei Haufen, mit Platz zum Schreiben; "
    "die Lösungen auf einer eigenen Seite.",
)
FIND_NOTE: Final = Text(
    "Which words can you build from these ten pieces? Each piece may be used once in a word; you "
    "need not use all of them. For the next word all ten are there again. Only words of three "
    "letters and more count.",
    "Welche Wörter kannst du aus diesen zehn Teilen bauen? In einem Wort darf jedes Teil einmal "
    "vorkommen; du musst nicht alle nehmen. Für das nächste Wort sind wieder alle zehn da. Es "
    "zählen nur Wörter ab drei Buchstaben.",
)
HEAP: Final = Text("Heap {n}", "Haufen {n}")
HEAP_HIDES: Final = Text("At least {n} words hide in it.", "Mindestens {n} Wörter stecken darin.")
HEAP_CODE: Final = Text(
    "As a challenge in the program: {code}", "Als Herausforderung im Programm: {code}"
)
FIND_SOLUTION: Final = Plural(
    Text("Heap {heap}: {n} word of this level", "Haufen {heap}: {n} Wort dieser Stufe"),
    Text("Heap {heap}: {n} words of this level", "Haufen {heap}: {n} Wörter dieser Stufe"),
)
FIND_LENGTH: Final = Text("{n} letters: {words}", "{n} Buchstaben: {words}")
FIND_MORE: Final = Plural(
    Text("and {n} more", "und {n} weiteres"), Text("and {n} more", "und {n} weitere")
)
FIND_OTHERS: Final = Text(
    "Other words of the dictionary count as well.",
    "Auch andere Wörter aus dem Wörterbuch zählen.",
)

BUILD_TITLE: Final = Text("Build letters and words", "Buchstaben und Wörter bauen")
BUILD_ABOUT: Final = Text(
    "Build these letters and words from pieces, and count how many of each they take; solutions on "
    "a page of their own.",
    "Bau diese Buchstaben und Wörter aus Teilen und zähl, wie viele du von jeder Sorte brauchst; "
    "die Lösungen auf einer eigenen Seite.",
)
BUILD_NOTE: Final = Text(
    "Lay each letter with the pieces, or draw it between the dotted lines. Then write into the "
    "boxes how many of each piece it takes.",
    "Leg jeden Buchstaben mit den Teilen oder zeichne ihn zwischen die gepunkteten Linien. Schreib "
    "dann in die Kästchen, wie viele Teile er von jeder Sorte braucht.",
)
BUILD_LETTERS: Final = Text("Build these letters", "Bau diese Buchstaben")
BUILD_WORDS: Final = Text("Build these words", "Bau diese Wörter")
