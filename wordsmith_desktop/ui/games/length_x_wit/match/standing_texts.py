"""How a match stands, in a few words. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

BEGINNING: Final = Text("The first tiles are drawn", "Die ersten Plättchen werden gezogen")
TURN_OF: Final = Text("{name}’s turn", "{name} ist dran")
TURN_ALONE: Final = Text("{name}’s turn {n} of {turns}", "{name}: Zug {n} von {turns}")
RESPONSE_OF: Final = Text("{name} may respond", "{name} darf antworten")
DICE: Final = Plural(
    one=Text("{n} die", "{n} Würfel"),
    many=Text("{n} dice", "{n} Würfel"),
)
LAST_ROUND: Final = Text("last round", "letzte Runde")
