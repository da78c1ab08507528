"""Matches that nobody needs to keep, such as a lesson."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.records.log import Entry

from .clock import Clocks
from .drivers import ChanceDriver, DrivenTable, Driver, Judge, RefereeDriver
from .live import AnySession, Session
from .recorder import Recorder
from .thinking import Adviser
from .updates import Update


class Unrecorded(Recorder):
    """Writes nothing down until it is closed, and nothing then."""

    def __init__(self) -> None:
        super().__init__(None)
        self._is_closed = False

    @property
    def is_read_only(self) -> bool:
        """Whether it was closed."""
        return self._is_closed

    def note(self, entry: Entry, *, is_urgent: bool = True) -> None:
        """Forget the entry."""

    def write(self) -> tuple[Update[Any], ...]:
        """There is nothing to write."""
        return ()

    def close(self, *, waits: bool = True) -> bool:  # noqa: ARG002
        """End it; there is nothing to lose."""
        self._is_closed = True
        return True


class SameChance:
    """Chance that always comes out the same."""

    def __init__(self, action: Any) -> None:
        self._action = action

    def propose(self, table: DrivenTable, seat: Seat) -> Any:  # noqa: ARG002
        """What always comes out."""
        return self._action


def practice_session(
    rules: AnyRules,
    ruleset: Any,
    *,
    seats: int,
    seed: int,
    judge: Judge,
    drivers: Mapping[Seat, Driver],
    adviser: Adviser | None = None,
) -> AnySession:
    """Begin a match that is not saved. `drivers` act in place of chance and referee."""
    own: Mapping[Seat, Driver] = {CHANCE: ChanceDriver(seed), REFEREE: RefereeDriver(judge)}
    return Session(
        Match(rules, ruleset, seats),
        Unrecorded(),
        {**own, **drivers},
        house=GameHouse(),
        clocks=Clocks(),
        adviser=adviser,
    )
