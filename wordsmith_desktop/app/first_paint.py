"""Waits until something has been seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """Calls something once, in the turn of the event loop after a widget was next painted."""

    def __init__(self, widget: QWidget, call: Callable[[], object]) -> None:
        """The widget keeps it."""
        super().__init__(widget)
        self._call = call
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._call)
            self.deleteLater()
        return False
