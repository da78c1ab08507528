"""What the screens of the window share: Escape leaves them, and most are one large sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.labels import label


class Screen(QWidget):
    """Says when somebody wants to leave it; the window knows where to."""

    left = Signal()

    # A key that the focused widget leaves alone goes up to its parents, and so comes here.
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def page_column(content: QWidget) -> QVBoxLayout:
    """The column that a screen's parts go into, with its margins."""
    column = QVBoxLayout(content)
    step = look().gap(1)
    column.setContentsMargins(3 * step, 3 * step, 3 * step, 3 * step)
    column.setSpacing(2 * step)
    return column


def headed(title: str, back: QWidget) -> QHBoxLayout:
    """A screen's title, and the way back at the other end."""
    head = QHBoxLayout()
    head.addWidget(label(title, size="title"), 1)
    head.addWidget(back)
    return head


def lay_sheet(screen: QWidget, content: QWidget, *, width: int) -> None:
    """Put content that scrolls on a sheet in the middle, no broader than `width` grid steps."""
    card = QFrame()
    card.setProperty("surface", "raised")
    inside = QVBoxLayout(card)
    inside.setContentsMargins(2, 2, 2, 2)
    inside.addWidget(scrolled(content))
    card.setMaximumWidth(look().px(width))
    middle = QHBoxLayout(screen)
    margin = 2 * look().gap(1)
    middle.setContentsMargins(margin, margin, margin, margin)
    # A layout centres a widget that may not be as broad as its room.
    middle.addWidget(card)
