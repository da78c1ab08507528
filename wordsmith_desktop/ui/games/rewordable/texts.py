"""What Rewordable is called."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

TITLE: Final = Text("Rewordable", "Rewordable")
TAGLINE: Final = Text(
    "Build words from pieces of words, and steal words to build on.",
    "Bau Wörter aus Wortstücken und klau Wörter, um sie auszubauen.",
)
