"""Whatever happens to the bytes of a statistics file, every question gets an answer."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from tests.helpers.effort import EFFORT
from tests.helpers.statistics import ANA, random_record, record, tally
from tests.records.results.test_migrations import say_version
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.records.deal_name import DealName, Period
from wordsmith_desktop.records.log import Occasion
from wordsmith_desktop.records.results.bests import best_score, high_scores, personal_bests, series
from wordsmith_desktop.records.results.deals import attempts
from wordsmith_desktop.records.results.export import export_csv, export_json
from wordsmith_desktop.records.results.model import ALL, Filter
from wordsmith_desktop.records.results.queries import overview, players, settings
from wordsmith_desktop.records.results.schema import SCHEMA
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.results.streaks import daily_streak
from wordsmith_desktop.records.results.words import best_words, longest_words
from wordsmith_desktop.records.troubles import UnreadableError

NEW = record("new", (ANA, tally(1)))
DEAL = DealName("sprint", "nofaponigaru", Period.DAY, "2026-01-31")


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        yield Path(name)


@pytest.fixture(scope="module")
def sound(folder: Path) -> bytes:
    return make_sound(folder)


def make_sound(folder: Path) -> bytes:
    """A file with results, words, challenges and deletions, all in one piece."""
    path, rng = folder / "sound.sqlite", Rng(3)
    statistics = Statistics(path)
    statistics.record(*(random_record(number, rng) for number in range(25)))
    deal = Occasion(challenge=str(DEAL))
    statistics.record(record("deal", (ANA, tally(9, [("CAT", 3)])), occasion=deal))
    statistics.forget(Filter(match="m3"))
    statistics.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    return path.read_bytes()


def ask_everything(statistics: Statistics) -> None:
    """Ask all that the pages ask."""
    everybody = players(statistics)
    for way in settings(statistics):
        high_scores(statistics, Filter(setting=way.key))
        best_score(statistics, Filter(setting=way.key), but="m1")
    for one in everybody[:1]:
        series(statistics, Filter(player=one.key))
        daily_streak(statistics, one.key, date(2026, 1, 31))
    overview(statistics)
    personal_bests(statistics)
    best_words(statistics)
    longest_words(statistics)
    attempts(statistics, DEAL)
    export_csv(statistics)
    export_json(statistics, ALL)


def harmed(sound: bytes, rng: Rng) -> bytes:
    """A few bytes changed, a stretch filled with another byte, or the end cut off."""
    changed = bytearray(sound)
    kind = rng.below(8)
    if kind == 0:
        return bytes(changed[: rng.below(len(changed))])
    if kind == 1:
        start = rng.below(len(changed))
        end = min(len(changed), start + rng.below(3000))
        changed[start:end] = bytes([rng.below(256)]) * (end - start)
        return bytes(changed)
    # What is at the beginning says what all the rest is.
    reach = 100 if kind == 2 else len(changed)
    for _ in range(1 + rng.below(4)):
        changed[rng.below(reach)] = rng.below(256)
    return bytes(changed)


def test_any_damage_is_set_aside_or_does_not_show(folder: Path, sound: bytes) -> None:
    path = folder / "statistics.sqlite"
    set_aside = 0
    for seed in range(100 * EFFORT):
        for file in folder.glob("statistics*"):
            file.unlink()
        path.write_bytes(harmed(sound, Rng(seed)))
        statistics = Statistics(path)
        # No exception is let through, and what ends now is kept.
        ask_everything(statistics)
        statistics.known()
        statistics.record(NEW)
        if "new" not in statistics.known():
            # Damage that shows late takes it along, and the log brings it back.
            assert statistics.damage is not None, seed
            statistics.record(NEW)
            assert "new" in statistics.known(), seed
        statistics.close()
        set_aside += statistics.damage is not None
    assert set_aside >= 30 * EFFORT


@pytest.mark.parametrize("version", [0, SCHEMA + 1, SCHEMA + 128, 1 << 24, -1])
def test_a_number_of_another_version_on_todays_tables_is_damage(
    folder: Path, sound: bytes, version: int
) -> None:
    path = folder / f"version{version}.sqlite"
    path.write_bytes(sound)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    statistics = Statistics(path)
    assert () == players(statistics)
    assert statistics.damage is not None
    assert statistics.damage.kept_as.exists()
    assert {"m3"} == statistics.known(), "what was deleted stays so"
    statistics.close()


def test_a_file_of_a_newer_program_is_left_alone(folder: Path, sound: bytes) -> None:
    path = folder / "newer.sqlite"
    path.write_bytes(sound)
    with closing(sqlite3.connect(path)) as connection:
        say_version(connection, SCHEMA + 1)
    statistics = Statistics(path)
    with pytest.raises(UnreadableError):
        players(statistics)
    assert None is statistics.damage


def test_a_value_of_another_kind_is_damage(folder: Path, sound: bytes) -> None:
    for number, change in enumerate(
        (
            "UPDATE seats SET finished_ms = 99999999999999999",
            "UPDATE seats SET name = CAST(x'ff41' AS TEXT)",
            "UPDATE matches SET ruleset = '{'",
            "UPDATE matches SET ranking = 'most_luck'",
        )
    ):
        path = folder / f"value{number}.sqlite"
        path.write_bytes(sound)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(change)
            connection.commit()
        statistics = Statistics(path)
        ask_everything(statistics)
        assert statistics.damage is not None, change
        statistics.close()
