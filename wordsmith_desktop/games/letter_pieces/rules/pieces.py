"""The four shapes of pieces, how they lie, and counts of them.

Lengths are given in units: the cap height of a letter is two units. Poses hold thousandths of a
unit, so that a place can be written down, compared and stored exactly.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Mapping
from functools import cache
from typing import Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.folding import LETTERS

UNIT: Final = 1000
"""Thousandths in a unit: what one unit is in a `Pose`."""
CAP_HEIGHT: Final = 2000
"""Baseline to cap line, in thousandths of a unit."""
THICKNESS: Final = 0.3
"""Breadth of every piece, in units."""


class Shape(enum.IntEnum):
    """The shapes of pieces, in the order of `Counts` (rule ledger, section Pieces)."""

    L = 0
    """Long straight, 2 units."""
    S = 1
    """Short straight, 1 unit."""
    B = 2
    """Big curve: a half-moon 2 units tall and 1 deep."""
    C = 3
    """Small curve: a tight U, 1 unit deep and a little over 1 across."""


Counts = tuple[int, int, int, int]
"""How many pieces of each kind, in the order of `Shape`."""

NO_PIECES: Final[Counts] = (0, 0, 0, 0)
SUPPLY: Final[Counts] = (40, 40, 20, 20)
"""All pieces in the box (R8)."""
PERIODS: Final[Counts] = (180, 180, 360, 360)
"""Degrees after which each kind looks the same: a straight piece has no wrong end."""

BIG_RADIUS: Final = 1.0 - THICKNESS / 2
"""Radius of the big curve's centre line, in units."""
SMALL_RADIUS: Final = 0.425
"""Radius of the small curve's centre line, in units: two small curves that share their middle
stroke are exactly one cap height tall."""
ARC_STEPS: Final = 64


class Pose(Value):
    """Where a piece lies and how it is turned.

    At angle 0 a straight piece is level and a curve opens to the right; at 90 a straight piece is
    upright and a curve opens upward.
    """

    x: int
    """Centre of the unturned piece's bounding box, thousandths of a unit, rightward."""
    y: int
    """The same, upward."""
    angle: int
    """Whole degrees, counter-clockwise."""

    def moved(self, *, dx: int = 0, dy: int = 0) -> Pose:
        """The same angle, `dx` and `dy` thousandths of a unit away."""
        return Pose(self.x + dx, self.y + dy, self.angle)

    def turned(self, degrees: int) -> Pose:
        """The same place, turned counter-clockwise; the angle stays within 0..359."""
        return Pose(self.x, self.y, (self.angle + degrees) % 360)


class Placed(Value):
    """A piece that lies somewhere."""

    id: int
    """Tells pieces of one kind apart."""
    kind: Shape
    pose: Pose


def turn_between(kind: Shape, *, have: int, want: int) -> int:
    """The smallest turn in degrees, counter-clockwise positive, that brings `have` to `want`."""
    period = PERIODS[kind]
    turn = (want - have) % period
    return turn - period if turn > period // 2 else turn


def count(kinds: list[Shape] | tuple[Shape, ...]) -> Counts:
    """Counts of the given pieces."""
    return (
        kinds.count(Shape.L),
        kinds.count(Shape.S),
        kinds.count(Shape.B),
        kinds.count(Shape.C),
    )


def add(one: Counts, other: Counts) -> Counts:
    """Both together."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def subtract(whole: Counts, part: Counts) -> Counts:
    """What is left of `whole`; negative where `part` has more."""
    return (whole[0] - part[0], whole[1] - part[1], whole[2] - part[2], whole[3] - part[3])


def fits(part: Counts, whole: Counts) -> bool:
    """Whether `whole` holds at least the pieces of `part`."""
    return (
        part[0] <= whole[0] and part[1] <= whole[1] and part[2] <= whole[2] and part[3] <= whole[3]
    )


def total(counts: Counts) -> int:
    """Number of pieces."""
    return counts[0] + counts[1] + counts[2] + counts[3]


def shortage(*, wanted: Counts, available: Counts) -> Counts:
    """What `available` lacks of `wanted`, never negative."""
    lack = subtract(wanted, available)
    return (max(lack[0], 0), max(lack[1], 0), max(lack[2], 0), max(lack[3], 0))


def outline(kind: Shape) -> tuple[tuple[float, float], ...]:
    """Centre line of a piece at angle 0 about its own centre, in units.

    Stroked `THICKNESS` broad with flat ends it fills the piece's bounding box.
    """
    return _OUTLINES[kind]


def _arc(x: float, radius: float) -> tuple[tuple[float, float], ...]:
    """The left half of a circle about (x, 0), from its top to its foot."""
    turns = [math.pi * (0.5 + step / ARC_STEPS) for step in range(ARC_STEPS + 1)]
    return tuple((x + radius * math.cos(turn), radius * math.sin(turn)) for turn in turns)


def _small_curve() -> tuple[tuple[float, float], ...]:
    bend = SMALL_RADIUS + THICKNESS / 2 - 0.5
    return ((0.5, SMALL_RADIUS), *_arc(bend, SMALL_RADIUS), (0.5, -SMALL_RADIUS))


_OUTLINES: Final = (
    ((-1.0, 0.0), (1.0, 0.0)),
    ((-0.5, 0.0), (0.5, 0.0)),
    _arc(0.5, BIG_RADIUS),
    _small_curve(),
)


def _weights(figures: str) -> Mapping[str, int]:
    pairs = (item.split(":") for item in figures.split())
    return {letter: int(weight) for letter, weight in pairs}


LETTER_WEIGHTS: Final[Mapping[str, Mapping[str, int]]] = {
    "en": _weights(
        "A:82 B:15 C:28 D:43 E:127 F:22 G:20 H:61 I:70 J:2 K:8 L:40 M:24 "
        "N:67 O:75 P:19 Q:1 R:60 S:63 T:91 U:28 V:10 W:24 X:2 Y:20 Z:1"
    ),
    "de": _weights(
        "A:65 B:19 C:31 D:51 E:174 F:17 G:30 H:48 I:76 J:3 K:12 L:34 M:25 "
        "N:98 O:25 P:8 Q:1 R:70 S:73 T:62 U:44 V:7 W:19 X:1 Y:1 Z:11"
    ),
}


@cache
def letter_weights(material: str) -> Mapping[str, int]:
    """How often each letter is drawn, by a language of ours or a text such as "A:82 B:15".

    KeyError for another language, ValueError for a text that tells no weights.
    """
    if ":" not in material:
        return LETTER_WEIGHTS[material]
    found = _weights(material)
    if not set(found) <= set(LETTERS) or not all(0 < one < MOST_WEIGHT for one in found.values()):
        raise ValueError("no weights of letters")
    return found


MOST_WEIGHT: Final = 100_000


def own_letters(shares: Mapping[str, float]) -> str:
    """Weights of letters by their shares, as a text that a ruleset can carry."""
    return " ".join(f"{letter}:{max(1, round(1000 * share))}" for letter, share in shares.items())
