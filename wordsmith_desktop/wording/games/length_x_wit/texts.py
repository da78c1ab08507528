"""Sentences about the game: its card, its keys, the form for a new match, and its printed sheet."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.length_x_wit.ruleset import Fault, Swap
from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.form_texts import Wording
from wordsmith_desktop.wording.texts import Answer, Text

TITLE: Final = Text("Length × Wit", "Length × Wit")
TAGLINE: Final = Text(
    "Roll letters, make one word of them all, and press your luck.",
    "Würfle Buchstaben, bilde ein Wort aus allen und wag dich weiter.",
)
SUMMARY: Final = Text(
    "In your turn draw up to nine tiles and roll a die. Spell one word with all dice on the table "
    "and as many of your tiles as you like.\n"
    "Then score: the values in the word, times the number of dice. Or press your luck: bank the "
    "word’s tiles, add a die, roll them all and spell a new word. More dice multiply more, but "
    "banked tiles go into no word and only count their own value.\n"
    "With no word, spend a vowel and roll the same dice again. With no vowel left either, only "
    "the banked tiles score.\n"
    "After every turn the others may each respond with a word of the same dice and their own "
    "tiles, for its plain value. Once anyone has 150 points, the round is finished and the most "
    "points win. Alone you play a number of turns for your best total.",
    "Wenn du dran bist, ziehst du auf neun Plättchen auf und wirfst einen Würfel. Bilde ein Wort "
    "aus allen Würfeln auf dem Tisch und beliebig vielen deiner Plättchen.\n"
    "Dann werte es: die Werte im Wort, mal die Anzahl der Würfel. Oder wag dich weiter: Sichere "
    "die Plättchen des Worts, nimm einen Würfel dazu, wirf alle neu und bilde ein neues Wort. "
    "Mehr Würfel vervielfachen mehr, aber gesicherte Plättchen kommen in kein Wort mehr und "
    "zählen nur ihren eigenen Wert.\n"
    "Fällt dir kein Wort ein, gibst du einen Vokal aus und wirfst dieselben Würfel noch einmal. "
    "Hast du auch keinen Vokal mehr, zählen nur die gesicherten Plättchen.\n"
    "Nach jedem Zug dürfen die anderen reihum mit einem Wort aus denselben Würfeln und ihren "
    "eigenen Plättchen antworten, für seinen einfachen Wert. Hat jemand 150 Punkte, wird die "
    "Runde noch zu Ende gespielt, und die meisten Punkte gewinnen. Allein spielst du eine feste "
    "Zahl von Zügen um deine Bestleistung.",
)


GOAL: Final = Text("How many points do you play for?", "Um wie viele Punkte spielt ihr?")
GOALS: Final[dict[int, Answer]] = {
    100: (Text("100", "100"), Text("A shorter match.", "Eine kürzere Partie.")),
    150: (
        Text("150", "150"),
        Text("The printed number, about an hour.", "Die gedruckte Punktzahl, etwa eine Stunde."),
    ),
    200: (Text("200", "200"), Text("A longer match.", "Eine längere Partie.")),
}
TURNS: Final = Text(
    "How many turns do you have for your best total?",
    "In wie vielen Zügen willst du möglichst viele Punkte holen?",
)
TURN_COUNT: Final = Text("{n} turns", "{n} Züge")

MATCH_TIME: Final = Text("Time for the whole match", "Zeit für die ganze Partie")
_WHOLE: Final = Text(
    "For all turns together; a hard clock then ends the match.",
    "Für alle Züge zusammen; eine strenge Uhr beendet dann die Partie.",
)
MATCH_TIMES: Final[dict[int, Answer]] = {
    0: (
        Text("None", "Keine"),
        Text("Each turn has its own time.", "Jeder Zug hat seine eigene Zeit."),
    ),
    300: (Text("5 min", "5 Min."), _WHOLE),
    600: (Text("10 min", "10 Min."), _WHOLE),
    1200: (Text("20 min", "20 Min."), _WHOLE),
}
"""By seconds."""
RESPONSE_SECONDS: Final = Text("Time for a response", "Zeit für eine Antwort")
NO_LIMIT: Final = Text("no limit", "ohne Grenze")

FAIR: Final = Text("Referee", "Schiedsrichter")

STARTER: Final = Text("Who begins?", "Wer beginnt?")
STARTERS: Final[dict[bool, Text]] = {
    True: Text("The lot decides", "Das Los entscheidet"),
    False: Text("The first at the table", "Wer zuerst am Tisch sitzt"),
}
SWAP: Final = Text(
    "When may you swap all nine tiles before the first die?",
    "Wann darfst du vor dem ersten Würfel alle neun Plättchen tauschen?",
)
SWAPS: Final[dict[Swap, Answer]] = {
    Swap.NEVER: (
        Text("Never", "Nie"),
        Text("You play with what you have drawn.", "Du spielst mit dem, was du gezogen hast."),
    ),
    Swap.UNBALANCED: (
        Text("If unbalanced", "Wenn sie einseitig sind"),
        Text(
            "With fewer than two vowels or fewer than two consonants.",
            "Bei weniger als zwei Vokalen oder weniger als zwei Konsonanten.",
        ),
    ),
    Swap.ONCE: (
        Text("Once in a match", "Einmal in der Partie"),
        Text("Whatever the tiles.", "Ganz gleich, welche Plättchen es sind."),
    ),
}
DIRECTION: Final = Text(
    "In which order do the others respond?", "In welcher Reihenfolge antworten die anderen?"
)
DIRECTIONS: Final[dict[bool, Text]] = {
    True: Text("clockwise", "im Uhrzeigersinn"),
    False: Text("counter-clockwise", "gegen den Uhrzeigersinn"),
}
RESPONSES_COUNT: Final = Text(
    "Can the points of a response begin the last round?",
    "Können die Punkte einer Antwort die letzte Runde auslösen?",
)
WINS: Final = Text("If points are equal at the end", "Bei gleich vielen Punkten am Ende")
WINS_GO_TO: Final[dict[bool, Text]] = {
    True: Text("the win is shared", "teilt ihr euch den Sieg"),
    False: Text("the best single score wins", "zählt die beste Wertung"),
}
NAMES_COUNT: Final = Text("Do proper names count as words?", "Zählen Eigennamen als Wörter?")
ABBREVIATIONS_COUNT: Final = Text(
    "Do abbreviations count as words?", "Zählen Abkürzungen als Wörter?"
)
ODDS: Final = Text(
    "May you see the odds of the next roll before you decide?",
    "Darfst du die Aussichten des nächsten Wurfs sehen, bevor du dich entscheidest?",
)

FAULTS: Final[dict[Fault, Text]] = {
    Fault.LANGUAGE: Text(
        "There are no tiles and dice for words of this language.",
        "Für Wörter dieser Sprache gibt es keine Plättchen und Würfel.",
    ),
    Fault.SEATS: Text(
        "Length × Wit is for one to six players.", "Length × Wit ist für eine bis sechs Personen."
    ),
    Fault.ALONE: Text(
        "Whoever plays alone needs a number of turns; several play for a number of points.",
        "Allein brauchst du eine Anzahl von Zügen; zu mehreren spielt ihr um eine Punktzahl.",
    ),
    Fault.REFEREE: Text(
        "Alone, only the dictionary can decide.", "Allein kann nur das Wörterbuch entscheiden."
    ),
    Fault.MATCH_TIME: Text(
        "Only whoever plays alone can time the match as a whole.",
        "Nur wer allein spielt, kann der Partie als Ganzes eine Zeit geben.",
    ),
    Fault.NUMBERS: Text(
        "One of the numbers is out of range.", "Eine der Zahlen liegt außerhalb des Bereichs."
    ),
}


SETTING_TURNS: Final = Text("{n} turns", "{n} Züge")
RESPONSE: Final = Text("{n} s for a response", "{n} s für eine Antwort")
WORDING: Final[Wording] = {
    "goal": Text("for {n} points", "um {n} Punkte"),
    "referee": shared.SETTING_REFEREES,
    "vote": shared.SETTING_VOTES,
    "swap": {
        Swap.NEVER: Text("no swap of tiles", "kein Tausch der Plättchen"),
        Swap.ONCE: Text("one swap in a match", "ein Tausch in der Partie"),
    },
    "draws_lots": {False: Text("the first at the table begins", "der erste Platz beginnt")},
    "responds_clockwise": {
        False: Text("responses counter-clockwise", "Antworten gegen den Uhrzeigersinn")
    },
    "counts_responses": {
        False: Text(
            "responses do not begin the last round", "Antworten lösen die letzte Runde nicht aus"
        )
    },
    "shares_wins": {
        False: Text("the best score breaks ties", "bei Gleichstand zählt die beste Wertung")
    },
    "accepts_names": {True: shared.NAMES},
    "accepts_abbreviations": {True: shared.ABBREVIATIONS},
    "odds_as_hint": {True: Text("odds may be asked for", "Aussichten auf Wunsch")},
}


NOTE: Final = Text(
    "Points = sum of the values in the word × number of dice + values of the banked tiles. An "
    "answer to somebody’s turn scores its sum alone.",
    "Punkte = Summe der Werte im Wort × Zahl der Würfel + Werte der gesicherten Plättchen. Eine "
    "Antwort auf einen fremden Zug zählt nur ihre Summe.",
)
GOAL_NOTE: Final = Text(
    "Tick the boxes as you pass them. With {goal} points or more the last round begins; it ends "
    "when the bags are back with whoever began.",
    "Hak die Kästchen ab, an denen du vorbeikommst. Ab {goal} Punkten beginnt die letzte Runde; "
    "sie endet, wenn die Beutel wieder bei der Person sind, die angefangen hat.",
)
WORD: Final = Text("Word", "Wort")
SUM: Final = Text("Sum", "Summe")
TIMES_DICE: Final = Text("× dice", "× Würfel")
PLUS_BANKED: Final = Text("+ banked", "+ gesichert")
POINTS: Final = Text("= points", "= Punkte")
RUNNING_TOTAL: Final = Text("Total", "Gesamt")
PRESSED: Final = Text("after {words}", "nach {words}")
FAILED: Final = Text("no word", "kein Wort")
GOAL_LINE: Final = Text("{goal} points: the last round", "{goal} Punkte: die letzte Runde")
PRINT_TURNS: Final = Text("Turns", "Züge")
BEST: Final = Text("Most at once", "Höchste Wertung")
ROWS: Final = Text("Rows for words", "Zeilen für Wörter")


LETTERS: Final = Text("letters", "Buchstaben")
LETTERS_DO: Final = Text(
    "spell the word; dice and tiles for it are laid at once",
    "schreiben das Wort; Würfel und Plättchen dafür werden gleich gelegt",
)
LEFT_RIGHT: Final = Text("Left, Right", "Links, Rechts")
LEFT_RIGHT_DO: Final = Text(
    "move the place where the next die or tile goes",
    "bewegen die Stelle für den nächsten Würfel oder das nächste Plättchen",
)
CARRY: Final = Text("Ctrl+Left, Ctrl+Right", "Strg+Links, Strg+Rechts")
CARRY_DOES: Final = Text(
    "carry the die or tile at that place along",
    "tragen den Würfel oder das Plättchen an dieser Stelle weiter",
)
BACKSPACE: Final = Text("Backspace", "Rücktaste")
BACKSPACE_DOES: Final = Text(
    "takes back the last letter, die or tile",
    "nimmt den letzten Buchstaben, den letzten Würfel oder das letzte Plättchen zurück",
)
DELETE: Final = Text("Delete", "Entf")
DELETE_DOES: Final = Text(
    "takes back the die or tile at that place",
    "nimmt den Würfel oder das Plättchen an dieser Stelle zurück",
)
ESCAPE: Final = Text("Esc", "Esc")
ESCAPE_DOES: Final = Text("clears the word strip", "räumt die Leiste ab")
ENTER: Final = Text("Enter", "Eingabe")
ENTER_DOES: Final = Text(
    "scores the word, or responds with it", "wertet das Wort oder antwortet damit"
)
PRESS: Final = Text("Ctrl+Enter", "Strg+Eingabe")
PRESS_DOES: Final = Text(
    "presses your luck: banks the word’s tiles and rolls one die more",
    "wagt sich weiter: sichert die Plättchen des Worts und nimmt einen Würfel dazu",
)
ROLL: Final = Text("Ctrl+R", "Strg+R")
ROLL_DOES: Final = Text("rolls the first die", "wirft den ersten Würfel")
KEYS_SWAP: Final = Text("Ctrl+T", "Strg+T")
SWAP_DOES: Final = Text(
    "swaps all nine tiles before the first die",
    "tauscht vor dem ersten Würfel alle neun Plättchen",
)
SPEND: Final = Text("Ctrl+U", "Strg+U")
SPEND_DOES: Final = Text(
    "spends a vowel and rolls the same dice again",
    "gibt einen Vokal aus und wirft dieselben Würfel noch einmal",
)
GIVE_UP: Final = Text("Ctrl+E", "Strg+E")
GIVE_UP_DOES: Final = Text(
    "gives up the turn, or leaves out a response",
    "gibt den Zug auf oder lässt eine Antwort aus",
)
DICE: Final = Text("Ctrl+D", "Strg+D")
DICE_DOES: Final = Text("lays all dice on the strip", "legt alle Würfel auf die Leiste")
UNDO: Final = Text("Ctrl+Z, Ctrl+Y", "Strg+Z, Strg+Y")
UNDO_DOES: Final = Text(
    "undo and redo a step on the strip",
    "nehmen einen Schritt auf der Leiste zurück und wiederholen ihn",
)
HINT: Final = Text("F2", "F2")
HINT_DOES: Final = Text("gives a hint", "gibt einen Tipp")
KEYS_ODDS: Final = Text("F3", "F3")
ODDS_DO: Final = Text(
    "shows the odds of the next roll, if your house choices allow it",
    "zeigt die Aussichten des nächsten Wurfs, wenn eure Hausregeln das erlauben",
)
