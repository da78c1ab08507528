"""Atomic writing: the old file or the new one, never half of either."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.helpers.saves import write_save
from tests.helpers.systems import needs_links
from wordsmith_desktop.records.files import LogFile, write_atomically
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import StoreError, StoreReason


def failing(fault: int) -> Any:
    """A call of the system that fails."""

    def fail(*_: object) -> NoReturn:
        raise OSError(fault, os.strerror(fault))

    return fail


def test_a_file_and_its_folders_are_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "settings.json"
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"


def test_a_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for data in (b"a longer old text", b"new"):
        write_atomically(path, data)
    assert path.read_bytes() == b"new"


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    path = tmp_path / "settings.json"
    write_atomically(path, b"old")
    monkeypatch.setattr(os, call, failing(errno.ENOSPC))
    with pytest.raises(StoreError) as caught:
        write_atomically(path, b"new")
    assert (StoreReason.FULL, path) == (caught.value.reason, caught.value.path)
    assert [path] == list(tmp_path.iterdir())
    assert path.read_bytes() == b"old"


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """The numbers of the files and folders that are seen to the disk, in that order."""
    seen: list[tuple[int, ...]] = []
    sync = os.fsync

    def note(descriptor: int) -> None:
        found = os.fstat(descriptor)
        seen.append((found.st_dev, found.st_ino))
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", note)
    return seen


def _number(path: Path) -> tuple[int, ...]:
    found = path.stat()
    return found.st_dev, found.st_ino


@pytest.mark.skipif(os.name == "nt", reason="folders are seen to the disk by the system")
def test_a_replaced_file_is_on_the_disk_before_its_folder_is(
    tmp_path: Path, synced: list[tuple[int, ...]]
) -> None:
    path = tmp_path / "settings.json"
    write_atomically(path, b"new")
    assert [_number(path), _number(tmp_path)] == synced


@pytest.mark.skipif(os.name == "nt", reason="folders are seen to the disk by the system")
def test_the_folder_of_a_new_log_is_on_the_disk_and_an_old_one_stays_so(
    tmp_path: Path, synced: list[tuple[int, ...]]
) -> None:
    for is_new in (True, False):
        file = LogFile(tmp_path / "log")
        file.open(is_new=is_new)
        file.sync()
        file.close()
    log = _number(tmp_path / "log")
    assert [log, _number(tmp_path), log] == synced


@pytest.mark.skipif(os.name == "nt", reason="folders are seen to the disk by the system")
def test_the_folder_that_a_save_was_moved_to_is_on_the_disk(
    tmp_path: Path, synced: list[tuple[int, ...]]
) -> None:
    shelf = Shelf(tmp_path)
    path = write_save(shelf)
    synced.clear()
    moved = shelf.delete(path)
    assert [_number(moved.parent)] == synced


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege")
@needs_links
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    link, real = tmp_path / "link", tmp_path / "real"
    link.symlink_to(real)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


def test_a_disk_without_locks_can_be_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")
    monkeypatch.setattr(fcntl, "flock", failing(errno.ENOLCK))
    file = LogFile(tmp_path / "log")
    file.open(is_new=True)
    file.write(0, b"line\n")
    file.close()
    assert (tmp_path / "log").read_bytes() == b"line\n"


def test_a_file_that_is_not_open_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not open"):
        LogFile(tmp_path / "log").write(0, b"x")
