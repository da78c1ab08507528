"""How far somebody is with one of AcrossLite's files: letters, marks of checks, and the time."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from ..rules.crossword import Cell
from .clued.diagram import Diagram
from .clued.puzzle import CluedPuzzle
from .clued.report import Begun
from .clued.solving import Solving

if TYPE_CHECKING:
    import puz

CIRCLED: Final = 0x80
_SHOWN, _WRONG, _WRONG_BEFORE = 0x40, 0x20, 0x10
_KNOWN_MARKS: Final = CIRCLED | _SHOWN | _WRONG | _WRONG_BEFORE
_NOTHING: Final = "-.:"
"""What stands for an empty square, and for blocks."""
_TIME: Final = re.compile(rb"([0-9]{1,6}),[01]\0?")
"""Seconds, and whether the clock stands."""


def marks_in(found: puz.Puzzle) -> bytes:
    """A byte of marks for each cell, circles among them."""
    # AcrossLite's text has no extensions, but the library's helpers know of it.
    has_text = "markup" in found.helpers
    marks = bytes(found.markup().markup) if has_text else found.extensions.get(b"GEXT", b"")
    return bytes(marks).ljust(len(found.solution), b"\0")


def has_odd_marks(found: puz.Puzzle) -> bool:
    """Whether a cell has a mark that nothing is known of."""
    return any(one & ~_KNOWN_MARKS for one in marks_in(found))


def begun_in(found: puz.Puzzle, puzzle: CluedPuzzle) -> Begun:
    """The letters with those marks that go with them: what was revealed is right, what a check
    found wrong is not. A letter that was wrong once tells of one check."""
    solving = Solving(puzzle, _fill(found, puzzle.diagram))
    marks = dict(zip(puzzle.diagram.cells, marks_in(found), strict=False))
    answered = [cell for cell in solving.fill if cell in puzzle.diagram.letters]
    right = frozenset(filter(solving.is_right, answered))
    wrong = frozenset(answered) - right
    return Begun(
        fill=solving.fill,
        shown=frozenset(cell for cell in right if marks[cell] & _SHOWN),
        wrong=frozenset(cell for cell in wrong if marks[cell] & _WRONG),
        checked=frozenset(cell for cell in solving.fill if marks[cell] & (_WRONG | _WRONG_BEFORE)),
        seconds=_seconds(found),
    )


def _fill(found: puz.Puzzle, diagram: Diagram) -> dict[Cell, str]:
    several = found.rebus().fill if b"RUSR" in found.extensions else []
    pairs = zip(diagram.cells, found.fill, strict=False)
    letters = {cell: one.upper() for cell, one in pairs if one not in _NOTHING}
    whole = {cell: text.upper() for cell, text in zip(diagram.cells, several, strict=False) if text}
    both = letters | whole
    return {cell: text for cell, text in both.items() if diagram.at(cell).is_open and text.strip()}


def _seconds(found: puz.Puzzle) -> int:
    told = _TIME.fullmatch(found.extensions.get(b"LTIM", b""))
    return int(told.group(1)) if told is not None else 0
