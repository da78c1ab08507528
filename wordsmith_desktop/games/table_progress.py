"""A transition in the making."""

from __future__ import annotations

from dataclasses import replace
from typing import Generic, TypeVar

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Step
from wordsmith_desktop.games.table_events import TableEvent

S = TypeVar("S")
"""A game's state."""


class TableProgress(Generic[S]):
    """The state so far, and what has happened on the way."""

    def __init__(self, state: S) -> None:
        self.state = state
        self._events: list[TableEvent] = []

    def tell(self, *events: TableEvent) -> None:
        """Add what just happened, in order."""
        self._events.extend(events)

    def tell_only(self, seat: Seat, event: TableEvent) -> None:
        """Add what concerns one seat's secrets."""
        self._events.append(replace(event, only=seat))

    def step(self) -> Step[S, TableEvent]:
        """The finished transition."""
        return Step(self.state, tuple(self._events))
