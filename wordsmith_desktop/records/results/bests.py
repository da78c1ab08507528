"""Results side by side: bests, high scores, and a course over time."""

from __future__ import annotations

from typing import Any, Final

from wordsmith_desktop.core.value import Value, replace

from .model import ALL, Filter
from .store import Statistics

MOST: Final = 10
"""How many lines a list has, if nobody says."""
_FROM_PAPER: Final = "match_id IN (SELECT match_id FROM matches WHERE paper <> '')"
"""What SQL asks of a row of `seats` to know whether its match was entered from paper."""


class PersonalBest(Value):
    """One player's best result in one setting."""

    setting: str
    game: str
    player: str
    name: str
    games: int
    """How many matches of this setting the player has finished."""
    average_score: float
    score: int
    turns: int
    merit: int
    """What ranks it, the more the better; a time in ms or a number of turns is negative."""
    when_ms: int
    match_id: str


def personal_bests(statistics: Statistics, which: Filter = ALL) -> tuple[PersonalBest, ...]:
    """For every player and setting the best result, the most played settings first.

    Of equal results the earlier one is the best; a setting without a ranked result has none.
    """
    return statistics.select_as(
        PersonalBest,
        "SELECT b.setting, b.game, b.player, name, games, average, score, turns, merit,"
        " min(finished_ms), match_id"
        " FROM (SELECT player, game, setting, count(*) AS games, avg(score) AS average,"
        f" max(merit) AS most FROM seats WHERE {which.of_people} GROUP BY player, game, setting)"
        f" AS b CROSS JOIN (SELECT * FROM seats WHERE {which.of_people}) AS s"
        " ON s.player = b.player AND s.game = b.game AND s.setting = b.setting"
        " AND s.merit = b.most"
        " GROUP BY b.player, b.game, b.setting ORDER BY games DESC, b.setting, b.player",
        which,
    )


class HighScore(Value):
    """A line of a table of high scores."""

    rank: int
    """From 1; equal results share a rank."""
    player: str
    name: str
    score: int
    turns: int
    merit: int
    """As in `PersonalBest`."""
    when_ms: int
    match_id: str
    seat: int
    from_paper: bool = False
    """Whether the match was entered from paper."""


def high_scores(statistics: Statistics, which: Filter, limit: int = MOST) -> tuple[HighScore, ...]:
    """The best of people's results, of equal ones the earlier; `which` should name a setting."""
    return statistics.select_as(
        _high_score,
        "SELECT rank() OVER (ORDER BY merit DESC), player, name, score, turns, merit,"
        " finished_ms, match_id, seat,"
        f" {_FROM_PAPER}"
        f" FROM seats WHERE {which.of_people} AND merit IS NOT NULL"
        " ORDER BY merit DESC, finished_ms, match_id, seat LIMIT :limit",
        which,
        limit=limit,
    )


def _high_score(*row: Any) -> HighScore:
    return replace(HighScore(*row), from_paper=bool(row[-1]))


def best_score(statistics: Statistics, which: Filter, *, but: str) -> int | None:
    """The most points that any of some results has that came to their end, but for one match's."""
    (best,) = statistics.select_as(
        _Most,
        f"SELECT max(score) FROM seats WHERE {which.condition} AND match_id <> :but"
        " AND merit IS NOT NULL",
        which,
        but=but,
    )
    return best.score


def points_of_parts(statistics: Statistics, which: Filter, *, but: str) -> tuple[int, ...]:
    """The points of the parts of all matches but one, in the order of time."""
    found = statistics.select_as(
        _Parts,
        f"SELECT parts FROM seats WHERE {which.condition} AND match_id <> :but AND parts <> ''"
        " ORDER BY finished_ms, match_id, seat",
        which,
        but=but,
    )
    return tuple(points for one in found for points in one.points)


class _Parts(Value):
    parts: str

    @property
    def points(self) -> tuple[int, ...]:
        """What is no number is left out: the file may be damaged."""
        return tuple(int(part) for part in self.parts.split(",") if part.lstrip("-").isdecimal())


class _Most(Value):
    score: int | None


class Point(Value):
    """One result in a series."""

    when_ms: int
    score: int
    turns: int
    is_winner: bool | None
    match_id: str
    merit: int | None
    """As in `PersonalBest`; None for a result that is not ranked."""
    from_paper: bool = False
    """As in `HighScore`."""


def series(statistics: Statistics, which: Filter) -> tuple[Point, ...]:
    """Results in the order of time; `which` should name a player and a setting or game."""
    return statistics.select_as(
        _point,
        f"SELECT finished_ms, score, turns, match_id, is_winner, merit, {_FROM_PAPER} FROM seats"
        f" WHERE {which.condition} ORDER BY finished_ms, match_id, seat",
        which,
    )


def _point(
    when_ms: int,
    score: int,
    turns: int,
    match_id: str,
    is_winner: int | None,
    merit: int | None,
    from_paper: int,
) -> Point:
    won = None if is_winner is None else bool(is_winner)
    return Point(when_ms, score, turns, won, match_id, merit, bool(from_paper))
