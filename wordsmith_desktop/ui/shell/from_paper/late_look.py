"""Scrolling to a part whose place is not known yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QScrollArea, QWidget
from shiboken6 import Shiboken

_TURNS: Final = 6
"""So many turns of the event loop the layouts may take, each of which asks the next."""


class LateLook(QTimer):
    """Brings a part of an area into view until all that has changed around it has its place."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._part: QWidget | None = None
        self._left = 0
        self.setInterval(0)
        self.timeout.connect(self._look)

    def look_at(self, part: QWidget) -> None:
        """Bring that part into view, soon."""
        self._part, self._left = part, _TURNS
        self.start()

    def _look(self) -> None:
        self._left -= 1
        # A line may be gone again by then.
        if self._part is not None and Shiboken.isValid(self._part):
            self._area.ensureWidgetVisible(self._part)
        if not self._left:
            self.stop()
