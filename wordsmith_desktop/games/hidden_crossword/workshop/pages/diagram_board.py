"""A diagram on the screen: squares, blocks and bars, the letters in them, and where one writes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.roles import QuietlyDescribed, has_role

from ...rules.crossword import Cell, Direction
from .diagram_painting import DiagramPainting, DiagramView

_LARGEST: Final = 56
"""Side of a square in pixels of the smallest window."""
_SMALLEST: Final = 14
SHINE_MS: Final = 1_400
"""So long a light goes over a diagram that is solved."""
_ARROWS: Final = {
    Qt.Key.Key_Left: (Direction.ACROSS, -1),
    Qt.Key.Key_Right: (Direction.ACROSS, 1),
    Qt.Key.Key_Up: (Direction.DOWN, -1),
    Qt.Key.Key_Down: (Direction.DOWN, 1),
}


@has_role(QAccessible.Role.Canvas)
class DiagramBoard(QuietlyDescribed, QWidget):
    """Shows a view, and hands on keys, clicks and taps."""

    pressed = Signal(object)
    """A `Cell` was clicked or tapped."""
    touched = Signal()
    """It was a finger, which has no letters at hand."""
    typed = Signal(str)
    """One letter or sign."""
    erased = Signal()
    """Backspace."""
    taken_out = Signal()
    """Delete."""
    moved = Signal(object, int)
    """A `Direction`, and 1 or -1."""
    spaced = Signal()
    word_wanted = Signal(int)
    """The next word, or the one before."""
    ended = Signal(int)
    """To the beginning (-1) or the end (1) of the word."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._view: DiagramView | None = None
        self.can_leave: Callable[[int], bool] = lambda _count: True
        """Whether Tab leaves the board, since there is no word further that way."""
        self._light = QVariantAnimation(self)
        self._light.setStartValue(0.0)
        self._light.setEndValue(1.0)
        self._light.valueChanged.connect(lambda _value: self.update())
        self._light.finished.connect(self.update)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Else letters that are composed of several keys, such as Ä by a dead key, never come.
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_view(self, view: DiagramView, said: str) -> None:
        """Show it; `said` is what is heard of the square where letters go."""
        self._view = view
        if said != self.accessibleDescription():
            self.setAccessibleDescription(said)
            if self.hasFocus():
                announce(self, said)
        self.update()

    def shine(self) -> None:
        """Let a light go over the diagram once, where things may move."""
        self._light.setDuration(look().scene_ms(SHINE_MS))
        self._light.start()

    @property
    def is_shining(self) -> bool:
        """Whether the light is on its way."""
        return self._light.state() is QVariantAnimation.State.Running

    def sizeHint(self) -> QSize:
        return self._whole(look().on_table(_LARGEST))

    def minimumSizeHint(self) -> QSize:
        return self._whole(_SMALLEST)

    def _whole(self, side: int) -> QSize:
        if self._view is None:
            return QSize(side, side)
        drawn = self._view.diagram
        return QSize(drawn.width * side + 8, drawn.height * side + 8)

    @property
    def side(self) -> float:
        """Side of a square in pixels: as large as there is room for."""
        if self._view is None:
            return 1.0
        drawn = self._view.diagram
        room = min((self.width() - 8) / drawn.width, (self.height() - 8) / drawn.height)
        return max(1.0, float(min(room, 1.5 * look().on_table(_LARGEST))))

    def area(self, cell: Cell) -> QRectF:
        """Where a square is painted."""
        assert self._view is not None
        drawn, side = self._view.diagram, self.side
        left = (self.width() - drawn.width * side) / 2
        top = (self.height() - drawn.height * side) / 2
        return QRectF(left + cell.col * side, top + cell.row * side, side, side)

    def cell_at(self, point: QPointF) -> Cell | None:
        """The square at a point; None beside them all."""
        if self._view is None:
            return None
        first = self.area(Cell(0, 0))
        cell = Cell(
            int((point.y() - first.top()) // self.side),
            int((point.x() - first.left()) // self.side),
        )
        return cell if self._view.diagram.has(cell) else None

    # Hands

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position())
        if cell is not None and event.button() is Qt.MouseButton.LeftButton:
            if event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized:
                self.touched.emit()
            self.pressed.emit(cell)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.take_key(event):
            super().keyPressEvent(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key means here; whether it means anything."""
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        if modifiers & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        calls: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Backspace: self.erased.emit,
            Qt.Key.Key_Delete: self.taken_out.emit,
            Qt.Key.Key_Space: self.spaced.emit,
            Qt.Key.Key_Home: lambda: self.ended.emit(-1),
            Qt.Key.Key_End: lambda: self.ended.emit(1),
            Qt.Key.Key_PageUp: lambda: self.word_wanted.emit(-1),
            Qt.Key.Key_PageDown: lambda: self.word_wanted.emit(1),
        }
        if key in _ARROWS:
            self.moved.emit(*_ARROWS[key])
        elif key in calls:
            calls[key]()
        elif event.text().isprintable() and event.text().strip():
            self.typed.emit(event.text())
        else:
            return False
        return True

    def focusNextPrevChild(self, forth: bool) -> bool:
        """Tab goes to the next word, and from the last one on to what lies beside the board."""
        count = 1 if forth else -1
        if self.can_leave(count):
            return super().focusNextPrevChild(forth)
        self.word_wanted.emit(count)
        return True

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Keyboards on the screen, and letters that are put together of several keys."""
        for letter in event.commitString():
            if letter.isalnum():
                self.typed.emit(letter)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painting = DiagramPainting(painter, look(), self._view, self.area)
        painting.paint(has_focus=self.hasFocus())
        if self.is_shining:
            painting.paint_light(float(self._light.currentValue()))
