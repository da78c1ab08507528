"""What stands on a printed score sheet."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

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
TURNS: Final = Text("Turns", "Züge")
BEST: Final = Text("Most at once", "Höchste Wertung")
ROWS: Final = Text("Rows for words", "Zeilen für Wörter")
