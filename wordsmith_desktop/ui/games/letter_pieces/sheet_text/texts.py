"""What stands on a written-out sheet."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

CHALLENGE: Final = Text("Challenge {number} of {count}", "Runde {number} von {count}")
ROW: Final = Text("row {number}", "Zeile {number}")
ROW_WITH_LETTER: Final = Text("row {number} ({letter})", "Zeile {number} ({letter})")
BOXES: Final = Text("discard boxes", "Abwurfkästchen")
BOXES_USED: Final = Text("{ticks} of {boxes} ticked", "{ticks} von {boxes} abgehakt")
BOXES_CROSSED: Final = Text(
    "{ticks} of {boxes} ticked, {crossed} crossed out at the start",
    "{ticks} von {boxes} abgehakt, {crossed} anfangs gestrichen",
)
BONUS: Final = Text("bonus", "Bonus")
SHEET_POINTS: Final = Text("points of the sheet", "Punkte des Blatts")

EMPTY: Final = Text("–", "–")
STRUCK: Final = Text("{word} (struck)", "{word} (gestrichen)")
UNCHECKED: Final = Text("{word} (not checked yet)", "{word} (noch nicht geprüft)")
PASSED: Final = Text("passed", "gepasst")
HIDDEN: Final = Text("written, still hidden", "geschrieben, noch verdeckt")
SO_FAR: Final = Text("so far", "bisher")

TOTALS: Final = Text("Total", "Zusammen")
TOTALS_SO_FAR: Final = Text("Total so far", "Bisher zusammen")
