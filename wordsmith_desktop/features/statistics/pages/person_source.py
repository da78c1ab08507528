"""What is told of one player alone, asked beside the window."""

from __future__ import annotations

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.tallier import Risk
from wordsmith_desktop.records.results.model import Filter
from wordsmith_desktop.records.results.persons import (
    Companion,
    GameTrend,
    Year,
    companions,
    game_trends,
    risks,
    years,
)
from wordsmith_desktop.records.results.store import Statistics


class PersonReport(Value):
    """Whether one gets better, with whom, year by year, and how one presses."""

    trends: tuple[GameTrend, ...] = ()
    companions: tuple[Companion, ...] = ()
    years: tuple[Year, ...] = ()
    risks: tuple[Risk, ...] = ()


def person_report(statistics: Statistics, which: Filter) -> PersonReport:
    """What there is of the player whom `which` names, of nobody else. Raises `StoreError`."""
    if which.player is None:
        return PersonReport()
    return PersonReport(
        trends=game_trends(statistics, which),
        companions=companions(statistics, which),
        years=years(statistics, which),
        risks=risks(statistics, which),
    )
