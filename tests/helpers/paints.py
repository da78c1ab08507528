"""Counting what is painted again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget


class Paints(QObject):
    """Keeps which widgets of a tree are painted from now on."""

    def __init__(self, root: QWidget) -> None:
        super().__init__(root)
        # What was asked for before is none of its business.
        QCoreApplication.processEvents()
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
