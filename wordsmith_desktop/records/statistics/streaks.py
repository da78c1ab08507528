"""Days in a row with a daily challenge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from wordsmith_desktop.records.challenge_name import Period
from wordsmith_desktop.records.statistics.filters import Filter
from wordsmith_desktop.records.statistics.store import Statistics

DAILY: Final = f"{Period.DAY.value}/"
"""What the name of a daily challenge begins with; its day follows, as in `ChallengeName`."""

_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Streak:
    """Numbers of days."""

    current: int
    """Up to today, or up to yesterday while today's is still open."""
    longest: int


def daily_streak(statistics: Statistics, player: str, today: date) -> Streak:
    """How many days in a row a player has finished a challenge of the day."""
    days = sorted(_days(statistics, player))
    lengths: dict[date, int] = {}
    for day in days:
        lengths[day] = lengths.get(day - _DAY, 0) + 1
    current = lengths.get(today) or lengths.get(today - _DAY, 0)
    return Streak(current, max(lengths.values(), default=0))


def _days(statistics: Statistics, player: str) -> Iterator[date]:
    rows = statistics.select(
        # The plus keeps SQLite from looking through all of the player's matches for each day.
        "SELECT DISTINCT challenge FROM matches CROSS JOIN seats USING (match_id)"
        " WHERE challenge <> '' AND challenge GLOB :daily AND +player = :player",
        Filter(player=player),
        daily=f"{DAILY}*",
    )
    for (challenge,) in rows:
        try:
            yield date.fromisoformat(challenge.removeprefix(DAILY)[:10])
        except ValueError:
            continue
