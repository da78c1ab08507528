"""What the squares stand for in which a match is shown to others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.games.common.mosaic import Tint
from wordsmith_desktop.wording.texts import Text

from .sheet_texts import NO_SUCH_LENGTH, RIGHT

TINTS: Final[Mapping[Tint, Text]] = {
    Tint.GREEN: RIGHT,
    Tint.ORANGE: Text("earlier in the alphabet", "weiter vorn im Alphabet"),
    Tint.BLUE: Text("later", "weiter hinten"),
    Tint.YELLOW: Text("elsewhere in the word", "anderswo im Wort"),
    Tint.WHITE: Text("not in it", "nicht darin"),
    Tint.BLACK: NO_SUCH_LENGTH,
}
