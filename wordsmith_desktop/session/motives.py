"""Why the bots of a session did what they did: told by them, or asked once more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.core.seats import Seat

from .drivers import DrivenTable, Driver
from .thinking import BotDriver


class Motives:
    """Those of the bots that act for some of the seats."""

    def __init__(self, table: DrivenTable, drivers: Mapping[Seat, Driver]) -> None:
        self._table = table
        self._drivers = drivers
        self._told: dict[int, tuple[Seat, Motive]] = {}
        """By how many actions stood before, the last one last."""

    @property
    def last(self) -> tuple[Seat, Motive] | None:
        """Who of the bots has acted last and why; None where that is not known, see `recall`."""
        count = len(self._table.match.played)
        return next((self._told[one] for one in reversed(self._told) if one < count), None)

    @property
    def are_there(self) -> bool:
        """Whether a bot has acted that could tell why."""
        return self.last is not None or next(self._unknown(), None) is not None

    def recall(self, done: Callable[[], object]) -> bool:
        """Call `done` once the `last` is known of the bot that acted last; whether one has.

        Of a match that was opened since, the bot is asked once more: its answer follows from the
        match, the seat and the position alone.
        """
        if self.last is not None:
            done()
            return True
        return self._recall(self._unknown(), done)

    def keep(self, seat: Seat) -> None:
        """Keep why a seat does what is played next.

        What is done on the way, such as the next letter of a word, has the word's motive.
        """
        driver = self._drivers.get(seat)
        last = driver.last if isinstance(driver, BotDriver) and seat >= 0 else None
        if last is not None and last.motive is not None:
            self._told[len(self._table.match.played)] = seat, last.motive

    def forget_after(self, count: int) -> None:
        """Forget those of actions before which so many stood, or more."""
        if self._told and next(reversed(self._told)) >= count:
            self._told = {at: told for at, told in self._told.items() if at < count}

    def _unknown(self) -> Iterator[int]:
        """How many actions stood before each of the bots' that stand, the last one first.

        Not of those that have acted since the match was opened: what they could say is known.
        """
        played = self._table.match.played
        for place in range(len(played) - 1, -1, -1):
            seat = played[place].seat
            driver = self._drivers.get(seat) if seat >= 0 else None
            if isinstance(driver, BotDriver) and driver.may_recall:
                yield place

    def _recall(self, places: Iterator[int], done: Callable[[], object]) -> bool:
        place = next(places, None)
        if place is None:
            return False
        played = self._table.match.played[place]
        driver = self._drivers[played.seat]
        assert isinstance(driver, BotDriver)

        def found(motive: Motive | None) -> None:
            if self._table.match.played[place : place + 1] != (played,):
                return
            if motive is None and self._recall(places, done):
                return
            told = {**self._told, place: (played.seat, motive or Motive())}
            self._told = dict(sorted(told.items()))
            done()

        return driver.recall(self._table, played.seat, place, played.before, found)
