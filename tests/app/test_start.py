"""The program with its window, from the first line to the last."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.slow_disk import SlowDisk
from wordsmith_desktop.app.paths import RESOURCES_VARIABLE, folders
from wordsmith_desktop.app.settings_store import FILE_NAME, SettingsStore
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.app.uncaught import UncaughtErrors
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.labels import breakable
from wordsmith_desktop.window.shell.home import Home
from wordsmith_desktop.wording.texts import LANGUAGES, OPEN_FOLDER, say, set_language

INTERRUPTED = """
import os, signal
from wordsmith_desktop.app import start
from wordsmith_desktop.app.command_line import run

begin = start.Program.after_home_page
def interrupt(program):
    begin(program)
    os.kill(os.getpid(), signal.SIGINT)
start.Program.after_home_page = interrupt
raise SystemExit(run([]))
"""


@pytest.fixture
def program(qapp: object) -> Iterator[Program]:
    assert qapp
    made = Program(SettingsStore())
    yield made
    made.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
def test_ctrl_c_ends_it_in_good_order_and_quietly(data_folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED],
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert (130, b"", b"") == (done.returncode, done.stdout, done.stderr)
    assert (data_folder / "config" / FILE_NAME).is_file()


def test_the_dictionary_opens_after_the_window_has_been_seen(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    was_opening: list[bool] = []
    begin = program.after_home_page

    def watch() -> None:
        assert program.services is not None
        dictionaries = program.services.dictionaries
        dictionaries.when_opened(told.append)
        was_opening.append(bool(dictionaries._opening))
        begin()

    monkeypatch.setattr(program, "after_home_page", watch)
    program.window.show()
    qtbot.waitUntil(lambda: bool(told))
    assert ([False], ["en"]) == (was_opening, told)


def test_the_frame_is_seen_first_and_the_home_page_soon_after(
    program: Program, qtbot: QtBot
) -> None:
    window = program.window
    titles = [action.text() for action in window.menuBar().actions() if action.isVisible()]
    assert (["&Game", "&Words", "&Settings", "&Help"], None) == (titles, window.screen_shown)
    window.show()
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, Home))
    menus = [QMenu.menuInAction(action) for action in window.menuBar().actions()]
    assert all(menu is not None and menu.actions() for menu in menus)


def test_a_change_of_settings_is_kept(program: Program) -> None:
    program.preferences.change(reduced_motion=True)
    assert Settings(reduced_motion=True) == SettingsStore().settings


def test_nobody_waits_for_the_disk_to_keep_settings(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.window.show()
    qtbot.waitUntil(lambda: isinstance(program.window.screen_shown, Home))
    slow = SlowDisk(monkeypatch)
    slow.stop()
    program.preferences.change(reduced_motion=True)
    program.preferences.change(text_scale=125)
    slow.until_asked()
    slow.go_on()
    program.close()
    assert 0 == slow.waits_here
    assert Settings(reduced_motion=True, text_scale=125) == SettingsStore().settings


def test_the_window_comes_back_where_it_was(program: Program, qtbot: QtBot) -> None:
    # The offscreen platform's screen is 800 by 800, and no window is put beyond the screen.
    program.window.showNormal()
    program.window.resize(720, 650)
    qtbot.waitUntil(lambda: program.services is not None)
    program.close()
    again = Program(SettingsStore())
    size = again.window.size().toTuple()
    again.close()
    assert (720, 650) == size


def test_broken_settings_are_told_of_in_the_window(qapp: object, qtbot: QtBot) -> None:
    assert qapp
    path = folders().config / FILE_NAME
    path.parent.mkdir(parents=True)
    path.write_text("{")
    program = Program(SettingsStore())
    said: list[str] = []
    program.window.tell = lambda sentence, *_more: said.append(sentence)  # type: ignore[method-assign]
    program.window.show()
    qtbot.waitUntil(lambda: bool(said))
    assert f"{FILE_NAME}.damaged-1" in said[0]
    program.close()


def test_a_missing_dictionary_is_told_of_once_and_the_window_stays(
    qapp: object, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp
    monkeypatch.setenv(RESOURCES_VARIABLE, str(tmp_path / "nothing"))
    program = Program(SettingsStore())
    said: list[str] = []
    program.window.tell = lambda sentence, *_more: said.append(sentence)  # type: ignore[method-assign]
    program.window.show()
    qtbot.waitUntil(lambda: bool(said))
    program._look_at_dictionary("en")
    assert 1 == len(said)
    assert "words.npz" in said[0]
    program.close()


def test_words_that_are_gone_from_this_computer_are_told_of_by_their_name(
    program: Program, qtbot: QtBot
) -> None:
    said: list[str] = []
    program.window.tell = lambda sentence, *_more: said.append(sentence)  # type: ignore[method-assign]
    program.window.show()
    qtbot.waitUntil(lambda: program.services is not None)
    assert program.services is not None
    # As a match does that goes on by them.
    program.services.dictionaries.lexicon("en+Club")
    qtbot.waitUntil(lambda: bool(said))
    assert said[0].startswith("“Club (English)” is not on this computer any more")


@pytest.fixture
def errors(qapp: object) -> Iterator[UncaughtErrors]:
    assert qapp
    interrupted: list[bool] = []
    made = UncaughtErrors(lambda: interrupted.append(True), show_folder=lambda _folder: True)
    yield made
    if made.dialog is not None:
        made.dialog.close()


def _fail(text: str) -> BaseException:
    try:
        raise ZeroDivisionError(text)
    except ZeroDivisionError as error:
        return error


def test_a_mistake_leaves_a_report_and_one_dialog(errors: UncaughtErrors) -> None:
    errors._take(ZeroDivisionError, _fail("first"), None)
    errors._report(_fail("the same place again"))
    assert errors.dialog is not None
    (report,) = folders().reports.iterdir()
    assert "ZeroDivisionError" in report.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialog_says_where_the_report_lies_and_shows_its_folder(
    qapp: object, language: str
) -> None:
    assert qapp
    set_language(language)
    shown: list[Path] = []

    def show_folder(folder: Path) -> bool:
        shown.append(folder)
        return True

    errors = UncaughtErrors(lambda: None, show_folder=show_folder)
    errors._report(_fail("said"))
    dialog = errors.dialog
    assert dialog is not None
    (report,) = folders().reports.iterdir()
    assert any(breakable(report) in found.text() for found in dialog.findChildren(QLabel))
    by_name = {button.text(): button for button in dialog.findChildren(QPushButton)}
    by_name[say(OPEN_FOLDER)].click()
    assert [folders().reports] == shown
    dialog.close()


def test_another_mistake_gets_a_report_but_no_second_dialog(errors: UncaughtErrors) -> None:
    errors._report(_fail("first"))
    dialog = errors.dialog
    errors._report(ValueError("elsewhere"))
    assert (dialog, 2) == (errors.dialog, len(list(folders().reports.iterdir())))


def test_a_mistake_in_a_thread_is_shown_in_the_window(errors: UncaughtErrors, qtbot: QtBot) -> None:
    thread = threading.Thread(target=lambda: errors._report(_fail("thread")))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: errors.dialog is not None)


def test_ctrl_c_is_no_mistake(qapp: object) -> None:
    assert qapp
    interrupted: list[bool] = []
    errors = UncaughtErrors(lambda: interrupted.append(True))
    errors._take(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert ([True], None) == (interrupted, errors.dialog)
    assert not folders().reports.exists()
