"""What else may lie among the saves: links to nothing, pipes, folders, and names without end."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.saves import toy_header, write_save
from tests.helpers.systems import needs_links, needs_pipes
from tests.helpers.toy_game import TOYS
from wordsmith_desktop.records.files import remove_drafts, write_atomically
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.listing import Summary
from wordsmith_desktop.records.log import Player, encode_header, seal_all
from wordsmith_desktop.records.names import LONGEST_NAME
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import (
    Damage,
    DamageKind,
    StoreError,
    StoreReason,
    UnreadableError,
    Unusable,
)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


STRANGE: dict[str, tuple[Callable[[Path], object], StoreReason]] = {
    "link": (lambda path: path.symlink_to("nowhere"), StoreReason.MISSING),
    "circle": (lambda path: path.symlink_to(path), StoreReason.OTHER),
    "pipe": (lambda path: os.mkfifo(path), StoreReason.NOT_A_FILE),
    "device": (lambda path: path.symlink_to("/dev/zero"), StoreReason.NOT_A_FILE),
    "folder": (lambda path: path.mkdir(), StoreReason.FOLDER),
}


@needs_links
@needs_pipes
@pytest.mark.parametrize("kind", STRANGE)
def test_what_is_no_ordinary_file_is_told_and_hides_no_match(shelf: Shelf, kind: str) -> None:
    make, reason = STRANGE[kind]
    path = write_save(shelf)
    strange = path.with_name("zz.jsonl")
    make(strange)
    found = tuple(shelf.look_through())
    assert [path] == [save.path for save in found if isinstance(save, Summary)]
    (unusable,) = [save for save in found if isinstance(save, Unusable)]
    assert isinstance(unusable.trouble, StoreError)
    assert (strange, reason) == (unusable.path, unusable.trouble.reason)
    assert [path] == [save.path for save in shelf.newest(10)]
    with pytest.raises(StoreError):
        shelf.open(strange, TOYS)


def foreign(shelf: Shelf, *names: str) -> Path:
    """A sound save of somebody else's program."""
    seats = tuple(Player(name) for name in names)
    path = shelf.folder / "matches" / "foreign.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(seal_all([encode_header(toy_header(seats=seats))]))
    return path


def test_a_name_is_no_longer_than_any_form_takes(shelf: Shelf) -> None:
    path = foreign(shelf, "A" * 50_000, "  Ben  \n\n the Great ")
    expected = ("A" * LONGEST_NAME, "Ben the Great")
    assert expected == tuple(player.name for player in read_match(path, TOYS).header.seats)
    (summary,) = shelf.look_through()
    assert isinstance(summary, Summary)
    assert expected == tuple(player.name for player in summary.header.seats)


def test_a_table_for_a_crowd_is_damage(shelf: Shelf) -> None:
    path = foreign(shelf, *map(str, range(100)))
    with pytest.raises(UnreadableError) as caught:
        read_match(path, TOYS)
    assert isinstance(caught.value.trouble, Damage)
    assert DamageKind.ENTRY is caught.value.trouble.kind
    assert isinstance(next(shelf.look_through()), Unusable)


@needs_links
def test_drafts_of_a_program_that_was_killed_are_removed(tmp_path: Path) -> None:
    path = tmp_path / "players.json"
    write_atomically(path, b"{}")
    old, young = tmp_path / ".players.json.0123abcd.tmp", tmp_path / ".players.json.89abcdef.tmp"
    others = tmp_path / ".hidden", tmp_path / "notes.tmp", tmp_path / ".a.0123abcd.tmp"
    for draft in (old, young, *others[:2]):
        draft.write_bytes(b"half")
    others[2].mkdir()
    now_s = young.stat().st_mtime
    for draft in (old, *others):
        os.utime(draft, (now_s - 7200, now_s - 7200))
    link = tmp_path / ".players.json.456789ab.tmp"
    link.symlink_to(others[1])
    remove_drafts(tmp_path, now_s)
    assert sorted((path, young, link, *others)) == sorted(tmp_path.iterdir())
    remove_drafts(tmp_path / "nowhere", now_s)


def test_a_folder_that_cannot_be_made_is_what_is_told(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("no folder")
    with pytest.raises(StoreError) as caught:
        write_atomically(tmp_path / "home" / "data" / "players.json", b"{}")
    assert StoreReason.NO_FOLDER is caught.value.reason
    with pytest.raises(StoreError) as caught:
        write_save(Shelf(tmp_path / "home" / "data"))
    assert StoreReason.NO_FOLDER is caught.value.reason
