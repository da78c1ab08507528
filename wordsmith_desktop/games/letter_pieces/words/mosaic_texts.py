"""What the squares stand for in which a match is shown to others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.games.common.mosaic import Tint
from wordsmith_desktop.wording.texts import Text

from .texts import BIG_CURVE, LONG, SHORT, SMALL_CURVE

TINTS: Final[Mapping[Tint, Text]] = {
    Tint.RED: LONG,
    Tint.YELLOW: SHORT,
    Tint.BLUE: BIG_CURVE,
    Tint.GREEN: SMALL_CURVE,
}
