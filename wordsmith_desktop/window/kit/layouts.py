"""How the parts of a page share its room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import Shiboken

from .appearance import look
from .roles import speak_as


class _Stretch:
    """Stands among the parts of a layout for room."""


STRETCH: Final = _Stretch()
"""Takes what room is left."""
Part: TypeAlias = QWidget | QLayout | tuple[QWidget | QLayout, int] | _Stretch
"""What lies in a layout, perhaps with its share of the room that is left."""
Margins: TypeAlias = int | tuple[int, int, int, int]
"""In pixels: all the same, or left, top, right and bottom."""


def in_column(
    *parts: Part, inside: QWidget | None = None, spacing: int | None = None, margins: Margins = 0
) -> QVBoxLayout:
    """Parts below each other, laid out in a widget or for another layout.

    `spacing` in pixels is the style's own where none is given, and margins are none.
    """
    column = QVBoxLayout(inside) if inside is not None else QVBoxLayout()
    _fill(column, parts, spacing, margins)
    return column


def in_row(
    *parts: Part, inside: QWidget | None = None, spacing: int | None = None, margins: Margins = 0
) -> QHBoxLayout:
    """Parts side by side, else as `in_column`."""
    row = QHBoxLayout(inside) if inside is not None else QHBoxLayout()
    _fill(row, parts, spacing, margins)
    return row


def in_grid(
    *, inside: QWidget | None = None, spacing: int | None = None, margins: Margins = 0
) -> QGridLayout:
    """An empty grid, else as `in_column`."""
    grid = QGridLayout(inside) if inside is not None else QGridLayout()
    _set(grid, spacing, margins)
    return grid


def _fill(layout: QBoxLayout, parts: Iterable[Part], spacing: int | None, margins: Margins) -> None:
    _set(layout, spacing, margins)
    for part in parts:
        if isinstance(part, _Stretch):
            layout.addStretch(1)
            continue
        what, share = part if isinstance(part, tuple) else (part, 0)
        if isinstance(what, QLayout):
            layout.addLayout(what, share)
        else:
            layout.addWidget(what, share)


def _set(layout: QLayout, spacing: int | None, margins: Margins) -> None:
    layout.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if spacing is not None:
        layout.setSpacing(spacing)


class SideBySide(QWidget):
    """Two parts in one row, or one below the other where that leaves the right too little room."""

    def __init__(
        self,
        left: QWidget,
        right: QWidget,
        *,
        least: float = 32,
        spacing: float = 2,
        is_rigid: bool = False,
    ) -> None:
        """`least` breadth of the right part and `spacing` between both, in grid steps.

        Nothing of a right part that `is_rigid` can be narrower than it says, now or later.
        """
        super().__init__()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look().gap(spacing))
        self._row.addWidget(left)
        self._row.addWidget(right, 1)
        self._left, self._right = left, right
        self._least, self._is_rigid = look().px(least), is_rigid
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """What is in a part may need more breadth by now, such as one more player."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._turn()
        return super().event(event)

    def _turn(self) -> None:
        left = max(self._left.minimumSizeHint().width(), self._left.minimumWidth())
        right = self._least
        if self._is_rigid:
            right = max(right, self._right.minimumSizeHint().width() + self._row.spacing())
        direction = QBoxLayout.Direction
        is_wide = self.width() >= left + right
        self._row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def sizeHint(self) -> QSize:
        # It is never higher than this, which lines broken at the breadth there is may be.
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), self._row.heightForWidth(self.width())))

    def minimumSizeHint(self) -> QSize:
        # The row's own least breadth, both parts in one line, would keep it from ever breaking.
        return QSize(look().px(30), super().minimumSizeHint().height())


class Shrinking(QWidget):
    """Lets what it holds shrink to its least height before a scroll area scrolls it.

    It has no layout on purpose: a scroll area asks a layout for the height it would like.
    """

    def __init__(self, held: QWidget) -> None:
        super().__init__()
        self._held = held
        held.setParent(self)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        least, layout = self._held.minimumSizeHint(), self._held.layout()
        if layout is None or not layout.hasHeightForWidth():
            return least
        # At its least width it would be higher than it is at the width there is.
        width = max(self._room(), least.width())
        return QSize(least.width(), layout.minimumHeightForWidth(width))

    def _room(self) -> int:
        """The breadth that is left beside a scroll bar, whether one is there or not.

        What fits beside the bar may not fit without it, such as pieces that are higher where they
        are broader: with the breadth there is, the bar would come and go for ever.
        """
        viewport = self.parentWidget()
        area = viewport.parentWidget() if viewport else None
        if not isinstance(area, QScrollArea):
            return self.width()
        return area.width() - area.verticalScrollBar().sizeHint().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Not the event's size: one that was held back until the page is shown comes late.
        self._held.setGeometry(self.rect())
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """A layout inside that wants other room passes that on."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)


class CurrentStack(QWidget):
    """Parts of which one is shown at a time; those that are not ask for no room.

    It has no layout on purpose: around it Qt asks a layout for its height by breadth, and that
    of a `QStackedLayout` is the height of its largest part.
    """

    def __init__(self) -> None:
        super().__init__()
        self._current: QWidget | None = None

    def add(self, part: QWidget) -> None:
        """Put a part in; the first is shown."""
        part.setParent(self)
        if self._current is None:
            self._current = part
        part.setVisible(part is self._current)

    def currentWidget(self) -> QWidget | None:
        """The part that is shown."""
        return self._current

    def setCurrentWidget(self, part: QWidget) -> None:
        """Show another part; it has the keyboard then if the one before had it."""
        before = self._current
        if part is before:
            return
        focused = QApplication.focusWidget()
        had_keyboard = focused is not None and before is not None and _holds(before, focused)
        self._current = part
        part.setGeometry(self.rect())
        # Before the old one is hidden: Qt would give the focus of that to any widget around.
        part.show()
        if had_keyboard:
            part.setFocus()
        if before is not None:
            before.hide()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return _within(self._current, self._current.sizeHint()) if self._current else QSize()

    def minimumSizeHint(self) -> QSize:
        return _within(self._current, self._current.minimumSizeHint()) if self._current else QSize()

    def hasHeightForWidth(self) -> bool:
        return self._current is not None and self._current.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return self._current.heightForWidth(width) if self._current else -1

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._current is not None:
            self._current.setGeometry(self.rect())

    def event(self, event: QEvent) -> bool:
        """The part shown may want other room than before."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)


def _within(part: QWidget, wish: QSize) -> QSize:
    """What a part wants, between the least and the greatest size that were set for it."""
    return wish.expandedTo(part.minimumSize()).boundedTo(part.maximumSize())


def _holds(part: QWidget, widget: QWidget) -> bool:
    return part is widget or part.isAncestorOf(widget)


def stacked(*widgets: QWidget) -> QStackedWidget:
    """Parts of which one is shown at a time, the first to begin with."""
    stack = QStackedWidget()
    # Of itself it is a "layered pane", which some readers say each time the keyboard comes in.
    speak_as(stack, QAccessible.Role.Client)
    for widget in widgets:
        stack.addWidget(widget)
    return stack


def stacked_tight(*widgets: QWidget) -> CurrentStack:
    """As `stacked`, with the room of the part that is shown rather than of the largest."""
    stack = CurrentStack()
    # A fixed height would be that of the hint, whatever height the breadth asks for.
    stack.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    for widget in widgets:
        stack.add(widget)
    return stack


class ItemsLayout(QLayout):
    """Holds items in their order; the height follows from the breadth."""

    def __init__(self, parent: QWidget | None = None, *, spacing: int = 0) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        # Qt counts through a layout until nothing is there, so this must not raise.
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True


class FlowLayout(ItemsLayout):
    """Items from left to right at their own size, then the next line."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        spacing: int = 8,
        centred: bool = False,
        to_right: bool = False,
    ) -> None:
        """Where it is `centred`, the lines stand in the middle of the height there is.

        Lines `to_right` end at the right edge.
        """
        super().__init__(parent, spacing=spacing)
        self._is_centred, self._is_to_right = centred, to_right

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), is_moving=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        if self._is_centred:
            left_over = rect.height() - self.heightForWidth(rect.width())
            rect = rect.adjusted(0, max(0, left_over // 2), 0, 0)
        self._arrange(rect, is_moving=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, *, is_moving: bool) -> int:
        """Set the items, or only reckon; returns the height that they take."""
        margins, top = self.contentsMargins(), rect.y()
        rect = rect.marginsRemoved(margins)
        y = rect.y()
        for line in self._lines(rect.width()):
            if is_moving:
                self._set_line(line, rect, y)
            y += max(size.height() for _item, size in line) + self.spacing()
        return max(rect.y(), y - self.spacing()) + margins.bottom() - top

    def _lines(self, width: int) -> Iterator[list[tuple[QLayoutItem, QSize]]]:
        """What stands on each line of so many pixels, and how large."""
        line: list[tuple[QLayoutItem, QSize]] = []
        x = 0
        for item in self._items:
            # A hidden widget: it takes neither room nor a gap.
            if item.isEmpty():
                continue
            size = item.sizeHint().boundedTo(QSize(max(1, width), 1 << 20))
            if line and x + size.width() > width:
                yield line
                line, x = [], 0
            line.append((item, size))
            x += size.width() + self.spacing()
        if line:
            yield line

    def _set_line(self, line: Iterable[tuple[QLayoutItem, QSize]], rect: QRect, y: int) -> None:
        line = tuple(line)
        taken = sum(size.width() + self.spacing() for _item, size in line) - self.spacing()
        x = rect.right() + 1 - taken if self._is_to_right else rect.x()
        for item, size in line:
            item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self.spacing()


def clear_layout(layout: QLayout) -> None:
    """Take all widgets out of a layout and let go of them."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            # This may run inside the click of one of these, so none is deleted now; hidden, it is
            # out of sight until the event loop deletes it.
            widget.hide()
            widget.deleteLater()


def reveal(widget: QWidget, part: QRect | None = None) -> None:
    """Scroll every area around a widget until all of it, or that part, is to be seen.

    Where there is not room for all of it, its top is.
    """
    area, margin = part or widget.rect(), look().gap(1)
    parent = widget.parentWidget()
    while parent is not None:
        content = parent.widget() if isinstance(parent, QScrollArea) else None
        if isinstance(parent, QScrollArea) and content is not None:
            # The last call prevails where not all of it can be seen.
            for corner in (area.bottomRight(), area.topLeft()):
                at = widget.mapTo(content, corner)
                parent.ensureVisible(at.x(), at.y(), 0, margin)
        parent = parent.parentWidget()


_TURNS: Final = 6
"""So many turns of the event loop the layouts may take, each of which asks the next."""


class LateLook(QTimer):
    """Brings a part of an area into view until all that has changed around it has its place."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._part: QWidget | None = None
        self._left = 0
        self.setInterval(0)
        self.timeout.connect(self._look)

    def look_at(self, part: QWidget) -> None:
        """Bring that part into view, soon."""
        self._part, self._left = part, _TURNS
        self.start()

    def _look(self) -> None:
        self._left -= 1
        # A line may be gone again by then.
        if self._part is not None and Shiboken.isValid(self._part):
            self._area.ensureWidgetVisible(self._part)
        if not self._left:
            self.stop()


class Line(QWidget):
    """Parts side by side, on as many lines as they need; it would like to need only one."""

    def __init__(self, *, spacing: float = 1) -> None:
        """`spacing` in grid steps."""
        super().__init__()
        self._flow = FlowLayout(self, spacing=look().gap(spacing))

    def add(self, part: QWidget) -> None:
        """Put a part behind the others."""
        self._flow.addWidget(part)

    def remove(self, part: QWidget) -> None:
        """Let go of a part."""
        self._flow.removeWidget(part)

    def sizeHint(self) -> QSize:
        # A scroll area asks for this height, which for the layout's own breadth, that of a single
        # part, would be the height of as many lines as there are parts.
        items = (self._flow.itemAt(place) for place in range(self._flow.count()))
        shown = [item.sizeHint() for item in items if item is not None and not item.isEmpty()]
        width = sum(size.width() + self._flow.spacing() for size in shown)
        return QSize(width, self._flow.heightForWidth(width))


def line_of(*parts: QWidget) -> Line:
    """Controls side by side, on as many lines as they need."""
    line = Line()
    tallest = max(part.sizeHint().height() for part in parts)
    for part in parts:
        # Each part stands at the top of its line, and a name belongs beside its field's middle.
        part.setMinimumHeight(tallest)
        line.add(part)
    return line
