"""What stands on paper and in files, and what is said about them."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.hidden_crossword.clues import ClueType, Mark
from wordsmith_desktop.games.hidden_crossword.ipuz_fields import IpuzFault
from wordsmith_desktop.records.troubles import StoreReason
from wordsmith_desktop.ui.kit.texts import Plural, Text

PLACEMENT_KEY: Final = Text("{letter} {name}: {means}", "{letter} {name}: {means}")

FILE_CLUE: Final = Plural(
    one=Text("{place}, {n} letter", "{place}, {n} Buchstabe"),
    many=Text("{place}, {n} letters", "{place}, {n} Buchstaben"),
)
FILE_ANCHOR: Final = Text("{place}: {word}", "{place}: {word}")

CLUES: Final[dict[ClueType, Text]] = {
    ClueType.ALPHABET: Text("Arrows by the alphabet", "Pfeile nach dem Alphabet"),
    ClueType.PLACE: Text("Right place, wrong place", "Richtiger Platz, falscher Platz"),
}
RIGHT: Final = Text("right letter, right place", "Buchstabe und Platz richtig")
MARKS: Final[dict[ClueType, dict[Mark, Text]]] = {
    ClueType.ALPHABET: {
        Mark.STAR: RIGHT,
        Mark.EARLIER: Text("the right letter is nearer A", "der richtige liegt näher am A"),
        Mark.LATER: Text("nearer Z", "näher am Z"),
    },
    ClueType.PLACE: {
        Mark.STAR: RIGHT,
        Mark.ELSEWHERE: Text("in the word, but elsewhere", "im Wort, aber woanders"),
        Mark.NOTHING: Text("nothing: not in the word", "nichts: nicht im Wort"),
    },
}

DOCUMENT_TITLE: Final = Text(
    "{game}: a puzzle and its guess sheet", "{game}: ein Rätsel und sein Ratebogen"
)
OWNER: Final = Text("Puzzle by", "Rätsel von")
GUESSER: Final = Text("Guessed by", "Geraten von")

PUZZLE_PAGE: Final = Text("The puzzle: keep it hidden", "Das Rätsel: halt es verdeckt")
ANCHOR_FRAMED: Final = Text(
    "The heavy frame is the anchor word, {word}.", "Der dicke Rahmen ist das Ankerwort, {word}."
)
WORDS: Final = Text("Words by length", "Wörter nach Länge")
LENGTH: Final = Plural(
    one=Text("{n} letter", "{n} Buchstabe"),
    many=Text("{n} letters", "{n} Buchstaben"),
)
TO_BE_TOLD: Final = Text("Tell before the first guess", "Das sagst du vor dem ersten Raten")
UNUSED: Final = Text("Letters left over", "Übrige Buchstaben")
SHORT_WORDS: Final = Text("Words of two letters", "Wörter aus zwei Buchstaben")
NONE: Final = Text("none", "keine")
ANSWERING: Final = Text("How to answer a guess", "So antwortest du")
ANSWER_WHERE: Final = Text("Say where that word lies:", "Sag, wo dieses Wort liegt:")
ANSWERS: Final = (
    Text(
        "Say how many words of that length there are. If there is none, say 0.",
        "Sag, wie viele Wörter dieser Länge es gibt. Gibt es keins, sag 0.",
    ),
    Text(
        "If there are several, ask which one is meant. Their numbers above go by the alphabet.",
        "Gibt es mehrere, frag, welches gemeint ist. Ihre Nummern oben gehen nach dem Alphabet.",
    ),
    ANSWER_WHERE,
    Text(
        "Put a mark under every letter, as agreed:",
        "Setz unter jeden Buchstaben ein Zeichen, wie abgemacht:",
    ),
)
ANCHOR_UNCOUNTED: Final = Text(
    "The anchor word is left out of all answers.",
    "Das Ankerwort bleibt bei allen Antworten außen vor.",
)

GUESS_PAGE: Final = Text("Guess sheet", "Ratebogen")
LETTERS: Final = Text("Letters in the puzzle", "Buchstaben im Rätsel")
ANCHOR: Final = Text("The anchor word", "Das Ankerwort")
COUNT: Final = Text("count", "Zahl")
WHICH: Final = Text("which", "welches")
WHERE: Final = Text("where", "wo")
GUESS: Final = Text("Guess, and marks beneath", "Geraten, darunter die Zeichen")
FOUND: Final = Text("Words found", "Gefundene Wörter")
AND_MORE: Final = Text("{n} and more", "{n} und mehr")

EXPORT_IPUZ: Final = Text("Save the puzzle as a file", "Rätsel als Datei speichern")
EXPORT_PDF: Final = Text("Save the puzzle for printing", "Rätsel zum Ausdrucken speichern")
OPEN_IPUZ: Final = Text("Look at a saved puzzle", "Gespeichertes Rätsel ansehen")
KIND_IPUZ: Final = Text("Crosswords (*.ipuz)", "Kreuzworträtsel (*.ipuz)")
KIND_PDF: Final = Text("PDF documents (*.pdf)", "PDF-Dokumente (*.pdf)")
FILE_NAME: Final = Text("{game} {anchor}", "{game} {anchor}")

NOT_SAVED_TITLE: Final = Text("Not saved", "Nicht gespeichert")
NOT_SAVED: Final = Text("{name} was not saved: {why}", "{name} wurde nicht gespeichert: {why}")
NOT_OPENED_TITLE: Final = Text("Not opened", "Nicht geöffnet")
NOT_OPENED: Final = Text("{name} was not opened: {why}", "{name} wurde nicht geöffnet: {why}")
DISK_ERROR: Final = Text("the disk reports an error.", "der Datenträger meldet einen Fehler.")
DISK: Final[dict[StoreReason, Text]] = {
    StoreReason.READ_ONLY: Text(
        "the disk cannot be written to.", "der Datenträger lässt sich nicht beschreiben."
    ),
    StoreReason.FULL: Text("the disk is full.", "der Datenträger ist voll."),
    StoreReason.DENIED: Text(
        "the folder or the file may not be touched by you.",
        "du darfst an den Ordner oder die Datei nicht heran.",
    ),
    StoreReason.MISSING: Text("it is not there any more.", "es ist nicht mehr da."),
    StoreReason.FOLDER: Text("there is a folder of that name.", "so heißt schon ein Ordner."),
}
NO_PUZZLE: Final[dict[IpuzFault, Text]] = {
    IpuzFault.NOT_OURS: Text(
        "it is a crossword, but none of this game.",
        "es ist ein Kreuzworträtsel, aber keins aus diesem Spiel.",
    ),
    IpuzFault.NEWER: Text(
        "a newer version of the program wrote it.",
        "eine neuere Version des Programms hat es geschrieben.",
    ),
    IpuzFault.ILLEGAL: Text(
        "its grid is not allowed by the rules.", "sein Gitter ist nach den Regeln nicht erlaubt."
    ),
    IpuzFault.TOO_LONG: Text("it is no crossword.", "es ist kein Kreuzworträtsel."),
    IpuzFault.NOT_JSON: Text("it is no crossword.", "es ist kein Kreuzworträtsel."),
    IpuzFault.NOT_IPUZ: Text("it is no crossword.", "es ist kein Kreuzworträtsel."),
}
DAMAGED: Final = Text("it is damaged.", "es ist beschädigt.")
