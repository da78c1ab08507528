"""A session stands after an act until whoever shows the table goes on, so that the act is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from wordsmith_desktop.core.seats import Seat

Wants: TypeAlias = Callable[[Seat, tuple[Any, ...]], bool]
"""Whether the table is to stand after an act: who acted, and what happened."""


def _never(_seat: Seat, _events: tuple[Any, ...]) -> bool:
    return False


class Beats:
    """Where a session stands. Without a window nobody wants it to, and it never does."""

    def __init__(self) -> None:
        self.is_on = False
        """Whether drivers wait until somebody goes on."""
        self.mover: Seat | None = None
        """The player whose move stands, also while chance or the referee answer it."""
        self._wants: Wants = _never

    def ask(self, wants: Wants | None) -> None:
        """Have this asked after every act from now on; None: nobody shows the table any more."""
        self._wants = wants or _never
        self.is_on = False

    def happened(self, seat: Seat, events: tuple[Any, ...]) -> None:
        """A seat acted: stand, if that is wanted."""
        if seat >= 0:
            self.mover = seat
        self.is_on = self._wants(seat, events)

    def end(self) -> None:
        """Stand no more."""
        self.is_on = False

    def holds_clock(self, seat: Seat) -> bool:
        """Whether the time of a seat stands still: it looks at what another one did."""
        return self.is_on and seat != self.mover
