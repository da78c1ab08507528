"""The statistics of all finished matches: kept as they end, forgotten on demand."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from wordsmith_desktop.core.strangers import RefusedError, refusing
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.tallier import SeatTally

from ..disk_queue import AT_ONCE, Disk
from ..profiles import Alias, Profiles
from .database import Database, Row, StatisticsDamage
from .model import Filter, MatchRecord, SeatRecord
from .rows import Tables, checked, sound
from .schema import MIGRATIONS, Migration

Datum: TypeAlias = "str | int | None"


def insert(connection: sqlite3.Connection, record: MatchRecord, left_out: Collection[int]) -> None:
    """Put a match in the place of what is known of it, without the seats in `left_out`."""
    remove(connection, record.match_id)
    results = [result for result in record.results if result.seat not in left_out]
    if not results:
        return
    _insert(connection, "matches", [_match_row(record)])
    _insert(connection, "seats", [_seat_row(record, result) for result in results])
    _insert(connection, "words", [row for one in results for row in _word_rows(record, one)])


def remove(connection: sqlite3.Connection, match_id: str) -> None:
    """Take a match out; its seats and words go with it."""
    connection.execute("DELETE FROM matches WHERE match_id = ?", (match_id,))


def _insert(
    connection: sqlite3.Connection, table: str, rows: Collection[tuple[Datum, ...]]
) -> None:
    for row in rows:
        marks = ", ".join("?" * len(row))
        connection.execute(f"INSERT INTO {table} VALUES ({marks})", row)


def _match_row(record: MatchRecord) -> tuple[Datum, ...]:
    occasion = record.occasion
    return (
        record.match_id,
        record.game,
        record.setting,
        record.created_ms,
        record.finished_ms,
        record.duration_ms,
        record.seats,
        record.dictionary,
        record.language,
        occasion.challenge,
        occasion.is_untimed,
        occasion.counts,
        record.ruleset,
        occasion.ranking.value if occasion.ranking else "",
        record.paces,
        "",
        record.terms,
        record.paper,
    )


def _seat_row(record: MatchRecord, result: SeatRecord) -> tuple[Datum, ...]:
    tally = result.tally
    return (
        record.match_id,
        result.seat,
        record.game,
        record.setting,
        record.finished_ms,
        result.player,
        result.name,
        tally.score,
        tally.is_winner,
        tally.is_shared,
        tally.turns,
        tally.merit,
        _best_points(tally),
        max((len(word.word) for word in tally.words), default=None),
        ",".join(map(str, tally.parts)),
        " ".join(f"{one.times}:{one.kept}:{one.lost}:{one.points}" for one in tally.risks),
    )


def _best_points(tally: SeatTally) -> int | None:
    return max((word.points for word in tally.words if word.points is not None), default=None)


def _word_rows(record: MatchRecord, result: SeatRecord) -> Iterator[tuple[Datum, ...]]:
    for number, word in enumerate(result.tally.words):
        key = (record.match_id, result.seat, number)
        yield (*key, word.word, len(word.word), word.points)


T = TypeVar("T")

LIMIT_S: Final = 20.0
"""So long somebody else's file may take to be read; ten thousand matches take two."""
_HOLDING: Final = ("matches", "seats", "words")
"""The tables with results, parents first."""
_KNOWN: Final = "SELECT match_id FROM matches UNION SELECT match_id FROM forgotten"


class Forgotten(Value):
    """Results that were deleted and can be brought back while the file stays open."""

    token: int
    count: int
    """How many seats' results they are."""


class Moved(Value):
    """Results that are somebody else's now."""

    key: str
    """Under which they stood."""
    rows: tuple[Row, ...]
    """The match's id and the seat of each."""


class Statistics:
    """One file of statistics, which threads may use by turns.

    Every method that meets the disk raises `StoreError`, and `UnreadableError` where a newer
    program has written the file.
    """

    def __init__(
        self,
        path: Path,
        migrations: Mapping[int, Migration] = MIGRATIONS,
        people: Profiles | None = None,
        disk: Disk = AT_ONCE,
        *,
        limit_s: float | None = None,
    ) -> None:
        """Nothing is opened or made before the first question or record.

        `people` say whose the results are that stand under other keys, and `disk` sees to the disk
        what is changed; a file of somebody else's has a limit in seconds for all that is asked of
        it.
        """
        self._people = people or Profiles()
        self._database = Database(path, migrations, disk, limit_s=limit_s)
        self._tokens = itertools.count(1)
        self.changes = 0
        """How often results have come, gone or come back since this was made."""
        self.settled: dict[str, Moved] = {}
        """What `settle` has moved, by the key under which it stood."""

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

    def select_as(
        self, make: Callable[..., T], sql: str, which: Filter, **values: object
    ) -> tuple[T, ...]:
        """The rows of a query as records; a file that they cannot be made of is damaged."""
        named = {**which.values, **values}
        return self._database.read(
            lambda connection: tuple(
                checked(make(*row)) for row in connection.execute(sql, named).fetchall()
            )
        )

    def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Ask several things of one state of the file; `work` makes records of what it reads."""
        return self._database.read(work)

    def record(self, *records: MatchRecord) -> int:
        """Keep matches, all or none; how many of them were not there before.

        What is known of the same matches makes room; what was forgotten stays forgotten.
        """
        owned = [self._owned(record) for record in records]
        return self._change(
            lambda connection: sum([_record(connection, record) for record in owned])
        )

    def _owned(self, record: MatchRecord) -> MatchRecord:
        """The same match with the results of those whose they are."""
        results = (
            replace(one, player=self._people.owner(one.player, record.created_ms))
            for one in record.results
        )
        return replace(record, results=tuple(results))

    def keep_lines(self, match_id: str, lines: Iterable[int]) -> None:
        """Keep what the medals of a challenge take: the least merits for bronze, silver and gold.

        They stay with a match that is recorded; what is not recorded has none.
        """
        sql = "UPDATE matches SET lines = ? WHERE match_id = ?"
        row = (",".join(map(str, lines)), match_id)
        self._change(lambda connection: connection.execute(sql, row))

    def known(self) -> frozenset[str]:
        """The ids of all matches that were forgotten, or of which everything is recorded."""
        return frozenset(match_id for (match_id,) in self._database.select(_KNOWN))

    def papers(self) -> dict[str, str]:
        """The matches that were entered from paper: the digest of each by the match's id."""
        return dict(self._database.select("SELECT match_id, paper FROM matches WHERE paper <> ''"))

    def drop(self, match_ids: Iterable[str]) -> None:
        """Take out matches that are no more, so that they can come again."""
        wanted = tuple(match_ids)

        def work(connection: sqlite3.Connection) -> None:
            for match_id in wanted:
                remove(connection, match_id)
                connection.execute("DELETE FROM forgotten WHERE match_id = ?", (match_id,))

        self._change(work)

    def settle(self) -> None:
        """Have results that stand under other keys be those of their owners."""
        for alias, owner in self._people.aliases:
            if self._database.read(partial(_rows_of, alias=alias)):
                self.settled[alias.key] = self.move(alias, owner)

    def move(self, alias: Alias, owner: str) -> Moved:
        """Have the results under a key be somebody else's."""
        rows = self._change(lambda connection: _move(connection, alias, owner))
        return Moved(alias.key, rows)

    def move_back(self, moved: Moved) -> None:
        """Undo `move`."""
        sql = "UPDATE seats SET player = ? WHERE match_id = ? AND seat = ?"
        rows = [(moved.key, *row) for row in moved.rows]
        self._change(lambda connection: connection.executemany(sql, rows))

    def copy_to(self, path: Path) -> None:
        """Write everything into another file."""
        self._database.copy_to(path)

    def new_in(self, path: Path) -> Tables:
        """What another file has of matches that are not known here, checked row by row.

        What was deleted here stays so, and so does there what was deleted there. The file may be
        changed: it is brought up to today's tables. Raises `RefusedError` where it is damaged.
        """
        other = Statistics(path, people=self._people, limit_s=LIMIT_S)
        try:
            tables = other.read(partial(_all_but, known=self.known()))
        finally:
            other.close()
        if other.damage is not None:
            raise RefusedError(f"no statistics: {path}")
        with refusing():
            return sound(tables)

    def put_in(self, tables: Tables) -> int:
        """Take over what `new_in` found, all or nothing; how many matches they are."""
        self._change(partial(_put_in, tables=tables))
        return len(tables["matches"])

    def take_in(self, path: Path) -> int:
        """Take over what another file has; how many matches are new. Raises as `new_in`."""
        return self.put_in(self.new_in(path))

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
    was_there = connection.execute("SELECT lines FROM matches WHERE match_id = ?", key).fetchone()
    gone = connection.execute("SELECT seat FROM forgotten WHERE match_id = ?", key).fetchall()
    insert(connection, record, [seat for (seat,) in gone])
    if was_there:
        # No log has them.
        connection.execute("UPDATE matches SET lines = ? WHERE match_id = ?", (*was_there, *key))
    return not was_there and len(gone) < len(record.results)


def _all_but(connection: sqlite3.Connection, known: Collection[str]) -> dict[str, list[Row]]:
    """All rows of matches that are not known."""
    return {
        table: [row for row in connection.execute(f"SELECT * FROM {table}") if row[0] not in known]
        for table in (*_HOLDING, "forgotten")
    }


def _put_in(connection: sqlite3.Connection, tables: Mapping[str, list[Row]]) -> None:
    for table, rows in tables.items():
        for row in rows:
            marks = ", ".join("?" * len(row))
            connection.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row)


def _move(connection: sqlite3.Connection, alias: Alias, owner: str) -> tuple[Row, ...]:
    found = _rows_of(connection, alias)
    sql = "UPDATE seats SET player = ? WHERE match_id = ? AND seat = ?"
    connection.executemany(sql, [(owner, *row) for row in found])
    return found


def _rows_of(connection: sqlite3.Connection, alias: Alias) -> tuple[Row, ...]:
    sql = (
        "SELECT match_id, seat FROM seats JOIN matches USING (match_id)"
        " WHERE player = ? AND created_ms <= ?"
    )
    return tuple(connection.execute(sql, (alias.key, alias.until_ms)).fetchall())


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
