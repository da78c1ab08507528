"""How blocks answer one another: which cells are blocked along with one."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final

from ...rules.crossword import Cell
from .diagram import Diagram


@unique
class Symmetry(Enum):
    """Which cells go with a cell."""

    ROTATIONAL = "rotational"
    """Half a turn, as newspapers have it."""
    MIRROR = "mirror"
    """Left and right."""
    NONE = "none"


SYMMETRIES: Final = tuple(one.value for one in Symmetry)


def partners(diagram: Diagram, cell: Cell, symmetry: Symmetry) -> tuple[Cell, ...]:
    """The cell and the one that answers it; the cell alone in the middle."""
    last_row, last_col = diagram.height - 1, diagram.width - 1
    answers = {
        Symmetry.ROTATIONAL: Cell(last_row - cell.row, last_col - cell.col),
        Symmetry.MIRROR: Cell(cell.row, last_col - cell.col),
        Symmetry.NONE: cell,
    }
    return tuple(dict.fromkeys((cell, answers[symmetry])))
