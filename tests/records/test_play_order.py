"""The order of matches is that in which they were played, whatever the files' times say."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.helpers.saves import ENTRIES, saves_on, toy_header
from tests.helpers.toy_game import TOYS, EndTurn, ToyRules
from wordsmith_desktop.records.listing import Summary
from wordsmith_desktop.records.log import Act, End, Entry
from wordsmith_desktop.records.play_order import FILE_NAME, last_played, stamp_of
from wordsmith_desktop.records.store import Shelf

DAY_MS = 86_400_000
BEGAN_MS = 1_700_000_000_000
ANOTHER_TURN = Act(1, EndTurn())


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
    for entry in (*ENTRIES[:2], Act(0, EndTurn(), at_ms=60_000)):
        writer.append(entry)
    if is_over:
        writer.append(End((1, 2), at_ms=began_ms + DAY_MS // 2))
    told_ns = (began_ms + 60_000) * 1_000_000
    os.utime(writer.path, ns=(told_ns, told_ns))
    before = (shelf.folder / FILE_NAME).read_bytes()
    writer.close()
    if is_killed:
        (shelf.folder / FILE_NAME).write_bytes(before)
    return writer.path


def go_on(shelf: Shelf, name: str, day: int, entry: Entry = ANOTHER_TURN) -> None:
    """Sit down to a match again on a day, for one entry more, and get up."""
    loaded = shelf.open(shelf.folder / "matches" / f"{name}.jsonl", TOYS)
    assert loaded.writer is not None
    shelf.note_played(loaded.writer.path, BEGAN_MS + day * DAY_MS)
    loaded.writer.append(entry)
    loaded.writer.close()


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


def note_lies_since(shelf: Shelf, day: int) -> None:
    """The note of who sat down last was written on a day, and no copy of it since."""
    then_ns = (BEGAN_MS + day * DAY_MS) * 1_000_000
    os.utime(shelf.folder / FILE_NAME, ns=(then_ns, then_ns))


def test_a_match_that_a_kill_ended_keeps_its_day_in_a_copy(shelf: Shelf, tmp_path: Path) -> None:
    play(shelf, "b", 1)
    play(shelf, "a", 5, is_killed=True)
    note_lies_since(shelf, 5)
    copied = Shelf(tmp_path / "elsewhere")
    shutil.copytree(shelf.folder, copied.folder, copy_function=shutil.copyfile)
    assert ["a", "b"] == order(copied)
    last = next(copied.look_through())
    assert isinstance(last, Summary)
    assert BEGAN_MS + 5 * DAY_MS == last.modified_ms


def test_a_match_that_nobody_got_up_from_keeps_its_files_time(shelf: Shelf) -> None:
    path = play(shelf, "a", 1, is_killed=True)
    note_lies_since(shelf, 1)
    os.utime(path)
    before = path.stat().st_mtime_ns
    assert ["a"] == order(shelf)
    assert before == path.stat().st_mtime_ns


def test_only_what_is_new_or_was_written_to_is_asked_for_its_time(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, day in (("a", 1), ("b", 2), ("c", 3)):
        play(shelf, name, day)
    assert ["c", "b", "a"] == order(shelf)
    asked: list[str] = []

    def stamp(path: str) -> tuple[int, int]:
        asked.append(Path(path).stem)
        return stamp_of(path)

    monkeypatch.setattr("wordsmith_desktop.records.play_order.stamp_of", stamp)
    assert ["c", "b", "a"] == order(shelf)
    assert [] == asked
    play(shelf, "d", 4)
    loaded = shelf.open(shelf.folder / "matches" / "a.jsonl", TOYS)
    assert loaded.writer is not None
    shelf.note_played(loaded.writer.path, BEGAN_MS + 5 * DAY_MS)
    loaded.writer.append(Act(1, EndTurn(), at_ms=120_000))
    loaded.writer.close()
    shelf.delete(shelf.folder / "matches" / "b.jsonl")
    assert ["a", "d", "c"] == order(shelf)
    assert {"a", "d"} == set(asked)


def test_what_another_program_wrote_is_read_at_once_and_takes_its_place_at_the_next_look(
    shelf: Shelf,
) -> None:
    play(shelf, "a", 1)
    play(shelf, "b", 2)
    assert ["b", "a"] == order(shelf)
    go_on(Shelf(shelf.folder), "a", 3, End((3, 4)))
    (shelf.folder / FILE_NAME).unlink()
    scores = {found.path.stem: found.scores for found in saves_on(shelf)}
    assert {"a": (3, 4), "b": None} == scores
    assert ["a", "b"] == order(shelf)


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
