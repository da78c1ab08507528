"""What one person may ask: am I getting better, with whom have I played, how do I press?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.tallier import Risk

from .model import Filter
from .queries import PlayerOverview
from .store import Statistics

MOST_OF_LATE: Final = 10
"""So many results are those of late; of fewer than twice as many, the later half."""
FEWEST: Final = 4
"""Of fewer results nobody can tell."""


class Trend(Value):
    """Results of late beside those before them."""

    before: float
    """The mean of those before, and..."""
    late: float
    """... of those of late."""
    count: int
    """How many those of late are."""


def trend_of(values: Sequence[float]) -> Trend | None:
    """The trend of values in the order of time; None where they are too few."""
    if len(values) < FEWEST:
        return None
    count = min(MOST_OF_LATE, len(values) // 2)
    before, late = values[:-count], values[-count:]
    return Trend(sum(before) / len(before), sum(late) / len(late), count)


class GameTrend(Value):
    """How a person gets on in one game with words of one language."""

    game: str
    language: str
    setting: str
    """The key of the setting that was played most, whose results alone compare."""
    games: int
    """Its ranked results."""
    trend: Trend | None
    """Of what ranks them, the more the better."""


class _Ranked(Value):
    game: str
    language: str
    setting: str
    merit: int


_RANKED: Final = (
    "SELECT s.game, m.language, s.setting, s.merit"
    " FROM (SELECT * FROM seats WHERE {condition} AND merit IS NOT NULL) AS s"
    " JOIN matches AS m USING (match_id) ORDER BY s.finished_ms, match_id, seat"
)


def game_trends(statistics: Statistics, which: Filter) -> tuple[GameTrend, ...]:
    """For each game and language the trend, the most played first; `which` names the player."""
    sql = _RANKED.replace("{condition}", which.condition)
    merits: dict[tuple[str, str], dict[str, list[float]]] = {}
    for one in statistics.select_as(_Ranked, sql, which):
        of_setting = merits.setdefault((one.game, one.language), {})
        of_setting.setdefault(one.setting, []).append(one.merit)
    found = []
    for (game, language), settings in merits.items():
        # Of settings that were played as often, the one that was played first.
        setting = max(settings, key=lambda key: len(settings[key]))
        values = settings[setting]
        found.append(GameTrend(game, language, setting, len(values), trend_of(values)))
    return tuple(sorted(found, key=lambda one: (-one.games, one.game, one.language)))


class Companion(Value):
    """Somebody with whom a person has played."""

    player: str
    """The key."""
    name: str
    """As in the latest match."""
    games: int
    contests: int
    """Of them, those that could be won or lost."""
    wins: int
    """How many of those the person won, shared ones included."""
    trend: Trend | None
    """Of the shares of wins, 0 to 1."""
    last_ms: int


class _Met(Value):
    player: str
    name: str
    is_winner: int | None
    finished_ms: int


_MET: Final = (
    "SELECT o.player, o.name, s.is_winner, s.finished_ms"
    " FROM (SELECT * FROM seats WHERE {condition}) AS s"
    " JOIN seats AS o ON o.match_id = s.match_id AND o.seat <> s.seat AND o.player <> s.player"
    " ORDER BY s.finished_ms, s.match_id, o.seat"
)


def companions(statistics: Statistics, which: Filter) -> tuple[Companion, ...]:
    """Everybody with whom a player has played, computers too, the most frequent first."""
    sql = _MET.replace("{condition}", which.condition)
    met: dict[str, list[_Met]] = {}
    for one in statistics.select_as(_Met, sql, which):
        met.setdefault(one.player, []).append(one)
    found = map(_companion, met.values())
    return tuple(sorted(found, key=lambda one: (-one.games, one.name)))


def _companion(met: Sequence[_Met]) -> Companion:
    last = met[-1]
    won = [float(one.is_winner) for one in met if one.is_winner is not None]
    return Companion(
        player=last.player,
        name=last.name,
        games=len(met),
        contests=len(won),
        wins=round(sum(won)),
        trend=trend_of(won),
        last_ms=last.finished_ms,
    )


class Year(Value):
    """One year of one game, by the calendar of the place where the program runs."""

    year: str
    overview: PlayerOverview
    days: int
    """On how many days of it the game was finished."""


_LOCAL: Final = "finished_ms / 1000, 'unixepoch', 'localtime'"
_YEARS: Final = (
    f"SELECT strftime('%Y', {_LOCAL}) AS year, count(DISTINCT date({_LOCAL})),"
    " player, name, game, count(*), count(is_winner), coalesce(sum(is_winner), 0),"
    " avg(score), max(score), avg(CASE WHEN merit IS NOT NULL THEN turns END),"
    " min(CASE WHEN merit IS NOT NULL THEN turns END), avg(merit), max(merit),"
    " count(*) - count(merit)"
    " FROM seats WHERE {condition} GROUP BY year, game ORDER BY year DESC, count(*) DESC, game"
)


def years(statistics: Statistics, which: Filter) -> tuple[Year, ...]:
    """A player's years, the latest first, and in each its games."""
    sql = _YEARS.replace("{condition}", which.condition)
    return statistics.select_as(_year, sql, which)


def _year(year: str, days: int, *figures: object) -> Year:
    return Year(year, PlayerOverview(*figures), days)  # type: ignore[arg-type]


class _Risked(Value):
    risks: str


def risks(statistics: Statistics, which: Filter) -> tuple[Risk, ...]:
    """What somebody risked in all turns together, by how often in one of them."""
    sql = f"SELECT risks FROM seats WHERE {which.condition} AND risks <> ''"
    sums: dict[int, list[int]] = {}
    for one in statistics.select_as(_Risked, sql, which):
        for risk in _parsed(one.risks):
            line = sums.setdefault(risk.times, [0, 0, 0])
            for place, value in enumerate((risk.kept, risk.lost, risk.points)):
                line[place] += value
    return tuple(Risk(times, *sums[times]) for times in sorted(sums))


def _parsed(text: str) -> list[Risk]:
    """What is not four numbers is left out: the file may be damaged."""
    found = []
    for part in text.split(" "):
        values = part.split(":")
        if len(values) == _FIGURES and all(value.lstrip("-").isdecimal() for value in values):
            found.append(Risk(*map(int, values)))
    return found


_FIGURES: Final = 4
"""How many numbers a risk is written with."""


def figure_of(ranking: Ranking, merit: float) -> float:
    """A mean merit as the figure that is told: a time and a number of turns are no less than 0."""
    return -merit if ranking in (Ranking.FEWEST_TURNS, Ranking.FASTEST) else merit
