"""Telling everybody who listens what happened at the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, unique
from typing import Any, Generic, TypeAlias, TypeVar

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.records.troubles import StoreError

E_co = TypeVar("E_co", covariant=True)
"""A game's events."""


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
    THINKING = "thinking"
    """A bot began to think, got further, or found nothing to do."""
    STORE_TROUBLE = "store_trouble"
    """The disk does not take the entries; they wait in memory."""
    STORE_WELL = "store_well"
    """Everything that waited is on the disk."""


@dataclass(frozen=True, slots=True)
class Update(Generic[E_co]):
    """One thing that happened, as its listener may know it."""

    kind: UpdateKind
    seat: Seat | None = None
    """Who acted, or whose timer it is."""
    events: tuple[E_co, ...] = ()
    """What happened, in order, as whoever looks may know it."""
    public: tuple[E_co, ...] = ()
    """The same as the whole table may know it."""
    timer: Timer | None = None
    """With CLOCK: which timer."""
    word: str = ""
    """With HOUSE: which word, folded."""
    trouble: StoreError | None = None
    """With STORE_TROUBLE: why."""


Listener: TypeAlias = Callable[[Update[Any]], object]


class Notifier:
    """Delivers updates in order, those too that a listener brings about."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._waiting: deque[Update[Any]] = deque()
        self._is_delivering = False

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every update from now on; the result ends that."""
        self._listeners.append(listener)
        return lambda: self._forget(listener)

    def add(self, update: Update[Any]) -> None:
        """Put an update down for delivery."""
        self._waiting.append(update)

    def deliver(self) -> None:
        """Deliver what waits; within a delivery, the one under way does it."""
        if self._is_delivering:
            return
        self._is_delivering = True
        try:
            for update, listener in self._deliveries():
                listener(update)
        finally:
            self._is_delivering = False

    def _deliveries(self) -> Iterator[tuple[Update[Any], Listener]]:
        while self._waiting:
            update = self._waiting.popleft()
            for listener in tuple(self._listeners):
                yield update, listener

    def _forget(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)
