"""How the parts of a page share its room."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop.ui.kit.appearance import look


class SideBySide(QWidget):
    """Two parts in one row, or one below the other where that leaves the right too little room."""

    def __init__(self, left: QWidget, right: QWidget) -> None:
        super().__init__()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look().gap(2))
        self._row.addWidget(left)
        self._row.addWidget(right, 1)
        self._wide = left.minimumSizeHint().width() + look().px(32)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= self._wide
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def minimumSizeHint(self) -> QSize:
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
        width = max(self.width(), least.width())
        return QSize(least.width(), layout.minimumHeightForWidth(width))

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


class CurrentStack(QStackedWidget):
    """Parts of which one is shown at a time; those that are not ask for no room."""

    def sizeHint(self) -> QSize:
        shown = self.currentWidget()
        return shown.sizeHint() if shown else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        shown = self.currentWidget()
        return shown.minimumSizeHint() if shown else super().minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        shown = self.currentWidget()
        return shown is not None and shown.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        shown = self.currentWidget()
        return shown.heightForWidth(width) if shown else super().heightForWidth(width)

    def event(self, event: QEvent) -> bool:
        """The part shown may want other room while the largest part does not."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)


class OneShown(QWidget):
    """Parts of which one is shown; the others ask for no room, even where height follows breadth.

    A stack's layout reckons with the highest of all its parts then, whatever its hints say.
    """

    def __init__(self, *parts: QWidget) -> None:
        """The first part is shown to begin with."""
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._parts: list[QWidget] = []
        for part in parts:
            self.add(part)
        self.show_part(parts[0])

    def add(self, part: QWidget) -> None:
        """Take in a part, which is not shown yet."""
        part.hide()
        self._parts.append(part)
        self._column.addWidget(part)

    def show_part(self, shown: QWidget) -> None:
        """Show a part in place of the one before."""
        for part in self._parts:
            part.setVisible(part is shown)


def stacked(*widgets: QWidget) -> QStackedWidget:
    """Parts of which one is shown at a time, the first to begin with."""
    return _filled(QStackedWidget(), widgets)


def stacked_tight(*widgets: QWidget) -> QStackedWidget:
    """As `stacked`, with the room of the part that is shown rather than of the largest."""
    stack = CurrentStack()
    stack.currentChanged.connect(stack.updateGeometry)
    # A fixed height would be that of the hint, whatever height the breadth asks for.
    stack.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    return _filled(stack, widgets)


def _filled(stack: QStackedWidget, widgets: Iterable[QWidget]) -> QStackedWidget:
    for widget in widgets:
        stack.addWidget(widget)
    return stack
