"""The names of keys, and what some of them do in every game."""

from __future__ import annotations

from typing import Final

from .texts import Text

LEFT_RIGHT: Final = Text("Left, Right", "Links, Rechts")
CTRL_LEFT_RIGHT: Final = Text("Ctrl+Left, Ctrl+Right", "Strg+Links, Strg+Rechts")
BACKSPACE: Final = Text("Backspace", "Rücktaste")
DELETE: Final = Text("Delete", "Entf")
ESCAPE: Final = Text("Esc", "Esc")
SPACE: Final = Text("Space", "Leertaste")
ENTER: Final = Text("Enter", "Eingabe")
CTRL_ENTER: Final = Text("Ctrl+Enter", "Strg+Eingabe")
CTRL_E: Final = Text("Ctrl+E", "Strg+E")
CTRL_R: Final = Text("Ctrl+R", "Strg+R")
UNDO_REDO: Final = Text("Ctrl+Z, Ctrl+Y", "Strg+Z, Strg+Y")
F2: Final = Text("F2", "F2")
F3: Final = Text("F3", "F3")
F4: Final = Text("F4", "F4")
F7_F8: Final = Text("F7, F8", "F7, F8")

GIVES_HINT: Final = Text("gives a hint", "gibt einen Tipp")
