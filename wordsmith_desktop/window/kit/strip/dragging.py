"""Dragging within the window: from rows, strip and other widgets to the strip or into a row.

`QDrag` would stop the program until the mouse button is let go, so the page drags by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import (
    QChildEvent,
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import Shiboken

from ..appearance import look
from .piece_row import PieceRow
from .strip import StripBoard

ROOM: Final = 32
"""Room around the picture for the shadow of a lifted thing, in pixels."""


class Floating(QWidget):
    """Lies above everything on a page and lets the mouse through."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._picture = QPixmap()
        self._grip = QPoint()
        self._way = QPropertyAnimation(self, b"pos", self)
        self._way.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._way.finished.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lift(self, size: QSize, paint: Callable[[QPainter, QRectF], None], *, grip: QPoint) -> None:
        """Take a picture of something of that size, held at `grip` from its upper left corner."""
        self._way.stop()
        whole, ratio = size + QSize(2 * ROOM, 2 * ROOM), self.devicePixelRatioF()
        self._picture = QPixmap(whole * ratio)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(ROOM, ROOM, size.width(), size.height()))
        painter.end()
        self._grip = grip + QPoint(ROOM, ROOM)
        self.resize(whole)

    def follow(self, point: QPoint) -> None:
        """Be where the hand is, in the page's coordinates."""
        self.move(point - self._grip)
        self.show()
        self.raise_()

    def settle(self) -> None:
        """Be gone."""
        self._way.stop()
        self.hide()

    def go_back(self, corner: QPoint, duration_ms: int) -> None:
        """Glide until the carried thing's upper left corner is at a point, and be gone."""
        if not duration_ms:
            self.settle()
            return
        self._way.setDuration(duration_ms)
        self._way.setStartValue(self.pos())
        self._way.setEndValue(corner - QPoint(ROOM, ROOM))
        self._way.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(QPoint(0, 0), self._picture)


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

    def __init__(self, page: QWidget, strip: StripBoard, *rows: PieceRow) -> None:
        """The strip is told of what is dropped and thrown, `rows` of pieces of theirs."""
        super().__init__(page)
        self._page, self._strip, self._rows = page, strip, rows
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
        place, load = self._place(at), self.load
        self._strip.show_gap(place)
        for row in self._rows:
            row.show_gap(load, self._place_in(row, load, at) if place is None else None)

    def _place_in(self, row: PieceRow, load: object, at: QPointF) -> int | None:
        return row.place_at(load, row.mapFromGlobal(at))

    def _place(self, at: QPointF) -> int | None:
        return self._strip.place_at(self._strip.mapFromGlobal(at))

    def _release(self, grasp: _Grasp, event: QMouseEvent) -> bool:
        self._grasp = None
        if not _is_under_way(grasp):
            return grasp.is_drag
        at = event.globalPosition()
        place = self._place(at)
        if place is None:
            self._let_go(grasp, at)
        else:
            self._end(grasp)
            self._floating.settle()
            self.dropped.emit(grasp.load, place)
        return True

    def _let_go(self, grasp: _Grasp, at: QPointF) -> None:
        """Put a load into the row that takes it, or have it go back."""
        places = ((row, self._place_in(row, grasp.load, at)) for row in self._rows)
        taking = next(((row, place) for row, place in places if place is not None), None)
        self._end(grasp, taking=taking[0] if taking else None)
        if taking is None:
            self._send_back(grasp)
        else:
            self._floating.settle()
        self.thrown.emit(grasp.load)
        if taking is not None:
            taking[0].take(grasp.load, taking[1])

    def _end(self, grasp: _Grasp, *, taking: PieceRow | None = None) -> None:
        """Leave everything as if nothing had been carried, but for a row that takes it."""
        source = grasp.source
        source.destroyed.disconnect(self._lose)
        if isinstance(source, Emptied):
            source.set_carried(False)
        self._strip.show_gap(None)
        for row in self._rows:
            if row is not taking:
                row.show_gap(grasp.load, None, is_gliding=False)

    def _send_back(self, grasp: _Grasp) -> None:
        source = grasp.source
        if not source.isVisible():
            self._floating.settle()
            return
        corner = source.mapTo(self._page, QPoint(0, 0))
        self._floating.go_back(corner, look().motion_ms(RETURN_MS))

    def _lose(self) -> None:
        """The source is being deleted, perhaps with the whole page, and the mouse with it."""
        grasp, self._grasp = self._grasp, None
        if Shiboken.isValid(self._floating) and Shiboken.isValid(self._strip):
            self._floating.settle()
            self._strip.show_gap(None)
        for row in self._rows:
            if grasp is not None and Shiboken.isValid(row):
                row.show_gap(grasp.load, None, is_gliding=False)


def _is_under_way(grasp: _Grasp) -> bool:
    return grasp.is_drag and not grasp.is_spent
