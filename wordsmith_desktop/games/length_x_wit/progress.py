"""A transition in the making: the state so far, and what has happened."""

from __future__ import annotations

from wordsmith_desktop.core.step import Step
from wordsmith_desktop.games.length_x_wit.state import State
from wordsmith_desktop.games.table_events import TableEvent


class Progress:
    """The state so far, and the events on the way."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._events: list[TableEvent] = []

    def tell(self, *events: TableEvent) -> None:
        """Add what just happened; all of it is open."""
        self._events.extend(events)

    def step(self) -> Step[State, TableEvent]:
        """The finished transition."""
        return Step(self.state, tuple(self._events))
