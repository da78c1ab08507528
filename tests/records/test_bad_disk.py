"""Disks that refuse, and files that are gone or in use."""

from __future__ import annotations

import errno
import shutil
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
from tests.helpers.systems import needs_free_files
from tests.helpers.toy_game import TOYS, Put, ToyRules
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import Act, Clock, TimeLeft
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import StoreError, StoreReason, storing


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
    torn = read_match(writer.path, TOYS)
    assert (1, None) == (len(torn.match.played), torn.damage)
    BadDisk.fault = None
    writer.append(ENTRIES[3])
    assert not writer.is_waiting
    writer.close()
    replayed = read_match(writer.path, TOYS)
    assert (3, None) == (len(replayed.match.played), replayed.damage)


def test_a_log_in_memory_has_what_the_disk_refused(bad_shelf: Shelf) -> None:
    writer = bad_shelf.create(toy_header(), ToyRules())
    writer.flush()
    writer.append(ENTRIES[0])
    BadDisk.fault = errno.ENOSPC
    for entry in ENTRIES[1:4]:
        with pytest.raises(StoreError):
            writer.append(entry)
    assert 2 == writer.waiting_count, "a roll and a put, and no clock"
    log = writer.log
    BadDisk.fault = None
    writer.flush()
    assert 0 == writer.waiting_count
    assert log == writer.path.read_bytes()
    writer.close()


def test_readings_of_the_clock_are_no_loss(bad_shelf: Shelf) -> None:
    writer = bad_shelf.create(toy_header(), ToyRules())
    writer.flush()
    BadDisk.fault = errno.ENOSPC
    with pytest.raises(StoreError):
        writer.append(Clock((TimeLeft("turn", 5),)))
    assert (True, 0) == (writer.is_waiting, writer.waiting_count)
    writer.close()


@needs_free_files
def test_a_file_that_is_taken_away_is_written_anew_in_full(shelf: Shelf) -> None:
    opened = shelf.open(write_save(shelf), TOYS)
    writer = opened.writer
    assert writer is not None
    shutil.rmtree(shelf.folder)
    writer.append(Act(0, Put()))
    assert 1 == writer.renewals
    assert writer.log == writer.path.read_bytes()
    assert writer.entry_count == writer.log.count(b"\n") - 1
    # It is locked as the first one was.
    with pytest.raises(StoreError) as caught:
        shelf.open(writer.path, TOYS)
    assert StoreReason.IN_USE == caught.value.reason
    writer.close()
    assert read_match(writer.path, TOYS).damage is None


@needs_free_files
def test_without_a_place_to_write_anew_everything_waits(shelf: Shelf) -> None:
    writer = shelf.open(write_save(shelf), TOYS).writer
    assert writer is not None
    shutil.rmtree(shelf.folder)
    shelf.folder.write_text("no folder any more")
    with pytest.raises(StoreError):
        writer.append(Act(0, Put()))
    assert writer.entry_count - 2 == writer.waiting_count, "all but two readings of the clock"
    shelf.folder.unlink()
    writer.flush()
    assert not writer.is_waiting
    writer.close()
    assert read_match(writer.path, TOYS).damage is None


@needs_free_files
def test_a_copy_of_the_same_file_in_its_place_is_gone_on_with(shelf: Shelf) -> None:
    writer = shelf.open(write_save(shelf), TOYS).writer
    assert writer is not None
    copied = writer.path.read_bytes()
    writer.path.unlink()
    writer.path.write_bytes(copied)
    writer.append(Act(0, Put()))
    writer.close()
    assert writer.log == writer.path.read_bytes()


@needs_free_files
def test_another_file_in_its_place_is_left_as_it_is(shelf: Shelf) -> None:
    writer = shelf.open(write_save(shelf), TOYS).writer
    assert writer is not None
    writer.path.unlink()
    writer.path.write_bytes(b"something else\n")
    with pytest.raises(StoreError) as caught:
        writer.append(Act(0, Put()))
    assert StoreReason.REPLACED == caught.value.reason
    assert b"something else\n" == writer.path.read_bytes()
    writer.close()
    assert writer.path.exists()


@pytest.mark.parametrize("lines", [0, 1, 5])
def test_what_another_program_has_cut_off_is_written_again(shelf: Shelf, lines: int) -> None:
    writer = shelf.open(write_save(shelf), TOYS).writer
    assert writer is not None
    kept = writer.path.read_bytes()
    with writer.path.open("rb+") as file:
        file.truncate(len(b"".join(kept.splitlines(keepends=True)[:lines])))
    writer.append(Act(0, Put()))
    assert 1 == writer.renewals
    writer.close()
    assert writer.log == writer.path.read_bytes()
    assert read_match(writer.path, TOYS).damage is None


@pytest.mark.parametrize("content", [b"something else\n", b"something shorter"])
def test_what_another_program_has_put_into_the_same_file_is_left_as_it_is(
    shelf: Shelf, content: bytes
) -> None:
    writer = shelf.open(write_save(shelf), TOYS).writer
    assert writer is not None
    writer.path.write_bytes(content)
    for _ in range(2):
        with pytest.raises(StoreError) as caught:
            writer.append(Act(0, Put()))
        assert StoreReason.REPLACED == caught.value.reason
    assert content == writer.path.read_bytes()
    writer.close()


def test_what_another_program_has_put_behind_it_is_left_as_it_is(shelf: Shelf) -> None:
    writer = shelf.open(write_save(shelf), TOYS).writer
    assert writer is not None
    with writer.path.open("ab") as file:
        file.write(b"more\n")
    found = writer.path.read_bytes()
    with pytest.raises(StoreError) as caught:
        writer.append(Act(0, Put()))
    assert StoreReason.REPLACED == caught.value.reason
    assert found == writer.path.read_bytes()
    writer.close()


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
    assert read_match(writer.path, TOYS).damage is None


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


@pytest.mark.parametrize(
    ("winerror", "reason"), [(362, "IN_THE_CLOUD"), (388, "IN_THE_CLOUD"), (87, "OTHER")]
)
def test_a_file_that_only_its_keeper_in_the_cloud_has_is_told_of(
    winerror: int, reason: str, tmp_path: Path
) -> None:
    refused = OSError(errno.EINVAL, "The cloud operation was unsuccessful")
    refused.winerror = winerror  # type: ignore[attr-defined, unused-ignore]
    with pytest.raises(StoreError) as caught, storing(tmp_path):
        raise refused
    assert StoreReason[reason] is caught.value.reason
