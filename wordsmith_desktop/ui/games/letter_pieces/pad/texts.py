"""What the score pad says."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

PAD_OF: Final = Text("Score pad of {name}", "Wertungsblatt von {name}")
CHALLENGE: Final = Text("Challenge {number}", "Runde {number}")
CHALLENGE_NOT_BEGUN: Final = Text(
    "Challenge {number}, not begun", "Runde {number}, noch nicht begonnen"
)
CHALLENGE_WITH_POINTS: Final = Text("Challenge {number}, {points}", "Runde {number}, {points}")
DISCARDS: Final = Text("Discards", "Abwurf")
BONUS: Final = Text("Bonus", "Bonus")
THIS_CHALLENGE: Final = Text("Challenge", "Runde")
MATCH: Final = Text("Match", "Gesamt")
SO_FAR: Final = Text("Match so far", "Gesamt bisher")
SUM: Final = Text("{words} + {bonus} = ", "{words} + {bonus} = ")
HIDDEN_ROWS: Final = Text(
    "{filled} of {goal} rows, hidden",
    "{filled} von {goal} Zeilen, verdeckt",
)
HIDDEN_WORDS: Final = Plural(
    one=Text("{n} word, still hidden", "{n} Wort, noch verdeckt"),
    many=Text("{n} words, still hidden", "{n} Wörter, noch verdeckt"),
)
WORDS: Final = Plural(
    one=Text("{n} word", "{n} Wort"),
    many=Text("{n} words", "{n} Wörter"),
)

ROW: Final = Text("Row {number}", "Zeile {number}")
ROW_WITH_LETTER: Final = Text("Row {number}, needs {letter}", "Zeile {number}, braucht {letter}")
ROW_EMPTY: Final = Text("empty", "leer")
ROW_STANDS: Final = Text("{word}, {points}", "{word}, {points}")
ROW_UNCHECKED: Final = Text(
    "{word}, {points}, not checked yet", "{word}, {points}, noch nicht geprüft"
)
ROW_STRUCK: Final = Text("{word}, struck, {points}", "{word}, gestrichen, {points}")
ROW_PASSED: Final = Text("passed, {points}", "gepasst, {points}")
ROW_HIDDEN: Final = Text("written, still hidden", "geschrieben, noch verdeckt")
ROW_FREE: Final = Text("free to choose", "kannst du wählen")
ROW_CHOSEN: Final = Text("chosen", "gewählt")
CIRCLES: Final = Plural(
    one=Text("{n} circle open", "{n} Kreis offen"),
    many=Text("{n} circles open", "{n} Kreise offen"),
)
CIRCLES_TICKED: Final = Plural(
    one=Text("{n} circle ticked", "{n} Kreis abgehakt"),
    many=Text("{n} circles ticked", "{n} Kreise abgehakt"),
)

WHITE_BOXES: Final = Text(
    "White boxes: {ticked} ticked, {open} open",
    "Weiße Kästchen: {ticked} abgehakt, {open} offen",
)
WHITE_BOXES_CROSSED: Final = Text(
    "White boxes: {crossed} crossed out, {ticked} ticked, {open} open",
    "Weiße Kästchen: {crossed} gestrichen, {ticked} abgehakt, {open} offen",
)
BLUE_BOXES: Final = Text(
    "Blue boxes: {ticked} ticked, {open} open", "Blaue Kästchen: {ticked} abgehakt, {open} offen"
)
SAID_BONUS: Final = Text("Bonus: {points}", "Bonus: {points}")
SAID_TOTAL: Final = Text("This challenge: {points}", "Diese Runde: {points}")
SAID_MATCH: Final = Text("Whole match so far: {points}", "Ganze Partie bisher: {points}")

FILLED_OF: Final = Text("{filled}/{goal}", "{filled}/{goal}")
SUMMARY: Final = Text(
    "{name}: {filled} of {goal} rows, {points}", "{name}: {filled} von {goal} Zeilen, {points}"
)
SUMMARY_ENDLESS: Final = Text("{name}: {words}, {points}", "{name}: {words}, {points}")
UNFOLDED: Final = Text("unfolded", "aufgeklappt")
FOLDED: Final = Text("folded", "zugeklappt")
