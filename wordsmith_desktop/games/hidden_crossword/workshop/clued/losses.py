"""What a puzzle has that some kinds of files have no room for."""

from __future__ import annotations

from enum import Enum, unique

from wordsmith_desktop.lexicon.languages import OURS

from .diagram import Ground
from .markup import plain
from .puzzle import CluedPuzzle


@unique
class Loss(Enum):
    """One such thing."""

    SHADES = "shades"
    DIAGRAMLESS = "diagramless"
    MARKS = "marks"
    VOIDS = "voids"
    """Cells outside the figure, which become black squares."""
    SEAL = "seal"
    """A locked solution."""
    LANGUAGE = "language"
    """That the words are not of the language which is taken where a file tells none."""
    TEXTS = "texts"
    """Author, copyright and notes."""
    LABELS = "labels"


def losses(puzzle: CluedPuzzle) -> frozenset[Loss]:
    """What of that a puzzle has."""
    squares = puzzle.diagram.squares
    has = {
        Loss.SHADES: any(one.shade for one in squares),
        Loss.DIAGRAMLESS: puzzle.is_diagramless,
        Loss.MARKS: any(plain(one.text) != one.text for one in puzzle.clues),
        Loss.LABELS: puzzle.has_labels,
        Loss.VOIDS: any(one.ground is Ground.VOID for one in squares),
        Loss.LANGUAGE: puzzle.language != OURS[0],
        Loss.SEAL: puzzle.seal is not None,
        Loss.TEXTS: bool(puzzle.author or puzzle.copyright or puzzle.notes),
    }
    return frozenset(one for one in has if has[one])
