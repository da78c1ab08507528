"""One challenge: a deal, and what it is the challenge of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from wordsmith_desktop.core.digests import number_of
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.records.challenge_name import ChallengeName, Period
from wordsmith_desktop.records.log import Occasion
from wordsmith_desktop.session.challenges.codes import (
    NUMBERS,
    BadCodeError,
    Deal,
    decent,
    parse_code,
)
from wordsmith_desktop.session.challenges.kinds import KINDS, ChallengeKind


@dataclass(frozen=True, slots=True)
class Challenge:
    """A deal that somebody can play alone, and others after them."""

    deal: Deal
    period: Period = Period.NONE
    date: str = ""
    """As in `ChallengeName`."""

    @property
    def kind(self) -> ChallengeKind:
        """What is played."""
        return self.deal.kind

    @property
    def name(self) -> ChallengeName:
        """As it stands in the log."""
        return ChallengeName(self.kind.key, self.deal.code, self.period, self.date)

    @property
    def seed(self) -> int:
        """What chance starts from; it follows from the code alone."""
        return number_of(self.deal.code) >> 1

    def occasion(self, clock: Clock, *, counts: bool = True) -> Occasion:
        """What the log's header says of it."""
        return Occasion(str(self.name), clock is Clock.OFF, counts, self.kind.ranked_by(clock))


def fresh_challenge(kind: ChallengeKind, language: str, chance: int) -> Challenge:
    """A deal of free choice; any number will do for `chance`."""
    return Challenge(decent(Deal(kind, language, chance % NUMBERS)))


def challenge_named(text: str) -> Challenge | None:
    """The challenge that a log's header names; None for an ordinary match, or one not known."""
    name = ChallengeName.parse(text)
    if name is None:
        return None
    try:
        deal = parse_code(name.code)
    except BadCodeError:
        return None
    return Challenge(deal, name.period, name.date) if deal.kind.key == name.kind else None


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
    period: Period, name: str, count: int, kinds: Sequence[ChallengeKind], language: str
) -> Challenge:
    number = number_of(f"{period.value}/{name}/{language}") % NUMBERS
    deal = decent(Deal(kinds[count % len(kinds)], language, number))
    return Challenge(deal, period, name)
