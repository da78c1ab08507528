"""What a hand carries about the editor, and what it can be taken from."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.core.value import Value

from ...rules.crossword import Cell, Run
from ...rules.presenter import Editor


class RackLoad(Value):
    """A tile of the rack."""

    letter: str
    tile: int
    """Its number in the rack."""

    def cells_over(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells that it is over with the hand over that cell."""
        return (cell,)

    def clashes(self, editor: Editor, cells: tuple[Cell, ...]) -> frozenset[Cell]:
        """Those of the cells in which another letter is in its way."""
        lying = editor.grid.letters
        return frozenset(cell for cell in cells if lying.get(cell, self.letter) != self.letter)


class GridLoad(Value):
    """A tile of the grid, or all tiles of a word."""

    run: Run
    """Where it lies; a single tile is a run of one letter."""
    grip: int = 0
    """Which of its letters the hand holds."""

    def cells_over(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells that it is over with the hand over that cell."""
        start = cell.step(self.run.direction, -self.grip)
        return Run(self.run.word, start, self.run.direction).cells

    def clashes(self, editor: Editor, cells: tuple[Cell, ...]) -> frozenset[Cell]:
        """Those of the cells in which another letter is in its way."""
        lying, own = editor.grid.letters, set(self.run.cells) - editor.fixed
        if len(cells) == 1:
            # One tile changes places with another, but for those that are set in.
            own |= set(lying) - editor.fixed
        letters = zip(self.run.word, cells, strict=True)
        return frozenset(
            cell
            for letter, cell in letters
            if cell not in own and lying.get(cell, letter) != letter
        )


Load = RackLoad | GridLoad


class Grasp(Value):
    """What can be taken at a point of a widget."""

    load: Load
    area: QRect
    """Where it is to be seen, in the widget's coordinates."""


@runtime_checkable
class DragSource(Protocol):
    """A widget that something can be dragged from."""

    def grasp_at(self, point: QPointF, *, is_word: bool) -> Grasp | None:
        """What a hand takes there: where there is one, a whole word if asked for."""

    def paint_load(self, painter: QPainter, rect: QRectF, load: Load) -> None:
        """Paint it lifted into a rectangle of its area's size."""

    def show_carried(self, load: Load | None) -> None:
        """Show that this is in a hand, or that all is back in place."""
