"""What the parts of every rule book are called."""

from __future__ import annotations

from typing import Final

from .texts import Text

AIM: Final = Text("What it is about", "Worum es geht")
SET_UP: Final = Text("Before you begin", "Bevor es losgeht")
A_TURN: Final = Text("A turn", "Ein Zug")
SCORING: Final = Text("What counts", "Was zählt")
THE_END: Final = Text("The end", "Das Ende")
VARIANTS: Final = Text("Other ways to play", "Andere Spielarten")
