"""A line is in its file at once; when the disk has it for good is heard later."""

from __future__ import annotations

import errno
import os
from collections.abc import Hashable, Iterator
from pathlib import Path

import pytest

from tests.helpers.saves import ENTRIES, toy_header
from tests.helpers.slow_disk import SlowDisk
from tests.helpers.toy_game import TOYS, ToyRules
from tests.records.test_disk_queue import Post
from wordsmith_desktop.records.disk_queue import AtOnce, DiskQueue, Told, Work
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import Header
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import StoreError, StoreReason
from wordsmith_desktop.records.writer import LogWriter


@pytest.fixture
def post() -> Post:
    return Post()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    made = SlowDisk(monkeypatch)
    yield made
    made.go_on()


@pytest.fixture
def disk(post: Post, slow: SlowDisk) -> Iterator[DiskQueue]:
    made = DiskQueue(post, now_s=lambda: 0.0)
    yield made
    slow.go_on()
    assert made.finish_all()
    post.look_through()


@pytest.fixture
def writer(tmp_path: Path, disk: DiskQueue) -> LogWriter:
    header: Header = toy_header()
    made = Shelf(tmp_path, disk=disk).create(header, ToyRules())
    made.flush()
    made.finish()
    return made


def test_a_line_is_in_its_file_before_the_disk_has_said_anything(
    writer: LogWriter, slow: SlowDisk
) -> None:
    slow.stop()
    writer.append(ENTRIES[0])
    assert writer.log == writer.path.read_bytes()
    assert (True, 1) == (writer.is_waiting, writer.waiting_count)
    slow.go_on()
    writer.finish()
    assert (False, 0) == (writer.is_waiting, writer.waiting_count)
    writer.close()


def test_what_was_written_while_the_disk_was_at_it_waits_for_its_next_answer(
    writer: LogWriter, slow: SlowDisk, post: Post
) -> None:
    post.look_through()
    syncs = slow.syncs
    slow.stop()
    writer.append(ENTRIES[0])
    slow.until_asked()
    writer.append(ENTRIES[1])
    slow.go_on()
    post.look()
    writer.hear()
    post.look()
    writer.hear()
    assert not writer.is_waiting
    assert syncs + 2 == slow.syncs
    writer.close()


def test_what_the_disk_has_refused_is_written_once_more(writer: LogWriter, slow: SlowDisk) -> None:
    """The system forgets what it could not write: what is in the file by now proves nothing."""
    slow.stop()
    slow.fault = OSError(errno.EIO, os.strerror(errno.EIO))
    for entry in ENTRIES[:3]:
        writer.append(entry)
    slow.go_on()
    with pytest.raises(StoreError) as caught:
        writer.finish()
    assert StoreReason.OTHER is caught.value.reason
    assert 2 == writer.waiting_count, "a deal and a roll, and no clock"
    # As if it were lost.
    kept = writer.path.read_bytes().index(b"\n") + 1
    with writer.path.open("rb+") as file:
        file.seek(kept)
        file.write(b"\0" * 50)
    slow.fault = None
    with pytest.raises(StoreError):
        # It has said nothing new yet.
        writer.flush()
    writer.finish()
    assert not writer.is_waiting
    writer.close()
    assert writer.log == writer.path.read_bytes()
    assert read_match(writer.path, TOYS).damage is None


class AskedTwice(AtOnce):
    """Does nothing of what it is asked for until a test has it done."""

    def __init__(self) -> None:
        self.works: list[Work] = []

    def ask(
        self,
        key: Hashable,  # noqa: ARG002
        work: Work,
        told: Told,  # noqa: ARG002
        *,
        within_s: float = 0.0,  # noqa: ARG002
    ) -> None:
        self.works.append(work)


def test_what_is_confirmed_stays_so_when_the_disk_refuses_it_another_time(
    tmp_path: Path, slow: SlowDisk
) -> None:
    asked = AskedTwice()
    writer = Shelf(tmp_path, disk=asked).create(toy_header(), ToyRules())
    writer.add(ENTRIES[0])
    writer.flush(is_urgent=False)
    # The first has begun and cannot be hurried.
    writer.flush()
    first, second = asked.works
    first()
    slow.fault = OSError(errno.EIO, os.strerror(errno.EIO))
    second()
    writer.hear()
    assert not writer.is_waiting
    slow.fault = None
    writer.append(ENTRIES[1])
    asked.works[-1]()
    writer.close()
    assert writer.log == writer.path.read_bytes()


def test_whoever_does_not_wait_leaves_the_file_to_the_disk(
    writer: LogWriter, slow: SlowDisk, tmp_path: Path, disk: DiskQueue
) -> None:
    slow.stop()
    writer.append(ENTRIES[0])
    writer.close(waits=False)
    shelf = Shelf(tmp_path)
    with pytest.raises(StoreError) as caught:
        shelf.open(writer.path, TOYS)
    assert StoreReason.IN_USE is caught.value.reason
    slow.go_on()
    assert disk.finish_all()
    opened = shelf.open(writer.path, TOYS).writer
    assert opened is not None
    assert 1 == opened.entry_count
    opened.close()
