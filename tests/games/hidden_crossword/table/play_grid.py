"""Hands on the crossword editor of a table: tiles and words clicked and dragged about."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from tests.games.hidden_crossword import hc
from tests.games.play_hands import LEFT, NO_KEYS, SHIFT, click, show_in_areas
from wordsmith_desktop.games.hidden_crossword.table.grid.editor_panel import EditorPanel
from wordsmith_desktop.games.hidden_crossword.table.grid.rack import RackTile

FAR = QPoint(16, 12)
"""A way that makes a press a drag."""
Start = tuple[int, int]
"""Row and column of a word's first letter."""


class GridHands:
    """Does with grid and rack what a person would with the mouse."""

    def __init__(self, editor: EditorPanel) -> None:
        self.editor = editor
        self.grid, self.rack = editor.grid, editor.rack

    # What lies there

    def words(self) -> tuple[str, ...]:
        """The words laid, by length and alphabet."""
        return self.editor.gestures.editor.grid.words

    def tile(self, letter: str) -> RackTile:
        """The first tile of the rack with that letter."""
        return next(one for one in self.rack.tiles if one.view.text == letter)

    def middle(self, cell: hc.Cell) -> QPoint:
        """Where a cell is on the grid."""
        return self.grid.view.area(cell).center().toPoint()

    # Clicking

    def click_cell(self, row: int, col: int) -> None:
        """Click a cell, and zoom out by the button as long as it is not to be seen."""
        smaller = self.grid.zoom_bar.smaller
        while hc.Cell(row, col) not in self.grid.view.cells and smaller.isEnabled():
            click(smaller)
        _scroll_to(self.grid, self.middle(hc.Cell(row, col)))
        assert hc.Cell(row, col) in self.grid.view.cells, f"{row}, {col} is not to be seen"
        click(self.grid, self.middle(hc.Cell(row, col)))

    def click_word(self, word: str, row: int, col: int, direction: hc.Direction) -> None:
        """Click where a word begins, and a tile of the rack for every letter."""
        editor = self.editor.gestures.editor
        self.click_cell(row, col)
        if self.editor.gestures.editor.direction is not direction:
            # Another click turns; the caret is there already.
            self.click_cell(row, col)
        assert direction is self.editor.gestures.editor.direction
        for cell, letter in zip(
            hc.Run(word, hc.Cell(row, col), direction).cells, word, strict=True
        ):
            if cell not in editor.grid.letters:
                click(self.tile(letter))
                self.click_cell(cell.row, cell.col)

    # Dragging

    def drag_tile(
        self, letter: str, row: int, col: int, end_keys: Qt.KeyboardModifier = NO_KEYS
    ) -> None:
        """Drag a tile of the rack to a cell."""
        tile = self.tile(letter)
        show_in_areas(tile)
        start = tile.mapTo(tile.window(), tile.rect().center())
        window = tile.window().windowHandle()
        assert window is not None
        # Once the mouse has left the grid, that may show other cells.
        QTest.mouseMove(window, start)
        self.drag(start, self.point(row, col), end_keys=end_keys)

    def drag_cell(self, start: Start, end: Start, *, is_word: bool = False) -> None:
        """Drag a tile of the grid, or with Shift its word, to another cell."""
        self.drag(self.point(*start), self.point(*end), is_word=is_word)

    def take_off(self, start: Start, *, is_word: bool = False) -> None:
        """Drag a tile of the grid, or its word, to the rack."""
        rack = self.rack.row
        goal = rack.mapTo(rack.window(), _right_end(rack))
        self.drag(self.point(*start), goal, is_word=is_word)

    def grasp(self, tile: RackTile) -> None:
        """Press over a tile of the rack and begin to drag."""
        window = tile.window().windowHandle()
        assert window is not None
        start = tile.mapTo(tile.window(), tile.rect().center())
        QTest.mousePress(window, LEFT, NO_KEYS, start)
        QTest.mouseMove(window, start + FAR)

    def point(self, row: int, col: int) -> QPoint:
        """Where a cell is in the window."""
        return self.grid.mapTo(self.grid.window(), self.middle(hc.Cell(row, col)))

    def drag(
        self,
        start: QPoint,
        end: QPoint,
        *,
        is_word: bool = False,
        end_keys: Qt.KeyboardModifier = NO_KEYS,
    ) -> None:
        """Drag whatever is at one point of the window to another."""
        window = self.grid.window().windowHandle()
        assert window is not None
        QTest.mousePress(window, LEFT, SHIFT if is_word else NO_KEYS, start)
        QTest.mouseMove(window, start + FAR)
        QTest.mouseMove(window, end)
        QTest.mouseRelease(window, LEFT, end_keys, end)

    # Whole puzzles

    def drag_puzzle(self, layout: hc.Layout, anchor: str) -> None:
        """Drag every tile of a puzzle from the rack to the grid, the next to others first."""
        for cell, letter in self._next_tiles(layout, anchor):
            # With Shift it takes the place of what lies there.
            self.drag_tile(letter, cell.row, cell.col, end_keys=SHIFT)

    def click_puzzle(self, layout: hc.Layout, anchor: str) -> None:
        """Click a tile of the rack and a cell for every letter of a puzzle."""
        for cell, letter in self._next_tiles(layout, anchor):
            click(self.tile(letter))
            self.click_cell(cell.row, cell.col)

    def _next_tiles(self, layout: hc.Layout, anchor: str) -> Iterator[tuple[hc.Cell, str]]:
        wanted, count = moved_to_origin(layout, anchor), 0
        while missing := set(wanted) - set(there := self.editor.gestures.editor.grid.letters):
            count += 1
            assert count <= 3 * len(wanted), f"{missing} cannot be laid"
            cell = min(missing, key=lambda one: (not _touches(one, there), one.row, one.col))
            yield cell, wanted[cell]


def words_beside(layout: hc.Layout, anchor: str) -> list[tuple[str, int, int, hc.Direction]]:
    """All words but the anchor, as they lie with the anchor in row 0 from column 0."""
    grid = hc.Crossword(layout)
    anchored = grid.anchor_run(anchor)
    assert anchored is not None
    top, left = anchored.start.row, anchored.start.col
    return [
        (run.word, run.start.row - top, run.start.col - left, run.direction)
        for run in grid.runs
        if run != anchored
    ]


def moved_to_origin(layout: hc.Layout, anchor: str) -> dict[hc.Cell, str]:
    """The letters of a puzzle, with the anchor in row 0 from column 0."""
    anchored = hc.Crossword(layout).anchor_run(anchor)
    assert anchored is not None
    top, left = anchored.start.row, anchored.start.col
    return {hc.Cell(tile.row - top, tile.col - left): tile.letter for tile in layout}


def _touches(cell: hc.Cell, others: Collection[hc.Cell]) -> bool:
    return any(cell.step(way, count) in others for way in hc.Direction for count in (-1, 1))


def _scroll_to(widget: QWidget, at: QPoint) -> None:
    parent = widget.parentWidget()
    while parent is not None:
        content = parent.widget() if isinstance(parent, QScrollArea) else None
        if isinstance(parent, QScrollArea) and content is not None:
            inside = widget.mapTo(content, at)
            parent.ensureVisible(inside.x(), inside.y())
        parent = parent.parentWidget()
    QApplication.processEvents()


def _right_end(widget: QWidget) -> QPoint:
    """A point near the right end of a widget."""
    return QPoint(widget.width() - 4, widget.height() // 2)
