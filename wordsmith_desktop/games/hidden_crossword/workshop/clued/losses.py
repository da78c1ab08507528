"""What a puzzle has that some kinds of files have no room for."""

from __future__ import annotations

from enum import Enum, unique

from .markup import plain
from .puzzle import CluedPuzzle


@unique
class Loss(Enum):
    """One such thing."""

    SHADES = "shades"
    DIAGRAMLESS = "diagramless"
    MARKS = "marks"
    LABELS = "labels"


def losses(puzzle: CluedPuzzle) -> frozenset[Loss]:
    """What of that a puzzle has."""
    squares = puzzle.diagram.squares
    has = {
        Loss.SHADES: any(one.shade for one in squares),
        Loss.DIAGRAMLESS: puzzle.is_diagramless,
        Loss.MARKS: any(plain(one.text) != one.text for one in puzzle.clues),
        Loss.LABELS: puzzle.has_labels,
    }
    return frozenset(one for one in has if has[one])
