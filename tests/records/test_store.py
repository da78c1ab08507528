"""The shelf: what was confirmed is there again, and nobody's file is ever lost."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.saves import (
    ENTRIES,
    first_going_on,
    saves_on,
    toy_header,
    watched_reading,
    write_save,
)
from tests.helpers.toy_game import TOYS, EndTurn, Roll, ToyRules, ToyRuleset
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import Act, Clock, End, House, TimeLeft, Undo
from wordsmith_desktop.records.store import Shelf


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def expected_match() -> Match[Any, Any, Any, Any]:
    """What `ENTRIES` leads to, played by hand."""
    match: Match[Any, Any, Any, Any] = Match(ToyRules(), ToyRuleset(), 2)
    for entry in ENTRIES:
        if isinstance(entry, Act):
            match.play(entry.seat, entry.action)
    return match


def age(path: Path, seconds: int) -> None:
    """Make a file look written to at a certain second."""
    os.utime(path, (seconds, seconds))


def test_a_save_comes_back_as_it_was(shelf: Shelf) -> None:
    loaded = shelf.open(write_save(shelf), TOYS)
    kept = loaded.kept
    assert expected_match().state == kept.match.state
    assert expected_match().played == kept.match.played
    assert toy_header() == kept.header
    assert {"CAT": False} == kept.house
    assert kept.clocks == (TimeLeft("turn/0/0", 51_000),)
    assert kept.damage is None


def test_an_opened_save_goes_on_where_it_was(shelf: Shelf) -> None:
    path = write_save(shelf)
    writer = shelf.open(path, TOYS).writer
    assert writer is not None
    writer.append(Act(0, EndTurn()))
    writer.close()
    kept = read_match(path, TOYS)
    assert kept.damage is None
    assert len(ENTRIES) + 1 == writer.entry_count
    assert 1 == kept.match.state.turn


def test_a_torn_last_line_is_dropped_and_cut_off_before_writing_on(shelf: Shelf) -> None:
    path = write_save(shelf)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n":14,"kind":"Act","seat"')
    writer = shelf.open(path, TOYS).writer
    assert writer is not None
    writer.append(Act(0, EndTurn()))
    writer.close()
    assert path.read_bytes().startswith(
        whole + b'{"n":%d,"kind":"Act","seat":0' % (len(ENTRIES) + 1)
    )
    assert read_match(path, TOYS).damage is None


def test_nothing_of_a_torn_line_is_left_behind_a_shorter_one(shelf: Shelf) -> None:
    path = write_save(shelf)
    with path.open("ab") as file:
        file.write(b'{"n":14,"kind":"House","word":"' + b"A" * 500)
    writer = shelf.open(path, TOYS).writer
    assert writer is not None
    writer.append(Act(0, EndTurn()))
    writer.close()
    assert path.read_bytes().endswith(b'"}\n')


@pytest.mark.parametrize("match_id", ["", "../x", "a/b", "a.b", "x" * 65])
def test_a_match_id_is_a_plain_name(shelf: Shelf, match_id: str) -> None:
    with pytest.raises(ValueError, match="match id"):
        shelf.create(toy_header(match_id), ToyRules())


def test_the_list_has_the_newest_first_with_players_and_scores(shelf: Shelf) -> None:
    afterwards = (Clock((), at_ms=9000), House("X", accepted=True))
    done = (*ENTRIES, *short_ending(), End((4, 0)), *afterwards)
    paths = [write_save(shelf, "a", done), write_save(shelf, "b"), write_save(shelf, "c")]
    for second, path in zip((20, 30, 10), paths, strict=True):
        age(path, second)
    saves = saves_on(shelf)
    assert [paths[1], paths[0], paths[2]] == [save.path for save in saves]
    assert [30_000, 20_000, 10_000] == [save.modified_ms for save in saves]
    assert [None, (4, 0), None] == [save.scores for save in saves]
    assert ["Ana", "Ben"] == [player.name for player in saves[0].header.seats]
    assert End((4, 0)) == read_match(paths[0], TOYS).end


def short_ending() -> tuple[Act, ...]:
    """The acts that end a match of four turns in the second."""
    turn = (Act(0, EndTurn()), Act(-1, Roll(1)), Act(1, EndTurn()), Act(-1, Roll(1)))
    return (*turn, *turn[:3])


def test_a_shelf_without_a_folder_is_empty(shelf: Shelf) -> None:
    assert [] == list(shelf.look_through())
    assert first_going_on(shelf, TOYS)[0] is None


def test_a_match_whose_end_was_taken_back_has_none(shelf: Shelf) -> None:
    path = write_save(shelf, entries=(*ENTRIES, *short_ending(), End((4, 0)), Undo()))
    kept = read_match(path, TOYS)
    assert (None, None, None) == (kept.damage, kept.match.outcome, kept.end)


def test_the_next_start_offers_the_newest_match_that_can_go_on(shelf: Shelf) -> None:
    done = (*ENTRIES, *short_ending(), End((4, 0)))
    unmarked = done[:-1]
    ids = ("oldest", "good", "rotten", "rubbish", "done", "unmarked")
    logs = (ENTRIES, ENTRIES, ENTRIES, ENTRIES, done, unmarked)
    paths = [write_save(shelf, name, log) for name, log in zip(ids, logs, strict=True)]
    paths[2].write_bytes(paths[2].read_bytes().replace(b'"pips":5', b'"pips":6'))
    paths[3].write_bytes(b"rubbish\n")
    for second, path in enumerate(paths):
        age(path, second)
    found, skipped = first_going_on(shelf, TOYS)
    assert found is not None
    assert paths[1] == found.path
    assert [paths[3], paths[2]] == [one.path for one in skipped]


def test_a_save_is_read_when_it_is_asked_for_and_again_once_it_changed(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = watched_reading(monkeypatch)
    paths = [write_save(shelf, name) for name in ("a", "b", "c")]
    for second, path in enumerate(paths):
        age(path, second)
    first = next(shelf.look_through())
    assert [paths[2]] == read
    assert first == next(shelf.look_through())
    assert [paths[2]] == read
    with paths[2].open("ab") as file:
        file.write(b"torn")
    list(shelf.look_through())
    assert [paths[2], paths[2], paths[1], paths[0]] == read


def test_every_line_of_a_save_is_plain_json(shelf: Shelf) -> None:
    lines = write_save(shelf).read_text(encoding="utf-8").splitlines()
    assert len(ENTRIES) + 1 == len(lines)
    first = {"n": 2, "kind": "Act", "seat": -1, "action": {"verb": "Roll", "pips": 5}}
    assert first.items() <= json.loads(lines[2]).items()
    assert encode(ToyRuleset()) == json.loads(lines[0])["ruleset"]
