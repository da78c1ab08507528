"""Dragging tiles within the window: from the rack and the grid to the grid, or back to the rack.

`QDrag` would stop the program until the mouse button is let go, so the panel drags by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import Shiboken

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.strip.dragging import Floating

from ...rules.crossword import Cell
from .grid import GridBoard
from .loads import DragSource, Grasp, GridLoad, Load
from .rack import Rack

RETURN_MS: Final = 160
# Qt sends the second of two quick presses as a double click, not as a press.
_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


@dataclass(slots=True)
class _Grip:
    """A button that is down over something that can be dragged."""

    source: QWidget
    grasp: Grasp
    start: QPointF
    """Where the button went down, on the screen."""
    is_drag: bool = False
    """Whether the mouse went far enough since."""
    is_spent: bool = False
    """Whether the drag was given up, while the button is still down."""

    @property
    def is_under_way(self) -> bool:
        """Whether something is in the hand now."""
        return self.is_drag and not self.is_spent


class TileDragging(QObject):
    """Carries tiles over a panel."""

    dropped = Signal(object, object, bool)
    """A `Load` was let go over a `Cell`; whether with Shift."""
    returned = Signal(object)
    """A `Load` was let go over the rack."""

    def __init__(self, panel: QWidget, grid: GridBoard, rack: Rack) -> None:
        super().__init__(panel)
        self._panel, self._grid, self._rack = panel, grid, rack
        self._grip: _Grip | None = None
        self._floating = Floating(panel)
        for watched in (panel, grid, *rack.tiles):
            watched.installEventFilter(self)
        rack.tile_added.connect(self._watch)

    @property
    def load(self) -> Load | None:
        """What is being dragged."""
        return self._grip.grasp.load if self._grip and self._grip.is_under_way else None

    def cancel(self) -> None:
        """Let what is being dragged go back to where it was."""
        grip = self._grip
        if grip is not None and grip.is_under_way:
            self._end(grip)
            self._send_back(grip)
            grip.is_spent = True

    def _watch(self, tile: QObject) -> None:
        tile.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            return self._on_mouse(watched, event)
        if self._grip is not None:
            return self._on_other(watched, event)
        return False

    def _on_mouse(self, watched: QObject, event: QMouseEvent) -> bool:
        kind, grip = event.type(), self._grip
        if kind in _PRESSES:
            self._press(watched, event)
        elif grip is not None and watched is grip.source:
            if kind is QEvent.Type.MouseMove:
                return self._move(grip, event)
            is_left = event.button() is Qt.MouseButton.LeftButton
            if kind is QEvent.Type.MouseButtonRelease and is_left:
                return self._release(grip, event)
        return False

    def _on_other(self, watched: QObject, event: QEvent) -> bool:
        """What ends a drag before its time: Escape, another window, a curtain, a source gone."""
        kind, grip = event.type(), self._grip
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            return self._escape(event)
        is_holding = watched is self._panel or (grip is not None and watched is grip.source)
        is_left = kind is QEvent.Type.WindowDeactivate and watched is self._panel
        if is_left or (kind is QEvent.Type.Hide and is_holding):
            self.cancel()
            self._grip = None
        return False

    def _escape(self, event: QKeyEvent) -> bool:
        """Escape is this drag's own, before any shortcut of the page."""
        if self.load is None:
            return False
        # An accepted ShortcutOverride makes Qt send the key itself, and no shortcut.
        event.accept()
        if event.type() is QEvent.Type.KeyPress:
            self.cancel()
        return True

    # A drag from its beginning to its end

    def _press(self, watched: QObject, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._grip = None
        if isinstance(watched, QWidget) and watched.isEnabled() and isinstance(watched, DragSource):
            # What is clicked or dragged is gone on with at the grid.
            self._grid.setFocus(Qt.FocusReason.MouseFocusReason)
            is_twice = event.type() is QEvent.Type.MouseButtonDblClick
            is_word = is_twice or bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            grasp = watched.grasp_at(event.position(), is_word=is_word)
            if grasp is not None:
                self._grip = _Grip(watched, grasp, event.globalPosition())

    def _move(self, grip: _Grip, event: QMouseEvent) -> bool:
        # Qt sends all moves to the widget that was pressed, in its own coordinates.
        way = event.globalPosition() - grip.start
        if not grip.is_drag and way.manhattanLength() >= QApplication.startDragDistance():
            self._begin(grip)
        if grip.is_under_way:
            self._follow(grip, event.globalPosition())
        return grip.is_drag

    def _begin(self, grip: _Grip) -> None:
        source, area, load = grip.source, grip.grasp.area, grip.grasp.load
        assert isinstance(source, DragSource)
        grip.is_drag = True
        at = source.mapFromGlobal(grip.start).toPoint() - area.topLeft()
        paint = source.paint_load
        self._floating.lift(area.size(), lambda painter, rect: paint(painter, rect, load), grip=at)
        source.destroyed.connect(self._lose)
        if isinstance(source, QAbstractButton):
            source.setDown(False)  # So that letting go is no click.
        source.show_carried(load)

    def _follow(self, grip: _Grip, at: QPointF) -> None:
        self._floating.follow(self._panel.mapFromGlobal(at).toPoint())
        cell, load = self._cell(at), grip.grasp.load
        if cell is None:
            self._grid.show_goal(())
        else:
            self._grid.show_goal(load.cells_over(cell), load)

    def _cell(self, at: QPointF) -> Cell | None:
        return self._grid.cell_under(self._grid.mapFromGlobal(at))

    def _release(self, grip: _Grip, event: QMouseEvent) -> bool:
        self._grip = None
        if not grip.is_under_way:
            return grip.is_drag
        at, load = event.globalPosition(), grip.grasp.load
        cell = self._cell(at)
        is_over_rack = self._rack.is_under(self._rack.mapFromGlobal(at))
        self._end(grip)
        if cell is not None:
            self._floating.settle()
            with_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.dropped.emit(load, cell, with_shift)
        elif is_over_rack and isinstance(load, GridLoad):
            self._floating.settle()
            self.returned.emit(load)
        else:
            self._send_back(grip)
        return True

    def _end(self, grip: _Grip) -> None:
        """Leave everything as if nothing had been carried."""
        source = grip.source
        assert isinstance(source, DragSource)
        source.destroyed.disconnect(self._lose)
        source.show_carried(None)
        self._grid.show_goal(())

    def _send_back(self, grip: _Grip) -> None:
        if not grip.source.isVisible():
            self._floating.settle()
            return
        corner = grip.source.mapTo(self._panel, grip.grasp.area.topLeft())
        self._floating.go_back(corner, look().motion_ms(RETURN_MS))

    def _lose(self) -> None:
        """The source is being deleted, perhaps with the whole panel, and the mouse with it."""
        self._grip = None
        # The Python objects outlive Qt's; touching a deleted widget raises RuntimeError.
        if Shiboken.isValid(self._floating) and Shiboken.isValid(self._grid):
            self._floating.settle()
            self._grid.show_goal(())
