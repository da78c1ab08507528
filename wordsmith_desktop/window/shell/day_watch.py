"""Notices that it is another day, for pages that stay open over midnight."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

LOOKS_MS: Final = 10_000
"""How often it looks: one timer up to midnight would be late after sleep, and would not hear of a
clock that is set or of another time zone."""


@runtime_checkable
class DayBound(Protocol):
    """A page on which something depends on the day."""

    def show_day(self, today: date) -> None:
        """It is another day: show what goes with it, and keep what was chosen and typed."""


class DayWatch(QObject):
    """Asks now and then what day it is."""

    turned = Signal(object)
    """It is another day than before, a later or an earlier one: the `date`."""

    def __init__(self, today: Callable[[], date], parent: QObject) -> None:
        super().__init__(parent)
        self._ask, self.today = today, today()
        """The day as it was when somebody looked last."""
        self._timer = QTimer(self)
        self._timer.setInterval(LOOKS_MS)
        self._timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Look now, as when somebody comes back to the window."""
        day = self._ask()
        if day != self.today:
            self.today = day
            self.turned.emit(day)
