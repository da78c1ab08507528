"""Which cells of an endless grid a widget shows: whole ones, and the same as long as possible."""

from __future__ import annotations

from collections.abc import Iterable
from math import floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from wordsmith_desktop.core.value import Value, replace

from ...rules.crossword import Cell
from ...rules.grid_tiles import Bounds

MARGIN: Final = 2
"""Empty cells around the tiles."""
LEAST_ROWS: Final = 9
LEAST_COLS: Final = 13
"""A grid this large is shown even where less is laid, so that it need not shrink soon."""
RIM: Final = 5
"""Felt around the cells in pixels, at least."""
_STEP: Final = 4
"""Cells shrink by so many pixels, so that one more tile seldom changes their size."""


class Viewport(Value):
    """Where the cells of the grid lie in a widget; it shows none in part."""

    size: QSizeF
    """The widget's size."""
    side: int
    """A cell's breadth and height."""
    left: int
    top: int
    """The first column and the first row that are shown."""

    @property
    def rows(self) -> int:
        """How many rows are shown."""
        return max(1, floor((self.size.height() - 2 * RIM) / self.side))

    @property
    def cols(self) -> int:
        """How many columns are shown."""
        return max(1, floor((self.size.width() - 2 * RIM) / self.side))

    @property
    def cells(self) -> Bounds:
        """The cells that are shown."""
        return Bounds(self.top, self.left, self.top + self.rows - 1, self.left + self.cols - 1)

    @property
    def frame(self) -> QRectF:
        """Where they lie, in the middle of the widget."""
        width, height = self.cols * self.side, self.rows * self.side
        x, y = (self.size.width() - width) / 2, (self.size.height() - height) / 2
        # Between pixels pictures blur.
        return QRectF(floor(x), floor(y), width, height)

    def area(self, cell: Cell) -> QRectF:
        """Where a cell lies, on whole pixels; one that is not shown lies beside the frame."""
        frame = self.frame
        x = frame.left() + (cell.col - self.left) * self.side
        return QRectF(x, frame.top() + (cell.row - self.top) * self.side, self.side, self.side)

    def span(self, bounds: Bounds) -> QRectF:
        """Where a rectangle of cells lies."""
        first = self.area(Cell(bounds.top, bounds.left))
        return first.united(self.area(Cell(bounds.bottom, bounds.right)))

    def cell_at(self, point: QPointF) -> Cell:
        """The cell at a point, which may lie beside the frame."""
        way = (point - self.frame.topLeft()) / self.side
        return Cell(floor(way.y()) + self.top, floor(way.x()) + self.left)

    def cells_in(self, part: QRectF) -> Bounds:
        """The shown cells that a part of the widget touches."""
        first, last = self.cell_at(part.topLeft()), self.cell_at(part.bottomRight())
        shown = self.cells
        first, last = shown.nearest(first), shown.nearest(last)
        return Bounds(first.row, first.col, last.row, last.col)

    def has(self, bounds: Bounds) -> bool:
        """Whether all those cells are shown."""
        return self.cells == self.cells.around(_corners(bounds))

    def has_room_for(self, bounds: Bounds) -> bool:
        """Whether all those cells could be shown."""
        return bounds.rows <= self.rows and bounds.cols <= self.cols

    def panned(self, rows: int, cols: int) -> Viewport:
        """With other cells shown, so many rows and columns on."""
        return replace(self, top=self.top + rows, left=self.left + cols)

    def showing(self, bounds: Bounds) -> Viewport:
        """Panned no further than needed until all those cells are shown, or nothing else."""
        top = _nudged(self.top, self.rows, bounds.top, bounds.bottom + 1)
        return replace(self, top=top, left=_nudged(self.left, self.cols, *_across(bounds)))

    def zoomed(self, side: int, about: Cell) -> Viewport:
        """With cells of another size; one of them stays where it is as nearly as can be."""
        middle = self.area(about).center()
        fresh = replace(self, side=side)
        there = fresh.cell_at(middle)
        return fresh.panned(about.row - there.row, about.col - there.col)


def _corners(bounds: Bounds) -> tuple[Cell, Cell]:
    return Cell(bounds.top, bounds.left), Cell(bounds.bottom, bounds.right)


def _across(bounds: Bounds) -> tuple[int, int]:
    return bounds.left, bounds.right + 1


def _nudged(start: int, length: int, first: int, last: int) -> int:
    """The start of a stretch, moved until it reaches from `first` to `last` or lies within them."""
    low, high = sorted((first, last - length))
    return min(max(start, low), high)


def centred(size: QSizeF, laid: Bounds, *, least: int, most: int, is_open: bool = True) -> Viewport:
    """What is laid in the middle, as large as it can be between two sides of a cell in pixels."""
    around = 1 if is_open else 0
    width, height = size.width() - 2 * RIM, size.height() - 2 * RIM
    room = min(width / (laid.cols + around), height / (laid.rows + around))
    # The cells keep their size as long as what is laid is to be seen; it can be panned.
    side = most if room >= most else max(least, floor(room / _STEP) * _STEP)
    view = Viewport(size, side, 0, 0)
    return replace(
        view,
        left=floor((laid.left + laid.right + 1 - view.cols) / 2),
        top=floor((laid.top + laid.bottom + 1 - view.rows) / 2),
    )


def followed(
    before: Viewport,
    laid: Iterable[Cell],
    wanted: Iterable[Cell],
    *,
    least: int,
    may_zoom: bool = True,
) -> Viewport:
    """The same view, unless one of the `wanted` cells is not in it.

    It is panned then, and where that is not enough zoomed out, so that no tile leaves it; where
    all of them have no room, it is panned to the first cell that is wanted.
    """
    wanted = tuple(wanted)
    shown = before.cells
    if all(cell in shown for cell in wanted):
        return before
    needed = Bounds.of((*wanted, *(cell for cell in laid if cell in shown)))
    side = before.side
    while may_zoom and side > least and not replace(before, side=side).has_room_for(needed):
        side = max(least, side - _STEP)
    view = before if side == before.side else centred(before.size, needed, least=side, most=side)
    if view.has_room_for(needed):
        roomy = needed.grown(1)
        return view.showing(roomy if view.has_room_for(roomy) else needed)
    caret = Bounds.of(wanted[:1])
    return before.showing(caret.grown(1)).showing(caret)
