"""What became of a file when it was opened: clues placed, and what was left out and where."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, unique

from wordsmith_desktop.core.value import Value, field

from ...rules.crossword import Cell
from .puzzle import CluedPuzzle


@unique
class Remark(Enum):
    """A kind of thing that is told of a file."""

    CLUE_LEFT_OUT = "clue_left_out"
    """No word of the grid goes with it (label and clue)."""
    WITHOUT_CLUE = "without_clue"
    """Words that nobody asks for (labels)."""
    REBUS = "rebus"
    """Squares with several letters; they are kept (places)."""
    OTHER_LETTERS = "other_letters"
    """Squares with letters beyond A to Z; they are kept (places)."""
    ONE_OF_SEVERAL = "one_of_several"
    """Squares with more than one right answer, of which the first is kept (places)."""
    DIAGRAMLESS = "diagramless"
    LOCKED = "locked"
    NO_SOLUTION = "no_solution"
    BEGUN = "begun"
    """Letters that somebody has filled in already (how many)."""
    SHOWN = "shown"
    """Those of them that were revealed (how many)."""
    CHECKED = "checked"
    """Those that a check found wrong, then or before (how many)."""
    TIMED = "timed"
    """A time goes on (minutes and seconds)."""
    CUT = "cut"
    """Texts that are longer than what is kept here (how they begin, or where they stand)."""
    OTHER_FIELDS = "other_fields"
    """Fields of the file that nothing here has a use for (names)."""


class Remarked(Value):
    """One line of a report."""

    remark: Remark
    detail: str = ""


class Begun(Value):
    """How far somebody is who had the file before."""

    fill: Mapping[Cell, str] = field(default_factory=dict)
    shown: frozenset[Cell] = frozenset()
    """Letters that were revealed; each is right."""
    wrong: frozenset[Cell] = frozenset()
    """Letters that a check found wrong; each is."""
    checked: frozenset[Cell] = frozenset()
    """Letters that a check found wrong, now or before."""
    seconds: int = 0


class OpenedFile(Value):
    """A puzzle out of a file, and what is to be told of it."""

    puzzle: CluedPuzzle
    remarks: tuple[Remarked, ...] = ()
    begun: Begun = field(default_factory=Begun)
    tells_language: bool = False
    """Whether the file says which language its words are in."""

    @property
    def placed(self) -> int:
        """Words that have a clue."""
        return len(self.puzzle.diagram.slots) - len(self.puzzle.without_clue)


def place_name(cell: Cell) -> str:
    """How people name a cell: "r3c5", rows first, counted from 1."""
    return f"r{cell.row + 1}c{cell.col + 1}"
