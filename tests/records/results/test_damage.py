"""A damaged file makes room for an empty one; a bad disk is told and loses nothing."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.helpers.statistics import ANA, random_record, record, tables_of, tally
from wordsmith_desktop.core.replacing import replace
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.records.results import database
from wordsmith_desktop.records.results.export import COLUMNS, export_csv, export_json
from wordsmith_desktop.records.results.model import Filter
from wordsmith_desktop.records.results.queries import players
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.results.words import longest_words
from wordsmith_desktop.records.troubles import StoreError, StoreReason

FIRST = record("m1", (ANA, tally(9, [("CAT", 3)])))


def overwrite(path: Path) -> None:
    path.write_bytes(b"This is no database, however long one looks at it. " * 100)


def cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def scramble(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\x55" * (len(data) - 4096))


def put_another(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def drop_a_table(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE words")


@pytest.mark.parametrize("harm", [overwrite, cut_off, scramble, put_another, drop_a_table])
def test_a_damaged_file_is_kept_and_an_empty_one_begun(
    statistics: Statistics, path: Path, harm: Callable[[Path], None]
) -> None:
    rng = Rng(9)
    statistics.record(*(random_record(number, rng) for number in range(40)))
    statistics.close()
    harm(path)
    harmed = path.read_bytes()

    assert () == players(statistics)
    damage = statistics.damage
    assert damage is not None
    assert (path, path.with_name("statistics.damaged-1.sqlite")) == (damage.path, damage.kept_as)
    # A sound file of another program is told in its header that it may be read while written.
    assert harmed[100:] == damage.kept_as.read_bytes()[100:]
    assert 1 == statistics.record(FIRST)
    assert ["Ana"] == [one.name for one in players(statistics)]


def spoil_words(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE words SET word = CAST(x'ff41' AS TEXT)")
        connection.commit()


@pytest.mark.skipif(sys.platform == "win32", reason="it would not be moved there at all")
@pytest.mark.parametrize("harm", [overwrite, scramble, put_another, drop_a_table, spoil_words])
@pytest.mark.parametrize("ask", [export_json, longest_words])
def test_nobody_has_a_damaged_file_open_when_it_is_moved(
    statistics: Statistics,
    path: Path,
    harm: Callable[[Path], None],
    ask: Callable[[Statistics], object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = Rng(9)
    statistics.record(*(random_record(number, rng) for number in range(40)))
    statistics.close()
    harm(path)
    moved: list[Path] = []

    def move(source: Path, target: Path) -> None:
        # What the process has open, as Linux lists it; macOS lists no names.
        handles = Path("/proc/self/fd")
        names = [os.path.realpath(one) for one in handles.iterdir()] if handles.is_dir() else []
        assert os.path.realpath(source) not in names
        moved.append(source)
        replace(source, target)

    monkeypatch.setattr(database, "replace", move)
    ask(statistics)
    assert path in moved


def test_damage_that_shows_late_is_found_then(statistics: Statistics, path: Path) -> None:
    statistics.record(FIRST)
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        sql = "SELECT rootpage FROM sqlite_master WHERE name = 'seats'"
        page = connection.execute(sql).fetchone()[0] - 1
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    data = path.read_bytes()
    path.write_bytes(data[: page * size] + b"\x00" * size + data[(page + 1) * size :])
    assert {"m1"} == statistics.known()
    assert None is statistics.damage
    assert () == players(statistics)
    assert statistics.damage is not None
    assert 1 == statistics.record(FIRST)


def test_a_table_of_a_damaged_file_has_one_header(statistics: Statistics, path: Path) -> None:
    rng = Rng(9)
    statistics.record(*(random_record(number, rng) for number in range(40)))
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        # The last match in the order of time is found damaged after the others were written.
        connection.execute(
            "UPDATE seats SET name = CAST(x'ff41' AS TEXT)"
            " WHERE finished_ms = (SELECT max(finished_ms) FROM seats)"
        )
        connection.commit()
    assert ",".join(COLUMNS) + "\n" == export_csv(statistics)
    assert statistics.damage is not None


def test_a_second_damaged_file_gets_a_name_of_its_own(statistics: Statistics, path: Path) -> None:
    for number in (1, 2):
        statistics.close()
        path.parent.mkdir(parents=True, exist_ok=True)
        overwrite(path)
        players(statistics)
        assert statistics.damage is not None
        assert f"statistics.damaged-{number}.sqlite" == statistics.damage.kept_as.name


def test_what_was_deleted_stays_so_where_the_damage_lets_it_be_read(
    statistics: Statistics, path: Path
) -> None:
    statistics.record(FIRST)
    statistics.forget(Filter())
    statistics.close()
    drop_a_table(path)
    assert 0 == statistics.record(FIRST)
    assert statistics.damage is not None
    assert [("m1", 0)] == tables_of(statistics, path)["forgotten"]


def test_a_file_in_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    statistics = Statistics(tmp_path / "data" / "statistics.sqlite")
    with pytest.raises(StoreError) as caught:
        statistics.record(FIRST)
    assert tmp_path / "data" / "statistics.sqlite" == caught.value.path


def test_a_folder_in_place_of_the_file_is_told(statistics: Statistics, path: Path) -> None:
    path.mkdir(parents=True)
    with pytest.raises(StoreError):
        players(statistics)
    assert path.is_dir()


def held(path: Path) -> sqlite3.Connection:
    """Another connection that holds the file, as a program does that writes for long."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    return connection


def test_a_file_that_another_program_writes_for_long_is_told(
    statistics: Statistics, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wordsmith_desktop.records.results.database.BUSY_S", 0.0)
    statistics.record(FIRST)
    statistics.close()
    with closing(held(path)), pytest.raises(StoreError) as caught:
        statistics.record(record("m2", (ANA, tally(1))))
    assert StoreReason.IN_USE is caught.value.reason
    assert 1 == statistics.record(record("m2", (ANA, tally(1))))


def test_a_full_disk_is_told_and_keeps_what_was_there(statistics: Statistics) -> None:
    statistics.record(FIRST)

    def fill_up(connection: sqlite3.Connection) -> None:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")

    statistics.read(fill_up)
    rng = Rng(9)
    with pytest.raises(StoreError) as caught:
        statistics.record(*(random_record(number, rng) for number in range(2, 400)))
    assert StoreReason.FULL is caught.value.reason
    assert {"m1"} == statistics.known()
    assert None is statistics.damage
