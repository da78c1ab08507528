"""Older files of statistics are brought up to today's tables, and every way there has its test."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.helpers.statistics import ANA, record, tables_of, tally
from wordsmith_desktop.records.statistics.queries import players
from wordsmith_desktop.records.statistics.schema import MIGRATIONS, SCHEMA
from wordsmith_desktop.records.statistics.store import Statistics
from wordsmith_desktop.records.troubles import Part, UnreadableError, WrongVersion

FIRST = record("m1", (ANA, tally(9, [("CAT", 3)])))


def from_minus_1(connection: sqlite3.Connection) -> None:
    """Tables in which a player was called a person."""
    connection.execute("ALTER TABLE seats RENAME COLUMN person TO player")


def from_0(connection: sqlite3.Connection) -> None:
    """Tables that had no place for deleted results."""
    connection.execute(
        "CREATE TABLE forgotten (match_id TEXT NOT NULL, seat INTEGER NOT NULL,"
        " PRIMARY KEY (match_id, seat)) WITHOUT ROWID"
    )


def break_down(_connection: sqlite3.Connection) -> None:
    raise sqlite3.OperationalError("the lights went out")


OLD = {-1: from_minus_1, 0: from_0, **MIGRATIONS}


def make_older(path: Path) -> None:
    """Turn today's file into one of version -1."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE seats RENAME COLUMN player TO person")
        connection.execute("DROP TABLE forgotten")
        connection.execute("PRAGMA user_version = -1")


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


@pytest.fixture
def older(statistics: Statistics, path: Path) -> Path:
    statistics.record(FIRST)
    statistics.close()
    make_older(path)
    return path


def test_every_migration_has_a_test() -> None:
    tests = dir(sys.modules[__name__])
    assert [] == [found for found in MIGRATIONS if f"test_migration_from_{found}" not in tests]


def test_migrations_lead_to_today() -> None:
    assert list(MIGRATIONS) == list(range(SCHEMA - len(MIGRATIONS), SCHEMA))


def test_an_older_file_is_brought_up_step_by_step_with_all_that_is_in_it(older: Path) -> None:
    fresh = older.with_name("fresh.sqlite")
    plain = Statistics(fresh)
    plain.record(FIRST)
    statistics = Statistics(older, OLD)
    assert tables_of(plain, fresh) == tables_of_migrated(statistics, older)
    assert SCHEMA == version(older)
    assert None is statistics.damage


def tables_of_migrated(statistics: Statistics, path: Path) -> object:
    assert ["Ana"] == [one.name for one in players(statistics)]
    return tables_of(statistics, path)


def test_a_migration_that_breaks_off_changes_nothing(older: Path) -> None:
    broken = Statistics(older, {**OLD, 0: break_down})
    with pytest.raises(Exception, match="lights"):
        players(broken)
    assert -1 == version(older)
    statistics = Statistics(older, OLD)
    assert 1 == len(players(statistics))
    statistics.close()


@pytest.mark.parametrize("found", [-1, SCHEMA + 1])
def test_a_version_from_which_no_way_leads_is_named_and_left_alone(
    statistics: Statistics, path: Path, found: int
) -> None:
    statistics.record(FIRST)
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {found}")
    before = path.read_bytes()
    with pytest.raises(UnreadableError) as caught:
        statistics.record(FIRST)
    assert WrongVersion(Part.FORMAT, found, SCHEMA) == caught.value.trouble
    statistics.close()
    assert (before, None) == (path.read_bytes(), statistics.damage)
