"""Disks that refuse, and files that are gone or in use."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.saves import (
    ENTRIES,
    BadDisk,
    DeniedFile,
    first_going_on,
    toy_header,
    unusable_on,
    write_save,
)
from tests.helpers.toy_game import TOYS, Put, ToyRules
from wordsmith_desktop.records.log import Act
from wordsmith_desktop.records.replay import replay
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import StoreError, StoreReason


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


@pytest.fixture
def bad_shelf(tmp_path: Path) -> Iterator[Shelf]:
    yield Shelf(tmp_path, open_file=BadDisk)
    BadDisk.fault = None


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        (errno.ENOSPC, StoreReason.FULL),
        (errno.EROFS, StoreReason.READ_ONLY),
        (errno.EACCES, StoreReason.DENIED),
        (errno.EIO, StoreReason.OTHER),
    ],
)
def test_what_a_bad_disk_refuses_waits_and_is_written_later(
    bad_shelf: Shelf, fault: int, reason: StoreReason
) -> None:
    writer = bad_shelf.create(toy_header(), ToyRules())
    writer.flush()
    writer.append(ENTRIES[0])
    BadDisk.fault = fault
    for entry in ENTRIES[1:3]:
        with pytest.raises(StoreError) as caught:
            writer.append(entry)
        assert (reason, writer.path) == (caught.value.reason, caught.value.path)
    torn = replay(writer.path, TOYS)
    assert (1, None) == (len(torn.match.played), torn.damage)
    BadDisk.fault = None
    writer.append(ENTRIES[3])
    assert not writer.is_waiting
    writer.close()
    replayed = replay(writer.path, TOYS)
    assert (3, None) == (len(replayed.match.played), replayed.damage)


def test_a_new_match_on_a_full_disk_leaves_no_empty_file(bad_shelf: Shelf) -> None:
    BadDisk.fault = errno.ENOSPC
    writer = bad_shelf.create(toy_header(), ToyRules())
    with pytest.raises(StoreError):
        writer.flush()
    writer.close()
    assert not writer.path.exists()


def test_a_header_that_had_to_wait_is_written_with_the_first_entry(bad_shelf: Shelf) -> None:
    BadDisk.fault = errno.ENOSPC
    writer = bad_shelf.create(toy_header(), ToyRules())
    with pytest.raises(StoreError):
        writer.flush()
    BadDisk.fault = None
    writer.append(ENTRIES[0])
    writer.close()
    assert replay(writer.path, TOYS).damage is None


def test_a_save_that_may_not_be_written_can_still_be_opened(shelf: Shelf) -> None:
    path = write_save(shelf)
    loaded = Shelf(shelf.folder, open_file=DeniedFile).open(path, TOYS)
    assert loaded.writer is not None
    with pytest.raises(StoreError) as caught:
        loaded.writer.append(Act(0, Put()))
    assert StoreReason.READ_ONLY == caught.value.reason


def test_a_save_in_use_is_not_opened_nor_moved_by_another(shelf: Shelf) -> None:
    path = write_save(shelf)
    first = shelf.open(path, TOYS)
    for attempt in (lambda: shelf.open(path, TOYS), lambda: shelf.delete(path)):
        with pytest.raises(StoreError) as caught:
            attempt()
        assert StoreReason.IN_USE == caught.value.reason
    assert first.writer is not None
    first.writer.close()
    assert shelf.open(path, TOYS).writer is not None


def test_a_save_that_is_gone_is_missing(shelf: Shelf) -> None:
    with pytest.raises(StoreError) as caught:
        shelf.open(shelf.folder / "matches" / "none.jsonl", TOYS)
    assert StoreReason.MISSING == caught.value.reason


def test_what_the_disk_cannot_read_is_named_in_lists(shelf: Shelf) -> None:
    path = write_save(shelf)
    path.unlink()
    path.mkdir()
    (unusable,) = unusable_on(shelf)
    assert isinstance(unusable.trouble, StoreError)
    assert path == first_going_on(shelf, TOYS)[1][0].path
