"""How long a match has lain open on the table, and what time it is. Both come in from outside."""

from __future__ import annotations

from collections.abc import Callable

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.records.log import End


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
