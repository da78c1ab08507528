"""The name of a deal in a log's header: what is played, which deal, and for which day."""

from __future__ import annotations

from datetime import date
from enum import Enum, unique
from typing import TypeAlias

from wordsmith_desktop.core.value import Value, replace

Day: TypeAlias = date
"""Where a field is called `date`."""


@unique
class Period(Enum):
    """What a challenge is the challenge of."""

    DAY = "daily"
    WEEK = "weekly"
    PAST = "past"
    """A day or a week that was over before it was begun, so that it is in no row of days."""
    NONE = "free"
    """Chosen freely, or by a code."""


class DealName(Value):
    """One deal of one kind of challenge, as in "daily/2026-01-31/sprint/nofaponigaru"."""

    kind: str
    """The kind's key."""
    code: str
    """The deal's code, in lower case and without hyphens."""
    period: Period = Period.NONE
    date: str = ""
    """The day, as "2026-01-31", or the week, as "2026-W05"; empty for one chosen freely."""

    def begun_on(self, day: Day) -> DealName:
        """As it is called once it is begun on a day: of a day or a week only on its own."""
        if self.period is Period.NONE:
            return self
        own = {day.isoformat(): Period.DAY, week_name(day): Period.WEEK}
        return replace(self, period=own.get(self.date, Period.PAST))

    def __str__(self) -> str:
        return "/".join((self.period.value, self.date or "-", self.kind, self.code))

    @staticmethod
    def parse(text: str) -> DealName | None:
        """The name that `str` gives, or None for any other text."""
        parts = text.split("/")
        periods = {period.value: period for period in Period}
        if len(parts) != 4 or parts[0] not in periods or not all(parts):
            return None
        period, date, kind, code = parts
        return DealName(kind, code, periods[period], "" if date == "-" else date)


def week_name(day: Day) -> str:
    """The week that a day lies in (ISO 8601, from Monday)."""
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def kind_of(challenge: str) -> str:
    """The kind's key of a header's challenge, or "" for an ordinary match."""
    name = DealName.parse(challenge)
    return name.kind if name else challenge
