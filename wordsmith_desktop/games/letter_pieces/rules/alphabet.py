"""The alphabet of the Letter Piece Game as data (rule ledger, section The alphabet; R1-R4).

Every letter has exactly one construction. Its parts are given in the letter's own frame: the
baseline is y = 0, the cap line y = 2000 thousandths of a unit, the middle of the letter x = 0.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.folding import ALPHABET

from .pieces import NO_PIECES, SUPPLY, THICKNESS, UNIT, Counts, Pose, Shape, add, count, outline

Row = tuple[Shape, int, int, int]
"""Shape, x, y, angle."""


class JForm(enum.Enum):
    """How a J is built; the printed rules do not show it."""

    SHORT_ON_CURVE = "short on curve"
    LONG_ON_CURVE = "long on curve"


class YForm(enum.Enum):
    """How a Y is built; the printed rules do not show it."""

    THREE_SHORTS = "three shorts"
    LONG_AND_SHORT = "long and short"


_L, _S, _B, _C = Shape

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


CHARACTERS: Final = ALPHABET
"""All that can ever be built, A to Z and then the marks: the order of `Alphabet.weights`."""
UNBUILDABLE: Final[Counts] = (SUPPLY[0] + 1, SUPPLY[1] + 1, SUPPLY[2] + 1, SUPPLY[3] + 1)
"""Weight of a character that the alphabet leaves out: more pieces than the box holds."""


class AlphabetChoices(Value):
    """What the printed rules leave open about the alphabet."""

    j: JForm = JForm.SHORT_ON_CURVE
    y: YForm = YForm.THREE_SHORTS
    marks: bool = True
    """Whether hyphen and apostrophe can be built (R3)."""


class LetterPart(Value):
    """One piece of a letter."""

    kind: Shape
    pose: Pose


class Construction(Value, dict=True):
    """The one way to build a letter."""

    letter: str
    parts: tuple[LetterPart, ...]

    @cached_property
    def counts(self) -> Counts:
        """The pieces it takes."""
        return count([part.kind for part in self.parts])


class UnbuildableError(ValueError):
    """A word holds a character that the alphabet cannot build."""

    def __init__(self, word: str, position: int) -> None:
        """`position` is the index of the character in `word`."""
        self.word = word
        self.position = position
        self.character = word[position : position + 1]
        super().__init__(f"{self.character!r} at {position} in {word!r} cannot be built")


class Alphabet(Value, dict=True):
    """The letters that can be built, and how, under given choices."""

    choices: AlphabetChoices = AlphabetChoices()

    @cached_property
    def _constructions(self) -> Mapping[str, Construction]:
        return _constructions(self.choices)

    @property
    def letters(self) -> str:
        """Everything that can be built, A to Z and then the marks."""
        return "".join(self._constructions)

    @property
    def constructions(self) -> tuple[Construction, ...]:
        """How each of `letters` is built, in their order."""
        return tuple(self._constructions.values())

    def construction(self, letter: str) -> Construction:
        """How a capital letter or mark is built; UnbuildableError for anything else."""
        if letter not in self._constructions:
            raise UnbuildableError(letter, 0)
        return self._constructions[letter]

    def counts(self, letter: str) -> Counts:
        """The pieces of one letter; UnbuildableError if it cannot be built."""
        return self.construction(letter).counts

    def counts_of(self, word: str) -> Counts:
        """The pieces of a folded word; UnbuildableError names what cannot be built and where."""
        counts = NO_PIECES
        for position, letter in enumerate(word):
            if letter not in self._constructions:
                raise UnbuildableError(word, position)
            counts = add(counts, self._constructions[letter].counts)
        return counts

    def weights(self) -> tuple[Counts, ...]:
        """Pieces of every one of `CHARACTERS`: 28 rows of L, S, B, C.

        A character that this alphabet leaves out weighs `UNBUILDABLE`.
        """
        return tuple(
            self._constructions[character].counts
            if character in self._constructions
            else UNBUILDABLE
            for character in CHARACTERS
        )

    def width(self, letter: str) -> float:
        """Breadth of the built letter in units, the thickness of the pieces included."""
        parts = self.construction(letter).parts
        return max(_right_end(part) for part in parts) + max(
            _right_end(_mirrored(part)) for part in parts
        )


@cache
def _right_end(part: LetterPart) -> float:
    """How far a part reaches to the right of x = 0, in units."""
    turn = math.radians(part.pose.angle)
    points = outline(part.kind)
    reach = max(x * math.cos(turn) - y * math.sin(turn) for x, y in points)
    return part.pose.x / UNIT + reach + _cap(part)


def _cap(part: LetterPart) -> float:
    """What the thickness adds at the side: all of a half for an upright stroke or a bend."""
    if part.kind in (Shape.L, Shape.S):
        return THICKNESS / 2 * abs(math.sin(math.radians(part.pose.angle)))
    return 0.0 if part.pose.angle == 0 else THICKNESS / 2


def _mirrored(part: LetterPart) -> LetterPart:
    """The part as seen in a mirror on the line x = 0."""
    return LetterPart(part.kind, Pose(-part.pose.x, part.pose.y, (180 - part.pose.angle) % 360))


def _constructions(choices: AlphabetChoices) -> dict[str, Construction]:
    rows = {**FIXED, "J": J_FORMS[choices.j], "Y": Y_FORMS[choices.y]}
    if choices.marks:
        rows.update(MARK_FORMS)
    return {
        letter: Construction(letter, tuple(_part(row) for row in rows[letter]))
        for letter in CHARACTERS
        if letter in rows
    }


def _part(row: Row) -> LetterPart:
    kind, x, y, angle = row
    return LetterPart(kind, Pose(x, y, angle))
