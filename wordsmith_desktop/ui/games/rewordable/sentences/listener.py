"""Who is told what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.rewordable.ruleset import Ending
from wordsmith_desktop.ui.kit.texts import Plural, Text, say, say_count


@dataclass(frozen=True, slots=True)
class Listener:
    """One person at the table, or all of them."""

    names: Sequence[str]
    """The players' names by seat."""
    seat: Seat | None = None
    """Whose "you" it is; None where everybody listens."""
    ending: Ending = Ending.LAST_ROUND
    """When the match ends once the deck is empty."""

    @property
    def is_alone(self) -> bool:
        """Whether one player plays alone."""
        return len(self.names) == 1

    def hear(self, told: tuple[Text, Text], about: Seat, **values: object) -> str:
        """The sentence about a seat: the first of two if it is the listener's own."""
        return say(told[about != self.seat], name=self.names[about], **values)

    def hear_count(self, told: tuple[Plural, Plural], about: Seat, n: int, **values: object) -> str:
        """As `hear`, of `n` things."""
        return say_count(told[about != self.seat], n, name=self.names[about], **values)


def table_seat(seats: int) -> Seat | None:
    """Who hears what the whole table hears: one player alone, else nobody in particular."""
    return 0 if seats == 1 else None
