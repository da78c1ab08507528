"""Sentences of the recording sheet and its marks, and of puzzles that are exported."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.records.troubles import StoreReason
from wordsmith_desktop.wording.texts import Plural, Text, say

from ..rules.letter_notes import LetterMark
from ..rules.marks import ClueType, Mark

SHEET: Final = Text("Recording sheet", "Notizblatt")

ARRANGEMENT: Final = Text("Order of the guesses", "Anordnung der Rateversuche")
BY_WORD: Final = Text("By word", "Nach Wörtern")
BY_ROUND: Final = Text("By round", "Nach Runden")
NO_GUESSES: Final = Text(
    "No guesses yet.",
    "Noch nichts geraten.",
)

# What was told

TOLD: Final = Text("What you know", "Was du weißt")
TOLD_ANCHOR: Final = Text("Anchor word", "Ankerwort")
TOLD_LETTERS: Final = Text(
    "Letters",
    "Buchstaben",
)
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
OTHERS_OPEN: Final = Text(
    "others: not asked",
    "andere: offen",
)

# What the other asks about the own puzzle

WHOSE_PUZZLE: Final = Text("Which puzzle is shown", "Welches Rätsel zu sehen ist")
THEIR_PUZZLE: Final = Text("Theirs", "Das andere")
OWN_PUZZLE: Final = Text("Yours", "Deins")
ASKED_TITLE: Final = Text(
    "What {name} knows of yours",
    "Was {name} von deinem weiß",
)
ASKED_STARS: Final = Plural(
    one=Text(
        "{n} of {of} letters.",
        "{n} von {of} Buchstaben.",
    ),
    many=Text(
        "{n} of {of} letters.",
        "{n} von {of} Buchstaben.",
    ),
)
ASKED_FOUND: Final = Plural(
    one=Text("Found: {words}.", "Gefunden: {words}."),
    many=Text("Found: {words}.", "Gefunden: {words}."),
)
ASKED_TIMES: Final = Plural(
    one=Text("{word}: asked about once", "{word}: einmal gefragt"),
    many=Text("{word}: asked about {n} times", "{word}: {n}-mal gefragt"),
)
ASKED_WORD: Final = Text(
    "{said}, {stars} of {length} letters known", "{said}, {stars} von {length} Buchstaben bekannt"
)
WAYS_TO_ASK: Final = (
    Text("{name} hops from word to word.", "{name} hüpft von Wort zu Wort."),
    Text(
        "{name} tries what comes to mind first.", "{name} probiert, was zuerst in den Sinn kommt."
    ),
    Text(
        "{name} circles the word that may be fewest things.",
        "{name} kreist das Wort ein, für das am wenigsten bleibt.",
    ),
    Text(
        "{name} stays with a word and counts the letters.",
        "{name} bleibt an einem Wort und zählt die Buchstaben mit.",
    ),
    Text(
        "{name} thinks of whole puzzles and sets one against another.",
        "{name} denkt an ganze Rätsel und spielt eins gegen das andere aus.",
    ),
    Text(
        "{name} weighs every puzzle that is still possible.",
        "{name} wägt jedes Rätsel ab, das noch möglich ist.",
    ),
)
"""By level of the computer: as its dials have it, mildest first."""

# Answers

ORDINALS: Final = (
    Text("{n}st", "{n}."),
    Text("{n}nd", "{n}."),
    Text("{n}rd", "{n}."),
)
"""First to third; the others are like `ORDINAL`."""
ORDINAL: Final = Text("{n}th", "{n}.")


def say_ordinal(place: int) -> str:
    """A place counted from 0, as people count: "2nd"."""
    is_early = place < len(ORDINALS)
    return say(ORDINALS[place] if is_early else ORDINAL, n=place + 1)


WORDS_OF_LENGTH: Final = Plural(
    one=Text(
        "{n} of {length} letters",
        "{n} mit {length} Buchstaben",
    ),
    many=Text(
        "{n} of {length} letters",
        "{n} mit {length} Buchstaben",
    ),
)
NO_WORDS_OF_LENGTH: Final = Text("no word of {length} letters", "kein Wort mit {length} Buchstaben")
ANSWER_ONLY: Final = Text("{count}: {placement}", "{count}: {placement}")
ANSWER_WHICH: Final = Text(
    "{ordinal} of {n}: {placement}",
    "{ordinal} von {n}: {placement}",
)
ANSWER_OPEN: Final = Text("{count}, none chosen", "{count}, keins gewählt")
ATTEMPT: Final = Text("whole puzzle: {said}", "ganzes Rätsel: {said}")
WRONG: Final = Text(
    "not right: {words} are not exactly the words",
    "nicht richtig: {words} sind nicht genau die Wörter",
)
RIGHT: Final = Text("right", "richtig")

# Words that are looked for

SLOT_ONLY: Final = Text("{length} letters, the only one", "{length} Buchstaben, das einzige")
SLOT: Final = Text(
    "{length} letters, {ordinal} of {count}", "{length} Buchstaben, {ordinal} von {count}"
)
SLOT_KNOWN: Final = Text("{slot} · {known}", "{slot} · {known}")
NOT_ASKED: Final = Text(
    "open",
    "offen",
)
SLOT_OPEN: Final = Text(
    "{length} letters, none of {count} chosen", "{length} Buchstaben, keins von {count} gewählt"
)
SLOT_NONE: Final = Text("{length} letters: no such word", "{length} Buchstaben: kein solches Wort")
SLOT_UNPLACED: Final = Text("{length} letters", "{length} Buchstaben")
KNOWN_PUZZLE: Final = Text("The puzzle as far as you know it", "Das Rätsel, soweit du es kennst")
KNOWN_ANCHOR: Final = Text("Anchor word {word}", "Ankerwort {word}")
KNOWN_HUNG: Final = Text("{anchor}, crossed by {words}", "{anchor}, gekreuzt von {words}")
KNOWN_NOWHERE: Final = Text("place not known", "Lage nicht bekannt")
STILL_TO_FIND: Final = Text("Still to find", "Noch zu finden")
NOT_LAID_YET: Final = Text("{word} · not laid yet", "{word} · noch nicht gelegt")
ATTEMPTS: Final = Text("Whole puzzle", "Ganzes Rätsel")
ROUND: Final = Text("Round {n}", "Runde {n}")
ROUND_NEW: Final = Text("Round {n}, the newest", "Runde {n}, die neueste")

NOTE: Final = Text(
    "Note",
    "Notiz",
)
NOTE_NAME: Final = Text("Note on {slot}", "Notiz zu {slot}")

LETTER_NOTES: Final = Text("Letters …", "Buchstaben …")
LETTERS_NAME: Final = Text(
    "Cross out letters of {slot}, or mark them as likely",
    "Buchstaben streichen oder als wahrscheinlich merken: {slot}",
)
LETTERS_EXPLAINED: Final = Text(
    "Only your own thoughts.",
    "Nur deine Gedanken.",
)
LETTERS_STRUCK: Final = Text(
    "Pale strokes: what the marks exclude. The rest are your own thoughts.",
    "Blass gestrichen: was die Zeichen ausschließen. Der Rest sind deine Gedanken.",
)
LETTERS_HINT: Final = Text(
    "Click or Space: crossed out, then likely, then plain again. The arrow keys go about.",
    "Klick oder Leertaste: erst gestrichen, dann wahrscheinlich, dann wieder frei."
    " Die Pfeiltasten gehen umher.",
)
LETTER_MARKS: Final = {
    LetterMark.PLAIN: Text(
        "Place {n}: {letter}, nothing noted", "Platz {n}: {letter}, nichts gemerkt"
    ),
    LetterMark.OUT: Text("Place {n} is not {letter}", "Platz {n} ist nicht {letter}"),
    LetterMark.LIKELY: Text("Place {n} may be {letter}", "Platz {n} ist vielleicht {letter}"),
}
LETTER_STRUCK: Final = Text(
    "Place {n} is not {letter}: the marks exclude it",
    "Platz {n} ist nicht {letter}: die Zeichen schließen es aus",
)
LETTERS_PLACE: Final = Text("Place {n}", "Platz {n}")
LETTERS_AT: Final = Text("Place {n}: {said}", "Platz {n}: {said}")
LETTERS_OUT: Final = Text("not {letters}", "nicht {letters}")
LETTERS_LIKELY: Final = Text("perhaps {letters}", "vielleicht {letters}")

STILL_FIT: Final = Plural(
    one=Text("{n} word still fits", "{n} Wort passt noch"),
    many=Text("{n} words still fit", "{n} Wörter passen noch"),
)
NONE_FIT: Final = Text("no known word fits", "kein bekanntes Wort passt")
LISTED_FIRST: Final = Text(
    "Here are the {shown} commonest of them.", "Hier stehen die {shown} geläufigsten davon."
)
LISTED_CLEAN: Final = Text(
    "Here are {shown} of them: all but the vulgar ones.",
    "Hier stehen {shown} davon: alle außer den derben.",
)
CANDIDATES_NAME: Final = Text("Words that still fit {slot}", "Wörter, die noch passen: {slot}")
CANDIDATES_HINT: Final = Text(
    "A click or Enter puts the word into your guess.",
    "Ein Klick oder Enter setzt das Wort ein.",
)


ORDER: Final = Text("In this order", "In dieser Reihenfolge")
ORDER_COMMON: Final = Text("common", "geläufig")
ORDER_ALPHABET: Final = Text("A–Z", "A–Z")
ORDER_TELLING: Final = Text("telling", "aufschlussreich")
ORDER_DOTS: Final = Text(
    "The dots say how common a word is.", "Die Punkte sagen, wie geläufig ein Wort ist."
)
ORDER_EXPLAINED: Final = Text(
    "The figure is how many words would still fit after the answer, on average.",
    "Die Zahl sagt, wie viele Wörter nach der Antwort im Mittel noch passen.",
)
FIGURE_LEFT: Final = Text(
    "{word}, would leave {left} words on average", "{word}, lässt im Mittel {left} Wörter übrig"
)
FIGURE_COMMON: Final = Text("{word}, {n} of {of} common", "{word}, {n} von {of} geläufig")
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
EXPORT_RIGHT: Final = Text("right letter, right place", "Buchstabe und Platz richtig")
MARKS: Final[dict[ClueType, dict[Mark, Text]]] = {
    ClueType.ALPHABET: {
        Mark.STAR: EXPORT_RIGHT,
        Mark.EARLIER: Text("the right letter is nearer A", "der richtige liegt näher am A"),
        Mark.LATER: Text("nearer Z", "näher am Z"),
    },
    ClueType.PLACE: {
        Mark.STAR: EXPORT_RIGHT,
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
DAMAGED: Final = Text("it is damaged.", "es ist beschädigt.")


SHEET_TEXT_LETTERS: Final = Text("Letters: {letters}", "Buchstaben: {letters}")
SHEET_TEXT_ANCHOR: Final = Text(
    "Anchor word: {word}, seen by {name}", "Ankerwort: {word}, gesehen von {name}"
)
ANCHOR_NAMED: Final = Text(
    "Anchor word: {word}, named by the computer", "Ankerwort: {word}, vom Computer genannt"
)
UNJUDGED: Final = Text(
    "{name} has called {word}; it is not judged yet.",
    "{name} hat {word} gerufen; das Wort ist noch nicht beurteilt.",
)
COMPUTER: Final = Text("The computer’s puzzle", "Das Rätsel des Computers")
LEFT_OVER: Final = Text("Left over: {letters}", "Übrig: {letters}")
NONE_LEFT: Final = Text("No letter left over", "Kein Buchstabe übrig")
SHEET_TEXT_SHORT_WORDS: Final = Text(
    "Words of two letters: {words}", "Wörter aus zwei Buchstaben: {words}"
)
SHEET_TEXT_WORDS: Final = Text("Words: {words}", "Wörter: {words}")
GUESSES: Final = Text("Guesses of {name}", "Geraten von {name}")
NO_SUCH_LENGTH: Final = Text("no word of that length", "kein Wort dieser Länge")
NOT_CHOSEN: Final = Plural(
    one=Text("{n} word of that length", "{n} Wort dieser Länge"),
    many=Text("{n} words of that length", "{n} Wörter dieser Länge"),
)
CHOSEN: Final = Text("{name}, {place} of {count}", "{name}, {place} von {count}")
SHEET_TEXT_NOTE: Final = Text(
    "Note on word {place} of {length} letters: {note}",
    "Notiz zum {place}. Wort mit {length} Buchstaben: {note}",
)
SUBMITTED: Final[dict[bool, Text]] = {
    True: Text("the whole puzzle: right", "das ganze Rätsel: richtig"),
    False: Text("the whole puzzle: not right", "das ganze Rätsel: nicht richtig"),
}
HIDDEN: Final = Text(
    "Puzzles and guesses stay hidden until the match is over.",
    "Rätsel und Geratenes bleiben verdeckt, bis die Partie zu Ende ist.",
)


MARKED_WORD: Final = Text("{word}: {letters}", "{word}: {letters}")
MARKED_LETTERS: Final = {
    Mark.STAR: Text("{letter} right", "{letter} richtig"),
    Mark.EARLIER: Text("{letter} earlier", "{letter} früher"),
    Mark.LATER: Text("{letter} later", "{letter} später"),
    Mark.ELSEWHERE: Text("{letter} elsewhere in the word", "{letter} woanders im Wort"),
    Mark.NOTHING: Text("{letter} not in the word", "{letter} nicht im Wort"),
}
FIRST_ARROWS: Final = {
    Mark.EARLIER: Text("{letter} earlier in the alphabet", "{letter} früher im Alphabet"),
    Mark.LATER: Text("{letter} later in the alphabet", "{letter} später im Alphabet"),
}
"""What the first arrow of a word says, so that the others can be short."""

MEANINGS: Final = {
    ClueType.ALPHABET: {
        Mark.STAR: RIGHT,
        Mark.EARLIER: Text("look earlier", "such früher"),
        Mark.LATER: Text("look later", "such später"),
    },
    ClueType.PLACE: {
        Mark.STAR: RIGHT,
        Mark.ELSEWHERE: Text("elsewhere", "woanders"),
        Mark.NOTHING: Text("not there", "nicht da"),
    },
}
"""What the marks of a clue type tell (W15, W16)."""
