"""A bad disk is told and never stops the match."""

from __future__ import annotations

import errno
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.live import Audience, begin, go_on
from tests.helpers.saves import BadDisk, DeniedFile
from tests.helpers.systems import needs_free_files
from tests.helpers.toy_game import TOYS, EndTurn, Put
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import StoreReason
from wordsmith_desktop.session.updates import UpdateKind


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    yield Shelf(tmp_path, open_file=BadDisk)
    BadDisk.fault = None


def test_a_full_disk_is_told_once_and_the_match_goes_on(shelf: Shelf) -> None:
    opened = begin(shelf)
    session = opened.session
    audience = Audience()
    session.subscribe(audience)
    BadDisk.fault = errno.ENOSPC
    session.act(0, Put())
    session.act(0, EndTurn())
    kinds = [update.kind for update in audience.updates]
    assert 1 == kinds.count(UpdateKind.STORE_TROUBLE)
    assert session.trouble is not None
    assert session.trouble.reason is StoreReason.FULL
    assert not session.retry_save()
    assert 1 == session.match.state.turn


def test_everything_is_written_once_the_disk_is_well_again(shelf: Shelf) -> None:
    opened = begin(shelf)
    session = opened.session
    BadDisk.fault = errno.ENOSPC
    session.act(0, Put())
    session.act(0, EndTurn())
    audience = Audience()
    session.subscribe(audience)
    BadDisk.fault = None
    assert session.retry_save()
    assert [(UpdateKind.STORE_WELL, None)] == audience.told
    kept = read_match(opened.path, TOYS)
    assert kept.damage is None
    assert session.match.state == kept.match.state


def test_another_reason_is_told_anew(shelf: Shelf) -> None:
    session = begin(shelf).session
    audience = Audience()
    session.subscribe(audience)
    for fault in (errno.ENOSPC, errno.EIO):
        BadDisk.fault = fault
        session.act(0, Put())
    troubles = [update.trouble for update in audience.updates if update.trouble]
    assert [StoreReason.FULL, StoreReason.OTHER] == [trouble.reason for trouble in troubles]


def test_a_match_says_how_much_is_not_on_the_disk(shelf: Shelf) -> None:
    opened = begin(shelf)
    session = opened.session
    BadDisk.fault = errno.ENOSPC
    session.act(0, Put())
    session.tick(1000)
    assert 1 == session.unsaved_count
    BadDisk.fault = None
    session.retry_save()
    assert 0 == session.unsaved_count
    assert opened.log == opened.path.read_bytes()


@needs_free_files
def test_a_file_that_was_taken_away_is_told(shelf: Shelf) -> None:
    opened = begin(shelf)
    audience = Audience()
    opened.session.subscribe(audience)
    shutil.rmtree(shelf.folder)
    opened.session.act(0, Put())
    kinds = [kind for kind, _seat in audience.told]
    assert 1 == kinds.count(UpdateKind.STORE_ANEW)
    assert opened.log == opened.path.read_bytes()


def test_closing_tells_what_could_not_be_written(shelf: Shelf) -> None:
    session = begin(shelf).session
    BadDisk.fault = errno.ENOSPC
    session.act(0, Put())
    assert not session.close()


def test_a_folder_that_may_not_be_written_does_not_stop_a_new_match(tmp_path: Path) -> None:
    opened = begin(Shelf(tmp_path, open_file=DeniedFile))
    session = opened.session
    assert session.trouble is not None
    assert session.trouble.reason is StoreReason.DENIED
    assert () == session.act(0, Put())
    assert not opened.path.exists()


def test_a_save_that_may_not_be_written_can_be_played_on_in_memory(shelf: Shelf) -> None:
    opened = begin(shelf)
    opened.session.close()
    session = go_on(Shelf(shelf.folder, open_file=DeniedFile), opened.path).session
    assert () == session.act(0, Put())
    assert session.trouble is not None
    assert session.trouble.reason is StoreReason.READ_ONLY
