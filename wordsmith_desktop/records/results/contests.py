"""Who has beaten whom where computers sat at the table."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from wordsmith_desktop.bots.levels import level_of, strengths
from wordsmith_desktop.core.value import Value

from .model import COMPUTER, Filter
from .rating import Contest, Rating, rated
from .store import Statistics


class AgainstComputer(Value):
    """One person beside one computer at the same table."""

    bot: str
    """The name of the computer's bot."""
    language: str
    score: float
    """1 where the person was ahead, 0.5 where both were level, 0 behind."""


_AHEAD: Final = (
    " CASE WHEN p.is_winner > c.is_winner THEN 1.0 WHEN p.is_winner < c.is_winner THEN 0.0"
    " WHEN p.is_winner = 1 OR p.score = c.score THEN 0.5 WHEN p.score > c.score THEN 1.0"
    " ELSE 0.0 END"
)
_IS_COMPUTER: Final = f"substr(c.player, 1, {len(COMPUTER)}) = '{COMPUTER}'"


def _beside(asked: str, others: str) -> str:
    """The query for pairs of a player p and another c at a table where nothing was agreed."""
    return (
        f"SELECT {asked}, {_AHEAD}"
        " FROM (SELECT * FROM seats WHERE {condition} AND is_winner IS NOT NULL) AS p"
        f" JOIN seats AS c ON c.match_id = p.match_id AND {others}"
        " JOIN matches ON matches.match_id = p.match_id AND matches.terms = ''"
        " ORDER BY p.finished_ms, p.match_id, c.seat"
    )


_COMPUTERS: Final = _beside(f"substr(c.player, {len(COMPUTER) + 1}), language", _IS_COMPUTER)
_PEOPLE: Final = _beside("c.player", f"c.seat <> p.seat AND NOT {_IS_COMPUTER}")


def against_computers(statistics: Statistics, which: Filter) -> tuple[AgainstComputer, ...]:
    """Every pair of a person and a computer at a table, the earliest match first.

    `which` should name the person and the game.
    """
    sql = _COMPUTERS.replace("{condition}", which.of_people)
    return statistics.select_as(AgainstComputer, sql, which)


def rating_of(statistics: Statistics, game: str, player: str) -> Rating:
    """How strong somebody has been beside a game's computers; `player` is a key."""
    contests = (
        Contest(strengths(game, one.language)[level - 1], one.score)
        for one in against_computers(statistics, Filter(game=game, player=player))
        if (level := level_of(one.bot))
    )
    return rated(contests)


class AgainstPerson(Value):
    """One person beside another at the same table."""

    other: str
    """The other's key."""
    score: float
    """As in `AgainstComputer`."""


def against_people(statistics: Statistics, which: Filter) -> tuple[AgainstPerson, ...]:
    """Every pair of a person and another at a table, the earliest match first.

    `which` should name the person and the game.
    """
    sql = _PEOPLE.replace("{condition}", which.of_people)
    return statistics.select_as(AgainstPerson, sql, which)


def ratings_of(statistics: Statistics, game: str, players: Sequence[str]) -> tuple[Rating, ...]:
    """How strong several people have been at a game, beside its computers and then each other.

    `players` are keys. What they were beside each other is reckoned from what each of them was
    beside computers, so that it does not matter whose matches come first.
    """
    alone = {player: rating_of(statistics, game, player) for player in players}

    def after(player: str) -> Rating:
        met = against_people(statistics, Filter(game=game, player=player))
        contests = (
            Contest(alone[one.other].strength, one.score) for one in met if one.other in alone
        )
        return rated(contests, alone[player])

    return tuple(after(player) for player in players)


_PLAYERS: Final = "SELECT game, player FROM seats WHERE match_id = ? ORDER BY seat"
# By the match alone ("+"): else all that the other ever played is read for each match of the one.
_PAIRS: Final = """
SELECT coalesce(sum(p.is_winner AND NOT c.is_winner), 0),
    coalesce(sum(c.is_winner AND NOT p.is_winner), 0)
FROM seats AS p JOIN seats AS c ON c.match_id = p.match_id AND c.seat <> p.seat
JOIN matches ON matches.match_id = p.match_id
WHERE p.game = ? AND p.player = ? AND +c.player = ? AND matches.seats = 2
"""


def head_to_head(statistics: Statistics, match_id: str) -> tuple[int, int] | None:
    """How often each of a match's two players has beaten the other at its game, by seat.

    None where it is not known, or not one of two.
    """

    def read(connection: sqlite3.Connection) -> tuple[int, int] | None:
        rows = connection.execute(_PLAYERS, (match_id,)).fetchall()
        if len(rows) != 2:
            return None
        (game, first), (_, second) = rows
        won, lost = connection.execute(_PAIRS, (game, first, second)).fetchone()
        return int(won), int(lost)

    return statistics.read(read)
