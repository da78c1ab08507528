"""The crossword grid in hands: clicks, and what can be dragged from it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from wordsmith_desktop.games.hidden_crossword.crossword import Cell, Direction, Run
from wordsmith_desktop.games.hidden_crossword.presenter import Editor
from wordsmith_desktop.ui.games.hidden_crossword.grid.display import GridDisplay
from wordsmith_desktop.ui.games.hidden_crossword.grid.loads import Grasp, GridLoad, Load
from wordsmith_desktop.ui.games.hidden_crossword.grid.painting import MARGIN
from wordsmith_desktop.ui.games.hidden_crossword.tile import paint_tile
from wordsmith_desktop.ui.kit.appearance import look

_ARROWS: Final[dict[int, tuple[Direction, int]]] = {
    Qt.Key.Key_Left: (Direction.ACROSS, -1),
    Qt.Key.Key_Right: (Direction.ACROSS, 1),
    Qt.Key.Key_Up: (Direction.DOWN, -1),
    Qt.Key.Key_Down: (Direction.DOWN, 1),
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_HELD_KEYS: Final = (*_ENTER, Qt.Key.Key_Escape)


class GridKeys(GridDisplay):
    """Tells what keys want done with caret and tiles."""

    stepped = Signal(object, int)
    """An arrow key: a `Direction` and how many cells on."""
    turned = Signal()
    """Space: letters, or what is held, are to read the other way."""
    typed = Signal(str)
    """A letter key, as it was typed: A-Z, an umlaut or ß in either case."""
    backspaced = Signal()
    deleted = Signal()
    carried = Signal(bool, object, int)
    """Ctrl and an arrow key: carry the word, or with Shift only the tile, that way."""
    caret_wanted = Signal(object)
    """The caret is wanted in a `Cell`."""
    submitted = Signal()
    """Enter."""
    let_go = Signal()
    """Escape, with something held."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def key_signals(self) -> tuple[SignalInstance, ...]:
        """Those that tell of caret, tiles or hand."""
        moving = (self.stepped, self.turned, self.caret_wanted, self.carried, self.let_go)
        return (*moving, self.typed, self.backspaced, self.deleted)

    @property
    def is_holding(self) -> bool:
        """Whether a tile or a word is in the hand."""
        return self.editor is not None and self.editor.held is not None

    def event(self, event: QEvent) -> bool:
        """Enter and Escape are its own while something is held."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride and self.is_holding
        # Accepted, the key comes to `keyPressEvent` and triggers no shortcut.
        if is_asked and isinstance(event, QKeyEvent) and event.key() in _HELD_KEYS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.take_key(event))

    def take_key(self, event: QKeyEvent) -> bool:
        """Act on a key as if the grid had the keyboard; says whether it meant anything.

        A page hands keys on that no other widget wanted, so that typing always lays letters.
        """
        if self.editor is None or not self.isEnabled():
            return False
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return self._carry_by_key(event)
        if self._caret_key(event):
            return True
        return self.is_open and (self._edit_key(event) or self._type(event))

    def _carry_by_key(self, event: QKeyEvent) -> bool:
        way = _ARROWS.get(event.key())
        if way is None or not self.is_open:
            return False
        is_word = not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        self.carried.emit(is_word, *way)
        return True

    def _caret_key(self, event: QKeyEvent) -> bool:
        key, editor = event.key(), self.editor
        if editor is None:
            return False
        if key in _ARROWS:
            self._step(editor, *_ARROWS[key])
        elif key == Qt.Key.Key_Space:
            self._turn(editor)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            run = editor.word_at_caret
            if run is not None and editor.held is None:
                is_end = key == Qt.Key.Key_End
                self._go_to(editor, run.cells[-1].step(run.direction) if is_end else run.start)
        else:
            return False
        return True

    # A grid that can only be read has nobody who moves its caret, so it does that itself.

    def _step(self, editor: Editor, direction: Direction, count: int) -> None:
        if self.is_open:
            self.stepped.emit(direction, count)
        else:
            self._read(editor.stepped(direction, count))

    def _turn(self, editor: Editor) -> None:
        if self.is_open:
            self.turned.emit()
        else:
            self._read(editor.turned())

    def _go_to(self, editor: Editor, cell: Cell) -> None:
        if self.is_open:
            self.caret_wanted.emit(cell)
        else:
            self._read(editor.with_caret(cell))

    def _read(self, editor: Editor) -> None:
        self.show_editor(editor, self._faulty, is_open=False)

    def _edit_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Backspace:
            self.backspaced.emit()
        elif key == Qt.Key.Key_Delete:
            self.deleted.emit()
        elif key in _ENTER:
            if not event.isAutoRepeat():
                self.submitted.emit()
        elif key == Qt.Key.Key_Escape and self.is_holding:
            self.let_go.emit()
        else:
            return False
        return True

    def _type(self, event: QKeyEvent) -> bool:
        text = event.text()
        is_letter = len(text) == 1 and text.isalpha()
        if not is_letter or event.modifiers() & Qt.KeyboardModifier.AltModifier:
            return False
        self.typed.emit(text)
        return True


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
        # Ignored, the wheel goes on to what scrolls around the grid.
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
