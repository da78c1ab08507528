"""The shelf: what was confirmed is there again, and nobody's file is ever lost."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.saves import (
    ENTRIES,
    BadDisk,
    DeniedFile,
    toy_header,
    write_save,
)
from tests.helpers.toy_game import TOYS, EndTurn, Put, Roll, ToyRules, ToyRuleset
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.listing import Unusable
from wordsmith_desktop.records.log import Act, End, House, TimeLeft, encode_header, seal
from wordsmith_desktop.records.replay import replay
from wordsmith_desktop.records.store import Place, Shelf
from wordsmith_desktop.records.troubles import (
    Damage,
    DamageKind,
    Part,
    StoreError,
    StoreReason,
    UnknownGame,
    UnreadableError,
    WrongVersion,
)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


@pytest.fixture
def bad_shelf(tmp_path: Path) -> Iterator[Shelf]:
    yield Shelf(tmp_path, open_file=BadDisk)
    BadDisk.fault = None


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


def forged(shelf: Shelf, **header: Any) -> Path:
    """A soundly sealed save whose header says something else."""
    path = write_save(shelf, "forged")
    body = encode_header(toy_header("forged")) | header
    path.write_bytes(seal("", body)[0])
    return path


def test_a_save_comes_back_as_it_was(shelf: Shelf) -> None:
    loaded = shelf.open(write_save(shelf), TOYS)
    replayed = loaded.replayed
    assert expected_match().state == replayed.match.state
    assert expected_match().played == replayed.match.played
    assert toy_header() == replayed.header
    assert {"CAT": False} == replayed.house
    assert replayed.clocks == (TimeLeft("turn/0/0", 51_000),)
    assert replayed.damage is None


def test_an_opened_save_goes_on_where_it_was(shelf: Shelf) -> None:
    path = write_save(shelf)
    writer = shelf.open(path, TOYS).writer
    assert writer is not None
    writer.append(Act(0, EndTurn()))
    writer.close()
    replayed = replay(path, TOYS)
    assert replayed.damage is None
    assert len(ENTRIES) + 1 == writer.entry_count
    assert 1 == replayed.match.state.turn


def test_a_torn_last_line_is_dropped_and_cut_off_before_writing_on(shelf: Shelf) -> None:
    path = write_save(shelf)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n":14,"kind":"Act","seat"')
    writer = shelf.open(path, TOYS).writer
    assert writer is not None
    writer.append(Act(0, EndTurn()))
    writer.close()
    assert path.read_bytes().startswith(whole + b'{"n":14,"kind":"Act","seat":0')
    assert replay(path, TOYS).damage is None


def test_reading_alone_does_not_touch_a_torn_file(shelf: Shelf) -> None:
    path = write_save(shelf)
    torn = path.read_bytes()[:-5]
    path.write_bytes(torn)
    assert replay(path, TOYS).damage is None
    assert torn == path.read_bytes()


def test_a_changed_digit_in_the_middle_is_found_and_the_save_is_only_looked_at(
    shelf: Shelf,
) -> None:
    path = write_save(shelf)
    changed = path.read_bytes().replace(b'"pips":5', b'"pips":6')
    path.write_bytes(changed)
    loaded = shelf.open(path, TOYS)
    assert Damage(3, DamageKind.DIGEST) == loaded.replayed.damage
    assert 1 == len(loaded.replayed.match.played)
    assert loaded.writer is None
    assert changed == path.read_bytes()


def test_a_lost_line_is_found(shelf: Shelf) -> None:
    path = write_save(shelf)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4] + lines[5:]))
    assert Damage(5, DamageKind.DIGEST) == replay(path, TOYS).damage


@pytest.mark.parametrize(
    ("entry", "kind"),
    [
        ({"n": 1, "kind": "Act", "seat": 0, "action": {"verb": "Put"}}, DamageKind.REPLAY),
        ({"n": 1, "kind": "Undo"}, DamageKind.REPLAY),
        ({"n": 1, "kind": "Redo"}, DamageKind.REPLAY),
        ({"n": 1, "kind": "End", "scores": [0, 0]}, DamageKind.REPLAY),
        ({"n": 2, "kind": "Undo"}, DamageKind.ORDER),
        ({"kind": "Undo"}, DamageKind.ORDER),
        ({"n": 1, "kind": "Act", "seat": 0, "action": {"verb": "Cheat"}}, DamageKind.ENTRY),
        ({"n": 1, "kind": "Act", "seat": "0", "action": {"verb": "Put"}}, DamageKind.ENTRY),
        ({"n": 1, "kind": "Jump"}, DamageKind.ENTRY),
        ({"n": 1, "kind": "House", "word": "A", "accepted": 1}, DamageKind.ENTRY),
    ],
)
def test_a_sealed_line_that_makes_no_sense_is_damage(
    shelf: Shelf, entry: dict[str, Any], kind: DamageKind
) -> None:
    path = write_save(shelf, entries=())
    line, digest = seal("", encode_header(toy_header()))
    path.write_bytes(line + seal(digest, entry)[0])
    damage = replay(path, TOYS).damage
    assert damage is not None
    assert (2, kind) == (damage.line, damage.kind)


@pytest.mark.parametrize(
    ("rubbish", "kind"),
    [
        (b"\x00\xff\x80\n", DamageKind.NOT_JSON),
        (b"[" * 100_000 + b"\n", DamageKind.NOT_JSON),
        (b'{"n":' + b"9" * 5000 + b"}\n", DamageKind.NOT_JSON),
        (b'{"n":NaN}\n', DamageKind.NOT_JSON),
        (b'"text"\n', DamageKind.ENTRY),
        (b"\n", DamageKind.NOT_JSON),
        (b"{}\n", DamageKind.DIGEST),
        (b" " * 300_000 + b"\n", DamageKind.TOO_LONG),
    ],
)
def test_rubbish_after_sound_lines_is_damage_there(
    shelf: Shelf, rubbish: bytes, kind: DamageKind
) -> None:
    path = write_save(shelf)
    path.write_bytes(path.read_bytes() + rubbish)
    damage = replay(path, TOYS).damage
    assert damage is not None
    assert (damage.line, damage.kind) == (len(ENTRIES) + 2, kind)


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", DamageKind.EMPTY),
        (b'{"format":1', DamageKind.EMPTY),
        (b"\x00\xff\n", DamageKind.NOT_JSON),
        (b"[" * 300_000, DamageKind.TOO_LONG),
        (b"[]\n", DamageKind.ENTRY),
        (b'{"format":"1"}\n', DamageKind.ENTRY),
        (b'{"format":true}\n', DamageKind.ENTRY),
        (b'{"format":1}\n', DamageKind.DIGEST),
        (seal("", {"format": 1})[0], DamageKind.ENTRY),
    ],
)
def test_a_file_without_a_header_is_named_and_kept(
    shelf: Shelf, content: bytes, kind: DamageKind
) -> None:
    path = write_save(shelf)
    path.write_bytes(content)
    with pytest.raises(UnreadableError) as caught:
        shelf.open(path, TOYS)
    assert isinstance(caught.value.trouble, Damage)
    assert (1, kind) == (caught.value.trouble.line, caught.value.trouble.kind)
    assert content == path.read_bytes()
    assert [path] == [unusable.path for unusable in shelf.list().unusable]


@pytest.mark.parametrize(
    ("header", "trouble"),
    [
        ({"format": 2}, WrongVersion(Part.FORMAT, 2, 1)),
        ({"format": 0}, WrongVersion(Part.FORMAT, 0, 1)),
        ({"rules": 2}, WrongVersion(Part.RULES, 2, 1)),
        ({"rules": 0}, WrongVersion(Part.RULES, 0, 1)),
        ({"game": "chess"}, UnknownGame("chess")),
    ],
)
def test_a_save_of_another_program_is_typed_and_untouched(
    shelf: Shelf, header: dict[str, Any], trouble: WrongVersion | UnknownGame
) -> None:
    path = forged(shelf, **header)
    before = path.read_bytes()
    with pytest.raises(UnreadableError) as caught:
        shelf.open(path, TOYS)
    assert trouble == caught.value.trouble
    assert before == path.read_bytes()


@pytest.mark.parametrize(
    "header",
    [
        {"ruleset": {"turns": 4}},
        {"ruleset": None},
        {"seats": []},
        {"seats": [{"name": "Ana", "profile": None}] * 7},
        {"seed": 1.5},
    ],
)
def test_a_header_that_the_game_cannot_start_from_is_damage(
    shelf: Shelf, header: dict[str, Any]
) -> None:
    path = forged(shelf, **header)
    with pytest.raises(UnreadableError) as caught:
        shelf.open(path, TOYS)
    assert isinstance(caught.value.trouble, Damage)


def test_only_a_newer_version_is_newer() -> None:
    assert WrongVersion(Part.FORMAT, 2, 1).is_newer
    assert not WrongVersion(Part.RULES, 1, 2).is_newer


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


def test_a_new_match_never_overwrites_another(shelf: Shelf) -> None:
    path = write_save(shelf)
    before = path.read_bytes()
    with pytest.raises(StoreError):
        shelf.create(toy_header(), ToyRules()).flush()
    assert before == path.read_bytes()


@pytest.mark.parametrize("match_id", ["", "../x", "a/b", "a.b", "x" * 65])
def test_a_match_id_is_a_plain_name(shelf: Shelf, match_id: str) -> None:
    with pytest.raises(ValueError, match="match id"):
        shelf.create(toy_header(match_id), ToyRules())


def test_the_list_has_the_newest_first_with_players_and_scores(shelf: Shelf) -> None:
    done = (*ENTRIES, *short_ending(), End((4, 0)), House("X", accepted=True))
    paths = [write_save(shelf, "a", done), write_save(shelf, "b"), write_save(shelf, "c")]
    for second, path in zip((20, 30, 10), paths, strict=True):
        age(path, second)
    saves = shelf.list().saves
    assert [paths[1], paths[0], paths[2]] == [save.path for save in saves]
    assert [30_000, 20_000, 10_000] == [save.modified_ms for save in saves]
    assert [None, (4, 0), None] == [save.scores for save in saves]
    assert ["Ana", "Ben"] == [player.name for player in saves[0].header.seats]
    assert replay(paths[0], TOYS).is_end_logged


def short_ending() -> tuple[Act, ...]:
    """The acts that end a match of four turns in the second."""
    turn = (Act(0, EndTurn()), Act(-1, Roll(1)), Act(1, EndTurn()), Act(-1, Roll(1)))
    return (*turn, *turn[:3])


def test_a_shelf_without_a_folder_is_empty(shelf: Shelf) -> None:
    assert (shelf.list().saves, shelf.list().unusable) == ((), ())
    assert shelf.unfinished(TOYS).replayed is None


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
    unfinished = shelf.unfinished(TOYS)
    assert unfinished.replayed is not None
    assert paths[1] == unfinished.replayed.path
    assert [paths[3], paths[2]] == [skipped.path for skipped in unfinished.skipped]


def test_a_save_of_a_newer_program_is_skipped_and_named(shelf: Shelf) -> None:
    path = forged(shelf, rules=2)
    unfinished = shelf.unfinished(TOYS)
    assert unfinished.replayed is None
    assert [Unusable(path, WrongVersion(Part.RULES, 2, 1))] == list(unfinished.skipped)


def test_what_the_disk_cannot_read_is_named_in_lists(shelf: Shelf) -> None:
    path = write_save(shelf)
    path.unlink()
    path.mkdir()
    (unusable,) = shelf.list().unusable
    assert isinstance(unusable.trouble, StoreError)
    assert path == shelf.unfinished(TOYS).skipped[0].path


@pytest.mark.parametrize("tail", [b"rubbish\n", seal("", {"kind": "End", "scores": "4"})[0]])
def test_a_save_whose_end_makes_no_sense_is_not_listed_as_finished(
    shelf: Shelf, tail: bytes
) -> None:
    path = write_save(shelf)
    path.write_bytes(path.read_bytes() + tail)
    assert shelf.list().saves[0].scores is None


def test_moving_a_save_never_overwrites_another(shelf: Shelf) -> None:
    first, second = (shelf.set_aside(write_save(shelf, "m1")) for _ in range(2))
    assert [first.name, second.name] == ["m1.jsonl", "m1-2.jsonl"]
    assert first.read_bytes() == second.read_bytes()
    assert () == shelf.list().saves
    assert 2 == len(shelf.list(Place.DAMAGED).saves)


def test_a_deleted_save_can_be_restored(shelf: Shelf) -> None:
    path = write_save(shelf)
    deleted = shelf.delete(path)
    assert not path.exists()
    assert [deleted] == [save.path for save in shelf.list(Place.TRASH).saves]
    assert path == shelf.restore(deleted)
    assert replay(path, TOYS).damage is None


def test_a_save_can_be_copied_elsewhere(shelf: Shelf, tmp_path: Path) -> None:
    path = write_save(shelf)
    target = tmp_path / "elsewhere" / "copy.jsonl"
    shelf.save_as(path, target)
    assert path.read_bytes() == target.read_bytes()


def test_the_sound_part_of_a_damaged_save_can_be_rescued_and_goes_on(shelf: Shelf) -> None:
    path = write_save(shelf)
    lines = path.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:5], b"rubbish\n", *lines[6:]])
    path.write_bytes(damaged)
    rescued = shelf.rescue(path, TOYS, "rescued")
    assert damaged == path.read_bytes()
    loaded = shelf.open(rescued, TOYS)
    assert loaded.writer is not None
    assert len(loaded.replayed.match.played) == 3
    assert loaded.replayed.header.match_id == "rescued"
    assert shelf.rescue(path, TOYS, "rescued").name == "rescued-2.jsonl"


def test_an_entry_that_the_rules_refuse_ends_what_can_be_rescued(shelf: Shelf) -> None:
    path = write_save(shelf, entries=(*ENTRIES[:2], Act(1, Put()), Act(0, Put())))
    assert DamageKind.REPLAY == replay_damage(path).kind
    rescued = shelf.rescue(path, TOYS, "rescued")
    assert len(replay(rescued, TOYS).match.played) == 2


def replay_damage(path: Path) -> Damage:
    """The damage of a save that must have one."""
    damage = replay(path, TOYS).damage
    assert damage is not None
    return damage


def test_every_line_of_a_save_is_plain_json(shelf: Shelf) -> None:
    lines = write_save(shelf).read_text(encoding="utf-8").splitlines()
    assert len(ENTRIES) + 1 == len(lines)
    first = {"n": 2, "kind": "Act", "seat": -1, "action": {"verb": "Roll", "pips": 5}}
    assert first.items() <= json.loads(lines[2]).items()
    assert encode(ToyRuleset()) == json.loads(lines[0])["ruleset"]
