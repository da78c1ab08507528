"""The close of a match: what each needs, and who still has a turn and who the last, once known."""

from __future__ import annotations

from collections.abc import Iterable

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.texts import say, say_count

from .seat_line import SeatLine


class Closing(Value):
    """How a match closes."""

    still: tuple[Seat, ...] | None
    """Who has a turn yet, in order; whoever is at it is the first. None where that is not known
    yet, but the last turns are near."""
    points: tuple[int, ...]
    """Of all, by seat."""
    goal: int | None = None
    """The points with which the last turns begin, as long as nobody has them; None without any."""

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
    if closing is None or len(shown) < 2 or closing.still == ():
        return shown
    return [_closing_line(one, seat, closing) for seat, one in enumerate(shown)]


def _closing_line(line: SeatLine, seat: Seat, closing: Closing) -> SeatLine:
    if closing.still is None:
        return replace(line, note=line.note or _needs_text(closing, seat))
    if seat not in closing.still:
        return replace(line, is_done=True)
    note, is_last = _needs_text(closing, seat), seat == closing.still[-1]
    detail = say(texts.HAS_LAST_TURN) if is_last else ""
    return replace(line, note=line.note or note, detail=line.detail or detail, has_bell=is_last)


def _needs_text(closing: Closing, seat: Seat) -> str:
    """How far it is to the goal, or to the top."""
    if closing.goal is not None:
        return say_count(texts.TO_GO, closing.goal - closing.points[seat])
    needs = closing.needs(seat)
    return say_count(texts.NEEDS, needs) if needs > 0 else say_count(texts.LEADS_BY, 1 - needs)
