"""Why something is not open in the Hidden Crossword, in English and German. Knows no Qt."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.games.hidden_crossword.faults import Why
from wordsmith_desktop.ui.kit.table_texts import GATE_REASONS
from wordsmith_desktop.ui.kit.texts import Plural, Text

LETTERS_MISSING: Final = Plural(
    one=Text(
        "{word} cannot be made of these letters: {letters} is missing.",
        "{word} lässt sich nicht legen: Es fehlt {letters}.",
    ),
    many=Text(
        "{word} cannot be made of these letters: {letters} are missing.",
        "{word} lässt sich nicht legen: Es fehlen {letters}.",
    ),
)
REASONS: Final[dict[Enum, Text]] = {
    **GATE_REASONS,
    Why.BAD_DRAW: Text("That letter is not due.", "Dieser Buchstabe ist nicht dran."),
    Why.ANCHOR_KNOWN: Text("{word} is the anchor word already.", "{word} ist schon das Ankerwort."),
    Why.TOO_SHORT: Text(
        "{word} is too short: at least {least} letters.",
        "{word} ist zu kurz: mindestens {least} Buchstaben.",
    ),
    Why.NO_LETTERS: Text(
        "Only letters from A to Z can be laid.", "Es gibt nur die Buchstaben A bis Z."
    ),
    Why.NO_REDRAW: Text(
        "This table does not draw afresh: a word of three letters will do.",
        "An diesem Tisch wird nicht neu gezogen: Ein Wort mit drei Buchstaben genügt.",
    ),
    Why.NO_CHANGE: Text("It lies so already.", "So liegt es schon."),
    Why.BAD_TILES: Text(
        "There is room for one letter in each square.", "In jedes Feld passt ein Buchstabe."
    ),
    Why.TOO_MANY_TILES: Text(
        "There are not so many tiles with {letter}: {count}.",
        "So viele Plättchen mit {letter} gibt es nicht: {count}.",
    ),
    Why.NOTHING_TO_CHOOSE: Text("Make a guess first.", "Rate zuerst ein Wort."),
    Why.NO_SUCH_WORD: Text(
        "There are only {count} words of that length.",
        "Es gibt nur {count} Wörter mit dieser Länge.",
    ),
    Why.CHOOSE_FIRST: Text(
        "Choose first which of the words you ask about.",
        "Wähl zuerst, nach welchem der Wörter du fragst.",
    ),
    Why.GUESSED: Text(
        "Your guess of this round is made.", "Du hast in dieser Runde schon geraten."
    ),
    Why.NOT_GUESSED: Text(
        "Make your guess of this round first.", "Rate zuerst dein Wort dieser Runde."
    ),
    Why.NOTE_TOO_LONG: Text(
        "A note has room for {most} characters.", "Eine Notiz fasst {most} Zeichen."
    ),
}
