"""Sentences of the companion: what helps beside a printed game."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

TITLE: Final = Text("Companion", "Spielbegleiter")
MENU: Final = Text("Companion …", "Spielbegleiter …")
ABOUT: Final = Text(
    "For an evening with the printed boxes: nothing here belongs to a match.",
    "Für einen Abend mit den gedruckten Spielen: Nichts davon gehört zu einer Partie.",
)
PARTS: Final = Text("What you need", "Was du brauchst")
LOOK_UP: Final = Text("Look up", "Nachschlagen")
