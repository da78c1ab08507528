"""A table with a printed box on it: what it is asked, what was told, and telling it otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from wordsmith_desktop.core.rejections import Gate, IllegalActionError, Rejection
from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.box_questions import BoxChoices, BoxQuestion
from wordsmith_desktop.games.common.registry import game_of

from .live import Session

E = TypeVar("E")
"""A game's events."""


class ToldOnce(Value, Generic[E]):
    """Something that was told."""

    place: int
    """How many actions stood before it."""
    events: tuple[E, ...]
    """What came of it."""
    asked: BoxQuestion
    """What was asked then."""
    signs: tuple[str, ...]
    """What was told."""


class BoxView(Generic[E]):
    """What whoever looks may tell of the box, and may know of what was told."""

    def __init__(
        self, session: Session[Any, E, Any], seat: Seat | None, *, is_covered: bool
    ) -> None:
        """`seat` looks; nobody does while the table `is_covered`."""
        self._session = session
        self._seat = seat
        self._is_covered = is_covered

    @property
    def asks(self) -> BoxQuestion | None:
        """What is to be told now; None where nothing waits for that, or for somebody else."""
        if not self._session.awaits_box or self._is_covered:
            return None
        return self._asked(self._session.match.state)

    def tell(self, told: BoxChoices) -> tuple[Rejection, ...]:
        """Tell what was rolled or drawn; every reason against it where it cannot be."""
        asked = self.asks
        if asked is None:
            return (Rejection.of(Gate.NOT_YOUR_TURN, seat=CHANCE),)
        return self._session.act(CHANCE, asked.action(told))

    def told(self) -> Iterator[ToldOnce[E]]:
        """What was told, the last first, as far as whoever looks may know it."""
        if self._is_covered:
            return
        played = self._session.match.played
        for place in reversed(range(len(played))):
            if played[place].seat != CHANCE:
                continue
            events = self._session.redacted(played[place].step.events, self._seat)
            asked = self._asked(played[place].before)
            if asked is not None and asked.places and events:
                signs = asked.signs(played[place].action)
                yield ToldOnce(place, events, asked, signs)

    def kept_by(self, told: ToldOnce[E], other: BoxChoices) -> tuple[int, int] | None:
        """How many of the actions after something told would stand if it had been this, and how
        many there are; None where it could not have been."""
        after = len(self._session.match.played) - told.place - 1
        try:
            return self._session.kept_by(told.place, told.asked.action(other)), after
        except IllegalActionError:
            return None

    def correct(self, told: ToldOnce[E], other: BoxChoices) -> None:
        """Have it told otherwise. Raises as `Session.correct` does."""
        self._session.correct(told.place, told.asked.action(other))

    def _asked(self, state: Any) -> BoxQuestion | None:
        ask = game_of(self._session.match.rules.game).box_asker()
        return None if ask is None else ask(state, self._seat)
