"""Two programs over one data folder: the second hands over to the first, or both keep all."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.app.test_opening import SAVE
from tests.helpers.systems import needs_kill
from wordsmith_desktop.app.exits import Exit
from wordsmith_desktop.app.one_window import LETTERS_NAME, LOCK_NAME, OneWindow
from wordsmith_desktop.app.paths import DATA_VARIABLE
from wordsmith_desktop.app.settings_store import SettingsStore
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.house import HouseList
from wordsmith_desktop.records.profile_store import ProfileStore
from wordsmith_desktop.records.settings import LastSetup, Settings

FIRST = """
from wordsmith_desktop.app.command_line import run
from wordsmith_desktop.app.start import Program

begin, front = Program.after_home_page, Program.come_to_front
def after_home_page(program):
    begin(program)
    print("ready", flush=True)
def come_to_front(program, save):
    program.window.showMinimized()
    front(program, save)
    seating = program.window.seating
    print(program.window.isMinimized(), seating.path.name if seating else "home", flush=True)
Program.after_home_page, Program.come_to_front = after_home_page, come_to_front
raise SystemExit(run([]))
"""
SECOND = (sys.executable, "-c", "from wordsmith_desktop.__main__ import main; main()")


def environ(folder: Path) -> dict[str, str]:
    return {**os.environ, DATA_VARIABLE: str(folder), "QT_QPA_PLATFORM": "offscreen"}


@pytest.fixture
def first(data_folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The program with its window, in a process of its own, which listens already."""
    command = [sys.executable, "-c", FIRST]
    with subprocess.Popen(
        command, env=environ(data_folder), stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert "ready\n" == program.stdout.readline()
        yield program
        program.kill()


def second(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*SECOND, *words],
        env=environ(folder),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_second_start_brings_the_first_window_to_the_front(
    first: subprocess.Popen[str], data_folder: Path
) -> None:
    done = second(data_folder)
    assert (Exit.GOOD, "", "") == (done.returncode, done.stdout, done.stderr)
    assert first.stdout is not None
    assert "False home\n" == first.stdout.readline()
    assert first.poll() is None


def test_the_first_window_opens_the_file_that_the_second_start_was_given(
    first: subprocess.Popen[str], data_folder: Path, tmp_path: Path
) -> None:
    save = Path(shutil.copy(SAVE, tmp_path / "our match – ü.wordsmith"))
    assert Exit.GOOD == second(data_folder, "open", str(save)).returncode
    assert first.stdout is not None
    # It is played on upon the shelf, under the name of the match.
    assert f"False {SAVE.name}\n" == first.stdout.readline()


@needs_kill
def test_after_a_kill_the_next_start_is_the_first(
    first: subprocess.Popen[str], data_folder: Path, qtbot: QtBot
) -> None:
    blocked = OneWindow(data_folder)
    assert not blocked.is_first
    first.send_signal(signal.SIGKILL)
    first.wait()
    one = OneWindow(data_folder)
    assert one.is_first
    asked: list[Path | None] = []
    one.listen(asked.append)
    with ThreadPoolExecutor(1) as thread:
        taken = thread.submit(blocked.hand_over, SAVE)
        qtbot.waitUntil(taken.done)
    assert ([SAVE], True) == (asked, taken.result())
    one.close()


def test_a_letter_left_while_the_window_was_starting_is_read(qtbot: QtBot, tmp_path: Path) -> None:
    one, other = OneWindow(tmp_path), OneWindow(tmp_path)
    asked: list[Path | None] = []
    with ThreadPoolExecutor(1) as thread:
        taken = thread.submit(other.hand_over, None)
        qtbot.waitUntil(lambda: bool(list((tmp_path / LETTERS_NAME).glob("*.json"))))
        one.listen(asked.append)
        qtbot.waitUntil(taken.done)
    assert ([None], True) == (asked, taken.result())
    one.close()


def test_a_letter_that_nobody_waits_for_is_thrown_away(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / LETTERS_NAME).mkdir()
    old, new = (tmp_path / LETTERS_NAME / f"{name}.json" for name in ("a", "b"))
    old.write_text(json.dumps({"open": str(SAVE)}))
    os.utime(old, (1, 1))
    new.write_bytes(b"no letter")
    one = OneWindow(tmp_path)
    asked: list[Path | None] = []
    one.listen(asked.append)
    qtbot.waitUntil(lambda: bool(asked))
    assert ([None], False, False) == (asked, old.exists(), new.exists())
    one.close()


def test_another_folder_has_a_window_of_its_own(
    first: subprocess.Popen[str], tmp_path: Path
) -> None:
    assert first.poll() is None
    one = OneWindow(tmp_path / "another")
    assert one.is_first
    one.close()


def test_a_window_that_does_not_answer_keeps_nobody_out(qapp: object, tmp_path: Path) -> None:
    assert qapp
    first, other = OneWindow(tmp_path), OneWindow(tmp_path)
    assert (True, False) == (first.is_first, other.is_first)
    assert not other.hand_over(None, patience_s=0.1)
    assert [] == list((tmp_path / LETTERS_NAME).iterdir())
    first.close()
    again = OneWindow(tmp_path)
    assert again.is_first
    again.close()


def test_two_windows_that_cannot_talk_are_told_of(
    qapp: object, qtbot: QtBot, data_folder: Path
) -> None:
    assert qapp
    first, other = OneWindow(data_folder), OneWindow(data_folder)
    program = Program(SettingsStore(), other)
    told: list[str] = []
    program.window.tell = lambda sentence, *_more: told.append(sentence)  # type: ignore[method-assign]
    program.window.show()
    qtbot.waitUntil(lambda: bool(told))
    assert "Another window of the program has your data open" in told[0]
    program.close()
    first.close()


def test_a_folder_that_cannot_be_written_to_needs_no_lock(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    assert OneWindow(tmp_path / "data").is_first
    assert not (tmp_path / LOCK_NAME).exists()


# What both change


def test_players_of_both_are_kept(tmp_path: Path) -> None:
    mine = ProfileStore(tmp_path)
    ana, ben = mine.profiles.add("Ana"), mine.profiles.add("Ben")
    theirs = ProfileStore(tmp_path)
    theirs.profiles.add("Cleo")
    theirs.profiles.change(ana.id, colour="green")
    mine.profiles.remove(ben.id)
    mine.profiles.change(ana.id, clock_percent=200)
    found = {one.name: one for one in mine.profiles.all}
    assert ["Ana", "Cleo"] == sorted(found)
    assert ("green", 200) == (found["Ana"].colour, found["Ana"].clock_percent)
    assert mine.profiles.all == ProfileStore(tmp_path).profiles.all
    theirs.profiles.add("Dora")
    assert ["Ana", "Cleo", "Dora"] == sorted(one.name for one in theirs.profiles.all)


def test_two_new_players_of_one_name_are_told_apart(tmp_path: Path) -> None:
    mine, theirs = ProfileStore(tmp_path), ProfileStore(tmp_path)
    theirs.profiles.add("Ana")
    mine.profiles.add("ana")
    again = ProfileStore(tmp_path)
    assert (["Ana", "ana 2"], None) == ([one.name for one in again.profiles.all], again.damage)
    assert again.profiles.all == mine.profiles.all


def test_settings_of_both_are_kept(tmp_path: Path) -> None:
    mine, theirs = SettingsStore(tmp_path), SettingsStore(tmp_path)
    theirs.keep(Settings(theme="dark", text_scale=150))
    mine.keep(Settings(language="de", text_scale=125))
    mine.keep(Settings(language="de", text_scale=125, reduced_motion=True))
    expected = Settings(language="de", theme="dark", text_scale=125, reduced_motion=True)
    assert expected == SettingsStore(tmp_path).settings


def test_how_games_were_set_up_in_both_is_kept(tmp_path: Path) -> None:
    dice, cards, tiles = (LastSetup(game, ("Ana",)) for game in ("dice", "cards", "tiles"))
    SettingsStore(tmp_path).keep(Settings(last_setups=(dice,)))
    mine, theirs = SettingsStore(tmp_path), SettingsStore(tmp_path)
    theirs.keep(Settings(last_setups=(replace(dice, players=("Ben",)), cards)))
    mine.keep(Settings(last_setups=(dice, tiles)))
    found = SettingsStore(tmp_path).settings
    assert [("Ben",), ("Ana",), ("Ana",)] == [
        setup.players for game in ("dice", "cards", "tiles") if (setup := found.setup_of(game))
    ]


def test_words_of_the_house_of_both_are_kept(tmp_path: Path) -> None:
    start = HouseList.load(tmp_path, "en")
    start.accept("quux")
    start.ban("crwth")
    start.save()
    mine, theirs = (HouseList.load(tmp_path, "en") for _ in range(2))
    theirs.accept("xylo")
    theirs.forget("quux")
    theirs.save()
    mine.accept("crwth")
    mine.save()
    expected = [("CRWTH", True), ("XYLO", True)]
    assert expected == mine.words() == HouseList.load(tmp_path, "en").words()


def test_what_another_program_broke_is_kept_aside(tmp_path: Path) -> None:
    store = ProfileStore(tmp_path)
    store.profiles.add("Ana")
    (tmp_path / "players.json").write_text('{"format": 99}')
    store.profiles.add("Ben")
    assert ["Ana", "Ben"] == [one.name for one in ProfileStore(tmp_path).profiles.all]
    assert '{"format": 99}' == (tmp_path / "players.json.damaged-1").read_text()
