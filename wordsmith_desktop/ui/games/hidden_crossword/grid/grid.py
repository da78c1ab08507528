"""The crossword grid in hands: clicks, and what can be dragged from it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from wordsmith_desktop.games.hidden_crossword.crossword import Cell, Run
from wordsmith_desktop.games.hidden_crossword.presenter import Editor
from wordsmith_desktop.ui.games.hidden_crossword.grid.grid_keys import GridKeys
from wordsmith_desktop.ui.games.hidden_crossword.grid.loads import Grasp, GridLoad, Load
from wordsmith_desktop.ui.games.hidden_crossword.grid.viewport import MARGIN
from wordsmith_desktop.ui.games.hidden_crossword.tiles.tile import paint_tile
from wordsmith_desktop.ui.kit.appearance import look

_NOTCH: Final = 120
"""What one notch of a wheel reports."""


class GridBoard(GridKeys):
    """Tells what hands want done with the tiles of the grid; also has the signals of its base."""

    cell_clicked = Signal(object)
    """A `Cell` was clicked."""
    hovered = Signal(object)
    """While something is held: the mouse came to a `Cell`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed: Cell | None = None
        self._pointed: Cell | None = None
        self.setMouseTracking(True)

    # What is dragged

    def cell_under(self, point: QPointF) -> Cell | None:
        """The cell at a point, None beside the grid."""
        inside = self.isVisible() and QRectF(self.rect()).contains(point)
        return self.view.cell_at(point) if inside else None

    def grasp_at(self, point: QPointF, *, is_word: bool) -> Grasp | None:
        """The tile at a point, or the word there; the anchor stays."""
        editor = self.editor
        if editor is None or not self.is_open or editor.held is not None:
            return None
        cell = self.view.cell_at(point)
        run = _run_to_drag(editor, cell, is_word=is_word)
        if run is None or editor.fixed.issuperset(run.cells):
            return None
        box = self.tile_box(run.cells[0]).united(self.tile_box(run.cells[-1]))
        return Grasp(GridLoad(run, run.cells.index(cell)), box.toAlignedRect())

    def paint_load(self, painter: QPainter, rect: QRectF, load: Load) -> None:
        """Paint tiles lifted."""
        if not isinstance(load, GridLoad):
            return
        first = self.tile_box(load.run.start)
        moved = rect.topLeft() - QPointF(first.toAlignedRect().topLeft())
        for letter, cell in zip(load.run.word, load.run.cells, strict=True):
            box = self.tile_box(cell).translated(moved)
            paint_tile(painter, box, letter, look(), is_lifted=True)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self.view.cell_at(event.position())
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if event.button() is not Qt.MouseButton.LeftButton or self.editor is None:
            super().mouseReleaseEvent(event)
        elif pressed is not None and pressed == self.cell_under(event.position()):
            self._click(self.editor, pressed)

    def _click(self, editor: Editor, cell: Cell) -> None:
        if self.is_open:
            self.cell_clicked.emit(cell)
        else:
            self._read(editor.with_caret(cell))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cell, before = self.cell_under(event.position()), self._pointed
        self._pointed = cell
        if self.is_holding and cell is not None and cell != before:
            self.hovered.emit(cell)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Shows other cells where not all of them have room; Shift turns it sideways."""
        turned = event.angleDelta()
        way = QPointF(turned.x(), turned.y()) / _NOTCH
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            way = way.transposed()
        if not self._pan(-way.y(), -way.x()):
            event.ignore()

    def _pan(self, rows: float, cols: float) -> bool:
        if self.editor is None:
            return False
        before = self.view
        laid = self.editor.bounds.grown(MARGIN)
        room, span = before.size, before.span(laid)
        is_high, is_broad = span.height() > room.height(), span.width() > room.width()
        self._view = before.panned(rows * is_high, cols * is_broad).showing(laid)
        self.update()
        return self._view != before

    def event(self, event: QEvent) -> bool:
        """Tells reasons where the mouse rests."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._tell_reasons(event.globalPos(), self.view.cell_at(QPointF(event.pos())))
            return True
        return super().event(event)

    def _tell_reasons(self, at: QPoint, cell: Cell) -> None:
        reasons = "\n".join(self.reasons_at(cell))
        area = self.view.box(cell).toAlignedRect() if reasons else QRect()
        QToolTip.showText(at, reasons, self, area)


def _run_to_drag(editor: Editor, cell: Cell, *, is_word: bool) -> Run | None:
    letter = editor.grid.letters.get(cell)
    if letter is None:
        return None
    there = {run.direction: run for run in editor.grid.runs_at(cell)} if is_word else {}
    whole = there.get(editor.direction) or there.get(editor.direction.other)
    return whole or Run(letter, cell, editor.direction)
