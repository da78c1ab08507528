"""What stands on a written-out table."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

TURNS: Final = Text("turns", "Züge")
BEST: Final = Text("most points at once", "meiste Punkte auf einmal")
POINTS: Final = Text("points", "Punkte")
POINTS_SO_FAR: Final = Text("points so far", "bisherige Punkte")
TILES: Final = Text("Tiles: {tiles}", "Plättchen: {tiles}")
DICE: Final = Text("Dice on the table: {dice}", "Würfel auf dem Tisch: {dice}")
BANKED: Final = Text("Banked by {name}: {tiles}", "Gesichert von {name}: {tiles}")
SPENT: Final = Text("Spent by {name}: {tiles}", "Ausgegeben von {name}: {tiles}")
BAGS: Final = Text(
    "In the bags: {tiles} tiles, {dice} dice", "In den Beuteln: {tiles} Plättchen, {dice} Würfel"
)
UNJUDGED: Final = Text(
    "{name} has called {word}; it is not judged yet.",
    "{name} hat {word} angesagt; das Wort ist noch nicht beurteilt.",
)
