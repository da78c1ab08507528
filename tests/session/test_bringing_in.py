"""A match from a mail or a stick goes on upon the shelf, and its file is not written to."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.saves import ENTRIES, saves_on, write_save
from tests.helpers.toy_game import TOYS, EndTurn
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import Act
from wordsmith_desktop.records.store import Shelf, ShelfFolder
from wordsmith_desktop.session.bringing_in import bring_in


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "saves")


@pytest.fixture
def elsewhere(tmp_path: Path, shelf: Shelf) -> Path:
    """A copy of the match "m1", whose save is still on the shelf."""
    copy = tmp_path / "stick" / "copy.jsonl"
    shelf.save_as(write_save(shelf, "m1"), copy)
    return copy


def brought(shelf: Shelf, path: Path) -> Path:
    before = path.read_bytes()
    made = bring_in(shelf, path, TOYS, created_ms=7)
    assert before == path.read_bytes()
    return made


def play_on(shelf: Shelf, path: Path) -> None:
    writer = shelf.open(path, TOYS).writer
    assert writer is not None
    writer.append(Act(0, EndTurn()))
    writer.close()


def test_a_save_of_the_shelf_stays_as_it_is(shelf: Shelf) -> None:
    path = write_save(shelf)
    assert path == brought(shelf, path)


def test_a_match_that_the_shelf_does_not_have_is_put_there(shelf: Shelf, elsewhere: Path) -> None:
    stranger = Shelf(shelf.folder.parent / "other")
    made = brought(stranger, elsewhere)
    assert stranger.holds(made)
    assert read_match(elsewhere, TOYS).match.state == read_match(made, TOYS).match.state


def test_the_same_match_is_not_put_there_twice(shelf: Shelf, elsewhere: Path) -> None:
    own = shelf.path_of("m1")
    assert own == brought(shelf, elsewhere)
    assert [own] == [save.path for save in saves_on(shelf)]


def test_a_match_that_has_gone_on_elsewhere_takes_the_place_of_the_save(
    shelf: Shelf, elsewhere: Path
) -> None:
    play_on(shelf, elsewhere)
    made = brought(shelf, elsewhere)
    assert shelf.path_of("m1") == made
    assert read_match(elsewhere, TOYS).match.state == read_match(made, TOYS).match.state
    assert 1 == len(saves_on(shelf, ShelfFolder.TRASH))


def test_a_copy_that_stopped_earlier_goes_on_as_a_branch_beside_the_save(
    shelf: Shelf, elsewhere: Path
) -> None:
    own = shelf.path_of("m1")
    assert own is not None
    play_on(shelf, own)
    made = brought(shelf, elsewhere)
    assert made != own
    branched = read_match(made, TOYS)
    assert branched.header.is_branch
    assert read_match(elsewhere, TOYS).match.state == branched.match.state
    assert len(ENTRIES) + 2 == len(own.read_bytes().splitlines())


def test_a_damaged_file_stays_where_it_is_to_be_looked_at(shelf: Shelf, elsewhere: Path) -> None:
    elsewhere.write_bytes(elsewhere.read_bytes().replace(b'"CAB"', b'"COB"'))
    assert elsewhere == brought(shelf, elsewhere)
