"""The best and the longest words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from operator import itemgetter
from typing import Final

from wordsmith_desktop.core.value import Value

from .bests import MOST
from .database import Row
from .model import ALL, Filter
from .rows import checked
from .store import Statistics

_BEST: Final = ("best_points", "points")
_LONGEST: Final = ("longest", "length")
"""The columns of a seat's most and of a word's own."""
_MATCH: Final = -2
"""The place of the match's id in what is read of a seat."""


class RecordWord(Value):
    """A word worth telling of."""

    word: str
    length: int
    points: int | None
    """None in games where words bring none."""
    player: str
    name: str
    game: str
    when_ms: int
    match_id: str
    dictionary: str
    """The tag of the match's dictionary."""


def best_words(
    statistics: Statistics, which: Filter = ALL, limit: int = MOST
) -> tuple[RecordWord, ...]:
    """The words that brought the most points, each once."""
    return _top(statistics, which, limit, *_BEST)


def longest_words(
    statistics: Statistics, which: Filter = ALL, limit: int = MOST
) -> tuple[RecordWord, ...]:
    """The longest words, each once."""
    return _top(statistics, which, limit, *_LONGEST)


def _top(
    statistics: Statistics, which: Filter, limit: int, most: str, own: str
) -> tuple[RecordWord, ...]:
    """Look at seats by the most that any of their words has, until no other could be among these.

    So of hundreds of thousands of words a few dozen are read.
    """

    def search(connection: sqlite3.Connection) -> tuple[RecordWord, ...]:
        found: list[tuple[int, RecordWord]] = []
        for value, seat, *whose in _seats(connection, which, most):
            if len(found) == limit and value <= found[-1][0]:
                break
            words = connection.execute(
                f"SELECT {own}, word, length, points FROM words"
                f" WHERE match_id = ? AND seat = ? AND {own} IS NOT NULL",
                (whose[_MATCH], seat),
            )
            found += ((worth, checked(RecordWord(*word, *whose))) for worth, *word in words)
            found = _best(found)[:limit]
        return tuple(word for _worth, word in found)

    return statistics.read(search)


def _seats(connection: sqlite3.Connection, which: Filter, most: str) -> Iterator[Row]:
    """Seats by the most that any of their words has; few at first, because few are enough."""
    size, skipped = 100, 0
    sql = (
        f"SELECT {most}, seat, player, name, game, finished_ms, match_id,"
        " (SELECT dictionary FROM matches WHERE matches.match_id = seats.match_id) FROM seats"
        f" WHERE {which.of_people} AND {most} IS NOT NULL"
        f" ORDER BY {most} DESC, finished_ms, match_id, seat LIMIT :size OFFSET :skipped"
    )
    while True:
        values = {**which.values, "size": size, "skipped": skipped}
        rows = connection.execute(sql, values).fetchall()
        yield from rows
        if len(rows) < size:
            return
        size, skipped = 10 * size, skipped + size


def _best(found: list[tuple[int, RecordWord]]) -> list[tuple[int, RecordWord]]:
    """Each word once, with the most it was worth; those worth most first."""
    found = sorted(found, key=itemgetter(0), reverse=True)
    seen: dict[str, tuple[int, RecordWord]] = {}
    for one in found:
        seen.setdefault(one[1].word, one)
    return list(seen.values())
