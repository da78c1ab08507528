"""Time as it passes before the screen, in small steps: the one clock of tables and companion."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

TICK_MS: Final = 200
LONGEST_MS: Final = 1000
"""A longer step means that the computer slept; nobody loses time by that."""


class Ticks(QObject):
    """Runs or stands."""

    passed = Signal(int)
    """So many milliseconds have passed since it was told last."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # Timers may fire late, so the time between two ticks is measured and not assumed.
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.catch_up)

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._timer.isActive()

    def start(self) -> None:
        """Let time pass from now on; where it does already, nothing changes."""
        if not self.is_running:
            self._since.start()
            self._timer.start()

    def stop(self) -> None:
        """Let no time pass; what has passed since the last tick is forgotten."""
        self._timer.stop()

    def catch_up(self) -> None:
        """Tell at once what has passed since the last tick."""
        if self.is_running:
            self.passed.emit(min(self._since.restart(), LONGEST_MS))
