"""Days in a row with a challenge of the day."""

from __future__ import annotations

from datetime import date

import pytest

from tests.helpers.statistics import ANA, BEN, record, tally
from wordsmith_desktop.records.deal_name import DealName, Period
from wordsmith_desktop.records.log import Occasion
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.results.streaks import Streak, daily_streak, weekly_streak

TODAY = date(2026, 3, 2)


def finish(statistics: Statistics, *names: str) -> None:
    """Let Ana finish challenges of these names."""
    statistics.record(
        *(
            record(f"{name}-{number}", (ANA, tally(1)), occasion=Occasion(name))
            for number, name in enumerate(names)
        )
    )


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ([], Streak(0, 0)),
        (["2026-03-02"], Streak(1, 1)),
        (["2026-03-01"], Streak(1, 1)),
        (["2026-02-28"], Streak(0, 1)),
        (["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"], Streak(4, 4)),
        (["2026-02-28", "2026-03-02"], Streak(1, 1)),
        (["2025-12-30", "2025-12-31", "2026-01-01", "2026-03-01", "2026-03-02"], Streak(2, 3)),
        (["2026-03-01", "2026-03-02", "2026-03-03"], Streak(2, 3)),
    ],
)
def test_a_streak_ends_today_or_yesterday(
    statistics: Statistics, days: list[str], streak: Streak
) -> None:
    finish(statistics, *(str(DealName("sprint", "code", Period.DAY, day)) for day in days))
    assert streak == daily_streak(statistics, "p1", TODAY)


@pytest.mark.parametrize(
    ("weeks", "streak"),
    [
        ([], Streak(0, 0)),
        (["2026-W10"], Streak(1, 1)),
        (["2026-W09"], Streak(1, 1)),
        (["2026-W08", "2026-W53"], Streak(0, 1)),
        (["2025-W52", "2026-W01", "2026-W02", "2026-W09", "2026-W10"], Streak(2, 3)),
    ],
)
def test_a_streak_of_weeks_ends_this_week_or_the_last(
    statistics: Statistics, weeks: list[str], streak: Streak
) -> None:
    finish(statistics, *(str(DealName("sprint", "code", Period.WEEK, one)) for one in weeks))
    assert streak == weekly_streak(statistics, "p1", TODAY)


def test_several_challenges_of_a_day_count_once(statistics: Statistics) -> None:
    finish(statistics, "daily/2026-03-02/words", "daily/2026-03-02", "daily/2026-03-01/words")
    assert Streak(2, 2) == daily_streak(statistics, "p1", TODAY)


def test_each_puzzle_has_a_row_of_its_own(statistics: Statistics) -> None:
    finish(
        statistics,
        *(str(DealName("six", "code", Period.DAY, f"2026-03-0{day}")) for day in (1, 2)),
        str(DealName("five", "code", Period.DAY, "2026-02-28")),
        str(DealName("five", "code", Period.PAST, "2026-03-01")),
    )
    rows = [daily_streak(statistics, "p1", TODAY, kind).current for kind in ("six", "five", "")]
    assert [2, 0, 3] == rows


def test_other_challenges_and_other_people_do_not_count(statistics: Statistics) -> None:
    finish(statistics, "sprint/2026-03-02", "daily/some day", "")
    statistics.record(record("ben", (BEN, tally(1)), occasion=Occasion("daily/2026-03-02")))
    assert Streak(0, 0) == daily_streak(statistics, "p1", TODAY)
    assert Streak(1, 1) == daily_streak(statistics, "p2", TODAY)
