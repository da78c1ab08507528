"""Work that nobody waits for, as services ask for it; the window has threads for that."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any, Protocol, TypeAlias


class Ticket:
    """What the work itself may ask and tell, from its own thread."""

    def __init__(self, report: Callable[[int, int], None]) -> None:
        self._cancelled = Event()
        self.report = report
        """Tells how much is done, and of how much."""

    @property
    def is_cancelled(self) -> bool:
        """Whether nobody waits for the result any more; the work should end soon."""
        return self._cancelled.is_set()

    def cancel(self) -> None:
        """Ask the work to end."""
        self._cancelled.set()


Work: TypeAlias = Callable[[Ticket], Any]


class InBackground(Protocol):
    """Does work beside its caller: in a thread of the window's, or in a test at once."""

    def __call__(
        self,
        work: Work,
        *,
        done: Callable[[Any], object],
        failed: Callable[[Exception], object] | None = None,
        progressed: Callable[[int, int], object] | None = None,
    ) -> object:
        """Start `work`; in the caller's thread `done` gets its result, or `failed` what it raised.

        What fails is raised in the caller's thread where nobody is told. `progressed` hears how
        much is done, and of how much.
        """
