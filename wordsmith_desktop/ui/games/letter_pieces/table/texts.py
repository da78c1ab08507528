"""What stands around the board."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.letter_pieces.actions import Face
from wordsmith_desktop.ui.kit.texts import Plural, Text

CHALLENGE: Final = Text(
    "Challenge\u00a0{number} of\u00a0{count}", "Runde\u00a0{number} von\u00a0{count}"
)
ONE_CHALLENGE: Final = Text("One challenge", "Eine Runde")
LAST_WORDS: Final = Text("Last words", "Letzte Wörter")
CHECKING: Final = Text("Checking the sheets", "Die Blätter werden geprüft")
ROWS_FILLED: Final = Text("{filled} of {count}", "{filled} von {count}")
LOCKED: Final = Text("locked out", "gesperrt")
HAS_PASSED: Final = Text("passed", "gepasst")

TRAY: Final = Text("Tray", "Vorrat")
COMPARTMENT: Final = Text("{name}: {count} in the tray", "{name}: {count} im Vorrat")
COMPARTMENT_TAKE: Final = Text(
    "Take a piece: {name}, {count} in the tray", "Nimm ein Teil: {name}, {count} im Vorrat"
)
ROLL_TIP: Final = Text("Roll for a new piece (Ctrl+R)", "Würfle ein neues Teil (Strg+R)")
FACES: Final[dict[Face, Text]] = {
    Face.LONG: Text("a long straight", "eine lange Gerade"),
    Face.SHORT: Text("a short straight", "eine kurze Gerade"),
    Face.BIG_STAR: Text("a star, blue", "ein Stern, blau"),
    Face.SMALL_STAR: Text("a star, green", "ein Stern, grün"),
}

CLAIM_WORD: Final = Text("Claim {word}", "{word} ansagen")
WRITE_WORD: Final = Text("Write {word}", "{word} notieren")
CLAIM_NOTHING: Final = Text("Claim", "Ansagen")
SPELLED: Final = Text("The word: {letters}", "Das Wort: {letters}")
NO_WORD_YET: Final = Text(
    "Drag pieces to the bench, or type letters.",
    "Zieh Teile auf die Werkbank oder tippe Buchstaben.",
)
NOTHING_LEFT: Final = Text("nothing left over", "nichts bleibt übrig")
LEFT_OVER: Final = Text("{n} left over", "{n} übrig")
CIRCLES: Final = Plural(Text("{n} circle", "{n} Kreis"), Text("{n} circles", "{n} Kreise"))
COSTS: Final = Plural(
    Text("{n} box ({why})", "{n} Kästchen ({why})"),
    Text("{n} boxes ({why})", "{n} Kästchen ({why})"),
)
IN_ROW: Final = Text("row {number}", "Zeile {number}")
AT_LETTER: Final = Text("at {letter}", "bei {letter}")
PASS_ENDS: Final = Text("Pass and end the challenge", "Passen und Runde beenden")
SHEET: Final = Text("Sheet (F4)", "Blatt (F4)")
PASS_TURN: Final = Text("Pass", "Passen")
NO_MORE_WORDS: Final = Text("No more words", "Keine Wörter mehr")
STEP_BACK: Final = Text("Give the bench back", "Werkbank abgeben")
PASS_ROW: Final = Text("Give up this row", "Zeile aufgeben")
END_WARM_UP: Final = Text("I am finished", "Ich bin fertig")
HINT: Final = Text("Hint (F2)", "Tipp (F2)")
ALPHABET: Final = Text("Alphabet (F3)", "Alphabet (F3)")

CALL_TITLE: Final = Text("{name} calls {word}", "{name} sagt {word} an")
CALL_TITLE_AT: Final = Text("{name} calls {word} at {letter}", "{name} sagt {word} bei {letter} an")
CHECK_TITLE: Final = Text("{name} wrote {word}", "{name} hat {word} notiert")
NEIGHBOUR_HINT: Final = Text(
    "{name} checks this sheet: do you object? Then the rules and the dictionary decide.",
    "{name} prüft dieses Blatt: Erhebst du Einspruch? Dann entscheiden Regeln und Wörterbuch.",
)

LETTERS_TITLE: Final = Text("Six letters for the rows", "Sechs Buchstaben für die Zeilen")
LETTERS_HINT: Final = Text(
    "{name}, name a word of {count} letters. Each row then asks for one of them.",
    "{name}, nenne ein Wort mit {count} Buchstaben. Jede Zeile verlangt dann einen davon.",
)
LETTERS_FIELD: Final = Text("The word", "Das Wort")
LETTERS_TAKE: Final = Text("Write it down", "Aufschreiben")

RACE_TITLE: Final = Text("Who sees a word?", "Wer sieht ein Wort?")
RACE_HINT: Final = Text(
    "All pools lie open. Press your buzzer key for the bench.",
    "Alle Teile liegen offen. Drück deine Taste, um an die Werkbank zu kommen.",
)
BUZZ: Final = Text("{name} buzzes ({key})", "{name} drückt ({key})")
RACE_PASS: Final = Text("{name} sees no more", "{name} sieht nichts mehr")
RACE_POOL: Final = Text("{name}: {pieces}", "{name}: {pieces}")

CHALLENGE_OVER: Final = Text("Challenge {number} is over", "Runde {number} ist zu Ende")
NEXT_CHALLENGE: Final = Text("Next challenge", "Nächste Runde")
FINAL_TABLE: Final = Text("Final table", "Endstand")
STRUCK_WORD: Final = Text("{word} (struck)", "{word} (gestrichen)")
COLUMN_CHALLENGE: Final = Text("Challenge {number}", "Runde {number}")
HINT_START: Final = Text(
    "There is a word of {count} letters that begins with {letter}. Ask again to see it.",
    "Es gibt ein Wort mit {count} Buchstaben, das mit {letter} beginnt. "
    "Frag noch einmal, um es zu sehen.",
)
HINT_NO_BENCH: Final = Text(
    "Hints are for whoever has the bench.", "Tipps gibt es an der Werkbank."
)
HINT_WORD: Final = Text(
    "A word you could build: {word}.", "Ein Wort, das du bauen könntest: {word}."
)
HINT_NONE: Final = Text(
    "No common word fits your pieces now. Roll for a new piece.",
    "Zu deinen Teilen passt gerade kein gebräuchliches Wort. Würfle ein neues Teil.",
)
HINT_NONE_LAST: Final = Text(
    "No common word fits your pieces now.",
    "Zu deinen Teilen passt gerade kein gebräuchliches Wort.",
)
DICTIONARY_OPENING: Final = Text(
    "The dictionary is still being opened.", "Das Wörterbuch wird noch geöffnet."
)
TURN_OF: Final = Text("{name}’s turn, challenge {number}", "{name} ist dran, Runde {number}")
STATE_LETTERS: Final = Text(
    "{name} names the letters, challenge {number}", "{name} nennt die Buchstaben, Runde {number}"
)
STATE_CHECKING: Final = Text("Checking, challenge {number}", "Prüfung, Runde {number}")
STATE_DEALING: Final = Text("Challenge {number}", "Runde {number}")
STATE_RACE: Final = Text("Race, challenge {number}", "Wettlauf, Runde {number}")
STATE_BETWEEN: Final = Text("After challenge {number}", "Nach Runde {number}")
