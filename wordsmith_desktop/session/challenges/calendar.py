"""The challenges of a day and of a week: from the date alone, the same for everyone."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date
from typing import Final

from wordsmith_desktop.records.challenge_name import Period
from wordsmith_desktop.session.challenges.challenge import Challenge
from wordsmith_desktop.session.challenges.codes import NUMBERS, Deal, decent
from wordsmith_desktop.session.challenges.kinds import KINDS, Kind

DAILY: Final = tuple(KINDS)
"""The kinds that take turns from day to day; another one moves all the days to come."""
WEEKLY: Final = tuple(kind for kind in KINDS if kind.is_weekly)
"""Those that take turns from week to week."""
_WEEK: Final = 7


def challenge_of_day(day: date, language: str) -> Challenge:
    """The challenge of a day in words of a language."""
    return _dated(Period.DAY, day.isoformat(), day.toordinal(), DAILY, language)


def challenge_of_week(day: date, language: str) -> Challenge:
    """The challenge of the week (ISO 8601, from Monday) that a day lies in."""
    year, week, _ = day.isocalendar()
    # Monday is the first day of the first week of all, too.
    return _dated(
        Period.WEEK, f"{year}-W{week:02}", (day.toordinal() - 1) // _WEEK, WEEKLY, language
    )


def _dated(
    period: Period, name: str, count: int, kinds: Sequence[Kind], language: str
) -> Challenge:
    digest = hashlib.sha256(f"{period.value}/{name}/{language}".encode()).digest()
    number = int.from_bytes(digest[:8], "big") % NUMBERS
    deal = decent(Deal(kinds[count % len(kinds)], language, number))
    return Challenge(deal, period, name)
