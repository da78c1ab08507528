"""What has changed since whoever looks acted last: it is marked until they act again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.session.table_view import AnyTable

from ..seat_line import PART


class Done(Value):
    """What one player did, in as few words as there are; what counts most stands first."""

    seat: Seat
    text: str
    won: int = 0
    """How much of what lies on the chip was won by it, the last of that."""


def looker(table: AnyTable) -> Seat | None:
    """Whose last act counts: who looks, or at an open table the person whose turn it is."""
    if table.seat is not None:
        return table.seat
    if table.public.is_hidden:
        return None
    people: tuple[Seat, ...] = table.people
    if len(people) == 1:
        return people[0]
    return next(iter(table.people_to_act), None)


def since_last_act(table: AnyTable) -> tuple[Any, ...]:
    """What others brought about since then, the oldest first, as whoever looks may know it.

    What chance and the referee do belongs to the player whose move they answer. Nothing in a
    replay, and nothing before anybody has acted.
    """
    seat = looker(table)
    if seat is None or table.is_read_only:
        return ()
    return tuple(event for one in reversed(tuple(_until(table, seat))) for event in one)


def _until(table: AnyTable, seat: Seat) -> Iterator[tuple[Any, ...]]:
    """The events of each act of others and what answers it, the last one first."""
    answers: list[tuple[Any, ...]] = []
    for happening in table.recent():
        if happening.seat == seat:
            return
        answers.append(happening.events)
        if happening.seat >= 0:
            yield from answers
            answers = []


def lines_of(done: Sequence[Done], seats: int) -> list[str]:
    """One line for each seat, what it did last first; empty where nothing is to be told of one.

    Where a chip has no room for all of it, what was done before is left out.
    """
    last_first = tuple(reversed(done))
    return [PART.join(one.text for one in last_first if one.seat == seat) for seat in range(seats)]


def won_by(done: Sequence[Done], seats: int) -> list[int]:
    """How much each seat has won by what it did."""
    return [sum(one.won for one in done if one.seat == seat) for seat in range(seats)]
