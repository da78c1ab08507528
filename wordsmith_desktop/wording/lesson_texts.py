"""What lessons of all games say beside their own sentences."""

from __future__ import annotations

from typing import Final

from .texts import Text

FIRST: Final = Text("First lesson", "Erste Lektion")
LEARNER: Final = Text("Player 1", "Spieler 1")
STEP: Final = Text("Step {number} of {count}", "Schritt {number} von {count}")
HELP: Final = Text("Like this: {help}", "So geht’s: {help}")
GO_HOME: Final = Text("Finish the lesson", "Lektion beenden")
LEAVE: Final = Text("Leave the lesson", "Lektion verlassen")
COACH: Final = Text("The lesson", "Die Lektion")
