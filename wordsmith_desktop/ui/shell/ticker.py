"""Lets a session's time pass while its table can be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from wordsmith_desktop.session.live import Session

TICK_MS: Final = 200
LONGEST_MS: Final = 1000
"""A longer step means that the computer slept; nobody loses time by that."""


class Ticker(QObject):
    """Runs or stands; while it stands, the session is paused."""

    def __init__(
        self, session: Session | None, on_tick: Callable[[], object], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._on_tick = on_tick
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._timer.isActive()

    def set_running(self, running: bool) -> None:
        """Let time pass, or not; a lesson has no time."""
        if self._session is None or running == self.is_running:
            return
        if running:
            self._session.resume()
            self._since.start()
            self._timer.start()
        else:
            self._timer.stop()
            self._session.pause()

    def _tick(self) -> None:
        if self._session is not None:
            self._session.tick(min(self._since.restart(), LONGEST_MS))
            self._on_tick()
