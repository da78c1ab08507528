"""What exact settings of the Letter Piece Game are called."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.letter_pieces.ruleset import RequiredLetters, TableMode
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.ui.kit import setting_texts as shared
from wordsmith_desktop.ui.kit.setting_words import Wording
from wordsmith_desktop.ui.kit.texts import Text

CHALLENGES: Final = {
    1: Text("1 challenge", "1 Runde"),
    2: Text("2 challenges", "2 Runden"),
    3: Text("3 challenges", "3 Runden"),
}
REQUIRED: Final = {
    RequiredLetters.NONE: Text("no required letters", "keine benötigten Buchstaben"),
    RequiredLetters.RANDOM: Text("random required letters", "zufällige benötigte Buchstaben"),
    RequiredLetters.WORD: Text("required letters of a word", "benötigte Buchstaben eines Wortes"),
}
TABLE: Final = {
    TableMode.TURNS: Text("in turns", "reihum"),
    TableMode.BUZZER: Text("buzzer race", "Wettlauf"),
    TableMode.CURTAIN: Text("behind the curtain", "hinter dem Vorhang"),
}
WARM_UPS: Final = {
    Clock.OFF: Text("no clock", "ohne Uhr"),
    Clock.SOFT: shared.CLOCKS[Clock.SOFT],
    Clock.HARD: Text("{n} seconds", "{n} Sekunden"),
}
BENCH: Final = Text("{n} s at the bench", "{n} s an der Werkbank")
NO_BENCH: Final = Text("no limit at the bench", "ohne Grenze an der Werkbank")
GIVEN: Final = Text("given pieces", "vorgegebene Teile")
HANDICAP: Final = Text("handicap {boxes}", "Handicap {boxes}")

MAIN: Final[Wording] = {
    "required": REQUIRED,
    "table": TABLE,
    "challenges": CHALLENGES,
    "words": Text("{n} words", "{n} Wörter"),
    "white_boxes": Text("{n} white boxes", "{n} weiße Kästchen"),
    "blue_boxes": Text("{n} blue boxes", "{n} blaue Kästchen"),
}
HOUSE: Final[Wording] = {
    "referee": shared.REFEREES,
    "vote": shared.VOTES,
    "min_word_length": Text("words of {n} letters or more", "Wörter ab {n} Buchstaben"),
    "counts_repeats": {
        False: Text("a repeated letter is not new", "ein Buchstabe zählt nur einmal als neu")
    },
    "j_is_long": {True: Text("long J", "langes J")},
    "y_is_long": {True: Text("long Y", "langes Y")},
    "has_marks": {False: Text("no hyphen or apostrophe", "ohne Bindestrich und Apostroph")},
    "set_up_stars_choose": {True: Text("stars choose", "Sterne lassen wählen")},
    "start_moves_on": {False: Text("always the same starter", "immer dieselbe Person beginnt")},
    "own_repeats": {True: Text("own words may be repeated", "eigene Wörter auch zweimal")},
    "passed_circles_cost": {
        True: Text("passed circles cost boxes", "aufgegebene Kreise kosten Kästchen")
    },
    "lockout_seconds": Text("blocked for {n} s", "{n} s Sperre"),
    "warm_up_pieces": Text("{n} pieces", "{n} Teile"),
}
