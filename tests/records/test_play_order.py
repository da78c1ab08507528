"""The order of matches is that in which they were played, whatever the files' times say."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.helpers.saves import toy_header
from tests.helpers.toy_game import TOYS, EndTurn, ToyRules
from wordsmith_desktop.records.listing import Summary
from wordsmith_desktop.records.log import Act, End
from wordsmith_desktop.records.play_order import FILE_NAME, last_played
from wordsmith_desktop.records.store import Shelf

DAY_MS = 86_400_000
BEGAN_MS = 1_700_000_000_000


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "saves")


def play(
    shelf: Shelf, name: str, day: int, *, is_over: bool = False, is_killed: bool = False
) -> Path:
    """A match that began on a day, and was played for a minute, or until a kill."""
    began_ms = BEGAN_MS + day * DAY_MS
    writer = shelf.create(toy_header(name, created_ms=began_ms), ToyRules())
    shelf.note_played(writer.path, began_ms)
    writer.append(Act(0, EndTurn(), at_ms=60_000))
    if is_over:
        writer.append(End((1, 2), at_ms=began_ms + DAY_MS // 2))
    told_ns = (began_ms + 60_000) * 1_000_000
    os.utime(writer.path, ns=(told_ns, told_ns))
    before = (shelf.folder / FILE_NAME).read_bytes()
    writer.close()
    if is_killed:
        (shelf.folder / FILE_NAME).write_bytes(before)
    return writer.path


def order(shelf: Shelf) -> list[str]:
    return [found.path.stem for found in shelf.look_through()]


def test_a_copy_of_the_folder_keeps_the_days_and_the_order(shelf: Shelf, tmp_path: Path) -> None:
    for name, day in (("b", 1), ("d", 3), ("a", 5), ("c", 7)):
        play(shelf, name, day, is_over=name == "d")
    expected = order(shelf)
    copied = Shelf(tmp_path / "elsewhere")
    shutil.copytree(shelf.folder, copied.folder, copy_function=shutil.copyfile)
    assert ["c", "a", "d", "b"] == expected == order(copied)
    times = {
        found.path.stem: (found.modified_ms - BEGAN_MS) / DAY_MS
        for found in copied.look_through()
        if isinstance(found, Summary)
    }
    assert {"c": 7, "a": 5, "d": 3.5, "b": 1} == pytest.approx(times, abs=0.01)


def test_a_copied_log_is_asked_but_once(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, day in (("a", 1), ("b", 2)):
        os.utime(play(shelf, name, day))
    assert ["b", "a"] == order(shelf)
    asked: list[Path] = []
    monkeypatch.setattr("wordsmith_desktop.records.store.time_in_log", asked.append)
    assert ["b", "a"] == order(shelf)
    assert [] == asked


def test_a_match_that_nobody_got_up_from_keeps_its_files_time(shelf: Shelf) -> None:
    path = play(shelf, "a", 1, is_killed=True)
    os.utime(path)
    before = path.stat().st_mtime_ns
    assert ["a"] == order(shelf)
    assert before == path.stat().st_mtime_ns


def test_with_the_clock_set_back_the_match_played_last_comes_first(shelf: Shelf) -> None:
    play(shelf, "future", 9)
    last = play(shelf, "now", 2)
    assert ["now", "future"] == order(shelf)
    assert BEGAN_MS + 9 * DAY_MS + 60_000 == last_played(shelf.folder).at_ms
    found = next(shelf.look_through())
    going_on = shelf.goes_on(found, TOYS)
    assert going_on is not None
    assert last == going_on.path


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b'{"match":1,"at_ms":"x"}', b"\xff" * 9])
def test_what_says_nothing_changes_nothing(shelf: Shelf, content: bytes) -> None:
    paths = [play(shelf, name, day) for name, day in (("a", 1), ("b", 2))]
    (shelf.folder / FILE_NAME).write_bytes(content)
    times = [path.stat().st_mtime_ns for path in paths]
    assert ["b", "a"] == order(shelf)
    assert times == [path.stat().st_mtime_ns for path in paths]


def test_a_copy_elsewhere_is_none_of_the_shelfs(shelf: Shelf, tmp_path: Path) -> None:
    play(shelf, "a", 1)
    shelf.note_played(tmp_path / "copy.wordsmith", BEGAN_MS)
    assert "a.jsonl" == last_played(shelf.folder).name
