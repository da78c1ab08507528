"""What the squares stand for in which a match is shown to others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.games.common.mosaic import Tint
from wordsmith_desktop.wording.texts import Text

TINTS: Final[Mapping[Tint, Text]] = {
    Tint.RED: Text("long", "lang"),
    Tint.YELLOW: Text("short", "kurz"),
    Tint.BLUE: Text("big curve", "großer Bogen"),
    Tint.GREEN: Text("small curve", "kleiner Bogen"),
}
