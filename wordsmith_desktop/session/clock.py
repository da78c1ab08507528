"""The clocks that a game asks for. Time comes in from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.records.log import Clock, End, TimeLeft

LOG_EVERY_MS: Final = 4000
"""How much time may pass unwritten: with ticks of up to a second, a crash costs under 5 s."""


class Reading(Value):
    """A timer and what is left of it."""

    timer: Timer
    left_ms: int


class Clocks:
    """Runs the timers of one match."""

    def __init__(self, remaining: Iterable[TimeLeft] = (), percents: Sequence[int] = ()) -> None:
        """Go on with what was left of timers.

        `percents` says by seat how long its clocks run: 0 is without end, and none at all is
        100 for everybody.
        """
        # Timers that were dropped stay here, so that undo does not hand out time anew.
        self._left_ms = {left.key: left.left_ms for left in remaining}
        self._percents = percents
        self._timers: tuple[Timer, ...] = ()
        self._settled: set[str] = set()
        self._unwritten_ms = 0

    def follow(self, timers: tuple[Timer, ...]) -> None:
        """Run these timers from now on; those already known keep what is left of them."""
        self._timers = tuple(filter(None, map(self._at_own_pace, timers)))
        for timer in self._timers:
            self._left_ms.setdefault(timer.key, timer.seconds * 1000)

    def _at_own_pace(self, timer: Timer) -> Timer | None:
        """The timer as long as its seat has it; None where that has no end."""
        if not timer.can_stretch or not 0 <= timer.seat < len(self._percents):
            return timer
        percent = self._percents[timer.seat]
        return replace(timer, seconds=-(-timer.seconds * percent // 100)) if percent else None

    def tick(
        self, elapsed_ms: int, *, is_held: Callable[[Seat], bool] = lambda _seat: False
    ) -> tuple[Timer, ...]:
        """Let time pass but for seats whose time is held; the soft timers that ran out in it."""
        running = [one for one in self._timers if one.is_running and not is_held(one.seat)]
        if running:
            self._unwritten_ms += elapsed_ms
        return tuple(timer for timer in running if self._runs_out(timer, elapsed_ms))

    def _runs_out(self, timer: Timer, elapsed_ms: int) -> bool:
        before = self._left_ms[timer.key]
        self._left_ms[timer.key] = max(0, before - elapsed_ms)
        return not timer.is_hard and 0 < before <= elapsed_ms

    @property
    def ended(self) -> tuple[Timer, ...]:
        """The hard timers that have run out and were not settled."""
        return tuple(
            timer
            for timer in self._timers
            if timer.is_hard and timer.key not in self._settled and not self._left_ms[timer.key]
        )

    @property
    def left_ms(self) -> int | None:
        """What is left until the next hard timer that runs has run out; None where none runs."""
        return min(
            (
                self._left_ms[timer.key]
                for timer in self._timers
                if timer.is_hard and timer.is_running and timer.key not in self._settled
            ),
            default=None,
        )

    def settle(self, timer: Timer) -> None:
        """The end of a hard timer was played and is over with."""
        self._settled.add(timer.key)

    @property
    def readings(self) -> tuple[Reading, ...]:
        """The timers asked for, with what is left of them."""
        return tuple(Reading(timer, self._left_ms[timer.key]) for timer in self._timers)

    @property
    def is_log_due(self) -> bool:
        """Whether enough time has passed to write it down."""
        return self._unwritten_ms >= LOG_EVERY_MS

    def log_entry(self, played_ms: int | None) -> Clock | None:
        """What to write down, or None if no time has passed since the last one.

        `played_ms` is how long the match has lain open, where that is known.
        """
        if not self._unwritten_ms:
            return None
        self._unwritten_ms = 0
        left = tuple(TimeLeft(each.timer.key, each.left_ms) for each in self.readings)
        return Clock(left, played_ms)


class Sitting:
    """How long a match has lain open, through all its sessions."""

    def __init__(
        self, now: Callable[[], int] | None = None, *, played_ms: int | None = None
    ) -> None:
        """`now` gives milliseconds since 1970 (UTC); `played_ms` is the share of those before.

        It is None where nobody knows: then nobody will.
        """
        self._now = now
        self.played_ms = played_ms
        """How long so far; None where nobody knows."""

    def tick(self, elapsed_ms: int) -> None:
        """Let time pass."""
        if self.played_ms is not None:
            self.played_ms += elapsed_ms

    def end(self, outcome: Outcome) -> End:
        """What the log is told of the end, now."""
        return End(outcome.scores, self._now() if self._now else None, self.played_ms)
