"""What the squares stand for in which a match is shown to others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.games.common.mosaic import Tint
from wordsmith_desktop.wording.texts import Text

TINTS: Final[Mapping[Tint, Text]] = {
    Tint.BLUE: Text("card of one letter", "Karte mit einem Buchstaben"),
    Tint.PURPLE: Text("of two", "mit zweien"),
    Tint.YELLOW: Text("of three", "mit dreien"),
}
