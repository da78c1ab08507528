"""Moving a damaged file of statistics out of the way."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wordsmith_desktop.records.troubles import storing

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
