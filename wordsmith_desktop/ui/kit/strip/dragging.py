"""Dragging within the window: from rows, strip and other widgets to the strip or off it.

`QDrag` would stop the program until the mouse button is let go, so the page drags by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QChildEvent, QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import Shiboken

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.strip.floating import Floating
from wordsmith_desktop.ui.kit.strip.strip import Strip

RETURN_MS: Final = 160
_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


@runtime_checkable
class Carriable(Protocol):
    """A widget that something can be dragged from."""

    @property
    def load(self) -> object | None:
        """What a hand takes; None while there is nothing to take."""

    def paint_load(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it lifted into a rectangle of the widget's size."""


@runtime_checkable
class Emptied(Protocol):
    """A widget that shows that what it held is in a hand."""

    def set_carried(self, is_carried: bool) -> None:
        """Show it."""


@dataclass(slots=True)
class _Grasp:
    """A button that is down over a source."""

    source: QWidget
    load: object
    start: QPointF
    """Where the button went down, on the screen."""
    is_drag: bool = False
    """Whether the mouse went far enough since."""
    is_spent: bool = False
    """Whether the drag was given up, while the button is still down."""


class Dragging(QObject):
    """Carries loads over a page; everything inside the page that has a load can be carried."""

    dropped = Signal(object, int)
    """A load was let go at a place of the strip."""
    thrown = Signal(object)
    """A load was let go beside the strip."""

    def __init__(self, page: QWidget, strip: Strip) -> None:
        """The strip is told of what is dropped and thrown."""
        super().__init__(page)
        self._page, self._strip = page, strip
        self._grasp: _Grasp | None = None
        self._floating = Floating(page)
        self.dropped.connect(strip.take)
        self.thrown.connect(strip.let_go)
        self._watch(page)

    @property
    def load(self) -> object | None:
        """What is being dragged."""
        return self._grasp.load if self._grasp and _is_under_way(self._grasp) else None

    def cancel(self) -> None:
        """Let what is being dragged go back to where it was."""
        grasp = self._grasp
        if grasp is not None and _is_under_way(grasp):
            self._end(grasp)
            self._send_back(grasp)
            grasp.is_spent = True

    # Watching

    def _watch(self, widget: QWidget) -> None:
        for watched in (widget, *widget.findChildren(QWidget)):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            self._welcome(event.child())
        elif isinstance(event, QMouseEvent):
            return self._on_mouse(watched, event)
        elif self._grasp is not None:
            return self._on_other(watched, event)
        return False

    def _welcome(self, child: QObject) -> None:
        if isinstance(child, QWidget) and child is not self._floating:
            self._watch(child)

    def _on_mouse(self, watched: QObject, event: QMouseEvent) -> bool:
        kind = event.type()
        if kind in _PRESSES:
            self._press(watched, event)
            return False
        grasp = self._grasp
        if grasp is None or watched is not grasp.source:
            return False
        if kind is QEvent.Type.MouseMove:
            return self._move(grasp, event)
        if kind is QEvent.Type.MouseButtonRelease and event.button() is Qt.MouseButton.LeftButton:
            return self._release(grasp, event)
        return False

    def _on_other(self, watched: QObject, event: QEvent) -> bool:
        """What ends a drag before its time: Escape, another window, a curtain, a source gone."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            return self._escape(event)
        is_over = (kind is QEvent.Type.Hide and self._is_holding(watched)) or (
            kind is QEvent.Type.WindowDeactivate and watched is self._page
        )
        if is_over:
            self.cancel()
            self._grasp = None
        return False

    def _is_holding(self, watched: QObject) -> bool:
        return watched is self._page or (self._grasp is not None and watched is self._grasp.source)

    def _escape(self, event: QKeyEvent) -> bool:
        """Escape is this drag's own, before any shortcut of the page."""
        if self.load is None:
            return False
        event.accept()
        if event.type() is QEvent.Type.KeyPress:
            self.cancel()
        return True

    # A drag from its beginning to its end

    def _press(self, watched: QObject, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._grasp = None
        if isinstance(watched, QWidget) and watched.isEnabled() and isinstance(watched, Carriable):
            if not self._strip.has_keyboard:
                # Enter after the mouse builds; a piece with the keyboard would take it for a pick.
                self._strip.setFocus(Qt.FocusReason.MouseFocusReason)
            load = watched.load
            if load is not None:
                self._grasp = _Grasp(watched, load, event.globalPosition())

    def _move(self, grasp: _Grasp, event: QMouseEvent) -> bool:
        way = event.globalPosition() - grasp.start
        is_far = way.manhattanLength() >= QApplication.startDragDistance()
        if not grasp.is_drag and is_far:
            self._begin(grasp)
        if _is_under_way(grasp):
            self._follow(event.globalPosition())
        return grasp.is_drag

    def _begin(self, grasp: _Grasp) -> None:
        source = grasp.source
        grasp.is_drag = True
        assert isinstance(source, Carriable)
        grip = source.mapFromGlobal(grasp.start).toPoint()
        self._floating.lift(source.size(), source.paint_load, grip=grip)
        source.destroyed.connect(self._lose)
        if isinstance(source, QAbstractButton):
            source.setDown(False)  # So that letting go is no click.
        if isinstance(source, Emptied):
            source.set_carried(True)

    def _follow(self, at: QPointF) -> None:
        self._floating.follow(self._page.mapFromGlobal(at).toPoint())
        self._strip.show_gap(self._place(at))

    def _place(self, at: QPointF) -> int | None:
        return self._strip.place_at(self._strip.mapFromGlobal(at))

    def _release(self, grasp: _Grasp, event: QMouseEvent) -> bool:
        self._grasp = None
        if not _is_under_way(grasp):
            return grasp.is_drag
        place = self._place(event.globalPosition())
        self._end(grasp)
        if place is None:
            self._send_back(grasp)
            self.thrown.emit(grasp.load)
        else:
            self._floating.settle()
            self.dropped.emit(grasp.load, place)
        return True

    def _end(self, grasp: _Grasp) -> None:
        """Leave everything as if nothing had been carried."""
        source = grasp.source
        source.destroyed.disconnect(self._lose)
        if isinstance(source, Emptied):
            source.set_carried(False)
        self._strip.show_gap(None)

    def _send_back(self, grasp: _Grasp) -> None:
        source = grasp.source
        if not source.isVisible():
            self._floating.settle()
            return
        corner = source.mapTo(self._page, QPoint(0, 0))
        self._floating.go_back(corner, look().motion_ms(RETURN_MS))

    def _lose(self) -> None:
        """The source is being deleted, perhaps with the whole page, and the mouse with it."""
        self._grasp = None
        if Shiboken.isValid(self._floating) and Shiboken.isValid(self._strip):
            self._floating.settle()
            self._strip.show_gap(None)


def _is_under_way(grasp: _Grasp) -> bool:
    return grasp.is_drag and not grasp.is_spent
