"""The file of the statistics: opened when it is first used, set aside when it is damaged."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from enum import Enum, unique
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from wordsmith_desktop.core.private import FILE, make_folder
from wordsmith_desktop.core.replacing import replace
from wordsmith_desktop.core.value import Value

from ..codec import CodecError
from ..disk_queue import AT_ONCE, Disk
from ..troubles import StoreError, StoreReason, UnreadableError, Versioned, WrongVersion, storing
from .schema import APPLICATION, DEFINITIONS, MIGRATIONS, SCHEMA, WITNESS, Migration

_COMPANIONS: Final = ("", "-wal", "-shm")
"""What SQLite adds to the names of the files that belong together."""


_UNREADABLE: Final = (sqlite3.Error, UnicodeDecodeError)
"""What a damaged file raises; even the sentence that tells of the damage may be no text."""


class StatisticsDamage(Value):
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
                replace(found, kept_as.with_name(kept_as.name + companion))
    return StatisticsDamage(path, kept_as)


def forgotten_in(path: Path) -> Sequence[tuple[str, int]]:
    """What a damaged file still says of deleted results; often nothing can be read."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    found: list[tuple[str, int]] = []
    with suppress(*_UNREADABLE), closing(sqlite3.connect(address, uri=True)) as connection:
        _mistrust(connection, _RESCUE_S)
        # Whatever bytes a name has by now, the rows after it may be sound.
        connection.text_factory = bytes
        for match_id, seat in connection.execute("SELECT match_id, seat FROM forgotten"):
            with suppress(ValueError, AttributeError):
                name = match_id.decode()
                found += [(name, seat)] if type(seat) is int else ()
    return found


def _free_name(path: Path) -> Path:
    number = 1
    while True:
        name = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not name.exists():
            return name
        number += 1


T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]
Shape: TypeAlias = list[Row]
"""What there is in a file, and how it was made."""

BUSY_S: Final = 1.0
"""How long another program that writes is waited for, in seconds."""
_RESCUE_S: Final = 5.0
"""So long is looked for what a damaged file still says."""
_STEPS: Final = 10_000
"""Of SQLite's own machine, between two looks at the clock."""
_UNMADE: Final = (
    *(ValueError, TypeError, LookupError, ArithmeticError, AttributeError),
    *(RecursionError, CodecError),
)
"""What making records of rows raises that hold what was never written."""
_PRIMARY: Final = 0xFF
"""The part of an SQLite error code that tells the kind."""
_REASONS: Final = {
    sqlite3.SQLITE_PERM: StoreReason.DENIED,
    sqlite3.SQLITE_CANTOPEN: StoreReason.DENIED,
    sqlite3.SQLITE_READONLY: StoreReason.READ_ONLY,
    sqlite3.SQLITE_FULL: StoreReason.FULL,
    sqlite3.SQLITE_BUSY: StoreReason.IN_USE,
    sqlite3.SQLITE_LOCKED: StoreReason.IN_USE,
    sqlite3.SQLITE_IOERR: StoreReason.OTHER,
    sqlite3.SQLITE_NOMEM: StoreReason.OTHER,
}
"""What the file is not to blame for; every other error is taken for damage, and the logs have all
that is lost with it."""
_WRITE_VERSION: Final = 18
"""Where a file says which SQLite may write it; `_WAL` is the highest that there is."""
_WAL: Final = 2
_CORRUPT: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_TORN: Final = sqlite3.SQLITE_IOERR_SHORT_READ


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

    def __init__(
        self,
        path: Path,
        migrations: Mapping[int, Migration] = MIGRATIONS,
        disk: Disk = AT_ONCE,
        *,
        limit_s: float | None = None,
    ) -> None:
        """Nothing is touched before it is first read or changed.

        `disk` sees to the disk what was changed. A file that somebody else made has a limit in
        seconds for all that is asked of it, and what its schema says is not trusted.
        """
        self.path = path
        self._limit_s = limit_s
        self.damage: StatisticsDamage | None = None
        """What was set aside last; an empty file has taken its place."""
        self._migrations = migrations
        self._connection: sqlite3.Connection | None = None
        self._lock = threading.RLock()
        self._disk = disk
        self._refused: OSError | None = None
        """Why the disk has not taken what was changed, until that is told."""

    @property
    def is_open(self) -> bool:
        """Whether the file was opened."""
        return self._connection is not None

    def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Ask something; a damaged file makes room for an empty one first.

        `work` also makes records of what it reads: what it cannot make one of is damage.
        """
        return self._run(work, _Kind.READS)

    def change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Change something, wholly or not at all; it outlives the program once this returns, and
        soon a power cut as well."""
        found = self._run(work, _Kind.WRITES)
        self._disk.ask(self, self._see_to_disk, _raise)
        refused, self._refused = self._refused, None
        if refused is not None:
            with storing(self.path):
                raise refused
        return found

    def select(self, sql: str, values: Mapping[str, object] | None = None) -> list[Row]:
        """The rows of a query."""
        return self.read(lambda connection: connection.execute(sql, values or {}).fetchall())

    def copy_to(self, path: Path) -> None:
        """Write a copy of the whole file elsewhere. Raises `StoreError`."""
        self.read(lambda _connection: None)
        with self._lock, self._typed(_Kind.READS), closing(sqlite3.connect(path)) as copy:
            if self._connection is not None:
                self._connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")

    def close(self) -> None:
        """Close the file; whatever comes next opens it again."""
        with self._lock:
            if self._connection is not None:
                with suppress(*_UNREADABLE):
                    self._connection.close()
                self._connection = None

    # Inside

    def _see_to_disk(self) -> None:
        """Called where the disk is waited for, which may be another thread."""
        try:
            with self.path.with_name(f"{self.path.name}-wal").open("rb+") as file:
                os.fsync(file.fileno())
        except FileNotFoundError:
            # It was closed meanwhile, which sees all of it to the disk.
            pass
        except OSError as error:
            self._refused = error

    def _run(self, work: Callable[[sqlite3.Connection], T], kind: _Kind) -> T:
        with self._lock:
            try:
                return self._attempt(work, kind)
            except _DamagedError as error:
                _let_go(error)
                self._set_aside()
                return self._attempt(work, kind)

    def _attempt(self, work: Callable[[sqlite3.Connection], T], kind: _Kind) -> T:
        with self._typed(kind):
            if self._connection is None:
                self._connection = self._open()
            with _transaction(self._connection, kind):
                return work(self._connection)

    @contextmanager
    def _typed(self, kind: _Kind) -> Iterator[None]:
        """Turn what SQLite raises into what the program knows."""
        try:
            yield
        except sqlite3.ProgrammingError:
            raise
        except sqlite3.Error as error:
            # Text that is none comes without a code.
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
            reason = _REASONS.get(code & _PRIMARY)
            if reason is not None and code != _TORN and not _has_foreign_header(self.path):
                raise StoreError(self.path, reason, str(error)) from error
            if self._is_own_mistake(kind, code & _PRIMARY):
                raise
            raise _DamagedError(self.path, str(error)) from error
        except _UNMADE as error:
            # What is read is made into records in here: the file holds what was never written.
            if self._is_own_mistake(kind, sqlite3.SQLITE_ERROR):
                raise
            raise _DamagedError(self.path, repr(error)) from error

    def _is_own_mistake(self, kind: _Kind, code: int) -> bool:
        """Whether what was to be written was wrong, and not the file that did not take it."""
        if kind is _Kind.READS or code in _CORRUPT or self._connection is None:
            return False
        with suppress(*_UNREADABLE):
            return _is_todays(self._connection) and _is_whole(self._connection)
        return False

    def _open(self) -> sqlite3.Connection:
        with storing(self.path):
            make_folder(self.path.parent)
            if not self.path.exists():
                # SQLite would let others read it, and gives its companions the rights of this.
                os.close(os.open(self.path, os.O_CREAT | os.O_WRONLY, FILE))
        connection = sqlite3.connect(
            self.path, timeout=BUSY_S, isolation_level=None, check_same_thread=False
        )
        try:
            if self._limit_s is not None:
                _mistrust(connection, self._limit_s)
            # With NORMAL nothing waits for the disk at the end of a change: `change` asks for it.
            for setting in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
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
        if not is_ours or not _is_todays(connection):
            raise _DamagedError(self.path, "other tables")

    def _migrate(self, connection: sqlite3.Connection, version: int) -> None:
        witness = _witness(connection)
        if version > SCHEMA and witness == version:
            raise UnreadableError(self.path, WrongVersion(Versioned.FORMAT, version, SCHEMA))
        if witness != version:
            raise _DamagedError(self.path, f"version {version} or {witness}")
        while version != SCHEMA:
            if version not in self._migrations:
                raise _DamagedError(self.path, f"version {version}")
            self._migrations[version](connection)
            version += 1
        _mark(connection)

    def _set_aside(self) -> None:
        """Begin an empty file in the damaged one's place, which keeps what was to be forgotten."""
        self.close()
        self.damage = set_aside(self.path)
        forgotten = [] if self._limit_s is not None else forgotten_in(self.damage.kept_as)
        insert = "INSERT OR IGNORE INTO forgotten VALUES (?, ?)"
        self._attempt(lambda connection: connection.executemany(insert, forgotten), _Kind.WRITES)


def _mistrust(connection: sqlite3.Connection, limit_s: float) -> None:
    """Nothing in the schema runs functions with effects, and nothing runs longer than that."""
    until = time.monotonic() + limit_s
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.set_progress_handler(lambda: time.monotonic() > until, _STEPS)


def _raise(error: Exception | None) -> None:
    if error is not None:
        raise error


def _let_go(error: BaseException) -> None:
    """Empty the calls that failed: a cursor in one keeps the file open, and Windows moves no open
    file."""
    failed: BaseException | None = error
    while failed is not None:
        traceback.clear_frames(failed.__traceback__)
        failed = failed.__cause__


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
    _mark(connection)


def _mark(connection: sqlite3.Connection) -> None:
    """Write down of which version the file is, in two places."""
    connection.execute(f"PRAGMA user_version = {SCHEMA}")
    connection.execute(f"DROP VIEW IF EXISTS {WITNESS}")
    connection.execute(f"CREATE VIEW {WITNESS} AS SELECT {SCHEMA} AS number")


def _witness(connection: sqlite3.Connection) -> int | None:
    """The version that stands inside the file; None where none does."""
    try:
        found = connection.execute(f"SELECT number FROM {WITNESS}").fetchone()
    except sqlite3.OperationalError:
        return None
    return found[0] if found and type(found[0]) is int else None


def _is_todays(connection: sqlite3.Connection) -> bool:
    """Whether tables and indexes are this program's, word by word, and there is nothing else."""
    return _shape(connection) == _own_shape()


@cache
def _own_shape() -> Shape:
    with closing(sqlite3.connect(":memory:")) as fresh:
        _create(fresh)
        return _shape(fresh)


def _shape(connection: sqlite3.Connection) -> Shape:
    names = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
    return connection.execute(names).fetchall()


def _has_foreign_header(path: Path) -> bool:
    """Whether a file says that only a later SQLite may write it, which only damage says."""
    try:
        with path.open("rb") as file:
            header = file.read(_WRITE_VERSION + 1)
    except OSError:
        return False
    return len(header) > _WRITE_VERSION and header[_WRITE_VERSION] > _WAL


def _is_whole(connection: sqlite3.Connection) -> bool:
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()
    return bool(found == ("ok",))


def _number(connection: sqlite3.Connection, name: str) -> int:
    found: int = connection.execute(f"PRAGMA {name}").fetchone()[0]
    return found


def _tables(connection: sqlite3.Connection) -> set[str]:
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return {name for (name,) in rows}
