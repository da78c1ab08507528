"""What everybody who listens is told of the table: what happened, and why something may not."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from enum import Enum, unique
from typing import Any, Generic, TypeAlias, TypeVar

from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.records.troubles import StoreError

E_co = TypeVar("E_co", covariant=True)
"""A game's events."""


class ReadOnlyError(WordsmithError):
    """A match that is only looked at was to be changed."""


class OverrulingError(WordsmithError):
    """The dictionary was to be overruled in a challenge, where all play by one list."""


@unique
class SessionGate(Enum):
    """A session's own reasons against an action."""

    READ_ONLY = "read_only"
    """The match is only looked at: its log is damaged, or it was closed."""
    NOT_ASKED_FOR = "not_asked_for"
    """A lesson asks for something else just now."""


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
    UNWOUND = "unwound"
    """The same one action earlier: its events are those of the action that is gone from sight, to
    be moved backward; what is to be told follows as `SHOWN`."""
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
    STORE_ANEW = "store_anew"
    """The file had been taken away; the whole match was written anew in its place."""


class Update(Value, Generic[E_co]):
    """One thing that happened, as its listener may know it."""

    kind: UpdateKind
    seat: Seat | None = None
    """Who acted, or whose timer it is."""
    visible: tuple[E_co, ...] = ()
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
Redactor: TypeAlias = Callable[[Update[Any], tuple[Any, ...]], object]
"""Hears an update that tells no events yet, and beside it everything that happened."""


class Notifier:
    """Delivers updates in order, those too that a listener brings about.

    What happened lies beside the update, with its secrets, until it is known who listens.
    """

    def __init__(self) -> None:
        self._redactors: list[Redactor] = []
        self._waiting: deque[tuple[Update[Any], tuple[Any, ...]]] = deque()
        self._is_delivering = False

    def subscribe(self, redactor: Redactor) -> Callable[[], None]:
        """Call `redactor` with every update from now on; the result ends that."""
        self._redactors.append(redactor)
        return lambda: self._forget(redactor)

    def add(self, update: Update[Any], happened: tuple[Any, ...] = ()) -> None:
        """Put an update down for delivery."""
        self._waiting.append((update, happened))

    def deliver(self) -> None:
        """Deliver what waits; within a delivery, the one under way does it.

        A listener that fails keeps nothing from the others: the first error is raised at the end.
        """
        if self._is_delivering:
            return
        self._is_delivering = True
        errors: list[Exception] = []
        try:
            for update, happened, redactor in self._deliveries():
                try:
                    redactor(update, happened)
                except Exception as error:
                    errors.append(error)
        finally:
            self._is_delivering = False
        if errors:
            raise errors[0]

    def _deliveries(self) -> Iterator[tuple[Update[Any], tuple[Any, ...], Redactor]]:
        while self._waiting:
            update, happened = self._waiting.popleft()
            for redactor in tuple(self._redactors):
                yield update, happened, redactor

    def _forget(self, redactor: Redactor) -> None:
        if redactor in self._redactors:
            self._redactors.remove(redactor)
