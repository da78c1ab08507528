"""Backups in which something is wrong, and bringing one in: all of it, or nothing."""

from __future__ import annotations

import io
import json
import sqlite3
import tempfile
import zipfile
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Final

from tests.app.test_update import KEPT
from tests.games.hidden_crossword.workshop.pieces import TRAINS
from tests.helpers.kept_data import folders_in
from tests.helpers.kept_files import FILES
from tests.helpers.statistics import ANA, BEN, record, tally
from tests.helpers.wrong_values import changed, drawn_wrong
from tests.records.results.test_fuzz import ask_everything
from wordsmith_desktop.app.services import open_services
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.features.backups.backup_file import BackupError
from wordsmith_desktop.games.hidden_crossword.workshop.pieces_as_ipuz import piece_to_ipuz
from wordsmith_desktop.records.results.schema import TABLES
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.window.kit.threads import end_all

MANIFEST: Final = {"format": 1, "app": "x", "made_ms": 1_700_000_000_000, "matches": 2}
CELLS: Final = (None, 0, -1, 2**62, 10**13, 0.5, b"\xff", "", "x", "{", "[]", "9" * 30, "\0")
_JSON: Final = {
    "players.json": "players",
    "settings.json": "settings",
    "practice.json": "practice",
    "words/house-en.json": "words",
    "from-paper/an-evening.json": "papers",
}
Member = tuple[str, bytes]


@cache
def members() -> tuple[Member, ...]:
    """The files of a sound backup."""
    with tempfile.TemporaryDirectory() as folder:
        services = open_services(folders_in(Path(folder)), clock=lambda: 2_000_000_000_000)
        statistics = services.bookkeeping.statistics()
        statistics.record(
            *(record(f"x{n}", (ANA, tally(n, [("CAT", 3)])), (BEN, tally(2))) for n in range(3))
        )
        copy = Path(folder) / "copy.sqlite"
        statistics.copy_to(copy)
        results = copy.read_bytes()
        services.close()
    saves = sorted((KEPT / "format-1" / "saves" / "matches").iterdir())[:2]
    return (
        ("manifest.json", json.dumps(MANIFEST).encode()),
        *((f"saves/matches/{one.name}", one.read_bytes()) for one in saves),
        *((name, changed(FILES[kind].sound)) for name, kind in _JSON.items()),
        ("made/hidden_crossword/0a.ipuz", piece_to_ipuz(TRAINS).encode()),
        ("statistics.sqlite", results),
    )


def packed(found: tuple[Member, ...], way: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A ZIP of these files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, data in found:
            info = zipfile.ZipInfo(name)
            info.compress_type = way
            info.comment = b"1700000000000000000"
            archive.writestr(info, data)
    return made.getvalue()


def with_wrong_value(rng: Rng) -> bytes:
    """A whole ZIP with something in one or two of its files that is not as it was written."""
    found = dict(members())
    for _ in range(1 + rng.below(2)):
        name = rng.choice(sorted(found))
        found[name] = _changed(name, found[name], rng)
    data = packed(tuple(found.items()), rng.choice((0, *(zipfile.ZIP_DEFLATED,) * 6, 12, 14)))
    return _with_flags(data, rng) if rng.below(8) == 0 else data


def _changed(name: str, data: bytes, rng: Rng) -> bytes:
    if name == "manifest.json":
        return drawn_wrong(MANIFEST, rng)
    if name in _JSON:
        return drawn_wrong(FILES[_JSON[name]].sound, rng)
    if name == "statistics.sqlite":
        return with_other_cell(data, rng)
    if name.endswith(".ipuz"):
        return drawn_wrong(json.loads(data), rng)
    return data[: rng.below(len(data))]


def with_other_cell(data: bytes, rng: Rng) -> bytes:
    """Statistics with a value in a column that cannot hold it, or without some rows."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.sqlite"
        path.write_bytes(data)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            table = rng.choice(TABLES)
            columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
            column = rng.choice([row[1] for row in columns])
            connection.execute(f"UPDATE OR IGNORE {table} SET {column} = ?", (rng.choice(CELLS),))
            if rng.below(3) == 0:
                connection.execute(f"DELETE FROM {rng.choice(TABLES)}")
            connection.commit()
        return path.read_bytes()


def _with_flags(data: bytes, rng: Rng) -> bytes:
    """One of the files says that it has a password, or is packed in an unknown way."""
    made, start = bytearray(data), data.rindex(b"PK\x01\x02")
    made[start + rng.choice((8, 10))] ^= 1 << rng.below(8)
    return bytes(made)


def tree(folder: Path) -> dict[str, bytes]:
    """All files below a folder, but for SQLite's own and what another start leaves."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and ".sqlite" not in path.name and path.name != ".in-use"
    }


def brought_in(folder: Path, data: bytes) -> str:
    """Bring a backup in where somebody has something: it came, or nothing did."""
    backup = folder / "theirs.wordsmith-backup"
    backup.write_bytes(data)
    services = open_services(folders_in(folder / "data"), clock=lambda: 2_000_000_000_000)
    statistics = services.bookkeeping.statistics()
    statistics.record(record("mine", (ANA, tally(5, [("DOG", 2)]))))
    services.people.add("Somebody here")
    before, known = tree(folder / "data"), statistics.known()
    end = "brought in"
    try:
        contents = services.backups.look_into(backup)
        services.backups.settings_in(contents)
        assert before == tree(folder / "data")
        services.backups.bring_in(
            backup, contents, takes_further=True, progress=lambda _done, _whole: None
        )
    except (BackupError, StoreError, UnreadableError) as error:
        end = type(error).__name__
    if end != "brought in":
        assert before == tree(folder / "data")
        assert known == statistics.known()
    ask_everything(statistics)
    assert statistics.damage is None
    assert "mine" in statistics.known()
    end_all()
    services.close()
    return end
