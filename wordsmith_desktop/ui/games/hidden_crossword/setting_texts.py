"""What exact settings of the Hidden Crossword are called."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.hidden_crossword.clues import ClueType
from wordsmith_desktop.games.hidden_crossword.difficulty import Difficulty
from wordsmith_desktop.games.hidden_crossword.ruleset import NoAnchor
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.ui.kit.setting_words import Wording
from wordsmith_desktop.ui.kit.texts import Text

DIFFICULTIES: Final[dict[Difficulty, Text]] = {
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
