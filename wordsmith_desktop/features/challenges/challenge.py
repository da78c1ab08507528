"""One challenge: a deal, and what it is the challenge of."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.digests import number_of
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.records.deal_name import Day, DealName, Period, week_name
from wordsmith_desktop.records.log import Occasion

from .codes import NUMBERS, BadCodeError, Deal, decent, parse_code
from .kinds import KINDS, PUZZLES, ChallengeKind


@unique
class DealStanding(Enum):
    """How somebody stands to a deal before they begin it."""

    NEW = "new"
    """It counts."""
    BEGUN = "begun"
    """With the same clock, and not over: it goes on."""
    KNOWN = "known"
    """It was finished, or begun with another clock: it does not count any more."""


class Challenge(Value):
    """A deal that somebody can play alone, and others after them."""

    deal: Deal
    period: Period = Period.NONE
    date: str = ""
    """As in `DealName`."""

    @property
    def is_late(self) -> bool:
        """Whether its day or week is over, so that it is in no row of them."""
        return self.period is Period.PAST

    def begun_on(self, day: Day) -> Challenge:
        """The same as it stands once it is begun on a day: of a day or a week only on its own."""
        return replace(self, period=self.name.begun_on(day).period)

    def late(self) -> Challenge:
        """The same once its day or week is over."""
        return replace(self, period=Period.PAST)

    @property
    def kind(self) -> ChallengeKind:
        """What is played."""
        return self.deal.kind

    @property
    def name(self) -> DealName:
        """As it stands in the log."""
        return DealName(self.kind.key, self.deal.code, self.period, self.date)

    @property
    def seed(self) -> int:
        """What chance starts from; it follows from the code alone."""
        # The home page names challenges, and does without the rules that deal them.
        from .first_deal import seed_of

        return seed_of(self.deal)

    def occasion(self, clock: Clock, *, counts: bool = True) -> Occasion:
        """What the log's header says of it."""
        return Occasion(
            str(self.name),
            clock is Clock.OFF,
            counts,
            self.kind.ranked_by(clock),
        )


def fresh_challenge(kind: ChallengeKind, language: str, chance: int, mark: str = "") -> Challenge:
    """A deal of free choice; any number will do for `chance`.

    `mark` is that of somebody's own dictionary that it is played by.
    """
    deal = _dealt(kind, language, chance % NUMBERS, is_guarded=True)
    return Challenge(decent(replace(deal, mark=mark)))


def _dealt(kind: ChallengeKind, language: str, number: int, *, is_guarded: bool) -> Deal:
    return decent(Deal(kind, language, number, is_guarded and kind.guarded_number is not None))


def challenge_named(text: str) -> Challenge | None:
    """The challenge that a log's header names; None for an ordinary match, or one not known."""
    name = DealName.parse(text)
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
_GUARDED_FROM: Final = date(2026, 11, 30)
"""The Monday from which days and weeks guard against dull deals: those before stay as they were."""


def puzzles_of_day(day: date, language: str) -> tuple[Challenge, ...]:
    """What a day deals to everybody in words of a language, one for each game."""
    return tuple(_puzzle(kind, day.isoformat(), language) for kind in PUZZLES)


def _puzzle(kind: ChallengeKind, name: str, language: str) -> Challenge:
    number = number_of(f"{kind.key}/{name}/{language}") % NUMBERS
    return Challenge(_dealt(kind, language, number, is_guarded=True), Period.DAY, name)


def challenge_of_day(day: date, language: str) -> Challenge:
    """The one challenge that a day had before there were puzzles, in words of a language."""
    return _dated(day, Period.DAY, day.isoformat(), day.toordinal(), DAILY, language)


def challenge_of_week(day: date, language: str) -> Challenge:
    """The challenge of the week (ISO 8601, from Monday) that a day lies in."""
    # Monday is the first day of the first week of all, too.
    count = (day.toordinal() - 1) // _WEEK
    return _dated(day, Period.WEEK, week_name(day), count, WEEKLY, language)


def _dated(
    day: date,
    period: Period,
    name: str,
    count: int,
    kinds: Sequence[ChallengeKind],
    language: str,
) -> Challenge:
    number = number_of(f"{period.value}/{name}/{language}") % NUMBERS
    kind, is_guarded = kinds[count % len(kinds)], day >= _GUARDED_FROM
    return Challenge(_dealt(kind, language, number, is_guarded=is_guarded), period, name)
