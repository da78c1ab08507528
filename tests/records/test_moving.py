"""Copying and moving saves never costs a match."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.helpers.saves import ENTRIES, saves_on, toy_header, write_save
from tests.helpers.toy_game import TOYS, EndTurn, ToyRules
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import Act
from wordsmith_desktop.records.store import Shelf, ShelfFolder
from wordsmith_desktop.records.troubles import StoreError, StoreReason


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "saves")


def test_moving_a_save_never_overwrites_another(shelf: Shelf) -> None:
    first, second = (shelf.set_aside(write_save(shelf, "m1")) for _ in range(2))
    assert [first.name, second.name] == ["m1.jsonl", "m1-2.jsonl"]
    assert first.read_bytes() == second.read_bytes()
    assert [] == saves_on(shelf)
    assert 2 == len(saves_on(shelf, ShelfFolder.DAMAGED))


def test_a_deleted_save_can_be_restored(shelf: Shelf) -> None:
    path = write_save(shelf)
    deleted = shelf.delete(path)
    assert not path.exists()
    assert [deleted] == [save.path for save in saves_on(shelf, ShelfFolder.TRASH)]
    assert path == shelf.restore(deleted)
    assert read_match(path, TOYS).damage is None


def test_a_save_can_be_copied_elsewhere(shelf: Shelf, tmp_path: Path) -> None:
    path = write_save(shelf)
    target = tmp_path / "elsewhere" / "copy.jsonl"
    shelf.save_as(path, target)
    assert path.read_bytes() == target.read_bytes()


def test_a_new_match_never_overwrites_another(shelf: Shelf) -> None:
    path = write_save(shelf)
    before = path.read_bytes()
    with pytest.raises(StoreError):
        shelf.create(toy_header(), ToyRules()).flush()
    assert before == path.read_bytes()


def test_a_copy_never_replaces_a_log_that_is_being_written(shelf: Shelf, tmp_path: Path) -> None:
    path = write_save(shelf)
    writer = shelf.open(path, TOYS).writer
    assert writer is not None
    link = tmp_path / "link.jsonl"
    os.link(path, link)
    for target in (path, link):
        with pytest.raises(StoreError) as caught:
            shelf.save_as(path, target)
        assert (StoreReason.OCCUPIED, target) == (caught.value.reason, caught.value.path)
    writer.append(Act(0, EndTurn()))
    writer.close()
    assert len(ENTRIES) + 2 == len(path.read_bytes().splitlines())


@pytest.mark.parametrize("name", ["m2.jsonl", "new.jsonl", "../damaged/m1.jsonl"])
def test_a_copy_never_stands_among_the_matches(shelf: Shelf, name: str) -> None:
    path, other = write_save(shelf), write_save(shelf, "m2")
    before = other.read_bytes()
    target = path.parent / name
    with pytest.raises(StoreError) as caught:
        shelf.save_as(path, target)
    assert StoreReason.OCCUPIED is caught.value.reason
    assert before == other.read_bytes()


def test_a_copy_never_replaces_a_match_that_another_window_has_open(
    shelf: Shelf, tmp_path: Path
) -> None:
    path, target = write_save(shelf), tmp_path / "outside.jsonl"
    shelf.save_as(path, target)
    held = shelf.open(target, TOYS).writer
    assert held is not None
    other = write_save(shelf, "m2")
    with pytest.raises(StoreError) as caught:
        shelf.save_as(other, target)
    assert StoreReason.IN_USE is caught.value.reason
    held.close()
    shelf.save_as(other, target)
    assert other.read_bytes() == target.read_bytes()
