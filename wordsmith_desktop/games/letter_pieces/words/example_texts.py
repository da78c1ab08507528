"""What the pictures in the rule book show, and the words in them."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

U_AND_C: Final = Text(
    "U and C as they are built. The small curve alone is neither.",
    "U und C, wie sie gebaut werden. Der kleine Bogen allein ist keins von beiden.",
)
J_AND_Y: Final = Text("J and Y.", "J und Y.")
RELAID: Final = Text("The pieces of A, relaid as H.", "Die Teile von A, umgelegt zum H.")
MARKS: Final = Text(
    "An apostrophe is one short straight, at the top.",
    "Ein Apostroph ist eine kurze Gerade, ganz oben.",
)
MARKED_WORD: Final = Text("CAN'T", "GEHT'S")
TWO_LETTERS: Final = Text(
    "TÜR is built as TUER: four letters.", "TÜR wird als TUER gebaut: vier Buchstaben."
)
SHUFFLED: Final = Text(
    "{word} after {previous} has nothing new.", "{word} nach {previous} bringt nichts Neues."
)
SHUFFLED_WORDS: Final = Text("TEN NET", "ROT TOR")
SECOND_E: Final = Text("After EINE, NIERE is fine.", "Nach EINE geht NIERE.")
FEWER: Final = Text("After EINE, NIE is not.", "Nach EINE geht NIE nicht.")
FOUR_PIECES: Final = Text(
    "Long straight, short straight, big curve, small curve.",
    "Lange Gerade, kurze Gerade, großer Bogen, kleiner Bogen.",
)
FOUR_FACES: Final = Text(
    "What a die can show; the two curves bear a star.",
    "Was ein Würfel zeigen kann; die beiden Bögen tragen einen Stern.",
)
LESSON: Final = Text(
    "{old} and {new} take the same eight pieces.", "{old} und {new} bestehen aus denselben acht."
)
LESSON_WORDS: Final = Text("BAG CAST", "TAU IRE")
