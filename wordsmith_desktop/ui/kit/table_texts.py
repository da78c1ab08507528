"""What the tables of all games say."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

UNDO: Final = Text("Undo", "Rückgängig")
REDO: Final = Text("Redo", "Wiederholen")
