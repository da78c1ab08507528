"""Matches from paper: kept whole, replaced, deleted, and never taken on trust."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.length_x_wit import lw
from wordsmith_desktop.core.digests import hex_digest
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.paper_sheet import WrittenSheet
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Swap
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.paper import MisfitError, PaperMatch, PaperShelf
from wordsmith_desktop.records.troubles import (
    Damage,
    DamageKind,
    StoreError,
    StoreReason,
    Trouble,
    UnknownGame,
    UnreadableError,
    WrongVersion,
)

MATCH = PaperMatch(
    match_id="an-evening",
    game="length_x_wit",
    ruleset=lw.Ruleset(goal=10, swap=Swap.ONCE, language="de", dictionary="de"),
    seats=(Player("Änne", "profile-1"), Player("Bo")),
    played_ms=1_700_000_000_000,
    sheet=WrittenSheet(None, (("3", "10"), ("", "4"))),
)


@pytest.fixture
def shelf(tmp_path: Path) -> PaperShelf:
    return PaperShelf(tmp_path / "from-paper")


def trouble_of(shelf: PaperShelf, path: Path) -> Trouble:
    """What is said against a file."""
    with pytest.raises(UnreadableError) as caught:
        shelf.read(path)
    return caught.value.trouble


def rewritten(path: Path, **changes: Any) -> Path:
    """The file with other fields of its match, under a right seal."""
    whole = json.loads(path.read_bytes())
    whole["match"] |= changes
    text = json.dumps(whole["match"], sort_keys=True, separators=(",", ":"))
    whole["digest"] = hex_digest(text.encode())
    path.write_text(json.dumps(whole), encoding="utf-8")
    return path


def test_a_match_is_read_as_it_was_kept(shelf: PaperShelf) -> None:
    assert shelf.paths() == ()
    path = shelf.keep(MATCH)

    assert (path,) == shelf.paths()
    assert shelf.read(path) == MATCH


def test_a_match_that_was_entered_turn_by_turn_is_read_round_by_round(shelf: PaperShelf) -> None:
    path = shelf.keep(MATCH)
    turns = [["", "10"], ["3", "4"], ["1", "2"], ["5", ""]]
    rewritten(path, sheet={"starter": 1, "rows": turns}, ruleset=encode(lw.Ruleset(goal=12)))

    sheet = shelf.read(path).sheet
    assert (("3", "10"), ("", "4"), ("5", "2"), ("1", "")) == sheet.rows
    assert sheet.starter is None


def test_a_corrected_match_takes_the_place_of_the_first(shelf: PaperShelf) -> None:
    shelf.keep(MATCH)
    path = shelf.keep(replace(MATCH, sheet=WrittenSheet(None, (("3", "11"), ("", "4")))))

    assert (path,) == shelf.paths()
    assert (("3", "11"), ("", "4")) == shelf.read(path).sheet.rows


def test_a_deleted_match_is_gone_and_can_be_kept_again(shelf: PaperShelf) -> None:
    path = shelf.keep(MATCH)
    kept = shelf.read(path)
    shelf.delete(MATCH.match_id)

    assert shelf.paths() == ()
    with pytest.raises(StoreError) as caught:
        shelf.delete(MATCH.match_id)
    assert caught.value.reason is StoreReason.MISSING
    assert shelf.read(shelf.keep(kept)) == MATCH


def test_paper_that_cannot_be_true_is_not_kept(shelf: PaperShelf) -> None:
    with pytest.raises(MisfitError) as caught:
        shelf.keep(replace(MATCH, sheet=WrittenSheet(None, (("", "9"),))))

    assert [lw.PaperFault.GOAL_MISSED] == [one.rejection.code for one in caught.value.misfits]
    assert shelf.paths() == ()


@pytest.mark.parametrize(
    "changes",
    [
        {"match_id": "../away"},
        {"match_id": ""},
        {"seats": (Player("Alone"),)},
        {"ruleset": lw.Ruleset(goal=0)},
        {"played_ms": -1},
        {"played_ms": 10**15},
    ],
)
def test_a_match_that_nobody_can_play_is_not_kept(
    shelf: PaperShelf, changes: dict[str, Any]
) -> None:
    with pytest.raises(ValueError, match=r"."):
        shelf.keep(replace(MATCH, **changes))
    assert shelf.paths() == ()


def test_a_changed_file_is_not_believed(shelf: PaperShelf) -> None:
    path = shelf.keep(MATCH)
    path.write_bytes(path.read_bytes().replace(b"10", b"12"))

    assert Damage(1, DamageKind.DIGEST) == trouble_of(shelf, path)


def test_a_file_under_another_id_is_not_counted_twice(shelf: PaperShelf) -> None:
    path = shelf.keep(MATCH)
    copy = path.with_name("copy.json")
    copy.write_bytes(path.read_bytes())

    assert isinstance(trouble_of(shelf, copy), Damage)


def test_what_was_set_aside_is_listed_no_more_and_never_overwritten(shelf: PaperShelf) -> None:
    places = []
    for data in (b"1", b"2"):
        path = shelf.keep(MATCH)
        path.write_bytes(data)
        places.append(shelf.set_aside(path))

    assert shelf.paths() == ()
    assert [b"1", b"2"] == [place.read_bytes() for place in places]


def test_a_file_of_another_shelf_is_taken_in_once_and_only_if_it_is_sound(
    shelf: PaperShelf, tmp_path: Path
) -> None:
    path = PaperShelf(tmp_path / "there").keep(MATCH)
    data = path.read_bytes()

    assert not shelf.take_in(path.name, data[:-9])
    assert not shelf.take_in("other.json", data)
    assert shelf.take_in(path.name, data)
    assert not shelf.take_in(path.name, data)
    assert MATCH == shelf.read(*shelf.paths())


@pytest.mark.parametrize("data", [b"", b"{", b"[" * 100_000, b"\xff"])
def test_rubbish_is_told_as_such(shelf: PaperShelf, data: bytes) -> None:
    path = shelf.keep(MATCH)
    path.write_bytes(data)

    assert Damage(1, DamageKind.NOT_JSON) == trouble_of(shelf, path)


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"sheet": {"starter": None, "rows": [["", "9"]]}}, DamageKind.REPLAY),
        ({"sheet": {"starter": 1}}, DamageKind.ENTRY),
        ({"seats": []}, DamageKind.ENTRY),
        ({"match_id": "../away"}, DamageKind.ENTRY),
        ({"played_ms": "today"}, DamageKind.ENTRY),
        ({"more": 1}, DamageKind.ENTRY),
    ],
)
def test_a_sealed_file_is_held_to_the_rules_as_well(
    shelf: PaperShelf, changes: dict[str, Any], kind: DamageKind
) -> None:
    found = trouble_of(shelf, rewritten(shelf.keep(MATCH), **changes))

    assert isinstance(found, Damage)
    assert kind is found.kind


def test_a_game_that_is_not_entered_from_paper_is_told(shelf: PaperShelf) -> None:
    path = rewritten(shelf.keep(MATCH), game="chess")

    assert UnknownGame("chess") == trouble_of(shelf, path)


@pytest.mark.parametrize(
    ("number", "is_newer", "is_unreleased"), [(3, True, False), (2, False, True), (0, False, True)]
)
def test_a_file_of_another_format_is_told_and_left_alone(
    shelf: PaperShelf, number: int, is_newer: bool, is_unreleased: bool
) -> None:
    """Programs before the first release called its format 2."""
    path = shelf.keep(MATCH)
    whole = json.loads(path.read_bytes())
    path.write_text(json.dumps(whole | {"format": number}), encoding="utf-8")
    before = path.read_bytes()
    found = trouble_of(shelf, path)

    assert isinstance(found, WrongVersion)
    assert (is_newer, is_unreleased) == (found.is_newer, found.is_unreleased)
    assert before == path.read_bytes()
