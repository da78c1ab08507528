"""Saves of the toy game, sound and on disks that misbehave."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.toy_game import Call, Deal, Put, Roll, ToyRules, ToyRuleset
from wordsmith_desktop.core.seats import CHANCE, REFEREE
from wordsmith_desktop.games.common.open_table import Rule
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records import store
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.files import LogFile
from wordsmith_desktop.records.kept_match import Games, KeptMatch
from wordsmith_desktop.records.listing import Summary, summarise
from wordsmith_desktop.records.log import (
    FORMAT,
    Act,
    Arranged,
    Clock,
    DictionaryId,
    Entry,
    Header,
    House,
    Marked,
    PlaceMark,
    Player,
    Redo,
    TimeLeft,
    Undo,
)
from wordsmith_desktop.records.migrations import Migration
from wordsmith_desktop.records.store import Shelf, ShelfFolder
from wordsmith_desktop.records.troubles import Unusable

CAB = Ruling("CAB", accepted=True, reason=Reason.LISTED, source="en")

ENTRIES: tuple[Entry, ...] = (
    Act(CHANCE, Deal(("ANT", "BEE"))),
    Act(CHANCE, Roll(5)),
    Clock((TimeLeft("turn/0/0", 55_000),)),
    Act(0, Put()),
    Undo(),
    Redo(),
    House("ZZZ", accepted=True),
    House("CAT", accepted=False),
    Arranged(1, (3, 1, 2)),
    Marked(0, "turn 1", (PlaceMark(2, "O"),)),
    Act(0, Call("CAB")),
    Act(REFEREE, Rule(CAB)),
    Clock((TimeLeft("turn/0/0", 51_000),)),
    Act(0, Put()),
    House("ZZZ", accepted=None),
)
"""The beginning of a match that has every kind of entry but the end."""


def toy_header(match_id: str = "m1", **fields: Any) -> Header:
    """A header for two players with the standard ruleset."""
    values: dict[str, Any] = {
        "format": FORMAT,
        "app": "0.9.0",
        "game": "toy",
        "rules": 1,
        "ruleset": encode(ToyRuleset()),
        "seats": (Player("Ana", "p1"), Player("Ben")),
        "seed": 7,
        "dictionary": DictionaryId("en", "abc"),
        "created_ms": 1_700_000_000_000,
        "match_id": match_id,
    }
    return Header(**values | fields)


def write_save(shelf: Shelf, match_id: str = "m1", entries: tuple[Entry, ...] = ENTRIES) -> Path:
    """Write a whole save and close it."""
    writer = shelf.create(toy_header(match_id), ToyRules())
    writer.flush()
    for entry in entries:
        writer.append(entry)
    writer.close()
    return writer.path


class BadDisk(LogFile):
    """A log file whose disk can be broken and mended by setting `fault`."""

    fault: int | None = None
    """The error number of every write, or None while the disk is well."""

    def write(self, offset: int, data: bytes) -> None:
        if BadDisk.fault is not None:
            # Part of a line arrives before the disk gives up.
            super().write(offset, data[:10])
            raise OSError(BadDisk.fault, os.strerror(BadDisk.fault))
        super().write(offset, data)


class DeniedFile(LogFile):
    """A log file in a folder where nothing may be written."""

    def open(self, *, is_new: bool) -> None:
        raise OSError(errno.EACCES if is_new else errno.EROFS, "denied")


def saves_on(shelf: Shelf, place: ShelfFolder = ShelfFolder.MATCHES) -> list[Summary]:
    """The saves of a shelf's folder that can be read, newest first."""
    return [one for one in shelf.look_through(place) if isinstance(one, Summary)]


def unusable_on(shelf: Shelf) -> list[Unusable]:
    """Its matches that cannot be read, newest first."""
    return [one for one in shelf.look_through() if isinstance(one, Unusable)]


def first_going_on(shelf: Shelf, games: Games) -> tuple[KeptMatch | None, list[Unusable]]:
    """Its newest match that is not over, and newer ones that cannot go on."""
    skipped: list[Unusable] = []
    for save in shelf.look_through():
        found = shelf.goes_on(save, games)
        if isinstance(found, Unusable):
            skipped.append(found)
        elif found:
            return found, skipped
    return None, skipped


def watched_reading(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Every save that is read for a list from now on, as it is read."""
    read: list[Path] = []

    def summarise_and_note(path: Path, migrations: Mapping[int, Migration]) -> Summary | Unusable:
        read.append(path)
        return summarise(path, migrations)

    monkeypatch.setattr(store, "summarise", summarise_and_note)
    return read
