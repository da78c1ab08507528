"""A transition in the making: the state so far, and what has happened."""

from __future__ import annotations

from dataclasses import replace

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Step
from wordsmith_desktop.games.rewordable.state import State
from wordsmith_desktop.games.table_events import TableEvent


class Progress:
    """The state so far, and the events on the way."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._events: list[TableEvent] = []

    def tell(self, *events: TableEvent) -> None:
        """Add what just happened, for everybody."""
        self._events.extend(events)

    def tell_only(self, seat: Seat, event: TableEvent) -> None:
        """Add what concerns one seat's secrets."""
        self._events.append(replace(event, only=seat))

    def step(self) -> Step[State, TableEvent]:
        """The finished transition."""
        return Step(self.state, tuple(self._events))
