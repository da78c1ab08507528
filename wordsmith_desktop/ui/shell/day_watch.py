"""Notices that another day has begun while the window was open."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import QObject, QTime, QTimer

OF_DAY: Final = "of-day"
"""Property of a screen that offers something for this day alone."""
_DAY_MS: Final = 86_400_000
_MOST_MS: Final = 3_600_000
"""Clocks are set and computers sleep: midnight may come sooner than it seems."""


class DayWatch(QObject):
    """Looks at midnight by itself, and whenever it is told to."""

    def __init__(
        self, today: Callable[[], date], begun: Callable[[], object], parent: QObject
    ) -> None:
        """`begun` is called once for each change of day."""
        super().__init__(parent)
        self._today = today
        self._begun = begun
        self._day = today()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.look)
        self._wait()

    def look(self) -> None:
        """Tell if it is another day by now."""
        day = self._today()
        if day != self._day:
            self._day = day
            self._begun()
        self._wait()

    def _wait(self) -> None:
        left = _DAY_MS - QTime.currentTime().msecsSinceStartOfDay()
        # A timer may be early by a little.
        self._timer.start(min(left + 100, _MOST_MS))
