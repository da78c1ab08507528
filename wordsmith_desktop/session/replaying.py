"""Looking at a match once more, action by action; nothing of it can be changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wordsmith_desktop.core.match import Match
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.records.replay import AnyMatch, Replayed
from wordsmith_desktop.session.clock import Clocks, Reading
from wordsmith_desktop.session.live import Session
from wordsmith_desktop.session.recorder import Recorder
from wordsmith_desktop.session.updates import Update, UpdateKind


class _Beginning(Match[Any, Any, Any, Any]):
    """The first so many actions of a match."""

    def __init__(self, whole: AnyMatch) -> None:
        super().__init__(whole.rules, whole.ruleset, whole.seats)
        self._whole = whole.played

    def cut(self, position: int) -> None:
        """Have so many actions stand."""
        self._played[:] = self._whole[:position]


class ReplaySession(Session):
    """A match as it stood after any number of its actions; pages follow it like a live one.

    A position is a number of actions: 0 is before the first one, `length` after the last.
    """

    def __init__(self, replayed: Replayed) -> None:
        """Begin before the first action."""
        self._beginning = _Beginning(replayed.match)
        super().__init__(self._beginning, Recorder(None), {}, house=GameHouse(), clocks=Clocks())
        self.replayed = replayed

    @property
    def readings(self) -> tuple[Reading, ...]:
        """None: what was left of a clock at each action nobody wrote down."""
        return ()

    @property
    def length(self) -> int:
        """How many actions there are."""
        return len(self.replayed.match.played)

    @property
    def position(self) -> int:
        """How many of them are seen."""
        return len(self.match.played)

    def time_at(self, position: int) -> int | None:
        """How long the match had lain open then, in milliseconds; None where nobody knows."""
        return self.replayed.times[position - 1] if position else 0

    def go_to(self, position: int) -> None:
        """See so many actions, or as many as there are.

        One more than before is told as when it was played, any other number as `SHOWN`.
        """
        wanted = max(0, min(position, self.length))
        if wanted == self.position:
            return
        kind = UpdateKind.PLAYED if wanted == self.position + 1 else UpdateKind.SHOWN
        self._beginning.cut(wanted)
        self._notifier.add(self._update(kind))
        self._notifier.deliver()

    def _update(self, kind: UpdateKind) -> Update:
        if not self.match.played:
            return Update(kind)
        last = self.match.played[-1]
        return Update(kind, last.seat, last.step.events)


def keeps_secrets(match: AnyMatch) -> bool:
    """Whether a match goes on in which one player knows what another must not."""
    return match.outcome is None and any(map(match.rules.hides, _states(match)))


def _states(match: AnyMatch) -> Iterator[Any]:
    for played in match.played:
        yield played.before
    yield match.state
