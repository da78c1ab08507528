"""Counting what is painted again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget

_SETTLING = 3
"""So often parts of parts may ask to be painted after one another."""


class Paints(QObject):
    """Keeps which widgets of a tree are painted from now on."""

    def __init__(self, root: QWidget) -> None:
        super().__init__(root)
        # What was asked for before is none of its business. Qt paints that when a timer of its own
        # ends, so it is painted now; laying out may ask for more.
        for _ in range(_SETTLING):
            QCoreApplication.processEvents()
            root.repaint()
        self.painted: list[str] = []
        """Their classes, in the order in which they were painted."""
        for widget in (root, *root.findChildren(QWidget)):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.painted.append(type(watched).__name__)
        return False

    def after_events(self) -> list[str]:
        """What has been painted once everything that waits has happened."""
        QCoreApplication.processEvents()
        return self.painted
