"""How fast letters turn up, and the clock that has them do so."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

SECOND_MS: Final = 1000


@unique
class Pace(Enum):
    """How letters turn up."""

    HAND = "hand"
    """Each one is asked for."""
    SLOW = "slow"
    BRISK = "brisk"

    @property
    def seconds(self) -> int:
        """From one letter to the next; 0 where each is asked for."""
        return _SECONDS[self]


_SECONDS: Final = {Pace.HAND: 0, Pace.SLOW: 8, Pace.BRISK: 4}


class PaceClock(QObject):
    """Says when the next letter is due; stands still until it is let run."""

    due = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace, self._may_run = Pace.HAND, False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.due)

    @property
    def pace(self) -> Pace:
        """The pace now."""
        return self._pace

    @property
    def is_running(self) -> bool:
        """Whether a letter will be due."""
        return self._timer.isActive()

    def set_pace(self, pace: Pace) -> None:
        """Go at another pace; the time to the next letter begins anew."""
        self._pace = pace
        self.restart()

    def let_run(self, may_run: bool) -> None:
        """Run or stand still; after standing still the time to the next letter begins anew."""
        if may_run != self._may_run:
            self._may_run = may_run
            self.restart()

    def restart(self) -> None:
        """Begin the time to the next letter anew."""
        self._timer.stop()
        if self._may_run and self._pace.seconds:
            self._timer.start(SECOND_MS * self._pace.seconds)
