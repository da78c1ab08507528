"""Sentences about the game: its card, its terms and keys, the form for a new match."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.hidden_crossword.clues import ClueType, Placement
from wordsmith_desktop.games.hidden_crossword.ruleset import Difficulty, Fault, NoAnchor
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.wording import form_texts
from wordsmith_desktop.wording.form_texts import Wording
from wordsmith_desktop.wording.texts import Answer, Plural, Text

TITLE: Final = Text("Hidden Crossword", "Das versteckte Kreuzworträtsel")
TAGLINE: Final = Text(
    "Hide words in a crossword, and puzzle out the other one’s.",
    "Versteck Wörter in einem Kreuzworträtsel und find die des anderen heraus.",
)
WORDS_LEFT: Final = Plural(
    one=Text("{n} word left", "{n} Wort bleibt"),
    many=Text("{n} words left", "{n} Wörter bleiben"),
)
"""What a guess leaves on average, among them a right one."""
SUMMARY: Final = Text(
    "Letters turn up one by one, the same for both of you. The first word of at least four letters "
    "that one of you sees in them is the anchor word.\n"
    "Unseen, each of you builds a crossword around the anchor word. The other is told which "
    "letters you leave over, and every word of two letters.\n"
    "Then you guess words in turn. The answer says how many words of that length are hidden and, "
    "for the one that you ask about, how it lies. A mark under each letter tells whether it is "
    "right: arrows point the way in the alphabet, or dashes show letters that belong elsewhere.\n"
    "Instead of guessing a word you may submit the whole puzzle. Whoever is first to have all "
    "its words wins. Alone you solve a puzzle that the computer has made.",
    "Buchstaben werden einzeln aufgedeckt, für euch beide dieselben. Das erste Wort aus mindestens "
    "vier Buchstaben, das jemand darin sieht, ist das Ankerwort.\n"
    "Heimlich baut ihr beide je ein Kreuzworträtsel um das Ankerwort. Verraten wird nur, welche "
    "Buchstaben übrig bleiben und welche Wörter aus zwei Buchstaben darin stehen.\n"
    "Dann ratet ihr abwechselnd Wörter. Die Antwort sagt, wie viele Wörter dieser Länge versteckt "
    "sind und wie das liegt, nach dem du fragst. Zeichen unter den Buchstaben verraten, ob sie "
    "stimmen: Pfeile zeigen die Richtung im Alphabet, oder Striche zeigen, dass ein Buchstabe "
    "woanders hingehört.\n"
    "Statt ein Wort zu raten, darfst du das ganze Rätsel einreichen. Wer zuerst alle "
    "Wörter hat, gewinnt. Allein löst du ein Rätsel vom Computer.",
)


CLUE: Final = Text("What do the marks under a guess tell?", "Was verraten die Zeichen?")
CLUES: Final[dict[ClueType, Answer]] = {
    ClueType.ALPHABET: (
        Text("Arrows in the alphabet", "Pfeile im Alphabet"),
        Text(
            "A star is right; an arrow points to the right letter, earlier or later.",
            "Ein Stern heißt richtig; ein Pfeil zeigt, ob der richtige früher oder später kommt.",
        ),
    ),
    ClueType.PLACE: (
        Text("Right place, wrong place", "Richtiger Platz, falscher Platz"),
        Text(
            "A star is right; a dash is in the word, but elsewhere.",
            "Ein Stern heißt richtig; ein Strich heißt: im Wort, aber woanders.",
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
    "Which words may the computer hide?", "Welche Wörter darf der Computer verstecken?"
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

AID: Final = Text("Help with guessing", "Hilfe beim Raten")
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
    "During the draw, do doubled letters count twice for the anchor word?",
    "Zählen verdoppelte Buchstaben beim Ziehen zweimal für das Ankerwort?",
)
OFFERS: Final = Text(
    "If nobody sees an anchor word, may the program offer some?",
    "Darf das Programm Ankerwörter vorschlagen, wenn niemand eins sieht?",
)
NO_ANCHOR: Final = Text(
    "If there is no anchor word of four letters", "Wenn es kein Ankerwort aus vier Buchstaben gibt"
)
NO_ANCHORS: Final[dict[NoAnchor, Text]] = {
    NoAnchor.REDRAW: Text("you draw afresh", "zieht ihr neu"),
    NoAnchor.SHORTER: Text("three letters will do", "genügen drei Buchstaben"),
}
LEAST_WORDS: Final = Text(
    "How many words must there be beside the anchor word at least?",
    "Wie viele Wörter muss es neben dem Ankerwort mindestens geben?",
)
NO_WORDS: Final = Text("none", "keins")
NAMES_ANCHOR: Final = Text(
    "Does the computer name the anchor word, too? Then there is nothing to call.",
    "Nennt der Computer auch das Ankerwort? Dann musst du keins rufen.",
)
REPEATS: Final = Text(
    "May the same word stand in a puzzle twice?",
    "Darf dasselbe Wort in einem Rätsel zweimal stehen?",
)
LISTS_ANCHOR: Final = Text(
    "Is the anchor word on the list of hidden words?",
    "Steht das Ankerwort auf der Liste der versteckten Wörter?",
)
COUNTS_ANCHOR: Final = Text(
    "Does it count when you ask about words of its length?",
    "Zählt es mit, wenn du nach Wörtern seiner Länge fragst?",
)
COPIES: Final = Text(
    "How often may the same letter be in a guess?",
    "Wie oft darf derselbe Buchstabe in einem geratenen Wort sein?",
)
COPIES_ALLOWED: Final[dict[bool, Text]] = {
    True: Text("as there are tiles", "so oft, wie es Plättchen gibt"),
    False: Text("as you like", "beliebig oft"),
}
REPEATED: Final = Text(
    "If a guess has a letter more often than the hidden word",
    "Wenn ein Buchstabe öfter geraten wird, als er im versteckten Wort steht",
)
REPEATED_ARE: Final[dict[bool, Text]] = {
    True: Text("only as many are marked", "zählen nur so viele"),
    False: Text("all are marked", "zählen alle"),
}
SOLVING: Final = Text(
    "Does a wrong puzzle cost the guess of that round?",
    "Kostet ein falsches Rätsel den Rateversuch der Runde?",
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
    Fault.ALONE: Text("Only one player alone can play so.", "So kann man nur allein spielen."),
    Fault.NUMBERS: Text(
        "One of the numbers is out of range.", "Eine der Zahlen liegt außerhalb des Bereichs."
    ),
}


SETTING_DIFFICULTIES: Final[dict[Difficulty, Text]] = {
    Difficulty.EASY: Text("easy", "leicht"),
    Difficulty.MEDIUM: Text("medium", "mittel"),
    Difficulty.HARD: Text("hard", "schwer"),
}
BUILDING: Final = Text("{n} min for building", "{n} Min. zum Bauen")
MATCH_CLOCKS: Final[dict[Clock, Text]] = {
    Clock.SOFT: Text("soft clock of {n} s for everything", "sanfte Uhr mit {n} s für alles"),
    Clock.HARD: Text("{n} s for everything", "{n} s für alles"),
}
WORDING: Final[Wording] = {
    "names_anchor": {
        True: Text("the computer names the anchor word", "der Computer nennt das Ankerwort")
    },
    "clue": {ClueType.PLACE: Text("marks for right and wrong places", "Zeichen für Plätze")},
    "shows_candidates": {False: Text("no help with guessing", "keine Hilfe beim Raten")},
    "doubles_in_anchor": {
        True: Text("doubled letters in the anchor word", "doppelte Buchstaben im Ankerwort")
    },
    "offers_anchors": {False: Text("no anchor words offered", "keine Vorschläge für Ankerwörter")},
    "no_anchor": {
        NoAnchor.SHORTER: Text("anchor words of three letters", "Ankerwörter aus drei Buchstaben")
    },
    "least_words": Text("at least {n} words besides", "mindestens {n} weitere Wörter"),
    "lists_anchor": {False: Text("the anchor word is known", "das Ankerwort ist bekannt")},
    "may_repeat": {True: Text("words may stand twice", "Wörter auch zweimal")},
    "limits_copies": {False: Text("any letters in a guess", "beliebige Buchstaben beim Raten")},
    "counts_anchor": {
        False: Text("the anchor word does not count", "das Ankerwort zählt nicht mit")
    },
    "counts_repeats": {False: Text("all repeats are marked", "alle Wiederholungen markiert")},
    "solving_takes_round": {False: Text("solving costs no guess", "Lösen kostet keinen Versuch")},
}


RECORDING_SHEET: Final = Text("Recording sheet", "Protokollbogen")
ALL_LETTERS: Final = Text("All letters", "Alle Buchstaben")
ANCHOR_SEEN: Final = Text(
    "{name} saw the anchor word, {word}.", "{name} hat das Ankerwort gesehen: {word}."
)
ANCHOR_NAMED: Final = Text(
    "The computer named the anchor word, {word}.", "Der Computer hat das Ankerwort genannt: {word}."
)
LEFT_OVER: Final = Text("{name}: left over {letters}", "{name}: übrig {letters}")
LEFT_OVER_AND_WORDS: Final = Text(
    "{name}: left over {letters}; words of two letters: {words}",
    "{name}: übrig {letters}; Wörter aus zwei Buchstaben: {words}",
)
NOTHING: Final = Text("nothing", "nichts")
PRINT_NO_ANCHOR: Final = Text("There is no anchor word yet.", "Es gibt noch kein Ankerwort.")
NO_GUESS: Final = Text("No guess", "Nicht geraten")
GUESSED_BY: Final = Text("{name} guesses", "{name} rät")
BOXES: Final = Text("Guesses on each sheet", "Rateversuche je Bogen")
GRID: Final = Text("Your crossword", "Dein Kreuzworträtsel")
"""Above an empty grid."""


LETTERS: Final = Text("letters", "Buchstaben")
LETTERS_DO: Final = Text(
    "lay tiles on the grid, or spell a guess", "legen Plättchen ins Gitter oder schreiben ein Wort"
)
ARROWS: Final = Text("arrow keys", "Pfeiltasten")
ARROWS_DO: Final = Text(
    "move the place where the next tile goes", "bewegen die Stelle für das nächste Plättchen"
)
SPACE: Final = Text("Space", "Leertaste")
SPACE_DOES: Final = Text(
    "turns the direction of writing", "wechselt zwischen waagerecht und senkrecht"
)
CARRY: Final = Text("Ctrl+arrow keys", "Strg+Pfeiltasten")
CARRY_DOES: Final = Text(
    "move the word at that place, with Shift the tile alone",
    "verschieben das Wort an dieser Stelle, mit Umschalt nur das Plättchen",
)
BACKSPACE: Final = Text("Backspace", "Rücktaste")
BACKSPACE_DOES: Final = Text(
    "takes back a tile and steps back, or takes back the last letter",
    "nimmt ein Plättchen weg und geht zurück oder nimmt den letzten Buchstaben weg",
)
DELETE: Final = Text("Delete", "Entf")
DELETE_DOES: Final = Text(
    "takes the tile at that place off the grid", "nimmt das Plättchen an dieser Stelle vom Gitter"
)
ENTER: Final = Text("Enter", "Eingabe")
ENTER_DOES: Final = Text(
    "finishes your puzzle, or guesses the word",
    "schließt dein Rätsel ab oder fragt nach dem Wort",
)
WHICH: Final = Text("1–9", "1–9")
WHICH_DOES: Final = Text(
    "choose which of several words you ask about",
    "wählen, nach welchem von mehreren Wörtern du fragst",
)
TURN_UP: Final = Text("Ctrl+R", "Strg+R")
TURN_UP_DOES: Final = Text("turns up the next letter", "deckt den nächsten Buchstaben auf")
PASS_ON: Final = Text("Ctrl+E", "Strg+E")
PASS_ON_DOES: Final = Text("passes on when you are done", "gibt weiter, wenn du fertig bist")
UNDO: Final = Text("Ctrl+Z, Ctrl+Y", "Strg+Z, Strg+Y")
UNDO_DOES: Final = Text(
    "undo and redo a step on the grid", "nehmen einen Schritt im Gitter zurück und wiederholen ihn"
)
HINT: Final = Text("F2", "F2")
HINT_DOES: Final = Text("gives a hint", "gibt einen Tipp")
CALL: Final = Text("F5, F6", "F5, F6")
CALL_DOES: Final = Text(
    "call an anchor word, each player with a key", "rufen ein Ankerwort, jeder mit seiner Taste"
)
SOLVE: Final = Text("Ctrl+L", "Strg+L")
SOLVE_DOES: Final = Text(
    "goes to the grid to lay the whole puzzle", "geht zum Gitter, um das ganze Rätsel zu legen"
)
HAND_IN: Final = Text("Ctrl+Enter", "Strg+Eingabe")
HAND_IN_DOES: Final = Text("hands in the puzzle", "gibt das Rätsel ab")
ESCAPE: Final = Text("Esc", "Esc")
ESCAPE_DOES: Final = Text(
    "lets go of what is held, or goes back to the sheet",
    "lässt los, was du hältst, oder geht zurück zum Ratebogen",
)
SHEET: Final = Text("F4", "F4")
SHEET_DOES: Final = Text(
    "orders the recording sheet by word or by round",
    "ordnet den Ratebogen nach Wörtern oder nach Runden",
)


ANCHOR: Final = Text("anchor word", "Ankerwort")
CROSSBEAM: Final = Text("crossbeam", "Kreuzbalken")
GIRDER: Final = Text("girder", "Träger")
POST: Final = Text("post", "Pfosten")

PLACEMENT_NAMES: Final = {
    Placement.ANCHOR: ANCHOR,
    Placement.CROSSBEAM: CROSSBEAM,
    Placement.GIRDER: GIRDER,
    Placement.POST: POST,
}
"""Where a word lies, as a bare noun."""

PLACEMENT_SAID: Final = {
    Placement.ANCHOR: Text("the anchor word", "das Ankerwort"),
    Placement.CROSSBEAM: Text("a crossbeam", "ein Kreuzbalken"),
    Placement.GIRDER: Text("a girder", "ein Träger"),
    Placement.POST: Text("a post", "ein Pfosten"),
}
"""The same with its article, in the nominative."""

PLACEMENT_EXPLAINED: Final = {
    Placement.ANCHOR: Text(
        "the word known from the start", "das Wort, das von Anfang an bekannt ist"
    ),
    Placement.CROSSBEAM: Text("crosses the anchor word", "kreuzt das Ankerwort"),
    Placement.GIRDER: Text("lies horizontally", "liegt waagerecht"),
    Placement.POST: Text(
        "stands vertically and does not cross the anchor word",
        "steht senkrecht und kreuzt das Ankerwort nicht",
    ),
}
"""What a term means (W14)."""
