"""Lines that are read out and lie over the table meanwhile, for whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from ..announce import announce
from ..appearance import look
from ..labels import label
from ..roles import has_role

_BREADTH: Final = 96
"""Most breadth of the card, in grid steps."""
_HOLDING: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
)
"""Keys that do nothing by themselves, so that a reader's own keys leave the card where it is."""


@has_role(QAccessible.Role.Grouping)
class ToldCard(QFrame):
    """Goes with the next key or click, which does what it does; it never has the keyboard."""

    def __init__(self, page: QWidget) -> None:
        """`page` is what it lies over."""
        super().__init__(page)
        self._page = page
        self.setProperty("surface", "raised")
        # The mouse means what lies below.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title = label("", size="lead")
        self._lines = label("")
        column = QVBoxLayout(self)
        edge = look().gap(2)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(look().gap(1))
        column.addWidget(self._title)
        column.addWidget(self._lines)
        self.hide()

    @property
    def text(self) -> str:
        """What stands there; empty while nothing does."""
        return self._lines.text()

    def tell(self, title: str, lines: Sequence[str]) -> None:
        """Show these lines under a title, and have them read out one after the other."""
        self._title.setText(title)
        self._lines.setText("\n".join(lines))
        self.setAccessibleName(title)
        self.show()
        self.raise_()
        self._lie_down()
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        announce(self, "\n".join(lines), is_kept=False)

    def put_away(self) -> None:
        """Hide it; nothing of what it said stays, which may be somebody's secret."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.hide()
        self._lines.setText("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.Resize and watched is self._page:
            self._lie_down()
        is_key = isinstance(event, QKeyEvent) and kind is QEvent.Type.KeyPress
        is_other = is_key and isinstance(event, QKeyEvent) and event.key() not in _HOLDING
        is_press = kind is QEvent.Type.MouseButtonPress
        if is_other or is_press:
            self.put_away()
        return False

    def _lie_down(self) -> None:
        """In the upper middle, as high as its lines need."""
        gap = look().gap(2)
        breadth = min(self._page.width() - 2 * gap, look().px(_BREADTH))
        height = min(self.heightForWidth(breadth), self._page.height() - 2 * gap)
        left = (self._page.width() - breadth) // 2
        self.setGeometry(QRect(left, gap, breadth, height))
