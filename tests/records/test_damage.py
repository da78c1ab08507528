"""Saves that are damaged or not for this program: typed, kept, and rescued where possible."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.helpers.saves import (
    ENTRIES,
    first_going_on,
    saves_on,
    toy_header,
    unusable_on,
    write_save,
)
from tests.helpers.toy_game import TOYS, Put
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import FORMAT, UNRELEASED, Act, encode_header, seal
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import (
    BEFORE,
    Damage,
    DamageKind,
    UnknownGame,
    UnreadableError,
    Unusable,
    Versioned,
    WrongVersion,
)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_reading_alone_does_not_touch_a_torn_file(shelf: Shelf) -> None:
    path = write_save(shelf)
    torn = path.read_bytes()[:-5]
    path.write_bytes(torn)
    assert read_match(path, TOYS).damage is None
    assert torn == path.read_bytes()


def test_a_changed_digit_in_the_middle_is_found_and_the_save_is_only_looked_at(
    shelf: Shelf,
) -> None:
    path = write_save(shelf)
    changed = path.read_bytes().replace(b'"pips":5', b'"pips":6')
    path.write_bytes(changed)
    loaded = shelf.open(path, TOYS)
    assert Damage(3, DamageKind.DIGEST) == loaded.kept.damage
    assert 1 == len(loaded.kept.match.played)
    assert loaded.writer is None
    assert changed == path.read_bytes()


def test_a_lost_line_is_found(shelf: Shelf) -> None:
    path = write_save(shelf)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4] + lines[5:]))
    assert Damage(5, DamageKind.DIGEST) == read_match(path, TOYS).damage


NO_TIMES = {"at_ms": None, "played_ms": None}


@pytest.mark.parametrize(
    ("entry", "kind"),
    [
        (
            {"n": 1, "kind": "Act", "seat": 0, "action": {"verb": "Put"}, "at_ms": 0},
            DamageKind.REPLAY,
        ),
        ({"n": 1, "kind": "Act", "seat": 0, "action": {"verb": "Put"}}, DamageKind.ENTRY),
        ({"n": 1, "kind": "Undo"}, DamageKind.REPLAY),
        ({"n": 1, "kind": "Redo"}, DamageKind.REPLAY),
        ({"n": 1, "kind": "End", "scores": [0, 0], **NO_TIMES}, DamageKind.REPLAY),
        ({"n": 1, "kind": "End", "scores": [0, 0]}, DamageKind.ENTRY),
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
    damage = read_match(path, TOYS).damage
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
    damage = read_match(path, TOYS).damage
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
    assert [path] == [unusable.path for unusable in unusable_on(shelf)]


def forged(shelf: Shelf, **header: Any) -> Path:
    """A soundly sealed save whose header says something else."""
    path = write_save(shelf, "forged")
    body = encode_header(toy_header("forged")) | header
    path.write_bytes(seal("", body)[0])
    return path


@pytest.mark.parametrize(
    ("header", "trouble"),
    [
        ({"format": FORMAT + 1}, WrongVersion(Versioned.FORMAT, FORMAT + 1, FORMAT)),
        ({"format": 0}, WrongVersion(Versioned.FORMAT, 0, FORMAT)),
        ({"app": UNRELEASED, "format": 9}, WrongVersion(Versioned.FORMAT, BEFORE, FORMAT)),
        ({"app": UNRELEASED, "format": 1}, WrongVersion(Versioned.FORMAT, BEFORE, FORMAT)),
        ({"rules": 2}, WrongVersion(Versioned.RULES, 2, 1)),
        ({"rules": 0}, WrongVersion(Versioned.RULES, 0, 1)),
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
        {"seats": [{"name": "Ana", "profile": None, "clock_percent": 100}] * 7},
        {"seats": [{"name": "Ana", "profile": None, "clock_percent": -1}] * 2},
        {"seats": None},
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
    assert WrongVersion(Versioned.FORMAT, 2, 1).is_newer
    assert not WrongVersion(Versioned.RULES, 1, 2).is_newer


def test_only_a_format_that_no_release_wrote_is_unreleased() -> None:
    assert WrongVersion(Versioned.FORMAT, BEFORE, 1).is_unreleased
    assert not WrongVersion(Versioned.FORMAT, 2, 1).is_unreleased
    assert not WrongVersion(Versioned.RULES, 1, 2).is_unreleased


@pytest.mark.parametrize("tail", [b"rubbish\n", seal("", {"kind": "End", "scores": "4"})[0]])
def test_a_save_whose_end_makes_no_sense_is_not_listed_as_finished(
    shelf: Shelf, tail: bytes
) -> None:
    path = write_save(shelf)
    path.write_bytes(path.read_bytes() + tail)
    assert saves_on(shelf)[0].scores is None


def test_the_sound_part_of_a_damaged_save_can_be_rescued_and_goes_on(shelf: Shelf) -> None:
    path = write_save(shelf)
    lines = path.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:5], b"rubbish\n", *lines[6:]])
    path.write_bytes(damaged)
    rescued = shelf.rescue(path, TOYS, "rescued")
    assert damaged == path.read_bytes()
    loaded = shelf.open(rescued, TOYS)
    assert loaded.writer is not None
    assert len(loaded.kept.match.played) == 3
    assert loaded.kept.header.match_id == "rescued"
    assert shelf.rescue(path, TOYS, "rescued").name == "rescued-2.jsonl"


def test_an_entry_that_the_rules_refuse_ends_what_can_be_rescued(shelf: Shelf) -> None:
    path = write_save(shelf, entries=(*ENTRIES[:2], Act(1, Put()), Act(0, Put())))
    assert DamageKind.REPLAY == replay_damage(path).kind
    rescued = shelf.rescue(path, TOYS, "rescued")
    assert len(read_match(rescued, TOYS).match.played) == 2


def replay_damage(path: Path) -> Damage:
    """The damage of a save that must have one."""
    damage = read_match(path, TOYS).damage
    assert damage is not None
    return damage


def test_a_save_of_a_newer_program_is_skipped_and_named(shelf: Shelf) -> None:
    path = forged(shelf, rules=2)
    found, skipped = first_going_on(shelf, TOYS)
    assert found is None
    assert [Unusable(path, WrongVersion(Versioned.RULES, 2, 1))] == skipped
