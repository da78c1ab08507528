"""The name of a challenge in a log's header: what is played, which deal, and for which day."""

from __future__ import annotations

from enum import Enum, unique

from wordsmith_desktop.core.value import Value


@unique
class Period(Enum):
    """What a challenge is the challenge of."""

    DAY = "daily"
    WEEK = "weekly"
    PAST = "past"
    """A day or a week that was over before it was begun, so that it is in no row of days."""
    NONE = "free"
    """Chosen freely, or by a code."""


class ChallengeName(Value):
    """One deal of one kind of challenge, as in "daily/2026-01-31/sprint/nofaponigaru"."""

    kind: str
    """The kind's key."""
    code: str
    """The deal's code, in lower case and without hyphens."""
    period: Period = Period.NONE
    date: str = ""
    """The day, as "2026-01-31", or the week, as "2026-W05"; empty for one chosen freely."""

    def __str__(self) -> str:
        return "/".join((self.period.value, self.date or "-", self.kind, self.code))

    @staticmethod
    def parse(text: str) -> ChallengeName | None:
        """The name that `str` gives, or None for any other text."""
        parts = text.split("/")
        periods = {period.value: period for period in Period}
        if len(parts) != 4 or parts[0] not in periods or not all(parts):
            return None
        period, date, kind, code = parts
        return ChallengeName(kind, code, periods[period], "" if date == "-" else date)


def kind_of(challenge: str) -> str:
    """The kind's key of a header's challenge, or "" for an ordinary match."""
    name = ChallengeName.parse(challenge)
    return name.kind if name else challenge
