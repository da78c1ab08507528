"""What the squares stand for in which a match is shown to others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.games.common.mosaic import Tint
from wordsmith_desktop.wording.texts import Text

TINTS: Final[Mapping[Tint, Text]] = {
    Tint.RED: Text("die", "Würfel"),
    Tint.WHITE: Text("tile", "Plättchen"),
    Tint.BLACK: Text("turn without a word", "Zug ohne Wort"),
}
