"""Sentences on the worksheets of the game, and about them."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

ALPHABET_TITLE: Final = Text("The alphabet", "Das Alphabet")
ALPHABET_ABOUT: Final = Text(
    "Every letter built from its pieces, with how many of each it takes. For the wall, or beside "
    "the other sheets.",
    "Jeder Buchstabe aus seinen Teilen gebaut, mit der Anzahl der Teile. Für die Wand, oder neben "
    "die anderen Blätter.",
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
