"""The rectangle that cells of the grid span."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from wordsmith_desktop.games.hidden_crossword.crossword import Cell


@dataclass(frozen=True, slots=True)
class Bounds:
    """Rows and columns from the first to the last one, both included."""

    top: int
    left: int
    bottom: int
    right: int

    @classmethod
    def of(cls, cells: Iterable[Cell]) -> Bounds:
        """The least rectangle around cells; the cell (0, 0) alone where there are none."""
        found = tuple(cells) or (Cell(0, 0),)
        rows = [cell.row for cell in found]
        cols = [cell.col for cell in found]
        return cls(min(rows), min(cols), max(rows), max(cols))

    @property
    def rows(self) -> int:
        """How many rows it has."""
        return self.bottom - self.top + 1

    @property
    def cols(self) -> int:
        """How many columns it has."""
        return self.right - self.left + 1

    def grown(self, count: int) -> Bounds:
        """So many cells more on every side."""
        return Bounds(self.top - count, self.left - count, self.bottom + count, self.right + count)

    def around(self, cells: Iterable[Cell]) -> Bounds:
        """Grown so far that these cells lie in it too."""
        corners = (Cell(self.top, self.left), Cell(self.bottom, self.right))
        return Bounds.of((*corners, *cells))

    def nearest(self, cell: Cell) -> Cell:
        """The cell in it that is nearest to that one."""
        row = max(self.top, min(cell.row, self.bottom))
        return Cell(row, max(self.left, min(cell.col, self.right)))

    def __contains__(self, cell: object) -> bool:
        return isinstance(cell, Cell) and self.nearest(cell) == cell
