"""The file of the statistics: opened when it is first used, set aside when it is damaged."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from enum import Enum, unique
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from wordsmith_desktop.records.statistics.schema import (
    APPLICATION,
    DEFINITIONS,
    MIGRATIONS,
    SCHEMA,
    TABLES,
    Migration,
)
from wordsmith_desktop.records.troubles import (
    Part,
    StoreError,
    StoreReason,
    UnreadableError,
    WrongVersion,
    storing,
)

_COMPANIONS: Final = ("", "-wal", "-shm")
"""What SQLite adds to the names of the files that belong together."""


@dataclass(frozen=True, slots=True)
class StatisticsDamage:
    """A file that was no sound statistics file."""

    path: Path
    """The file as it was named."""
    kept_as: Path
    """Where it was moved to."""


def set_aside(path: Path) -> StatisticsDamage:
    """Move a file that nobody has open out of the way. Raises `StoreError`."""
    kept_as = _free_name(path)
    with storing(path):
        for companion in _COMPANIONS:
            found = path.with_name(path.name + companion)
            if found.exists():
                os.replace(found, kept_as.with_name(kept_as.name + companion))
    return StatisticsDamage(path, kept_as)


def forgotten_in(path: Path) -> Sequence[tuple[str, int]]:
    """What a damaged file still says of deleted results; often nothing can be read."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    with suppress(sqlite3.Error), closing(sqlite3.connect(address, uri=True)) as connection:
        rows = connection.execute("SELECT match_id, seat FROM forgotten").fetchall()
        return [(str(match_id), int(seat)) for match_id, seat in rows]
    return ()


def _free_name(path: Path) -> Path:
    number = 1
    while True:
        name = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not name.exists():
            return name
        number += 1


T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]

BUSY_S: Final = 1.0
"""How long another program that writes is waited for, in seconds."""
_PRIMARY: Final = 0xFF
"""The part of an SQLite error code that tells the kind."""
_REASONS: Final = {
    sqlite3.SQLITE_PERM: StoreReason.DENIED,
    sqlite3.SQLITE_CANTOPEN: StoreReason.DENIED,
    sqlite3.SQLITE_READONLY: StoreReason.READ_ONLY,
    sqlite3.SQLITE_FULL: StoreReason.FULL,
    sqlite3.SQLITE_BUSY: StoreReason.IN_USE,
    sqlite3.SQLITE_LOCKED: StoreReason.IN_USE,
}


@unique
class _Kind(Enum):
    """How a transaction begins. One that writes takes its turn at once, not half way through."""

    READS = "DEFERRED"
    WRITES = "IMMEDIATE"


class _DamagedError(StoreError):
    """The file is no sound statistics file, for whatever `text` says."""

    def __init__(self, path: Path, text: str) -> None:
        super().__init__(path, StoreReason.OTHER, text)


class Database:
    """One connection, which threads use by turns.

    What is run on it raises `StoreError` where the disk will not, and `UnreadableError` where a
    newer program has written the file.
    """

    def __init__(self, path: Path, migrations: Mapping[int, Migration] = MIGRATIONS) -> None:
        """Nothing is touched before it is first read or changed."""
        self.path = path
        self.damage: StatisticsDamage | None = None
        """What was set aside last; an empty file has taken its place."""
        self._migrations = migrations
        self._connection: sqlite3.Connection | None = None
        self._lock = threading.RLock()

    @property
    def is_open(self) -> bool:
        """Whether the file was opened."""
        return self._connection is not None

    def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Ask something; a damaged file makes room for an empty one first."""
        return self._run(work, _Kind.READS)

    def change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Change something, wholly or not at all; on the disk once this returns."""
        return self._run(work, _Kind.WRITES)

    def select(self, sql: str, values: Mapping[str, object] | None = None) -> list[Row]:
        """The rows of a query."""
        return self.read(lambda connection: connection.execute(sql, values or {}).fetchall())

    def close(self) -> None:
        """Close the file; whatever comes next opens it again."""
        with self._lock:
            if self._connection is not None:
                with suppress(sqlite3.Error):
                    self._connection.close()
                self._connection = None

    # Inside

    def _run(self, work: Callable[[sqlite3.Connection], T], kind: _Kind) -> T:
        with self._lock:
            try:
                return self._attempt(work, kind)
            except _DamagedError:
                self._set_aside()
                return self._attempt(work, kind)

    def _attempt(self, work: Callable[[sqlite3.Connection], T], kind: _Kind) -> T:
        with self._typed():
            if self._connection is None:
                self._connection = self._open()
            with _transaction(self._connection, kind):
                return work(self._connection)

    @contextmanager
    def _typed(self) -> Iterator[None]:
        """Turn what SQLite raises into what the program knows."""
        try:
            yield
        except sqlite3.DatabaseError as error:
            code = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
            if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                raise _DamagedError(self.path, str(error)) from error
            if not isinstance(error, sqlite3.OperationalError):
                raise
            raise StoreError(
                self.path, _REASONS.get(code, StoreReason.OTHER), str(error)
            ) from error

    def _open(self) -> sqlite3.Connection:
        with storing(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(
            self.path, timeout=BUSY_S, isolation_level=None, check_same_thread=False
        )
        try:
            for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                connection.execute(f"PRAGMA {setting}")
            self._bring_up(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _bring_up(self, connection: sqlite3.Connection) -> None:
        """Make the tables, or bring those of an older program up to today's."""
        if _number(connection, "user_version") != SCHEMA:
            with _transaction(connection, _Kind.WRITES):
                # Asked again: another program may have been quicker.
                version = _number(connection, "user_version")
                if version == 0 and not _tables(connection):
                    _create(connection)
                elif _number(connection, "application_id") == APPLICATION:
                    self._migrate(connection, version)
        is_ours = _number(connection, "application_id") == APPLICATION
        if not is_ours or not set(TABLES) <= _tables(connection):
            raise _DamagedError(self.path, "other tables")

    def _migrate(self, connection: sqlite3.Connection, version: int) -> None:
        while version != SCHEMA:
            if version not in self._migrations:
                raise UnreadableError(self.path, WrongVersion(Part.FORMAT, version, SCHEMA))
            self._migrations[version](connection)
            version += 1
        connection.execute(f"PRAGMA user_version = {SCHEMA}")

    def _set_aside(self) -> None:
        """Begin an empty file in the damaged one's place, which keeps what was to be forgotten."""
        self.close()
        self.damage = set_aside(self.path)
        forgotten = forgotten_in(self.damage.kept_as)
        insert = "INSERT OR IGNORE INTO forgotten VALUES (?, ?)"
        self._attempt(lambda connection: connection.executemany(insert, forgotten), _Kind.WRITES)


@contextmanager
def _transaction(connection: sqlite3.Connection, kind: _Kind) -> Iterator[None]:
    connection.execute(f"BEGIN {kind.value}")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _create(connection: sqlite3.Connection) -> None:
    for statement in DEFINITIONS.split(";"):
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {SCHEMA}")


def _number(connection: sqlite3.Connection, name: str) -> int:
    found: int = connection.execute(f"PRAGMA {name}").fetchone()[0]
    return found


def _tables(connection: sqlite3.Connection) -> set[str]:
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return {name for (name,) in rows}
