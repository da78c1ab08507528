"""Sentences of the Hidden Crossword’s form for a new match, and of an exact setting."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.wording import form_texts
from wordsmith_desktop.wording.form_texts import Wording
from wordsmith_desktop.wording.texts import Answer, Text

from ..rules.marks import ClueType
from ..rules.ruleset import Density, Difficulty, Fault, NoAnchor, Pool

CLUE: Final = Text(
    "What do the marks tell?",
    "Was verraten die Zeichen?",
)
CLUES: Final[dict[ClueType, Answer]] = {
    ClueType.ALPHABET: (
        Text("Arrows in the alphabet", "Pfeile im Alphabet"),
        Text(
            "The quicker way, about 45 minutes: a star is right; an arrow points to the right "
            "letter, earlier or later.",
            "Der schnellere Weg, etwa 45 Minuten: Ein Stern heißt richtig; ein Pfeil zeigt, ob der "
            "richtige früher oder später kommt.",
        ),
    ),
    ClueType.PLACE: (
        Text("Right place, wrong place", "Richtiger Platz, falscher Platz"),
        Text(
            "For those who like to puzzle, an hour: a star is right; a dash is in the word, but "
            "elsewhere.",
            "Für alle, die gern tüfteln, eine Stunde: Ein Stern heißt richtig; ein Strich heißt: "
            "im Wort, aber woanders.",
        ),
    ),
}
EXAMPLE: Final = Text(
    "{hidden} is hidden, {guess} is guessed:", "Versteckt: {hidden}, geraten: {guess}"
)
EXAMPLE_HIDDEN: Final = Text("RUN", "TAG")
EXAMPLE_GUESS: Final = Text("NUT", "GAS")
"""Both clue types have all their marks in it."""
DIFFICULTY: Final = Text(
    "Words to hide",
    "Versteckte Wörter",
)
DIFFICULTIES: Final[dict[Difficulty, Answer]] = {
    Difficulty.EASY: (Text("Easy", "Leicht"), Text("Everyday words.", "Wörter aus dem Alltag.")),
    Difficulty.MEDIUM: (
        Text("Medium", "Mittel"),
        Text("Words that most people know.", "Wörter, die fast alle kennen."),
    ),
    Difficulty.HARD: (
        Text("Hard", "Schwer"),
        Text("Words that are seldom met.", "Wörter, denen man selten begegnet."),
    ),
}
POOL: Final = Text(
    "How many letters?",
    "Wie viele Buchstaben?",
)
POOLS: Final[dict[Pool, Answer]] = {
    Pool.SIXTEEN: (
        Text("16", "16"),
        Text(
            "As printed: eight consonants and four vowels, the first two of each twice.",
            "Wie gedruckt: acht Konsonanten und vier Vokale, je die ersten zwei doppelt.",
        ),
    ),
    Pool.TEN: (
        Text("10", "10"),
        Text(
            "For a short evening: five consonants and three vowels, the first of each twice.",
            "Für einen kurzen Abend: fünf Konsonanten und drei Vokale, je der erste doppelt.",
        ),
    ),
}
DENSITY: Final = Text(
    "How close the words lie",
    "Wie dicht die Wörter liegen",
)
DENSITIES: Final[dict[Density, Answer]] = {
    Density.OPEN: (
        Text("Open", "Locker"),
        Text(
            "Words cross, but never lie side by side.",
            "Wörter kreuzen sich, liegen aber nie direkt nebeneinander.",
        ),
    ),
    Density.DENSE: (
        Text("Dense", "Dicht"),
        Text(
            "Words also lie side by side, where that makes further words.",
            "Wörter liegen auch direkt nebeneinander, wenn dabei weitere Wörter entstehen.",
        ),
    ),
}
AID: Final = Text(
    "Help",
    "Hilfe",
)
AIDS: Final[dict[bool, Answer]] = {
    True: (
        Text("On", "An"),
        Text(
            "The program shows which words still fit all answers.",
            "Das Programm zeigt, welche Wörter noch zu allen Antworten passen.",
        ),
    ),
    False: (
        Text("Off", "Aus"),
        Text("You have to find out yourself.", "Das findest du selbst heraus."),
    ),
}
CLOCKS: Final[dict[Clock, Answer]] = {
    **form_texts.CLOCKS,
    Clock.HARD: (
        form_texts.CLOCKS[Clock.HARD][0],
        Text(
            "When time is up, the guess of that round is lost. Building is never cut off.",
            "Ist die Zeit um, ist der Zug vorbei. Das Bauen wird nie abgebrochen.",
        ),
    ),
}
BUILD_MINUTES: Final = Text("Time for building", "Zeit zum Bauen")
MINUTES: Final = Text("{n} min", "{n} min")
DOUBLES: Final = Text(
    "Doubled letters count twice in the draw?",
    "Doppelte Buchstaben beim Ziehen zweimal?",
)
OFFERS: Final = Text(
    "May the program offer anchor words?",
    "Darf das Programm Ankerwörter vorschlagen?",
)
NO_ANCHOR: Final = Text(
    "Without an anchor of four letters",
    "Ohne Anker aus vier Buchstaben",
)
NO_ANCHORS: Final[dict[NoAnchor, Text]] = {
    NoAnchor.REDRAW: Text("you draw afresh", "zieht ihr neu"),
    NoAnchor.SHORTER: Text("three letters will do", "genügen drei Buchstaben"),
}
LEAST_WORDS: Final = Text(
    "Words beside the anchor, at least",
    "Wörter neben dem Anker, mindestens",
)
NO_WORDS: Final = Text("none", "keins")
NAMES_ANCHOR: Final = Text(
    "Does the computer name the anchor word?",
    "Nennt der Computer das Ankerwort?",
)
REPEATS: Final = Text(
    "The same word twice?",
    "Dasselbe Wort zweimal?",
)
LISTS_ANCHOR: Final = Text(
    "Anchor on the list of words?",
    "Anker auf der Wortliste?",
)
COUNTS_ANCHOR: Final = Text(
    "Does it count for its length?",
    "Zählt er bei seiner Länge mit?",
)
GUESSES_SEEN: Final = Text(
    "Who sees your guesses?",
    "Wer sieht, was du rätst?",
)
GUESSES_ARE: Final[dict[bool, Text]] = {
    False: Text("its owner, after the round", "Besitzer, je Runde"),
    True: Text("nobody before the end", "bis zum Schluss niemand"),
}
COPIES: Final = Text(
    "How often a letter in a guess?",
    "Wie oft ein Buchstabe beim Raten?",
)
COPIES_ALLOWED: Final[dict[bool, Text]] = {
    True: Text("as there are tiles", "so oft, wie es Plättchen gibt"),
    False: Text("as you like", "beliebig oft"),
}
REPEATED: Final = Text(
    "A letter guessed too often",
    "Ein zu oft geratener Buchstabe",
)
REPEATED_ARE: Final[dict[bool, Text]] = {
    True: Text("only as many are marked", "zählen nur so viele"),
    False: Text("all are marked", "zählen alle"),
}
MORE_WORDS: Final = Text(
    "Is a puzzle with more words right?",
    "Gilt ein Rätsel mit mehr Wörtern?",
)
CLUE_TIME: Final = Text(
    "When do you agree on clues?",
    "Wann macht ihr die Hinweise aus?",
)
CLUE_TIMES: Final[dict[bool, Text]] = {
    False: Text("now", "jetzt"),
    True: Text("after the building", "nach dem Bauen"),
}
SOLVING: Final = Text(
    "Does a wrong puzzle cost the guess?",
    "Kostet ein falsches Rätsel den Versuch?",
)
FAULTS: Final[dict[Fault, Text]] = {
    Fault.SEATS: Text(
        "The Hidden Crossword is for one or two players.",
        "Das versteckte Kreuzworträtsel ist für eine oder zwei Personen.",
    ),
    Fault.LANGUAGE: Text(
        "There are no letters for words of this language.",
        "Für Wörter dieser Sprache gibt es keine Buchstaben.",
    ),
    Fault.POOL: Text(
        "Ten letters are for two players: the computer makes puzzles of sixteen.",
        "Zehn Buchstaben sind für zwei: Der Computer macht Rätsel aus sechzehn.",
    ),
    Fault.ALONE: Text("Only one player alone can play so.", "So kann man nur allein spielen."),
    Fault.NUMBERS: form_texts.OUT_OF_RANGE,
}
SETTING_DIFFICULTIES: Final[dict[Difficulty, Text]] = {
    Difficulty.EASY: Text("easy", "leicht"),
    Difficulty.MEDIUM: Text("medium", "mittel"),
    Difficulty.HARD: Text("hard", "schwer"),
    Difficulty.GIVEN: Text("given puzzle", "vorgegebenes Rätsel"),
}
BUILDING: Final = Text("{n} min for building", "{n} Min. zum Bauen")
MATCH_CLOCKS: Final[dict[Clock, Text]] = {
    Clock.SOFT: Text("soft clock of {n} s for everything", "sanfte Uhr mit {n} s für alles"),
    Clock.HARD: Text("{n} s for everything", "{n} s für alles"),
}
WORDING: Final[Wording] = {
    "pool": {Pool.TEN: Text("ten letters", "zehn Buchstaben")},
    "density": {Density.DENSE: Text("dense puzzle", "dichtes Rätsel")},
    "clue": {ClueType.PLACE: Text("marks for right and wrong places", "Zeichen für Plätze")},
    "shows_candidates": {False: Text("no help with guessing", "keine Hilfe beim Raten")},
}
