"""Who has played what, and how: players, settings, and each player's figures in each game."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, Final

from wordsmith_desktop.core.value import Value, field_names
from wordsmith_desktop.games.common.ranking import Ranking

from ..codec import decode
from ..deal_name import kind_of
from ..log import Terms
from .model import ALL, Filter
from .store import Statistics

_EACH_MATCH: Final = "count(DISTINCT match_id)"


class PlayerInfo(Value):
    """Somebody who has played."""

    key: str
    name: str
    """As in the latest match."""
    games: int
    last_ms: int
    """When the latest match ended, in milliseconds since 1970 (UTC), like all times here."""


def players(statistics: Statistics, which: Filter = ALL) -> tuple[PlayerInfo, ...]:
    """All people, those with the most games first."""
    # SQLite takes a bare column from the row with the maximum.
    return statistics.select_as(
        PlayerInfo,
        "SELECT player, name, count(*) AS games, max(finished_ms) FROM seats"
        f" WHERE {which.of_people} GROUP BY player ORDER BY games DESC, player",
        which,
    )


class PlayedSetting(Value):
    """One exact way to play, whose matches can be compared."""

    key: str
    game: str
    ruleset: object
    """As JSON that `codec.decode` takes, with the game's `ruleset_type`."""
    seats: int
    dictionary: str
    """The dictionary's tag."""
    language: str
    is_untimed: bool
    challenge: str
    """The key of the challenge's kind; empty for ordinary matches."""
    ranking: Ranking | None
    """What ranks the challenge; None for what the game goes by."""
    paces: str
    """As in `MatchRecord`."""
    games: int
    last_ms: int
    terms: tuple[Terms, ...] = ()
    """By seat what was agreed for its player alone; none at all where nothing was."""


_COLUMNS: Final = field_names(PlayedSetting)


def settings(statistics: Statistics, which: Filter = ALL) -> tuple[PlayedSetting, ...]:
    """All settings that were played, the most played first."""
    # Matches are quicker to count than seats, but do not say who played.
    is_anybodys = which.player is None
    table, count = ("matches", "count(*)") if is_anybodys else ("seats", _EACH_MATCH)
    return statistics.select_as(
        _setting,
        "SELECT setting, game, ruleset, matches.seats, dictionary, language, is_untimed,"
        " challenge, ranking, paces, games, last_ms, terms"
        f" FROM (SELECT {count} AS games, max(finished_ms) AS last_ms,"
        f" max(match_id) AS match_id FROM {table} WHERE {which.condition} GROUP BY setting)"
        " JOIN matches USING (match_id) ORDER BY games DESC, last_ms DESC, setting",
        which,
    )


def _setting(*row: object) -> PlayedSetting:
    values: dict[str, Any] = dict(zip(_COLUMNS, row, strict=True))
    ranking = values["ranking"]
    changed = {
        "ruleset": json.loads(values["ruleset"]),
        "is_untimed": bool(values["is_untimed"]),
        "challenge": kind_of(values["challenge"]),
        "ranking": Ranking(ranking) if ranking else None,
        "terms": tuple(decode(Terms, one) for one in json.loads(values["terms"] or "[]")),
    }
    return PlayedSetting(**{**values, **changed})


class PlayerOverview(Value):
    """One player's figures in one game."""

    player: str
    name: str
    game: str
    games: int
    contests: int
    """Games that could be won or lost: not those alone for points."""
    wins: int
    """Shared ones included."""
    average_score: float | None
    """In points, of the matches that are ranked; None where there is none."""
    best_score: int | None
    """Likewise."""
    average_turns: float | None
    """Of the matches that are ranked, as of the others nobody knows how many it would have taken;
    None where there is none."""
    fewest_turns: int | None
    """Of the matches that are ranked by it; None where there is none."""
    average_merit: float | None
    """Of the ranked matches, which should be ranked by the same figure; None without any."""
    best_merit: int | None
    unranked: int
    """Games whose goal was not reached, so that nothing ranks them."""


_POINTS: Final = (
    "CASE WHEN merit IS NOT NULL AND setting NOT IN (SELECT value FROM json_each(:worded))"
    " THEN score END"
)
"""A score that is of points, and of a match that came to its end."""


def overview(
    statistics: Statistics, which: Filter = ALL, worded: Collection[str] = ()
) -> tuple[PlayerOverview, ...]:
    """Figures of every person in every game, by player and game.

    `worded` are the keys of settings whose scores are numbers of words, which are no points.
    """
    return statistics.select_as(
        PlayerOverview,
        "SELECT player, name, game, count(*), count(is_winner), coalesce(sum(is_winner), 0),"
        f" avg({_POINTS}), max({_POINTS}), avg(CASE WHEN merit IS NOT NULL THEN turns END),"
        " min(CASE WHEN merit IS NOT NULL THEN turns END), avg(merit), max(merit),"
        " count(*) - count(merit)"
        f" FROM seats WHERE {which.of_people} GROUP BY player, game",
        which,
        worded=json.dumps(sorted(worded)),
    )
