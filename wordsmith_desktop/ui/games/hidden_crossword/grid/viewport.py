"""Which part of the endless grid is to be seen, and how large: arithmetic in pixels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from wordsmith_desktop.games.hidden_crossword.bounds import Bounds
from wordsmith_desktop.games.hidden_crossword.crossword import Cell

MARGIN: Final = 2
"""Empty cells around the tiles."""
LEAST_ROWS: Final = 9
LEAST_COLS: Final = 13
"""A grid this large is shown even where less is laid, so that it need not shrink soon."""
_STEP: Final = 4
"""Cells grow and shrink by so many pixels, so that one more tile seldom changes their size."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """Where the cells of the grid lie in a widget."""

    size: QSizeF
    """The widget's size."""
    side: int
    """A cell's breadth and height."""
    left: float
    top: float
    """Columns and rows to the left of and above the widget's corner; whole cells or parts."""

    def box(self, cell: Cell) -> QRectF:
        """Where a cell lies, on whole pixels."""
        x, y = (cell.col - self.left) * self.side, (cell.row - self.top) * self.side
        return QRectF(floor(x + 0.5), floor(y + 0.5), self.side, self.side)

    def span(self, bounds: Bounds) -> QRectF:
        """Where a rectangle of cells lies."""
        first = self.box(Cell(bounds.top, bounds.left))
        return first.united(self.box(Cell(bounds.bottom, bounds.right)))

    def cell_at(self, point: QPointF) -> Cell:
        """The cell at a point, which may lie beside the widget."""
        row, col = point.y() / self.side + self.top, point.x() / self.side + self.left
        return Cell(floor(row), floor(col))

    def cells_in(self, part: QRectF) -> Bounds:
        """The cells that a part of the widget touches."""
        first, last = self.cell_at(part.topLeft()), self.cell_at(part.bottomRight())
        return Bounds(first.row, first.col, last.row, last.col)

    def panned(self, rows: float, cols: float) -> Viewport:
        """With other cells to be seen, so many rows and columns on."""
        return replace(self, top=self.top + rows, left=self.left + cols)

    def showing(self, bounds: Bounds) -> Viewport:
        """Panned no further than needed until all those cells are to be seen, or nothing else."""
        rows, cols = self.size.height() / self.side, self.size.width() / self.side
        top = _nudged(self.top, rows, bounds.top, bounds.bottom + 1)
        return replace(self, top=top, left=_nudged(self.left, cols, bounds.left, bounds.right + 1))


def _nudged(start: float, length: float, first: int, last: int) -> float:
    """The start of a stretch, moved until it reaches from `first` to `last` or lies within them."""
    low, high = sorted((first, last - length))
    return min(max(start, low), high)


def wanted(laid: Bounds, *, is_open: bool = True) -> Bounds:
    """The cells to be seen for what is laid: a margin around it, and not too few.

    Where nothing can be laid any more, one empty cell on each side will do.
    """
    if not is_open:
        return laid.grown(1)
    around = laid.grown(MARGIN)
    rows, cols = max(0, LEAST_ROWS - around.rows), max(0, LEAST_COLS - around.cols)
    return Bounds(
        around.top - rows // 2,
        around.left - cols // 2,
        around.bottom + rows - rows // 2,
        around.right + cols - cols // 2,
    )


def centred(size: QSizeF, laid: Bounds, *, least: int, most: int, is_open: bool = True) -> Viewport:
    """What is laid in the middle, as large as it can be between two sides of a cell in pixels."""
    field = wanted(laid, is_open=is_open)
    room = min(size.width() / field.cols, size.height() / field.rows)
    side = max(least, min(most, floor(room / _STEP) * _STEP))
    return Viewport(
        size,
        side,
        (laid.left + laid.right + 1 - size.width() / side) / 2,
        (laid.top + laid.bottom + 1 - size.height() / side) / 2,
    )


def followed(
    before: Viewport, laid: Bounds, cell: Cell, *, least: int, most: int, is_open: bool = True
) -> Viewport:
    """The same part of the grid, moved and resized no more than what is laid now calls for.

    The cell of the caret is to be seen in any case, with one more on each side.
    """
    fresh = centred(before.size, laid, least=least, most=most, is_open=is_open)
    view = before if before.side == fresh.side else fresh
    caret = Bounds.of((cell,))
    return view.showing(laid.grown(MARGIN)).showing(caret.grown(1)).showing(caret)
