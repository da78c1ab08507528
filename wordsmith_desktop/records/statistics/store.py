"""The statistics of all finished matches: kept as they end, forgotten on demand."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from wordsmith_desktop.records.statistics.aside import StatisticsDamage
from wordsmith_desktop.records.statistics.database import Database, Row
from wordsmith_desktop.records.statistics.filters import Filter
from wordsmith_desktop.records.statistics.migrations import MIGRATIONS, Migration
from wordsmith_desktop.records.statistics.model import MatchRecord
from wordsmith_desktop.records.statistics.rows import insert

T = TypeVar("T")

_HOLDING: Final = ("matches", "seats", "words")
"""The tables with results, parents first."""
_KNOWN: Final = """
SELECT match_id FROM matches UNION SELECT match_id FROM forgotten
EXCEPT SELECT match_id FROM matches WHERE paces IS NULL
"""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Results that were deleted and can be brought back while the file stays open."""

    token: int
    count: int
    """How many seats' results they are."""


class Statistics:
    """One file of statistics, which threads may use by turns.

    Every method that meets the disk raises `StoreError`, and `UnreadableError` where a newer
    program has written the file.
    """

    def __init__(self, path: Path, migrations: Mapping[int, Migration] = MIGRATIONS) -> None:
        """Nothing is opened or made before the first question or record."""
        self._database = Database(path, migrations)
        self._tokens = itertools.count(1)
        self.changes = 0
        """How often results have come, gone or come back since this was made."""

    @property
    def is_open(self) -> bool:
        """Whether the file was opened."""
        return self._database.is_open

    @property
    def damage(self) -> StatisticsDamage | None:
        """What was found damaged and set aside; the logs have all that was in it."""
        return self._database.damage

    def select(self, sql: str, which: Filter, **values: object) -> list[Row]:
        """The rows of a query with the filter's values and others."""
        return self._database.select(sql, {**which.values, **values})

    def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Ask several things of one state of the file."""
        return self._database.read(work)

    def record(self, *records: MatchRecord) -> int:
        """Keep matches, all or none; how many of them were not there before.

        What is known of the same matches makes room; what was forgotten stays forgotten.
        """
        return self._change(
            lambda connection: sum([_record(connection, record) for record in records])
        )

    def known(self) -> frozenset[str]:
        """The ids of all matches that were forgotten, or of which everything is recorded."""
        return frozenset(match_id for (match_id,) in self._database.select(_KNOWN))

    def forget(self, which: Filter) -> Forgotten:
        """Delete results for good, until they are brought back; with a player, only theirs."""
        token = next(self._tokens)
        count = self._change(lambda connection: _forget(connection, which, token))
        return Forgotten(token, count)

    def bring_back(self, forgotten: Forgotten) -> None:
        """Undo a deletion; after `close` it does nothing."""
        self._change(lambda connection: _bring_back(connection, forgotten.token))

    def close(self) -> None:
        """Close the file; the next question opens it again."""
        self._database.close()

    def _change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        found = self._database.change(work)
        self.changes += 1
        return found


def _record(connection: sqlite3.Connection, record: MatchRecord) -> bool:
    key = (record.match_id,)
    was_there = connection.execute("SELECT 1 FROM matches WHERE match_id = ?", key).fetchone()
    gone = connection.execute("SELECT seat FROM forgotten WHERE match_id = ?", key).fetchall()
    insert(connection, record, [seat for (seat,) in gone])
    return not was_there and len(gone) < len(record.results)


def _forget(connection: sqlite3.Connection, which: Filter, token: int) -> int:
    _make_room(connection)
    values = {**which.values, "token": token}
    connection.execute(
        f"INSERT INTO temp.gone_seats SELECT :token, * FROM seats WHERE {which.condition}", values
    )
    there = "IN (SELECT match_id, seat FROM temp.gone_seats WHERE token = :token)"
    matches = "IN (SELECT match_id FROM temp.gone_seats WHERE token = :token)"
    for sql in (
        f"INSERT INTO temp.gone_words SELECT :token, * FROM words WHERE (match_id, seat) {there}",
        f"INSERT INTO temp.gone_matches SELECT :token, * FROM matches WHERE match_id {matches}",
        "INSERT OR IGNORE INTO forgotten"
        " SELECT match_id, seat FROM temp.gone_seats WHERE token = :token",
        f"DELETE FROM seats WHERE (match_id, seat) {there}",
        f"DELETE FROM matches WHERE match_id {matches}"
        " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.match_id = matches.match_id)",
    ):
        connection.execute(sql, {"token": token})
    count = "SELECT count(*) FROM temp.gone_seats WHERE token = ?"
    found: int = connection.execute(count, (token,)).fetchone()[0]
    return found


def _make_room(connection: sqlite3.Connection) -> None:
    """Tables that vanish when the file is closed, for what can be brought back until then."""
    for table in _HOLDING:
        connection.execute(
            f"CREATE TEMP TABLE IF NOT EXISTS gone_{table} AS"
            f" SELECT 0 AS token, * FROM {table} WHERE FALSE"
        )


def _bring_back(connection: sqlite3.Connection, token: int) -> None:
    _make_room(connection)
    connection.execute(
        "DELETE FROM forgotten WHERE (match_id, seat) IN"
        " (SELECT match_id, seat FROM temp.gone_seats WHERE token = ?)",
        (token,),
    )
    for table in _HOLDING:
        names = ", ".join(_columns(connection, table))
        connection.execute(
            f"INSERT OR IGNORE INTO main.{table} SELECT {names} FROM temp.gone_{table}"
            " WHERE token = ?",
            (token,),
        )
        connection.execute(f"DELETE FROM temp.gone_{table} WHERE token = ?", (token,))


def _columns(connection: sqlite3.Connection, table: str) -> Iterable[str]:
    rows = connection.execute(f"PRAGMA main.table_info({table})")
    return [name for _number, name, *_rest in rows]
