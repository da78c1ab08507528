"""Keeps a key that was meant for what stood there before from pressing what has just come."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

PATIENCE_MS = 700
"""So long a button that has just come takes no Enter and no Space; the mouse is free."""

_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Patience(QObject):
    """Watches over the buttons of something that has just come."""

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self._since = QElapsedTimer()
        self._since.start()

    @property
    def is_fresh(self) -> bool:
        """Whether what stands there has only just come."""
        return self._since.elapsed() < PATIENCE_MS

    def restart(self) -> None:
        """Something else stands there from now on."""
        self._since.restart()

    def watch(self, button: QWidget) -> None:
        """Watch over a button from now on."""
        self.restart()
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() in _PRESSING:
            is_held_down = event.isAutoRepeat()
            if is_held_down or self.is_fresh:
                return True
        return super().eventFilter(watched, event)
