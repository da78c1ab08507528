"""What any table may do about a called word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.common.open_table import LetStand, Object, Rule, TimeExpired, Vote
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

ANSWERS: Final = (Object(), LetStand(), Vote(True), Vote(False))


def rulings(word: str | None) -> Iterator[Rule]:
    """What the referee may say of a word, if it is asked about one."""
    if word is not None:
        yield Rule(Ruling(word, True, Reason.LISTED, "any"))
        yield Rule(Ruling(word, False, Reason.UNKNOWN, "any"))


def ends_of_time(timers: Iterable[Timer], seat: Seat) -> Iterator[TimeExpired]:
    """The ends of a seat's clocks."""
    return (TimeExpired(timer.name) for timer in timers if timer.seat == seat)
