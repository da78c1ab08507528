"""The crossword grid in hands: clicks, and what can be dragged from it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QToolTip, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.composing import (
    is_foreign,
    take_composed,
    tell_foreign,
    type_composed,
)
from wordsmith_desktop.wording.texts import say

from ...rules.crossword import Cell, Direction, Run
from ...rules.grid_tiles import EditorWhy
from ...rules.presenter import Editor
from ...words import grid_texts as texts
from ..tile import paint_tile
from .display import GridDisplay
from .loads import Grasp, GridLoad, Load

_ARROWS: Final[dict[int, tuple[Direction, int]]] = {
    Qt.Key.Key_Left: (Direction.ACROSS, -1),
    Qt.Key.Key_Right: (Direction.ACROSS, 1),
    Qt.Key.Key_Up: (Direction.DOWN, -1),
    Qt.Key.Key_Down: (Direction.DOWN, 1),
}
_ZOOMS: Final[dict[int, int]] = {
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_0: 0,
}
"""Steps of the zoom; none shows all."""
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
    confirmed = Signal(bool)
    """Enter: what is typed or held is meant so; whether with Shift."""
    extended = Signal(object, int)
    """Shift and an arrow key: select so many cells more in a `Direction`."""
    all_wanted = Signal()
    copy_wanted = Signal()
    cut_wanted = Signal()
    paste_wanted = Signal()
    """Ctrl and A, C, X or V."""
    let_go = Signal()
    """Escape, with something held, typed in vain or selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        take_composed(self)

    @property
    def key_signals(self) -> tuple[SignalInstance, ...]:
        """Those that tell of caret, tiles or hand."""
        moving = (self.stepped, self.turned, self.caret_wanted, self.carried, self.let_go)
        return (*moving, self.typed, self.backspaced, self.deleted)

    @property
    def is_holding(self) -> bool:
        """Whether a tile or a word is in the hand."""
        return self.editor is not None and self.editor.held is not None

    @property
    def is_under_way(self) -> bool:
        """Whether something is in the hand, or typed in vain."""
        return self.editor is not None and self.editor.is_under_way

    @property
    def _is_busy(self) -> bool:
        """The same, or selected."""
        return self.is_under_way or (self.editor is not None and self.editor.mark is not None)

    def event(self, event: QEvent) -> bool:
        """Enter and Escape are its own while something is held or typed in vain."""
        if event.type() is QEvent.Type.ShortcutOverride:
            # Undo by key may need another part of the grid than the one under the mouse.
            self.note_hand(is_mouse=False)
        is_asked = event.type() is QEvent.Type.ShortcutOverride and self.is_under_way
        # Accepted, the key comes to `keyPressEvent` and triggers no shortcut.
        if is_asked and isinstance(event, QKeyEvent) and event.key() in _HELD_KEYS:
            event.accept()
            return True
        return super().event(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        type_composed(self, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.take_key(event))

    def take_key(self, event: QKeyEvent) -> bool:
        """Act on a key as if the grid had the keyboard; says whether it meant anything.

        A page hands keys on that no other widget wanted, so that typing always lays letters.
        """
        if self.editor is None or not self.isEnabled():
            return False
        self.note_hand(is_mouse=False)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return self._carry_by_key(event)
        if self._caret_key(event) or self._zoom_key(event):
            return True
        return self.is_open and (self._edit_key(event) or self._type(event))

    def _carry_by_key(self, event: QKeyEvent) -> bool:
        way = _ARROWS.get(event.key())
        if way is None and self.is_open:
            return self._clip_key(event)
        if way is None or not self.is_open:
            return False
        is_word = not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        self.carried.emit(is_word, *way)
        return True

    def _clip_key(self, event: QKeyEvent) -> bool:
        wanted = {
            QKeySequence.StandardKey.Copy: self.copy_wanted,
            QKeySequence.StandardKey.Cut: self.cut_wanted,
            QKeySequence.StandardKey.Paste: self.paste_wanted,
            QKeySequence.StandardKey.SelectAll: self.all_wanted,
        }
        signal = next((one for keys, one in wanted.items() if event.matches(keys)), None)
        if signal is None or self.is_holding:
            return False
        signal.emit()
        return True

    def _zoom_key(self, event: QKeyEvent) -> bool:
        steps = _ZOOMS.get(event.key())
        if steps is None or not self.is_open:
            return False
        if steps:
            self.zoom(steps)
        else:
            self.fit()
        return True

    def _caret_key(self, event: QKeyEvent) -> bool:
        key, editor = event.key(), self.editor
        if editor is None:
            return False
        is_selecting = event.modifiers() & Qt.KeyboardModifier.ShiftModifier and self.is_open
        if key in _ARROWS and is_selecting and editor.held is None:
            self.extended.emit(*_ARROWS[key])
        elif key in _ARROWS:
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
                self.confirmed.emit(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key == Qt.Key.Key_Escape and self._is_busy:
            self.let_go.emit()
        else:
            return False
        return True

    def _type(self, event: QKeyEvent) -> bool:
        text = event.text()
        is_letter = len(text) == 1 and text.isalpha()
        if not is_letter or event.modifiers() & Qt.KeyboardModifier.AltModifier:
            return False
        if not (is_foreign(text) and tell_foreign(self, text)):
            self.typed.emit(text)
        return True


class GridBoard(GridKeys):
    """Tells what hands want done with the tiles of the grid; also has the signals of its base."""

    cell_clicked = Signal(object, bool)
    """A `Cell` was clicked; whether with Shift."""
    word_lifted = Signal(object)
    """A `Run` is wanted in the hand: its handle was clicked, or one of its letters twice."""
    selected = Signal(object, object)
    """The mouse was drawn from a free `Cell` to another one."""
    menu_wanted = Signal(object)
    """The context menu is wanted at a point of the screen."""
    hovered = Signal(object)
    """While something is held: the mouse came to a `Cell`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed: Cell | None = None
        self._pointed: Cell | None = None
        self._grabbed: Run | None = None
        """The word whose handle the button went down on, or that was clicked twice."""
        self._way = Direction.ACROSS
        """The direction before the first of two clicks, which turns it."""
        self.setMouseTracking(True)

    # What is dragged

    def cell_under(self, point: QPointF) -> Cell | None:
        """The cell at a point, None beside the cells that are shown."""
        inside = self.isVisible() and self.view.frame.contains(point)
        return self.view.cell_at(point) if inside else None

    def grasp_at(self, point: QPointF, *, is_word: bool) -> Grasp | None:
        """The tile at a point, or the word there; by its handle always the word."""
        editor, cell = self.editor, self.cell_under(point)
        if editor is None or not self.is_open or editor.held is not None:
            return None
        run = self.handle_at(point)
        if run is None and cell is not None:
            run = _run_to_drag(editor, cell, self._way if is_word else None)
        if run is None or editor.fixed.issuperset(run.cells):
            return None
        grip = run.cells.index(cell) if cell in run.cells else len(run.cells) - 1
        area = self.tile_area(run.cells[0]).united(self.tile_area(run.cells[-1]))
        return Grasp(GridLoad(run, grip), area.toAlignedRect())

    def paint_load(self, painter: QPainter, rect: QRectF, load: Load) -> None:
        """Paint tiles lifted."""
        if not isinstance(load, GridLoad):
            return
        first = self.tile_area(load.run.start)
        moved = rect.topLeft() - QPointF(first.toAlignedRect().topLeft())
        for letter, cell in zip(load.run.word, load.run.cells, strict=True):
            area = self.tile_area(cell).translated(moved)
            paint_tile(painter, area, letter, look(), is_lifted=True)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.note_hand(is_mouse=True)
        if self.pan_press(event):
            return
        if event.button() is Qt.MouseButton.LeftButton and self.editor is not None:
            self._grabbed = None if self.is_holding else self.handle_at(event.position())
            self._pressed = self.cell_under(event.position())
            self._way = self.editor.direction
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press on a letter takes its word; dragged on, it is the word that goes."""
        way = self._way
        self.mousePressEvent(event)
        cell, editor = self._pressed, self.editor
        is_left = event.button() is Qt.MouseButton.LeftButton
        if editor is None or cell is None or not (is_left and self.is_open) or self.is_holding:
            return
        self._way = way
        run = _run_to_drag(editor, cell, way)
        if run is not None and len(run.word) > 1 and not editor.fixed.issuperset(run.cells):
            self._grabbed = run

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.pan_release(event):
            return
        pressed, self._pressed = self._pressed, None
        grabbed, self._grabbed = self._grabbed, None
        if event.button() is not Qt.MouseButton.LeftButton or self.editor is None:
            super().mouseReleaseEvent(event)
        elif grabbed is not None:
            self.word_lifted.emit(grabbed)
        elif pressed is not None and pressed == self.cell_under(event.position()):
            with_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._click(self.editor, pressed, with_shift=with_shift)

    def _click(self, editor: Editor, cell: Cell, *, with_shift: bool) -> None:
        if self.is_open:
            self.cell_clicked.emit(cell, with_shift)
        else:
            self._read(editor.with_caret(cell))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.note_hand(is_mouse=True)
        if self.pan_move(event):
            return
        at = event.position()
        if self._rubber_band(event):
            return
        cell, before = self.cell_under(at), self._pointed
        self._pointed = cell
        self._point_at(at, cell)
        if self.is_holding and cell is not None and cell != before:
            self.hovered.emit(cell)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu is for what is under the mouse, or by key for what is at the caret."""
        if self.editor is None or not self.is_open or self.is_holding:
            event.ignore()  # The window has what a word means told.
            return
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        point = QPointF(event.pos()) if by_mouse else self.view.area(self.editor.caret).center()
        cell = self.cell_under(point)
        selection = self.editor.selection
        if by_mouse and cell is not None and (selection is None or cell not in selection):
            self.caret_wanted.emit(cell)
        self.menu_wanted.emit(self.mapToGlobal(point.toPoint()))

    def _rubber_band(self, event: QMouseEvent) -> bool:
        """Select from the free cell on where the button went down; whether that goes on."""
        start, editor = self._pressed, self.editor
        is_down = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if not is_down or start is None or editor is None or not self.is_open or self.is_holding:
            return False
        if start in editor.grid.letters or self._grabbed is not None:
            return False
        end = self.view.cells.nearest(self.view.cell_at(event.position()))
        if end != start or editor.selection is not None:
            self.selected.emit(start, end)
        return True

    def _point_at(self, at: QPointF, cell: Cell | None) -> None:
        """Have the handle at the word under the mouse, as long as that is there or on it."""
        if self.handle_at(at) is not None:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
            return
        self.unsetCursor()
        editor = self.editor
        run = _run_to_drag(editor, cell, editor.direction) if editor and cell else None
        self.show_handle(run if run is not None and len(run.word) > 1 else None)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointed = None
        self.show_handle(None)

    def event(self, event: QEvent) -> bool:
        """Tells reasons where the mouse rests."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._tell_reasons(event.globalPos(), QPointF(event.pos()))
            return True
        return super().event(event)

    def _tell_reasons(self, at: QPoint, point: QPointF) -> None:
        cell, run = self.view.cell_at(point), self.handle_at(point)
        if run is not None:
            reasons, area = (
                say(texts.TIP_HANDLE, word=run.word),
                self.handle_area(run).toAlignedRect(),
            )
        else:
            is_anchor = self.editor is not None and cell in self.editor.fixed
            stays = (say(texts.EDITOR_REASONS[EditorWhy.ANCHOR_FIXED]),) if is_anchor else ()
            reasons = "\n".join((*self.reasons_at(cell), *stays))
            area = self.view.area(cell).toAlignedRect() if reasons else QRect()
        QToolTip.showText(at, reasons, self, area)


def _run_to_drag(editor: Editor, cell: Cell, way: Direction | None) -> Run | None:
    """The word at a cell, rather in that direction; without one the tile there alone."""
    letter = editor.grid.letters.get(cell)
    if letter is None:
        return None
    there = {run.direction: run for run in editor.grid.runs_at(cell)} if way else {}
    whole = there.get(way or editor.direction) or there.get((way or editor.direction).other)
    return whole or Run(letter, cell, editor.direction)
