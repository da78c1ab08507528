"""Statistics that somebody else wrote: every row is checked before one of them is taken in."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from tests.helpers.effort import EFFORT
from tests.records.results.test_fuzz import NEW, ask_everything, make_sound
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.strangers import RefusedError
from wordsmith_desktop.records.results import store
from wordsmith_desktop.records.results.schema import SCHEMA, TABLES
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.troubles import UnreadableError

VALUES: Final[tuple[Any, ...]] = (
    *(None, 0, 1, -1, 7, 2**62, -(2**62), 10**13, 0.5, 1e300, float("inf"), b"", b"\xff\x00"),
    *("", "x", "{", "[]", "{}", "[1]", "1,x", "1:2", "null", "\0", "../x", "most_luck", "9" * 30),
)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return make_sound(tmp_path_factory.mktemp("sound"))


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Statistics]:
    made = Statistics(tmp_path / "own.sqlite")
    made.record(NEW)
    yield made
    made.close()


def changes() -> list[tuple[str, str, Any]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        from wordsmith_desktop.records.results.schema import DEFINITIONS

        connection.executescript(DEFINITIONS)
        return [
            (table, str(column[1]), value)
            for table in TABLES
            for column in connection.execute(f"PRAGMA table_info({table})").fetchall()
            for value in VALUES
        ]


def changed(path: Path, sound: bytes, *wrong: tuple[str, str, Any]) -> Path:
    """A file with these values in one row of their tables each, whatever the tables say of it."""
    path.write_bytes(sound)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for table, column, value in wrong:
            connection.execute(
                f"UPDATE OR IGNORE {table} SET {column} = ?"
                f" WHERE match_id = (SELECT min(match_id) FROM {table})",
                (value,),
            )
        connection.commit()
    return path


def take_in(own: Statistics, path: Path) -> bool:
    """Whether anything came in; what is here stays and can be asked all that is ever asked."""
    try:
        own.take_in(path)
    except (RefusedError, UnreadableError):
        assert {"new"} == own.known()
        return False
    ask_everything(own)
    assert None is own.damage
    assert "new" in own.known()
    return True


def test_a_sound_file_comes_in(own: Statistics, sound: bytes, tmp_path: Path) -> None:
    assert take_in(own, changed(tmp_path / "theirs.sqlite", sound))
    assert 26 < len(own.known())


def test_any_value_in_any_column_costs_nothing_of_ones_own(sound: bytes, tmp_path: Path) -> None:
    """Nor does damage of the bytes."""
    rng, tried, refused = Rng(35), changes(), 0
    for number in range(120 * EFFORT):
        own = Statistics(tmp_path / f"own{number}.sqlite")
        own.record(NEW)
        wrong = [rng.choice(tried) for _ in range(1 + rng.below(2))]
        refused += not take_in(own, changed(tmp_path / f"theirs{number}.sqlite", sound, *wrong))
        own.close()
    assert 60 * EFFORT < refused < 120 * EFFORT


ENDLESS: Final = (
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) AS number FROM n"
)


def endless_version(connection: sqlite3.Connection) -> None:
    connection.execute("DROP VIEW version")
    connection.execute(f"CREATE VIEW version AS {ENDLESS}")
    connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")


def endless_table(connection: sqlite3.Connection) -> None:
    connection.execute("DROP TABLE forgotten")
    connection.execute(
        f"CREATE VIEW forgotten AS SELECT number AS match_id, 0 AS seat FROM ({ENDLESS})"
    )


def trigger(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TRIGGER t AFTER INSERT ON words BEGIN DELETE FROM matches; END")


@pytest.mark.parametrize("craft", [endless_version, endless_table, trigger])
def test_a_file_made_to_hang_or_to_do_something_is_refused_in_time(
    craft: Callable[[sqlite3.Connection], None],
    own: Statistics,
    sound: bytes,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store, "LIMIT_S", 0.2)
    path = changed(tmp_path / "theirs.sqlite", sound)
    with closing(sqlite3.connect(path)) as connection:
        craft(connection)
        connection.commit()
    assert not take_in(own, path)


def test_rows_without_parents_are_refused(own: Statistics, sound: bytes, tmp_path: Path) -> None:
    for table in ("matches", "seats"):
        path = changed(tmp_path / f"{table}.sqlite", sound)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"DELETE FROM {table} WHERE match_id = 'm1'")
            connection.commit()
        assert not take_in(own, path)
