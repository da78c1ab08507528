"""Telling everybody who listens what happened at the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, unique
from typing import TypeAlias

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.records.troubles import StoreError


@unique
class UpdateKind(Enum):
    """What an update is about."""

    PLAYED = "played"
    """An action was played, by anyone."""
    UNDONE = "undone"
    """An action was taken back; its events are to be told backward."""
    REDONE = "redone"
    """An action was brought back."""
    SHOWN = "shown"
    """A match that is looked at again is shown as it stood at another moment; its events are
    those of the action before that."""
    CLOCK = "clock"
    """A soft timer has run out."""
    HOUSE = "house"
    """The table changed its mind about a word."""
    STORE_TROUBLE = "store_trouble"
    """The disk does not take the entries; they wait in memory."""
    STORE_WELL = "store_well"
    """Everything that waited is on the disk."""


@dataclass(frozen=True, slots=True)
class Update:
    """One thing that happened. `Session.events_for` gives its events as a seat may see them."""

    kind: UpdateKind
    seat: Seat | None = None
    """Who acted, or whose timer it is."""
    events: tuple[Event, ...] = ()
    """Everything that happened, secrets included: not for showing."""
    timer: Timer | None = None
    """With CLOCK: which timer."""
    word: str = ""
    """With HOUSE: which word, folded."""
    trouble: StoreError | None = None
    """With STORE_TROUBLE: why."""


Listener: TypeAlias = Callable[[Update], None]


class Notifier:
    """Delivers updates in order, those too that a listener brings about."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._waiting: deque[Update] = deque()
        self._is_delivering = False

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every update from now on; the result ends that."""
        self._listeners.append(listener)
        return lambda: self._forget(listener)

    def add(self, update: Update) -> None:
        """Put an update down for delivery."""
        self._waiting.append(update)

    def deliver(self) -> None:
        """Deliver what waits; within a delivery, the one under way does it."""
        if self._is_delivering:
            return
        self._is_delivering = True
        try:
            while self._waiting:
                update = self._waiting.popleft()
                for listener in tuple(self._listeners):
                    listener(update)
        finally:
            self._is_delivering = False

    def _forget(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)
