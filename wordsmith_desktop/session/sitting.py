"""How long a match has lain open on the table, and what time it is. Both come in from outside."""

from __future__ import annotations

from collections.abc import Callable

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.records.log import End


class Sitting:
    """One session's share in a match."""

    def __init__(self, now: Callable[[], int] | None = None, *, is_whole: bool = False) -> None:
        """`now` gives milliseconds since 1970 (UTC); `is_whole` says that the match begins here."""
        self._now = now
        self._played_ms = 0 if is_whole else None

    def tick(self, elapsed_ms: int) -> None:
        """Let time pass; what came before a resumed match's first tick nobody knows."""
        if self._played_ms is not None:
            self._played_ms += elapsed_ms

    def end(self, outcome: Outcome) -> End:
        """What the log is told of the end, now."""
        return End(outcome.scores, self._now() if self._now else None, self._played_ms)
