"""What the recording sheet says, in English and German. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

SHEET: Final = Text("Recording sheet", "Notizblatt")

ARRANGEMENT: Final = Text("Order of the guesses", "Anordnung der Rateversuche")
BY_WORD: Final = Text("By word", "Nach Wörtern")
BY_ROUND: Final = Text("By round", "Nach Runden")
NO_GUESSES: Final = Text(
    "Every guess and its answer will stand here.",
    "Hier stehen später alle Rateversuche und Antworten.",
)

# What was told

TOLD: Final = Text("What you know", "Was du weißt")
TOLD_ANCHOR: Final = Text("Anchor word", "Ankerwort")
TOLD_LETTERS: Final = Text("Letters in the puzzle", "Buchstaben im Rätsel")
TOLD_UNUSED: Final = Text("Left over", "Übrig")
TOLD_UNUSED_OF: Final = Text("Left over by {name}", "Übrig bei {name}")
TOLD_SHORT: Final = Text("Two-letter words", "Wörter mit zwei Buchstaben")
LINE: Final = Text("{title}: {value}", "{title}: {value}")
NO_LETTER: Final = Text("none", "keine")
NO_WORD: Final = Text("none", "keine")
COUNT_FIRST: Final = Text(
    "Words of {length} letters: {count}", "Wörter mit {length} Buchstaben: {count}"
)
COUNT_NEXT: Final = Text("of {length}: {count}", "mit {length}: {count}")
OTHERS_OPEN: Final = Text("others: not asked", "andere: nicht gefragt")

# Answers

ORDINALS: Final = (
    Text("{n}st", "{n}."),
    Text("{n}nd", "{n}."),
    Text("{n}rd", "{n}."),
)
"""First to third; the others are like `ORDINAL`."""
ORDINAL: Final = Text("{n}th", "{n}.")
WORD_COUNT: Final = Plural(
    one=Text("{n} word of {length} letters", "{n} Wort mit {length} Buchstaben"),
    many=Text("{n} words of {length} letters", "{n} Wörter mit {length} Buchstaben"),
)
WORD_COUNT_NONE: Final = Text("no word of {length} letters", "kein Wort mit {length} Buchstaben")
ANSWER_ONLY: Final = Text("{count}: {placement}", "{count}: {placement}")
ANSWER_WHICH: Final = Text(
    "{count}; the {ordinal} is {placement}", "{count}; das {ordinal} ist {placement}"
)
ANSWER_OPEN: Final = Text("{count}, none chosen", "{count}, keins gewählt")
ATTEMPT: Final = Text("whole puzzle: {said}", "ganzes Rätsel: {said}")
WRONG: Final = Text("not right", "nicht richtig")
RIGHT: Final = Text("right", "richtig")

# Words that are looked for

SLOT_ONLY: Final = Text("{length} letters, the only one", "{length} Buchstaben, das einzige")
SLOT: Final = Text(
    "{length} letters, {ordinal} of {count}", "{length} Buchstaben, {ordinal} von {count}"
)
SLOT_KNOWN: Final = Text("{slot} · {known}", "{slot} · {known}")
NOT_ASKED: Final = Text("not asked about yet", "noch nicht gefragt")
SLOT_OPEN: Final = Text(
    "{length} letters, none of {count} chosen", "{length} Buchstaben, keins von {count} gewählt"
)
SLOT_NONE: Final = Text("{length} letters: no such word", "{length} Buchstaben: kein solches Wort")
ATTEMPTS: Final = Text("Whole puzzle", "Ganzes Rätsel")
ROUND: Final = Text("Round {n}", "Runde {n}")
ROUND_NEW: Final = Text("Round {n}, the newest", "Runde {n}, die neueste")

NOTE: Final = Text("Your note", "Deine Notiz")
NOTE_NAME: Final = Text("Note on {slot}", "Notiz zu {slot}")

STILL_FIT: Final = Plural(
    one=Text("{n} word still fits", "{n} Wort passt noch"),
    many=Text("{n} words still fit", "{n} Wörter passen noch"),
)
NONE_FIT: Final = Text("no known word fits", "kein bekanntes Wort passt")
STILL_FIT_SHOWN: Final = Text("{said} ({shown} here)", "{said} ({shown} hier)")
CANDIDATES_NAME: Final = Text("Words that still fit {slot}", "Wörter, die noch passen: {slot}")
CANDIDATES_HINT: Final = Text(
    "A click or Enter puts the word into your guess.",
    "Ein Klick oder Enter setzt das Wort ein.",
)
