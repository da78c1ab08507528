"""Older files of statistics are brought up to today's tables, and every way there has its test."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.helpers.migrating import untested
from tests.helpers.statistics import ANA, BEN, record, tables_of, tally
from wordsmith_desktop.records.results.model import MatchSetting, as_text
from wordsmith_desktop.records.results.queries import players
from wordsmith_desktop.records.results.schema import (
    DEFINITIONS,
    MIGRATIONS,
    SCHEMA,
    WITNESS,
    Migration,
)
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.troubles import UnreadableError, Versioned, WrongVersion

FIRST = record("m1", (ANA, tally(9, [("CAT", 3)])), (BEN, tally(4)))
UNRELEASED = 0x57534D44
"""How files of programs before the first release are marked."""


def from_minus_1(connection: sqlite3.Connection) -> None:
    """Tables in which a player was called a person."""
    connection.execute("ALTER TABLE seats RENAME COLUMN person TO player")


def from_0(connection: sqlite3.Connection) -> None:
    """Tables that had no place for deleted results."""
    (forgotten,) = (one for one in DEFINITIONS.split(";") if "TABLE forgotten" in one)
    connection.execute(forgotten)


def break_down(_connection: sqlite3.Connection) -> None:
    error = sqlite3.OperationalError("the lights went out")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    raise error


def say_version(connection: sqlite3.Connection, number: int) -> None:
    """Have a file say that it is of another version, as a program of that version would."""
    connection.execute(f"PRAGMA user_version = {number}")
    connection.execute(f"DROP VIEW {WITNESS}")
    connection.execute(f"CREATE VIEW {WITNESS} AS SELECT {number} AS number")


OLD: dict[int, Migration] = {-1: from_minus_1, 0: from_0, **MIGRATIONS}


def make_older(path: Path) -> None:
    """Turn today's file into one of version -1."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE seats RENAME COLUMN player TO person")
        connection.execute("DROP TABLE forgotten")
        say_version(connection, -1)


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
    assert [] == untested(MIGRATIONS, __name__)
    assert [-1, 0] == untested({-1: from_minus_1, 0: from_0}, __name__)


def test_migrations_lead_from_the_first_release_to_today() -> None:
    assert list(range(1, SCHEMA)) == list(MIGRATIONS)


def test_an_older_file_is_brought_up_step_by_step_with_all_that_is_in_it(older: Path) -> None:
    fresh = older.with_name("fresh.sqlite")
    plain = Statistics(fresh)
    plain.record(FIRST)
    statistics = Statistics(older, OLD)
    assert tables_of(plain, fresh) == tables_of_migrated(statistics, older)
    assert SCHEMA == version(older)
    assert None is statistics.damage


def tables_of_migrated(statistics: Statistics, path: Path) -> object:
    assert ["Ana", "Ben"] == [one.name for one in players(statistics)]
    return tables_of(statistics, path)


def test_a_migration_that_breaks_off_changes_nothing(older: Path) -> None:
    broken = Statistics(older, {**OLD, 0: break_down})
    with pytest.raises(Exception, match="lights"):
        players(broken)
    assert -1 == version(older)
    statistics = Statistics(older, OLD)
    assert 2 == len(players(statistics))
    statistics.close()


def test_a_newer_version_is_named_and_left_alone(statistics: Statistics, path: Path) -> None:
    found = SCHEMA + 1
    statistics.record(FIRST)
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        say_version(connection, found)
    before = path.read_bytes()
    with pytest.raises(UnreadableError) as caught:
        statistics.record(FIRST)
    assert WrongVersion(Versioned.FORMAT, found, SCHEMA) == caught.value.trouble
    statistics.close()
    assert (before, None) == (path.read_bytes(), statistics.damage)


@pytest.mark.parametrize("number", [1, 2, 10])
def test_a_file_of_before_the_first_release_is_set_aside_whole(
    statistics: Statistics, path: Path, number: int
) -> None:
    """Whatever its version, which a release may have as well."""
    statistics.record(FIRST)
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA application_id = {UNRELEASED}")
        say_version(connection, number)
    assert () == players(statistics)
    assert None is not statistics.damage
    statistics.record(FIRST)
    assert SCHEMA == version(path)
    with closing(sqlite3.connect(statistics.damage.kept_as)) as kept:
        assert [("m1",)] == kept.execute("SELECT match_id FROM matches").fetchall()


def test_migration_from_1(statistics: Statistics, path: Path) -> None:
    """Crosswords got a field, and results by the same rules stay together: the key follows."""
    ways = {"two": (2, ""), "alone": (1, ""), "paper": (2, "abc")}
    statistics.record(FIRST)
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        for match, (seats, paper) in ways.items():
            fields = f"'{match}', 'hidden_crossword', 'old', 1, 1, 1, {seats}, 'en', 'en'"
            rules = f""" '', 0, 1, '{{"clue":"place"}}', '', '', '', '', '{paper}'"""
            connection.execute(f"INSERT INTO matches VALUES ({fields}, {rules})")
        say_version(connection, 1)
        connection.commit()
    brought_up = Statistics(path)
    assert 2 == len(players(brought_up))
    brought_up.close()
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute(
            "SELECT match_id, ruleset, setting FROM matches WHERE game = 'hidden_crossword'"
        ).fetchall()
    for match, ruleset, setting in found:
        is_hidden = match == "two"
        expected = as_text({"clue": "place", "guesses_stay_hidden": is_hidden})
        way = MatchSetting(
            game="hidden_crossword",
            ruleset=expected,
            seats=ways[match][0],
            dictionary="en",
            is_untimed=False,
        )
        assert (expected, way.key) == (ruleset, setting)
