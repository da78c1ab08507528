"""A panel that slides over the table's edge and can stay open while one plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QMetaMethod, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QWidget

from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import say

from . import buttons
from .announce import announce
from .appearance import look
from .labels import label
from .layouts import in_column
from .roles import has_role

_SHARE: Final = 0.25
"""Breadth in that of the page."""
_LEAST: Final = 40
"""Least breadth in grid steps that grow with the text."""


def drawer_breadth(page: QSize) -> int:
    """How broad a drawer over a page of that size is, in pixels."""
    return min(page.width(), max(round(_SHARE * page.width()), look().px(_LEAST)))


def open_drawers_of(before: QWidget, page: QWidget) -> None:
    """Open on a page what lay open over the one before, which showed the same in another look."""
    opened = {one.name for one in before.findChildren(Drawer) if one.name and one.is_open}
    for drawer in page.findChildren(Drawer):
        if drawer.name in opened:
            drawer.set_open(True)


@has_role(QAccessible.Role.Grouping)
class Drawer(QFrame):
    """A titled panel over the page; it is not modal, and takes the keyboard from nobody.

    It has no place in a layout, so that nothing moves when it opens: the page says where it lies.
    """

    toggled = Signal(bool)
    """It was opened or closed."""

    def __init__(self, page: QWidget, title: str, content: QWidget) -> None:
        super().__init__(page)
        self.setProperty("surface", "drawer")
        self.setAccessibleName(title)
        self.name = ""
        """By which the same drawer of a page that is built anew is found; one without stays."""
        self.content = content
        """What it is about."""
        self._place: Callable[[], QRect] = page.rect
        self.close_button = buttons.quiet(say(texts.CLOSE), lambda: self.set_open(False))
        gap = look().gap(1)
        head = QHBoxLayout()
        head.addWidget(label(title, size="lead"), 1)
        head.addWidget(self.close_button)
        in_column(
            head, (content, 1), inside=self, spacing=gap // 2, margins=(2 * gap, gap, gap, gap)
        )
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether it lies there, be the page itself seen or not."""
        return not self.isHidden()

    def set_open(self, is_open: bool) -> None:
        """Open or close it."""
        if is_open == self.is_open:
            return
        if is_open:
            self.setGeometry(self._place())
        focused = QApplication.focusWidget()
        is_followed = self.isSignalConnected(QMetaMethod.fromSignal(self.toggled))
        if is_followed and not is_open and focused is not None and self.isAncestorOf(focused):
            # Else Qt gives the keyboard to whatever comes next, and not to the table.
            focused.clearFocus()
        self.setVisible(is_open)
        if is_open:
            # Whatever the page has made since lies above it otherwise.
            self.raise_()
            announce(self, self.accessibleName())
        self.toggled.emit(is_open)

    def toggle(self) -> None:
        """Open it, or close it if it is open."""
        self.set_open(not self.is_open)

    def lie_by(self, place: Callable[[], QRect], *parts: QWidget) -> None:
        """Lie where `place` says, in the page's pixels, whatever becomes of these parts of it."""
        self._place = place
        for part in parts:
            part.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.is_open:
            self.setGeometry(self._place())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A key comes here only from what has the keyboard inside.
        if event.key() == Qt.Key.Key_Escape:
            self.set_open(False)
        else:
            super().keyPressEvent(event)
