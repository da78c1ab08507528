"""Sentences about what happened, and about what speaks against an action."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.wording.table_texts import GATE_REASONS
from wordsmith_desktop.wording.texts import Plural, Text

from ..rules.actions import Why
from ..rules.marks import ClueType

EXTRA_U: Final = Text("With the Q everybody gets one more U.", "Zum Q bekommen alle noch ein U.")
ALL_DRAWN: Final = Text("All letters are drawn.", "Alle Buchstaben sind gezogen.")
CALLED: Final = Text("{name} calls {word}.", "{name} ruft {word}.")
CALLED_ALONE: Final = Text("You call {word}.", "Du rufst {word}.")
ANCHOR: Final = Text(
    "{word} is the anchor word of both puzzles.", "{word} ist das Ankerwort beider Rätsel."
)
ANCHOR_ALONE: Final = Text(
    "{word} is the anchor word of the puzzle.", "{word} ist das Ankerwort des Rätsels."
)
ANCHOR_REFUSED: Final = Text("{reason} The search goes on.", "{reason} Es geht weiter.")
AFRESH: Final = Text(
    "The letters go back into their bags and are drawn afresh.",
    "Die Buchstaben kommen zurück in ihre Beutel und werden neu gezogen.",
)
READY: Final = Text("{name}’s puzzle is ready.", "Das Rätsel von {name} ist fertig.")
HANDED_BACK: Final = Text(
    "{name} takes the puzzle back and builds on.", "{name} holt das Rätsel zurück und baut weiter."
)
COMPUTER_READY: Final = Text("The puzzle is ready.", "Das Rätsel ist fertig.")
GRID_REFUSED: Final = Text("{reasons} Change it and try again.", "{reasons} Ändere das.")
GUESS_REFUSED: Final = Text(
    "{reason} It costs nothing: guess another word.",
    "{reason} Es kostet nichts: Rate ein anderes Wort.",
)
UNUSED: Final = Text("{name} left over {letters}.", "Übrig bei {name}: {letters}.")
ALL_USED: Final = Text("{name} used all letters.", "{name} hat alle Buchstaben verbaut.")
UNUSED_ALONE: Final = Text("Letters left over: {letters}.", "Übrige Buchstaben: {letters}.")
ALL_USED_ALONE: Final = Text("All letters are used.", "Alle Buchstaben sind verbaut.")
SHORT: Final = Plural(
    one=Text("Two-letter word: {words}.", "Wort mit zwei Buchstaben: {words}."),
    many=Text("Two-letter words: {words}.", "Wörter mit zwei Buchstaben: {words}."),
)
CLUE_AGREED: Final[dict[ClueType, Text]] = {
    ClueType.ALPHABET: Text(
        "The marks are arrows in the alphabet.", "Die Zeichen sind Pfeile im Alphabet."
    ),
    ClueType.PLACE: Text(
        "The marks tell right and wrong places.",
        "Die Zeichen verraten richtige und falsche Plätze.",
    ),
}
ROUND_OVER: Final = Text("Round {n} is over.", "Runde {n} ist vorbei.")
GUESSED_IN_SECRET: Final = Text(
    "{name} has guessed a word; which one is a secret until the end.",
    "{name} hat ein Wort geraten; welches, bleibt bis zum Schluss geheim.",
)
GUESS_SEEN: Final = Text("{name} guessed {word}.", "{name} hat {word} geraten.")
GUESS_SEEN_RIGHT: Final = Text(
    "{name} guessed {word}, and has found it.", "{name} hat {word} geraten und damit gefunden."
)
SOLVED_RIGHT: Final = Text(
    "{name} laid the whole puzzle, and it is right!",
    "{name} hat das ganze Rätsel gelegt, und es stimmt!",
)
SOLVED_WRONG: Final = Text(
    "{name} laid a whole puzzle: not right.", "{name} hat ein ganzes Rätsel gelegt: falsch."
)
OWN_WRONG: Final = Text(
    "Not right: at least one word is wrong or missing. Your tiles stay as they lie.",
    "Nicht richtig: Mindestens ein Wort ist falsch oder fehlt. Deine Plättchen bleiben liegen.",
)
GAVE_UP_ALONE: Final = Text("You gave up.", "Du hast aufgegeben.")
TIME_OUT: Final = Text(
    "{name}’s time is up: the guess of this round is spent.",
    "Die Zeit von {name} ist um: Diese Runde ist verspielt.",
)
TIME_OUT_ALONE: Final = Text(
    "The time is up: the guess of this round is spent.",
    "Die Zeit ist um: Diese Runde ist verspielt.",
)
OVER: Final = Text("The match is over.", "Die Partie ist zu Ende.")


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
    Why.NO_SUCH_SPOT: Text(
        "The word has only {length} letters.", "Das Wort hat nur {length} Buchstaben."
    ),
    Why.NOTE_TOO_LONG: Text(
        "A note has room for {most} characters.", "Eine Notiz fasst {most} Zeichen."
    ),
    Why.PUZZLE_TOO_LARGE: Text(
        "A hidden puzzle has at most {most} letters, and no word of more than {longest}.",
        "Ein verstecktes Rätsel hat höchstens {most} Buchstaben und kein Wort mit mehr als"
        " {longest}.",
    ),
}
