"""Qt's application, which macOS tells of a save that somebody double-clicked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Passes on what the system asks for while the program runs, or just before."""

    asked_to_open = Signal(object)
    """The `Path` of a file."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked_to_open.emit(Path(event.file()))
            return True
        return super().event(event)
