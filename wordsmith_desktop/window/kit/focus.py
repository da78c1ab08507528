"""Whether the ring around what has the keyboard is shown: to whoever moves about by keys."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from .appearance import look

_ACTING: Final = frozenset(
    {
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
        Qt.Key.Key_F6,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Space,
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
    }
)
"""Keys that move about or press: whoever uses one has to see where. Letters only build."""
_moves_by_key = [False]


@runtime_checkable
class Ringed(Protocol):
    """A widget whose style sheet paints its ring."""

    def show_ring(self) -> None:
        """Show or hide the ring, as whoever moves about needs it now."""


def set_moving_by_key(is_so: bool) -> None:
    """Show the ring from now on, or no longer."""
    if _moves_by_key[0] is not is_so:
        _moves_by_key[0] = is_so
        focused = QApplication.focusWidget()
        if isinstance(focused, Ringed):
            focused.show_ring()
        if focused is not None:
            # Before PySide6 6.11 the `update` of a list or table takes a place in it, nothing else.
            QWidget.update(focused)


def shows_focus() -> bool:
    """Whether the ring is to be painted; in high contrast it always is."""
    return _moves_by_key[0] or look().theme.name == "contrast"


class FocusWatch(QObject):
    """Watches a window's keys and mouse for how somebody moves about.

    The reason that comes with a focus does not tell: Qt gives that of the Tab key too where it only
    looks for another widget in place of one that was hidden. And a window gets few events, while
    every widget's events pass through the application.
    """

    touched = Signal()
    """A finger was lifted from the window."""

    def watch(self, window: QWindow) -> None:
        """Watch this window from now on."""
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress:
            set_moving_by_key(False)
        elif kind is QEvent.Type.TouchEnd:
            self.touched.emit()
        elif isinstance(event, QKeyEvent) and event.key() in _ACTING:
            set_moving_by_key(True)
        return False
