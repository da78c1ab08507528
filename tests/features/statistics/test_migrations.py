"""Older files of statistics are brought up to today's tables, and every way there has its test."""

from __future__ import annotations

import json
import re
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

import pytest

from tests.helpers.saves import toy_header
from tests.helpers.statistics import ANA, BEN, record, tables_of, tally
from wordsmith_desktop.features.statistics.deals import results_of
from wordsmith_desktop.features.statistics.model import Filter, MatchRecord, Way, as_text, way_of
from wordsmith_desktop.features.statistics.persons import risks
from wordsmith_desktop.features.statistics.queries import players, settings
from wordsmith_desktop.features.statistics.schema import (
    DEFINITIONS,
    MIGRATIONS,
    SCHEMA,
    TABLES,
    WITNESS,
    Migration,
)
from wordsmith_desktop.features.statistics.store import Statistics
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.registry import rules_of
from wordsmith_desktop.games.common.tallying import Risk
from wordsmith_desktop.games.hidden_crossword.rules.ruleset import Difficulty
from wordsmith_desktop.games.letter_pieces.rules.ruleset import RequiredLetters
from wordsmith_desktop.records.log import DictionaryId, Occasion
from wordsmith_desktop.records.migrations import (
    ADDED_IN_3,
    ADDED_IN_4,
    ADDED_IN_5,
    ADDED_IN_6,
    ADDED_IN_7,
    ADDED_IN_8,
)
from wordsmith_desktop.records.troubles import Part, UnreadableError, WrongVersion

EN_GB = DictionaryId("en-gb", "x")
Fields: TypeAlias = Mapping[str, Any]
"""Of a ruleset, as far as they are other than the printed ones."""
Tables: TypeAlias = dict[str, list[tuple[Any, ...]]]


def way_today(game: str, fields: Fields = MappingProxyType({}), challenge: str = "") -> Way:
    """How today's program sees a match of two by such rules, as they were before it."""
    ruleset = rules_of(game).ruleset_type(**fields)
    header = toy_header(game=game, seats=(ANA, BEN), dictionary=EN_GB, occasion=Occasion(challenge))
    return way_of(header, ruleset)


def as_today(match_id: str, way: Way, challenge: str = "") -> MatchRecord:
    """A match of two as today's program keeps it."""
    return record(
        match_id,
        (ANA, tally(9, [("CAT", 3)])),
        (BEN, tally(4)),
        game=way.game,
        setting=way.key,
        ruleset=way.ruleset,
        occasion=Occasion(challenge),
    )


def as_in_1(match: MatchRecord) -> MatchRecord:
    """The same as version 1 had it: later fields missing, and another key."""
    later = ADDED_IN_3.get(match.game, {})
    ruleset = {
        name: value for name, value in json.loads(match.ruleset).items() if name not in later
    }
    return replace(match, ruleset=as_text(ruleset), setting=f"old-{as_text(ruleset)}")


FIRST = as_today("m1", way_today("letter_pieces"))
FIRST_OF_DICE = as_today("m2", way_today("length_x_wit"))


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
    error = sqlite3.OperationalError("the lights went out")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    raise error


def say_version(connection: sqlite3.Connection, number: int) -> None:
    """Have a file say that it is of another version, as a program of that version would."""
    connection.execute(f"PRAGMA user_version = {number}")
    connection.execute(f"DROP VIEW {WITNESS}")
    connection.execute(f"CREATE VIEW {WITNESS} AS SELECT {number} AS number")


OLD: dict[int, Migration] = {-1: from_minus_1, 0: from_0, **MIGRATIONS}


def make_version_1(connection: sqlite3.Connection) -> None:
    """Turn today's tables into those of version 1."""
    make_version_2(connection)
    for column in ("ranking", "paces"):
        connection.execute(f"ALTER TABLE matches DROP COLUMN {column}")
    connection.execute("PRAGMA user_version = 1")


def forget_risks(path: Path) -> None:
    """Have a file say that it does not know what was risked, as one that was brought up does."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE matches SET is_whole = 0 WHERE game = 'length_x_wit'")
        connection.commit()


def make_version_8(connection: sqlite3.Connection) -> None:
    """Turn today's tables into those of version 8."""
    say_version(connection, 8)


def make_version_7(connection: sqlite3.Connection) -> None:
    """Turn today's tables into those of version 7."""
    make_version_8(connection)
    connection.execute("DROP INDEX matches_by_paper")
    connection.execute("ALTER TABLE matches DROP COLUMN paper")
    say_version(connection, 7)


def make_version_6(connection: sqlite3.Connection) -> None:
    """Turn today's tables into those of version 6."""
    make_version_7(connection)
    connection.execute("ALTER TABLE matches DROP COLUMN terms")
    say_version(connection, 6)


def make_version_5(connection: sqlite3.Connection) -> None:
    """Turn today's tables into those of version 5."""
    make_version_6(connection)
    connection.execute("ALTER TABLE seats DROP COLUMN risks")
    say_version(connection, 5)


def make_version_4(connection: sqlite3.Connection) -> None:
    """Turn today's tables into those of version 4."""
    make_version_5(connection)
    connection.execute("ALTER TABLE matches DROP COLUMN lines")
    say_version(connection, 4)


def make_version_3(connection: sqlite3.Connection) -> None:
    """Turn today's tables into those of version 3."""
    make_version_4(connection)
    say_version(connection, 3)


def make_version_2(connection: sqlite3.Connection) -> None:
    """Turn today's tables into those of version 2."""
    make_version_3(connection)
    connection.execute(f"DROP VIEW {WITNESS}")
    connection.execute("ALTER TABLE seats DROP COLUMN parts")
    connection.execute("ALTER TABLE matches DROP COLUMN is_whole")
    connection.execute("PRAGMA user_version = 2")


def make_older(path: Path) -> None:
    """Turn today's file into one of version -1."""
    with closing(sqlite3.connect(path)) as connection:
        make_version_1(connection)
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


def brought_up(statistics: Statistics, path: Path, *records: MatchRecord) -> Tables:
    """What becomes of matches that version 1 has kept."""
    statistics.record(*map(as_in_1, records))
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        make_version_1(connection)
    assert players(statistics)
    return tables_of(statistics, path)


def test_migration_from_1(statistics: Statistics, path: Path) -> None:
    """Old results stand beside new ones by the same rules, and challenges by themselves."""
    few, deck = {"cards": 13}, "free/-/deck/babe"
    records = (
        as_today("m1", way_today("letter_pieces", {"words": 3})),
        as_today("m2", way_today("rewordable", few)),
        as_today("m3", way_today("rewordable", few)),
        as_today("m4", way_today("rewordable", few, deck), deck),
    )
    tables = brought_up(statistics, path, *records)
    fresh = path.with_name("fresh.sqlite")
    today = Statistics(fresh)
    today.record(*records)
    assert tables_of(today, fresh) == tables


def as_in_3(match: MatchRecord) -> MatchRecord:
    """The same as version 3 had it, before some fields of rulesets."""
    later = ADDED_IN_5.get(match.game, {})
    ruleset = {
        name: value for name, value in json.loads(match.ruleset).items() if name not in later
    }
    return replace(match, ruleset=as_text(ruleset), setting=f"old-{match.setting}")


def test_migration_from_3(statistics: Statistics, path: Path) -> None:
    """Results of before stand beside new ones by the same rules."""
    records = (as_today("m1", way_today("letter_pieces", {"words": 3})), FIRST_OF_DICE)
    statistics.record(*map(as_in_3, records))
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        make_version_3(connection)
    assert players(statistics)
    fresh = path.with_name("fresh.sqlite")
    today = Statistics(fresh)
    today.record(*records)
    today.close()
    forget_risks(fresh)
    assert tables_of(today, fresh) == tables_of(statistics, path)


def test_migration_from_4(statistics: Statistics, path: Path) -> None:
    """Results of before have no lines until somebody looks at them, and keep them then."""
    deal = "daily/2026-03-02/deck/babe"
    solo = replace(as_today("m7", way_today("rewordable", challenge=deal), deal), seats=1)
    statistics.record(solo, FIRST)
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        make_version_4(connection)
    assert [()] == [one.lines for one in results_of(statistics, "p1")]
    statistics.keep_lines("m7", (20, 30, 40))
    statistics.record(solo)
    assert [(20, 30, 40)] == [one.lines for one in results_of(statistics, "p1")]
    fresh = path.with_name("fresh.sqlite")
    today = Statistics(fresh)
    today.record(solo, FIRST)
    today.keep_lines("m7", (20, 30, 40))
    assert tables_of(today, fresh) == tables_of(statistics, path)


def as_in_5(match: MatchRecord) -> MatchRecord:
    """The same as version 5 had it, whose puzzles were all open."""
    later = {
        **ADDED_IN_6.get(match.game, {}),
        **ADDED_IN_7.get(match.game, {}),
        **ADDED_IN_8.get(match.game, {}),
    }
    ruleset = {
        name: value for name, value in json.loads(match.ruleset).items() if name not in later
    }
    return replace(match, ruleset=as_text(ruleset), setting=f"old-{match.setting}")


def test_migration_from_5(statistics: Statistics, path: Path) -> None:
    """Results of open puzzles stand beside new ones of open puzzles."""
    puzzle = way_today("hidden_crossword", {"difficulty": Difficulty.EASY})
    records = (as_today("m1", puzzle),)
    statistics.record(*map(as_in_5, records))
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        make_version_5(connection)
    assert players(statistics)
    fresh = path.with_name("fresh.sqlite")
    today = Statistics(fresh)
    today.record(*records)
    assert tables_of(today, fresh) == tables_of(statistics, path)


def test_migration_from_5_asks_the_logs_how_often_luck_was_pressed(
    statistics: Statistics, path: Path
) -> None:
    """How often luck was pressed is asked of the logs again, and of no other game's."""
    pressed = replace(tally(9, [("CAT", 3)]), risks=(Risk(0, 3, 1, 20), Risk(2, 1, 0, 30)))
    dice = as_today("m3", way_today("length_x_wit"))
    dice = replace(dice, results=(replace(dice.results[0], tally=pressed), dice.results[1]))
    cards = as_today("m5", way_today("rewordable"))
    statistics.record(dice, cards, FIRST)
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        make_version_5(connection)
    assert () == risks(statistics, Filter(player="p1"))
    assert {"m5", FIRST.match_id} == set(statistics.known())
    statistics.record(dice)
    assert pressed.risks == risks(statistics, Filter(player="p1"))
    fresh = path.with_name("fresh.sqlite")
    today = Statistics(fresh)
    today.record(dice, cards, FIRST)
    assert tables_of(today, fresh) == tables_of(statistics, path)


def as_in_6(match: MatchRecord) -> MatchRecord:
    """The same as version 6 had it, where everybody got sixteen letters."""
    later = {**ADDED_IN_7.get(match.game, {}), **ADDED_IN_8.get(match.game, {})}
    ruleset = {
        name: value for name, value in json.loads(match.ruleset).items() if name not in later
    }
    return replace(match, ruleset=as_text(ruleset), setting=f"old-{match.setting}")


def test_migration_from_6(statistics: Statistics, path: Path) -> None:
    """Results of sixteen letters stand beside new ones of sixteen letters."""
    records = (as_today("m1", way_today("hidden_crossword")), FIRST_OF_DICE)
    statistics.record(*map(as_in_6, records))
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        make_version_6(connection)
    assert players(statistics)
    fresh = path.with_name("fresh.sqlite")
    today = Statistics(fresh)
    today.record(*records)
    assert tables_of(today, fresh) == tables_of(statistics, path)


def test_migration_from_7(statistics: Statistics, path: Path) -> None:
    """What was played before is none from paper, and one from paper can be kept afterwards."""
    statistics.record(FIRST)
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        make_version_7(connection)
    assert {} == statistics.papers()
    statistics.record(replace(FIRST_OF_DICE, paper="seal"))
    assert {"m2": "seal"} == statistics.papers()
    fresh = path.with_name("fresh.sqlite")
    today = Statistics(fresh)
    today.record(FIRST, replace(FIRST_OF_DICE, paper="seal"))
    assert tables_of(today, fresh) == tables_of(statistics, path)


def as_in_8(match: MatchRecord) -> MatchRecord:
    """The same as version 8 had it, where nobody was asked whether computers may bluff."""
    later = ADDED_IN_8.get(match.game, {})
    ruleset = {
        name: value for name, value in json.loads(match.ruleset).items() if name not in later
    }
    return replace(match, ruleset=as_text(ruleset), setting=f"old-{match.setting}")


def test_migration_from_8(statistics: Statistics, path: Path) -> None:
    """Results without bluffs stand beside new ones without bluffs."""
    records = (as_today("m1", way_today("rewordable")), FIRST_OF_DICE)
    statistics.record(*map(as_in_8, records))
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        make_version_8(connection)
    assert players(statistics)
    fresh = path.with_name("fresh.sqlite")
    today = Statistics(fresh)
    today.record(*records)
    assert tables_of(today, fresh) == tables_of(statistics, path)


def as_in_2(match: MatchRecord) -> MatchRecord:
    """The same as version 2 had it, whose rulesets had fewer fields."""
    later = {
        **ADDED_IN_4.get(match.game, {}),
        **ADDED_IN_5.get(match.game, {}),
        **ADDED_IN_6.get(match.game, {}),
        **ADDED_IN_7.get(match.game, {}),
        **ADDED_IN_8.get(match.game, {}),
    }
    ruleset = {
        name: value for name, value in json.loads(match.ruleset).items() if name not in later
    }
    if ruleset.get("required") == "letters":
        ruleset["required"] = "word"
    return replace(match, ruleset=as_text(ruleset), setting=f"old-{match.setting}")


def test_migration_from_2(statistics: Statistics, path: Path) -> None:
    """Old results stand beside new ones by the same rules, whatever clock they were played by."""
    timed = replace(as_today("m5", way_today("rewordable", {"clock": Clock.SOFT})), paces="")
    deal = "free/-/deck/babe"
    records = (
        as_today("m1", way_today("letter_pieces", {"words": 3})),
        as_today("m2", way_today("letter_pieces", {"required": RequiredLetters.LETTERS})),
        as_today("m3", way_today("length_x_wit")),
        as_today("m4", way_today("rewordable", {"cards": 13}, deal), deal),
        timed,
    )
    statistics.record(*map(as_in_2, records))
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        make_version_2(connection)
    assert players(statistics)
    fresh = path.with_name("fresh.sqlite")
    today = Statistics(fresh)
    today.record(*records)
    today.close()
    forget_risks(fresh)
    assert tables_of(today, fresh) == tables_of(statistics, path)


def make_version_9(connection: sqlite3.Connection) -> None:
    """Columns that take values of any type."""
    for name in TABLES:
        connection.execute(f"CREATE TEMP TABLE kept_{name} AS SELECT * FROM main.{name}")
    for name in reversed(TABLES):
        connection.execute(f"DROP TABLE main.{name}")
    for statement in re.sub(r" CHECK \(typeof[^)]*\)[^)]*\)\)", "", DEFINITIONS).split(";"):
        connection.execute(statement)
    for name in TABLES:
        connection.execute(f"INSERT INTO main.{name} SELECT * FROM kept_{name}")
        connection.execute(f"DROP TABLE kept_{name}")
    say_version(connection, 9)
    connection.commit()


def test_migration_from_9(statistics: Statistics, path: Path) -> None:
    """All that is sound stays; a row that no question survives goes, and its log brings it back."""
    records = [as_today(f"m{number}", way_today("letter_pieces")) for number in range(3)]
    statistics.record(*records)
    statistics.forget(Filter(match="m2"))
    before = tables_of(statistics, path)
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        make_version_9(connection)
        assert "CHECK" not in str(connection.execute("SELECT sql FROM sqlite_master").fetchall())
    assert before == tables_of(statistics, path)
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        make_version_9(connection)
        connection.execute("UPDATE matches SET finished_ms = 'x' WHERE match_id = 'm1'")
        connection.commit()
    assert {"m0", "m2"} == statistics.known()
    assert None is statistics.damage
    statistics.record(records[1])
    assert before == tables_of(statistics, path)
    statistics.close()
    with closing(sqlite3.connect(path)) as connection, pytest.raises(sqlite3.IntegrityError):
        connection.execute("UPDATE seats SET score = 'x'")


def test_a_game_that_nobody_knows_keeps_its_results(statistics: Statistics, path: Path) -> None:
    foreign = replace(as_today("m1", way_today("rewordable")), game="chess", ruleset='{"board":8}')
    statistics.record(foreign)
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        make_version_2(connection)
    assert players(statistics)
    assert {"m1"} == statistics.known()


def test_challenges_played_alone_are_asked_of_the_logs_again(
    statistics: Statistics, path: Path
) -> None:
    way = way_today("letter_pieces")
    result = (ANA, tally(73, parts=(26, 23, 24)))
    solo = record("solo", result, setting=way.key, ruleset=way.ruleset)
    statistics.record(solo, as_today("two", way))
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        make_version_2(connection)
    assert {"two"} == statistics.known()
    statistics.record(solo)
    assert {"solo", "two"} == statistics.known()


def test_who_had_a_stretched_clock_is_asked_of_the_logs_again(
    statistics: Statistics, path: Path
) -> None:
    timed = as_today("timed", way_today("rewordable", {"clock": Clock.SOFT}))
    brought_up(statistics, path, timed, as_today("untimed", way_today("rewordable")))
    assert {"untimed"} == statistics.known()
    assert {timed.setting} < {one.key for one in settings(statistics)}
    statistics.record(replace(timed, paces="200,100"))
    assert {"timed", "untimed"} == statistics.known()


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
    assert WrongVersion(Part.FORMAT, found, SCHEMA) == caught.value.trouble
    statistics.close()
    assert (before, None) == (path.read_bytes(), statistics.damage)
