"""What the players' emblems are called."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

EMBLEMS: Final[dict[str, Text]] = {
    "blue": Text("Blue circle", "Blauer Kreis"),
    "yellow": Text("Yellow star", "Gelber Stern"),
    "red": Text("Red triangle", "Rotes Dreieck"),
    "green": Text("Green diamond", "Grüne Raute"),
    "pink": Text("Pink heart", "Rosa Herz"),
    "orange": Text("Orange square", "Oranges Quadrat"),
    "sky": Text("Light-blue drop", "Hellblauer Tropfen"),
    "grey": Text("Grey cross", "Graues Kreuz"),
}
"""By colour."""
