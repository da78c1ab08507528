"""Now and then a computer player says something, in a bubble at its chip."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.digests import number_of
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, field
from wordsmith_desktop.games.common import table_events as table_events
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.wording.computer_lines import LINES, TalkTopic
from wordsmith_desktop.wording.computer_players import SAYS
from wordsmith_desktop.wording.texts import say

from .bubble import Bubble, Shout
from .seat_strip import SeatStrip

Remark: TypeAlias = tuple[Seat, TalkTopic]
"""Who could say something, and about what."""
RemarksOf: TypeAlias = Callable[[Any], Iterable[Remark]]
"""What an event of a game gives occasion to."""

ONE_IN: Final[Mapping[TalkTopic, int]] = {
    TalkTopic.CLAIM: 6,
    TalkTopic.STEAL: 3,
    TalkTopic.STOLEN: 3,
    TalkTopic.FAILED: 3,
    TalkTopic.PRAISE: 2,
}
"""How rarely something is said."""
QUIET: Final = 6
"""So many acts at least lie between two remarks."""
LEAST_WORDS: Final = 3
"""The best of fewer words is no reason for praise."""
STANDS_MS: Final = 4000
_KEY: Final = "talk"


class Talking(Value):
    """What a game's events give occasion to."""

    remarks: Mapping[type, RemarksOf] = field(default_factory=dict)
    made: Callable[[Any], tuple[Seat, int] | None] = lambda _event: None
    """Whose word an event tells of and what it is worth, where that is seen by all."""


def _refused(event: table_events.WordRefused) -> Iterator[Remark]:
    yield event.seat, TalkTopic.FAILED


REMARKS: Final[Mapping[type, RemarksOf]] = {table_events.WordRefused: _refused}
"""In all games."""


def line_of(level: int, occasion: TalkTopic, number: int, said: Iterable[str] = ()) -> str:
    """One of the lines of a level, none twice in a match as long as there are others."""
    lines = [say(one) for one in LINES[level - 1][occasion]]
    fresh = [one for one in lines if one not in {*said}] or lines
    return fresh[number % len(fresh)]


class Talk:
    """Watches a table, and has its computers say something, rarely."""

    def __init__(
        self,
        table: AnyTable,
        talking: Talking,
        names: Sequence[str],
        seats: SeatStrip,
        *,
        over: QWidget,
        is_on: Callable[[], bool],
    ) -> None:
        """The bubble hangs `over` the table; `is_on` is asked each time."""
        self._table, self._talking, self._names, self._seats = table, talking, names, seats
        self._is_on = is_on
        self.bubble = Bubble(over)

    def hear(self, update: Update[Any]) -> None:
        """Somebody may say something about what happened."""
        if update.kind is not UpdateKind.PLAYED or not self._may_talk:
            return
        at, said = self._table.scratch.get(_KEY, (-QUIET, ()))
        if self._table.position - at < QUIET:
            return
        for seat, occasion in self._remarks(update.visible):
            number = self._number(seat, occasion)
            if self._levels[seat] and number % ONE_IN[occasion] == 0:
                line = line_of(self._levels[seat], occasion, number >> 8, said)
                self._table.scratch[_KEY] = self._table.position, (*said, line)
                self._say(seat, line)
                return

    def last_words(self) -> str:
        """What a computer says at the end, with its name; empty where none does."""
        outcome = self._table.outcome
        if outcome is None or not self._may_talk or not self._table.people:
            return ""
        computers = sorted(self._table.computers, key=lambda seat: seat not in outcome.winners)
        if not any(self._levels[seat] for seat in computers):
            return ""
        seat = next(seat for seat in computers if self._levels[seat])
        occasion = TalkTopic.WON if seat in outcome.winners else TalkTopic.LOST
        line = line_of(self._levels[seat], occasion, self._number(seat, occasion) >> 8)
        return say(SAYS, name=self._names[seat], line=line)

    # Inside

    @property
    def _levels(self) -> Sequence[int]:
        return self._table.levels or (0,) * len(self._names)

    @property
    def _may_talk(self) -> bool:
        return self._is_on() and not self._table.is_read_only and any(self._levels)

    def _number(self, seat: Seat, occasion: TalkTopic) -> int:
        return number_of(f"{self._table.position} {self._names[seat]} {occasion.value}")

    def _remarks(self, events: Sequence[Any]) -> Iterator[Remark]:
        for event in events:
            found = self._talking.remarks.get(type(event), REMARKS.get(type(event)))
            yield from found(event) if found else ()
            made = self._talking.made(event)
            if made is not None and self._is_best(*made):
                others = [seat for seat in self._table.computers if seat != made[0]]
                yield from ((seat, TalkTopic.PRAISE) for seat in others)

    def _is_best(self, seat: Seat, points: int) -> bool:
        """Whether a person has made nothing better in this match before."""
        if seat not in self._table.people:
            return False
        events = (event for one in self._table.recent_public() for event in one.events)
        made = [self._talking.made(event) for event in events]
        own = [one[1] for one in made if one is not None and one[0] == seat]
        return len(own) >= LEAST_WORDS and points == max(own) and own.count(points) == 1

    def _say(self, seat: Seat, line: str) -> None:
        chips = self._seats.chips
        if seat < len(chips) and chips[seat].isVisible():
            chips[seat].show_said(line)
            self.bubble.say(Shout(seat, line, is_aside=True), STANDS_MS)
