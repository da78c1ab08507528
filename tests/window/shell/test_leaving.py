"""Nobody leaves a match that the disk has not taken without being asked."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.live import session_of
from tests.helpers.saves import BadDisk
from tests.helpers.toy_game import TOYS, Put, ToyRuleset
from tests.window.shell.conftest import page_of
from tests.window.shell.stand_ins import ToyPage, ToyPorts
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.shell import save_commands, table_notice
from wordsmith_desktop.window.shell.home import Home
from wordsmith_desktop.window.shell.leaving import LeavingDialog
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.window.shell.seating import match_seating


@pytest.fixture
def unsaved(window: MainWindow, ports: ToyPorts, monkeypatch: pytest.MonkeyPatch) -> ToyPage:
    """A match whose last two actions the full disk has not taken."""
    ports.sessions.files = Shelf(ports.files.folder, open_file=BadDisk)
    opened = ports.sessions.start("toy", ToyRuleset(), players=("Ana", "Ben"), dictionary="en")
    window.sit_down(match_seating(ports.entries[0], opened))
    page = page_of(window)
    monkeypatch.setattr(BadDisk, "fault", errno.ENOSPC)
    page.put()
    page.put()
    return page


def asked(window: MainWindow) -> LeavingDialog:
    assert isinstance(window.dialog, LeavingDialog)
    return window.dialog


def press(dialog: LeavingDialog, name: str) -> None:
    from PySide6.QtWidgets import QPushButton

    next(one for one in dialog.findChildren(QPushButton) if one.accessibleName() == name).click()


LEAVING: tuple[Callable[[MainWindow], object], ...] = (
    lambda window: window.go_home(),
    lambda window: window.close(),
    lambda window: window.commands.restart_now(),
    lambda window: window.commands.open(Path("another.jsonl")),
)


@pytest.mark.parametrize("leave", LEAVING)
def test_leaving_asks_and_staying_goes_on(
    window: MainWindow, unsaved: ToyPage, leave: Callable[[MainWindow], object]
) -> None:
    leave(window)
    assert "2 actions are not on the disk" == asked(window).windowTitle()
    assert window.isVisible()
    press(asked(window), "Stay")
    assert unsaved is page_of(window)
    window.leave_at_once()


def test_whoever_only_presses_enter_stays(window: MainWindow, unsaved: ToyPage) -> None:
    window.go_home()
    focused = asked(window).focusWidget()
    assert focused is not None
    assert "Stay" == focused.accessibleName()
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert unsaved is page_of(window)
    window.leave_at_once()


def test_leaving_anyway_leaves(window: MainWindow, unsaved: ToyPage) -> None:
    assert unsaved
    window.go_home()
    press(asked(window), "Leave anyway")
    assert isinstance(window.screen_shown, Home)


def test_another_try_that_works_leaves_with_everything_saved(
    window: MainWindow, unsaved: ToyPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = session_of(unsaved).match.state
    seating = window.seating
    assert seating is not None
    assert seating.path is not None
    window.go_home()
    press(asked(window), "Try again")
    note = asked(window).findChild(Banner)
    assert note is not None
    assert "It still does not work: the disk is full." == note.message
    monkeypatch.setattr(BadDisk, "fault", None)
    press(asked(window), "Try again")
    assert isinstance(window.screen_shown, Home)
    assert state == read_match(seating.path, TOYS).match.state


def test_nothing_is_asked_any_more_once_the_disk_has_taken_everything(
    window: MainWindow, unsaved: ToyPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.go_home()
    assert asked(window).isVisible()
    session = session_of(unsaved)
    monkeypatch.setattr(BadDisk, "fault", None)
    session.retry_save()
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, Home))


def test_a_disk_that_comes_back_while_a_place_is_chosen_leaves_but_once(
    window: MainWindow, unsaved: ToyPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, left = session_of(unsaved), list[int]()

    def choose(*_given: object, **_more: object) -> Path:
        monkeypatch.setattr(BadDisk, "fault", None)
        session.retry_save()
        QApplication.processEvents()
        return tmp_path / "copy.wordsmith"

    monkeypatch.setattr(save_commands, "place_to_save", choose)
    window.leaving(lambda: left.append(1))
    press(asked(window), "Save a copy …")
    assert [1] == left


def test_a_copy_elsewhere_holds_the_whole_match(
    window: MainWindow, unsaved: ToyPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = session_of(unsaved).match.state
    copy = tmp_path / "copy.wordsmith"
    monkeypatch.setattr(save_commands, "place_to_save", lambda *_given, **_more: copy)
    window.go_home()
    press(asked(window), "Save a copy …")
    assert isinstance(window.screen_shown, Home)
    kept = read_match(copy, TOYS)
    assert (state, None) == (kept.match.state, kept.damage)


def test_a_copy_that_fails_keeps_people_at_the_table(
    window: MainWindow, unsaved: ToyPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_commands, "place_to_save", lambda *_given, **_more: tmp_path)
    window.go_home()
    press(asked(window), "Save a copy …")
    note = asked(window).findChild(Banner)
    assert note is not None
    assert note.message.startswith("No copy was saved")
    assert unsaved is page_of(window)
    window.leave_at_once()


def test_the_window_closes_once_that_is_wanted(window: MainWindow, unsaved: ToyPage) -> None:
    assert unsaved
    window.close()
    window.close()
    press(asked(window), "Leave anyway")
    assert not window.isVisible()
    assert window.host is None


def test_free_space_is_noticed_without_another_action(
    window: MainWindow,
    ports: ToyPorts,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_notice, "RETRY_MS", 5)
    ports.sessions.files = Shelf(ports.files.folder, open_file=BadDisk)
    opened = ports.sessions.start("toy", ToyRuleset(), players=("Ana", "Ben"), dictionary="en")
    window.sit_down(match_seating(ports.entries[0], opened))
    monkeypatch.setattr(BadDisk, "fault", errno.ENOSPC)
    session = session_of(page_of(window))
    session.act(session.actors[0], Put())
    assert session.trouble is not None
    monkeypatch.setattr(BadDisk, "fault", None)
    qtbot.waitUntil(lambda: session.trouble is None)
    assert 0 == session.unsaved_count


def test_what_is_told_is_seen_beside_the_trouble(window: MainWindow, unsaved: ToyPage) -> None:
    assert unsaved
    window.tell("A copy was saved.")
    assert window.host is not None
    messages = [one.message for one in window.host.findChildren(Banner) if one.isVisible()]
    assert 2 == len(messages)
    assert "A copy was saved." == messages[1]
    window.leave_at_once()
