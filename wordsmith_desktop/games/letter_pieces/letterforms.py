"""How every letter lies, as data (rule ledger, section The alphabet).

A row is a piece, the centre of its bounding box (thousandths of a unit, x from the middle of the
letter, y from the baseline; the cap line is 2000) and its angle in degrees, as in `pieces.Pose`.
All angles are multiples of 15, the step in which pieces are turned. Letters that take the same
pieces lie apart by more than twice the tolerance of recognition.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.games.letter_pieces.pieces import Kind

Row = tuple[Kind, int, int, int]
"""Kind, x, y, angle."""


class JForm(enum.Enum):
    """How a J is built; the printed rules do not show it."""

    SHORT_ON_CURVE = "short on curve"
    LONG_ON_CURVE = "long on curve"


class YForm(enum.Enum):
    """How a Y is built; the printed rules do not show it."""

    THREE_SHORTS = "three shorts"
    LONG_AND_SHORT = "long and short"


_L, _S, _B, _C = Kind

FIXED: Final[Mapping[str, tuple[Row, ...]]] = {
    "A": ((_L, -500, 940, 60), (_L, 500, 940, 120), (_S, 0, 700, 0)),
    "B": ((_L, -500, 1000, 90), (_C, 150, 1425, 180), (_C, 150, 575, 180)),
    "C": ((_B, 0, 1000, 0),),
    "D": ((_L, -500, 1000, 90), (_B, 150, 1000, 180)),
    "E": ((_L, -500, 1000, 90), (_S, 150, 1850, 0), (_S, 150, 1000, 0), (_S, 150, 150, 0)),
    "F": ((_L, -500, 1000, 90), (_S, 150, 1850, 0), (_S, 150, 1000, 0)),
    "G": ((_B, -150, 1000, 0), (_S, 450, 450, 0)),
    "H": ((_L, -500, 1000, 90), (_L, 500, 1000, 90), (_S, 0, 1000, 0)),
    "I": ((_L, 0, 1000, 90),),
    "K": ((_L, -500, 1000, 90), (_S, 50, 1400, 45), (_S, 50, 600, 135)),
    "L": ((_L, -500, 1000, 90), (_S, 150, 150, 0)),
    "M": ((_L, -750, 1000, 90), (_L, 750, 1000, 90), (_S, -340, 1540, 135), (_S, 340, 1540, 45)),
    "N": ((_L, -500, 1000, 90), (_L, 0, 1000, 120), (_L, 500, 1000, 90)),
    "O": ((_B, -500, 1000, 0), (_B, 500, 1000, 180)),
    "P": ((_L, -500, 1000, 90), (_C, 150, 1425, 180)),
    "Q": ((_B, -500, 1000, 0), (_B, 500, 1000, 180), (_S, 620, 400, 135)),
    "R": ((_L, -500, 1000, 90), (_C, 150, 1425, 180), (_S, 250, 500, 120)),
    "S": ((_C, 0, 1425, 0), (_C, 0, 575, 180)),
    "T": ((_L, 0, 1000, 90), (_S, 0, 1850, 0)),
    "U": ((_C, 0, 500, 90), (_S, -425, 1500, 90), (_S, 425, 1500, 90)),
    "V": ((_L, -260, 1000, 105), (_L, 260, 1000, 75)),
    "W": ((_L, -750, 1000, 90), (_L, 750, 1000, 90), (_S, -340, 460, 45), (_S, 340, 460, 135)),
    "X": ((_L, 0, 1000, 45), (_L, 0, 1000, 135)),
    "Z": ((_S, 0, 1850, 0), (_L, 0, 1000, 60), (_S, 0, 150, 0)),
}
"""Letters that the sources agree on."""

J_FORMS: Final[Mapping[JForm, tuple[Row, ...]]] = {
    JForm.SHORT_ON_CURVE: ((_C, 0, 500, 90), (_S, 425, 1500, 90)),
    JForm.LONG_ON_CURVE: ((_C, 0, 500, 90), (_L, 425, 1000, 90)),
}
Y_FORMS: Final[Mapping[YForm, tuple[Row, ...]]] = {
    YForm.THREE_SHORTS: ((_S, -290, 1480, 120), (_S, 290, 1480, 60), (_S, 0, 500, 90)),
    YForm.LONG_AND_SHORT: ((_L, 0, 1000, 60), (_S, -270, 1440, 120)),
}
MARK_FORMS: Final[Mapping[str, tuple[Row, ...]]] = {
    "-": ((_S, 0, 1000, 0),),
    "'": ((_S, 0, 1500, 90),),
}

BY_COMMONNESS: Final = "ENISRTAOLDUHCGMBFPKWYZVJXQ-'"
"""Roughly how often letters occur in English and German together, commonest first: the order in
which letters that are equally near are named."""
