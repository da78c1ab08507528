"""The last turns of a match: who still has one, who has the last, and what each needs."""

from __future__ import annotations

from collections.abc import Iterable

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.texts import say, say_count

from .seat_strip import SeatLine


class Closing(Value):
    """How a match closes."""

    still: tuple[Seat, ...]
    """Who has a turn yet, in order; whoever is at it is the first."""
    points: tuple[int, ...]
    """Of all, by seat."""

    def needs(self, seat: Seat) -> int:
        """Points with which a seat would be alone at the top; less than 1 where it is there."""
        others = [points for one, points in enumerate(self.points) if one != seat]
        return max(others, default=0) + 1 - self.points[seat]


def turns_from(first: Seat, last: Seat, count: int) -> tuple[Seat, ...]:
    """The seats from one to another, around the table."""
    return tuple((first + step) % count for step in range((last - first) % count + 1))


def closing_lines(lines: Iterable[SeatLine], closing: Closing | None) -> list[SeatLine]:
    """The same lines; where a match closes each says what it still needs, and the last has a bell.

    Whoever has had the last turn is done.
    """
    shown = list(lines)
    if closing is None or len(shown) < 2 or not closing.still:
        return shown
    return [_closing_line(one, seat, closing) for seat, one in enumerate(shown)]


def _closing_line(line: SeatLine, seat: Seat, closing: Closing) -> SeatLine:
    if seat not in closing.still:
        return replace(line, is_done=True)
    needs, is_last = closing.needs(seat), seat == closing.still[-1]
    note = say_count(texts.NEEDS, needs) if needs > 0 else say_count(texts.LEADS_BY, 1 - needs)
    detail = say(texts.HAS_LAST_TURN) if is_last else ""
    return replace(line, note=line.note or note, detail=line.detail or detail, has_bell=is_last)
