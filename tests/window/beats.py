"""Tables that keep time, as the program has them, by a clock that a test sets forward."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QObject, Signal

from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.pace import pace


class BeatClock:
    """The time that tables keep; it passes by `advance` alone."""

    def __init__(self) -> None:
        self.now_ms = 0
        self.timers: list[BeatTimer] = []

    def advance(self, ms: int) -> None:
        """Let time pass, step by step, so that what ends in it ends in order."""
        end = self.now_ms + ms
        while due := self._next(end):
            self.now_ms = max(self.now_ms, due.ends_ms or 0)
            due.run_out()
        self.now_ms = end

    def _next(self, end: int) -> BeatTimer | None:
        running = [one for one in self.timers if one.ends_ms is not None and one.ends_ms <= end]
        return min(running, key=lambda one: one.ends_ms or 0, default=None)


class BeatTimer(QObject):
    """A single-shot timer of that clock, in the place of Qt's."""

    timeout = Signal()
    clock: BeatClock

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.ends_ms: int | None = None
        self.clock.timers.append(self)

    def setSingleShot(self, _is_so: bool) -> None:
        """It is one."""

    def start(self, ms: int) -> None:
        self.ends_ms = self.clock.now_ms + ms

    def stop(self) -> None:
        self.ends_ms = None

    def isActive(self) -> bool:
        return self.ends_ms is not None

    def remainingTime(self) -> int:
        return -1 if self.ends_ms is None else self.ends_ms - self.clock.now_ms

    def run_out(self) -> None:
        self.ends_ms = None
        self.timeout.emit()


@contextmanager
def beating() -> Iterator[BeatClock]:
    """Tables built meanwhile keep time, by the clock that this gives."""
    clock = BeatClock()
    timer = type("Timer", (BeatTimer,), {"clock": clock})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pace, "QTimer", timer)
        appearance().has_beats = True
        try:
            yield clock
        finally:
            appearance().has_beats = False
