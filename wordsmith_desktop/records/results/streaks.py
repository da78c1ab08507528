"""How many days or weeks in a row somebody has finished a challenge of the day or the week."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import date
from typing import Final

from wordsmith_desktop.core.value import Value

from ..deal_name import Period
from .model import Filter
from .store import Statistics

DAILY: Final = f"{Period.DAY.value}/"
"""What the name of a daily challenge begins with; its day follows, as in `DealName`."""
WEEKLY: Final = f"{Period.WEEK.value}/"
"""The same of a weekly one."""

_WEEK: Final = 7


class Streak(Value):
    """Numbers of days or weeks."""

    current: int
    """Up to today, or up to yesterday while today's is still open; weeks likewise."""
    longest: int


def daily_streak(statistics: Statistics, player: str, today: date, kind: str = "") -> Streak:
    """How many days in a row a player has finished a challenge of the day, or one of a kind's."""
    days = _dates(statistics, player, DAILY, date.fromisoformat, kind)
    return _streak(days, today.toordinal())


def weekly_streak(statistics: Statistics, player: str, today: date) -> Streak:
    """How many weeks in a row a player has finished a challenge of the week."""
    weeks = [(day - 1) // _WEEK for day in _dates(statistics, player, WEEKLY, _monday)]
    return _streak(weeks, (today.toordinal() - 1) // _WEEK)


def _streak(numbers: Iterable[int], now: int) -> Streak:
    lengths: dict[int, int] = {}
    for number in sorted(numbers):
        lengths[number] = lengths.get(number - 1, 0) + 1
    current = lengths.get(now) or lengths.get(now - 1, 0)
    return Streak(current, max(lengths.values(), default=0))


def _monday(week: str) -> date:
    """The Monday of a week such as "2026-W05"."""
    return date.fromisoformat(f"{week[:8]}-1")


def _dates(
    statistics: Statistics,
    player: str,
    begins: str,
    date_of: Callable[[str], date],
    kind: str = "",
) -> set[int]:
    """The days, counted from the year 1, that a player's challenges of a period are of."""
    rows = statistics.select(
        # The plus keeps SQLite from looking through all of the player's matches for each day.
        "SELECT DISTINCT challenge FROM matches CROSS JOIN seats USING (match_id)"
        " WHERE challenge <> '' AND challenge GLOB :begins AND +player = :player",
        Filter(player=player),
        begins=f"{begins}*/{kind}/*" if kind else f"{begins}*",
    )
    found = set()
    for (challenge,) in rows:
        with suppress(ValueError):
            found.add(date_of(str(challenge).removeprefix(begins)[:10]).toordinal())
    return found
