"""What the pictures in the rule book show, and the cards in them."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

COLOURS: Final = Text(
    "Blue has one letter, pink two, yellow three.",
    "Blau hat einen Buchstaben, Rosa zwei, Gelb drei.",
)
COLOUR_CARDS: Final = Text("B AT ING", "B EN SCH")
TOKENS: Final = Text(
    "Three colours; cards added to a word; three to five cards of the hand; two or three of the "
    "pool; exactly six letters.",
    "Drei Farben; Karten an einem Wort; drei bis fünf Karten von der Hand; zwei oder drei aus der "
    "Auslage; genau sechs Buchstaben.",
)
INSIDE: Final = Text("C·AT and an H become C·H·AT.", "Aus H·ER wird mit einem Z das Wort H·ER·Z.")
OLD_WORD: Final = Text("C AT", "H ER")
ADDED: Final = Text("H", "Z")
NEW_WORD: Final = Text("C H AT", "H ER Z")
STOLEN: Final = Text(
    "Whoever adds S to C·H·AT has the new word whole.",
    "Wer an H·ER·Z ein EN legt, hat das neue Wort ganz.",
)
ENDING: Final = Text("S", "EN")
