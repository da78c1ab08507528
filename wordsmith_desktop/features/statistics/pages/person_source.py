"""The page of one player, asked beside the window."""

from __future__ import annotations

from datetime import date

from wordsmith_desktop.core.value import Value, field, replace
from wordsmith_desktop.games.common.tallying import Risk

from ..persons import Companion, GameTrend, Year, companions, game_trends, risks, years
from ..queries import Overview, Streak, daily_streak, overview
from ..store import Statistics
from ..words import RecordWord, best_words, longest_words
from .statistics_source import Offer, Selection, offer


class PersonReport(Value):
    """Everything on the page of one player."""

    offer: Offer
    """Somebody is chosen, if there is anybody."""
    overview: tuple[Overview, ...] = ()
    trends: tuple[GameTrend, ...] = ()
    companions: tuple[Companion, ...] = ()
    years: tuple[Year, ...] = ()
    risks: tuple[Risk, ...] = ()
    words: tuple[RecordWord, ...] = ()
    """The best ones in one game; in all games, whose points do not compare, the longest."""
    streak: Streak = field(default_factory=lambda: Streak(0, 0))


def person_report(statistics: Statistics, selection: Selection, today: date) -> PersonReport:
    """The page of the chosen player, else of who has played most. Raises `StoreError`."""
    offered = offer(statistics, selection)
    if not offered.players:
        return PersonReport(offered)
    if offered.selection.player is None:
        chosen = replace(offered.selection, player=offered.players[0].key)
        offered = offer(statistics, chosen)
    which, player = offered.selection.filter, offered.selection.player or ""
    return PersonReport(
        offered,
        overview=overview(statistics, which),
        trends=game_trends(statistics, which),
        companions=companions(statistics, which),
        years=years(statistics, which),
        risks=risks(statistics, which),
        words=(best_words if offered.selection.game else longest_words)(statistics, which),
        streak=daily_streak(statistics, player, today),
    )
