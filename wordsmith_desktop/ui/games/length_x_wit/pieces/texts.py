"""Tiles and dice as a screen reader says them, in both languages. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

DIE: Final = Text("die {letters}, {points}", "Würfel {letters}, {points}")
TILE: Final = Text("tile {letters}, {points}", "Plättchen {letters}, {points}")
OWN_TILE: Final = Text("tile {letters}, {points}, yours", "Plättchen {letters}, {points}, deines")
TILE_OF: Final = Text(
    "tile {letters}, {points}, {name}’s", "Plättchen {letters}, {points}, von {name}"
)
