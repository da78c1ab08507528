"""What the final page says of a match of the Letter Piece Game."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.wording.ending_texts import LONGEST_AWARD, WORD_ALONE, AwardWords
from wordsmith_desktop.wording.texts import POINTS, WORD_COUNT, Plural, Text

from ..rules.recap import LetterAward

AWARDS: Final[dict[Enum, AwardWords]] = {
    LetterAward.LONGEST_WORD: (LONGEST_AWARD, WORD_ALONE),
    LetterAward.CLEAN_WORDS: (
        Text("Nothing left over", "Ganz ohne Rest"),
        WORD_COUNT,
    ),
    LetterAward.CHEAPEST_REMIX: (
        Text("Cheapest remix", "Günstigster Umbau"),
        Plural(
            one=Text("{word}, {n} piece moved", "{word}, {n} Teil bewegt"),
            many=Text("{word}, {n} pieces moved", "{word}, {n} Teile bewegt"),
        ),
    ),
    LetterAward.LONGEST_CHAIN: (
        Text("Longest chain without a discard", "Längste Kette ohne Abwurf"),
        WORD_COUNT,
    ),
    LetterAward.FIRST_DONE: (
        Text("First to fill the sheet", "Zuerst alle Zeilen voll"),
        Plural(one=Text("once", "einmal"), many=Text("{n} times", "{n}-mal")),
    ),
    LetterAward.OPEN_BOXES: (
        Text("Tidiest", "Am sparsamsten"),
        Plural(
            one=Text("{n} box still open", "{n} Kästchen frei"),
            many=Text("{n} boxes still open", "{n} Kästchen frei"),
        ),
    ),
    LetterAward.MOST_LETTERS: (
        Text("Most letters built", "Meiste Buchstaben gebaut"),
        Text("{n} letters", "{n} Buchstaben"),
    ),
    LetterAward.BEST_CHALLENGE: (Text("Best round", "Beste Runde"), POINTS),
}
