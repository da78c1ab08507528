"""How well pieces fit the parts of a letter.

A letter may stand anywhere across its cell, so pieces are compared with a construction up to one
common sideways shift; their height above the baseline is absolute.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Final

from wordsmith_desktop.core.value import Value

from .alphabet import Construction, LetterPart
from .pieces import CAP_HEIGHT, Placed, Pose, turn_between

REACH: Final = CAP_HEIGHT / 6
"""How far a piece may lie from its place, thousandths of a unit."""
TURN: Final = 15
"""How many degrees a piece may be turned from its angle."""

_Offset = tuple[int, int]
"""A piece's place minus its part's, x and y."""


class Deviation(Value):
    """What would bring a piece to its part: a move in thousandths of a unit, a turn in degrees."""

    dx: float
    dy: float
    turn: int
    """Counter-clockwise positive."""

    @property
    def error(self) -> float:
        """1 is just within tolerance."""
        return max(self.distance / REACH, abs(self.turn) / TURN)

    @property
    def effort(self) -> float:
        """Move and turn together, each in tolerances."""
        return self.distance / REACH + abs(self.turn) / TURN

    @property
    def distance(self) -> float:
        """Length of the move."""
        return math.hypot(self.dx, self.dy)


class PieceFit(Value):
    """Pieces matched with parts of one construction."""

    construction: Construction
    parts: tuple[int, ...]
    """Index of the part that each piece stands for, in the order of the pieces."""
    shift: float
    """How far right of the cell's middle the letter stands, thousandths of a unit."""
    error: float
    """The worst piece's distance or turn; 1 is just within tolerance."""

    @property
    def free_parts(self) -> tuple[LetterPart, ...]:
        """Parts that no piece stands for."""
        parts = enumerate(self.construction.parts)
        return tuple(part for index, part in parts if index not in self.parts)


class _Window(Value):
    """The shifts under which every piece matched so far is in reach."""

    low: float = -math.inf
    high: float = math.inf

    def narrowed(self, offset: _Offset, reach: float) -> _Window | None:
        x, y = offset
        if abs(y) > reach:
            return None
        half = math.sqrt(reach * reach - y * y)
        low, high = max(self.low, x - half), min(self.high, x + half)
        return _Window(low, high) if low <= high else None


def all_fits(
    pieces: Sequence[Placed], construction: Construction, *, reach: float = REACH
) -> Iterator[PieceFit]:
    """Every way in which all pieces lie as different parts of the letter, within tolerance."""
    for indexes in _matches(pieces, construction.parts, (), _Window(), reach):
        parts = [construction.parts[index] for index in indexes]
        offsets = [_offset(piece, part) for piece, part in zip(pieces, parts, strict=True)]
        shift, distance = best_shift(offsets)
        turns = (abs(_turn(piece, part)) for piece, part in zip(pieces, parts, strict=True))
        error = max(distance / REACH, max(turns, default=0) / TURN)
        yield PieceFit(construction, indexes, shift, error)


def best_fit(
    pieces: Sequence[Placed], construction: Construction, *, reach: float = REACH
) -> PieceFit | None:
    """The way with the smallest error, None if there is none."""
    found = all_fits(pieces, construction, reach=reach)
    return min(found, key=lambda fit: (fit.error, fit.parts), default=None)


def best_shift(offsets: Sequence[_Offset]) -> tuple[float, float]:
    """The shift that leaves the farthest piece nearest, and how far that piece then is.

    The farthest distance is the upper hull of convex curves: its least value lies at the foot of
    one of them or where two of them meet.
    """
    shifts: list[float] = [x for x, _ in offsets]
    for (x1, y1), (x2, y2) in combinations(offsets, 2):
        if x1 != x2:
            shifts.append((x2 * x2 + y2 * y2 - x1 * x1 - y1 * y1) / (2 * (x2 - x1)))
    farthest = ((max(math.hypot(x - shift, y) for x, y in offsets), shift) for shift in shifts)
    distance, shift = min(farthest, default=(0.0, 0.0))
    return shift, distance


def deviation(pose: Pose, part: LetterPart, shift: float) -> Deviation:
    """What brings a piece of the part's kind to the part of a letter that is shifted."""
    turn = turn_between(part.kind, have=pose.angle, want=part.pose.angle)
    return Deviation(part.pose.x + shift - pose.x, part.pose.y - pose.y, turn)


def closest(pieces: Sequence[Placed], construction: Construction) -> tuple[Deviation, ...]:
    """The deviations of all pieces when matched as well as can be, however far off.

    The letter must have a part for every piece.
    """
    return min(_alignments(pieces, construction), key=total_effort)


def total_effort(deviations: tuple[Deviation, ...]) -> float:
    """What it takes to set all pieces right."""
    return sum(one.effort for one in deviations)


def _alignments(
    pieces: Sequence[Placed], construction: Construction
) -> Iterator[tuple[Deviation, ...]]:
    """Matchings that leave some piece no sideways move."""
    for parts in permutations(construction.parts, len(pieces)):
        pairs = tuple(zip(pieces, parts, strict=True))
        if any(piece.kind != part.kind for piece, part in pairs):
            continue
        for anchor, under in pairs:
            shift = anchor.pose.x - under.pose.x
            yield tuple(deviation(piece.pose, part, shift) for piece, part in pairs)


def _matches(
    pieces: Sequence[Placed],
    parts: Sequence[LetterPart],
    taken: tuple[int, ...],
    window: _Window,
    reach: float,
) -> Iterator[tuple[int, ...]]:
    if len(taken) == len(pieces):
        yield taken
        return
    piece = pieces[len(taken)]
    for index, part in enumerate(parts):
        if part.kind != piece.kind or index in taken or abs(_turn(piece, part)) > TURN:
            continue
        narrowed = window.narrowed(_offset(piece, part), reach)
        if narrowed is not None:
            yield from _matches(pieces, parts, (*taken, index), narrowed, reach)


def _offset(piece: Placed, part: LetterPart) -> _Offset:
    return piece.pose.x - part.pose.x, piece.pose.y - part.pose.y


def _turn(piece: Placed, part: LetterPart) -> int:
    return turn_between(part.kind, have=piece.pose.angle, want=part.pose.angle)
