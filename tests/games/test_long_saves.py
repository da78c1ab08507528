"""A long save is opened beside the window, which nobody waits for."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import write
from wordsmith_desktop.features.matches.sessions import Sessions
from wordsmith_desktop.features.replay.pages.page import ReplayPage
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset
from wordsmith_desktop.records.store import LoadedMatch
from wordsmith_desktop.window.kit.threads import end_all
from wordsmith_desktop.window.shell import disk_sign, long_reading
from wordsmith_desktop.window.shell.home import Home


class SlowLoad:
    """Stands in for what loads saves, and does so once a test lets it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._may_go = threading.Event()
        self.calls = 0
        load = Sessions.load

        def slowly(sessions: Sessions, path: Path) -> LoadedMatch:
            self.calls += 1
            if threading.current_thread() is not threading.main_thread():
                assert self._may_go.wait(10)
            return load(sessions, path)

        monkeypatch.setattr(Sessions, "load", slowly)

    def go_on(self) -> None:
        """From now on it is quick."""
        self._may_go.set()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowLoad]:
    monkeypatch.setattr(disk_sign, "SIGN_MS", 0)
    made = SlowLoad(monkeypatch)
    yield made
    made.go_on()
    assert end_all()


@pytest.fixture
def play(
    qtbot: QtBot,
    dressed: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    slow: SlowLoad,
) -> Iterator[Play]:
    """Half a word lies on the table of a match, and its save is a long one."""
    assert dressed
    made = Play(tmp_path, qtbot, monkeypatch)
    made.open()
    made.sit("Ana", "Ben", rules=Ruleset(given=(3, 3, 1, 1)))
    write("li")
    monkeypatch.setattr(long_reading, "LONG_BYTES", 0)
    slow.calls = 0
    yield made
    slow.go_on()
    made.shut()


def _asked(play: Play) -> Path:
    """The save, which is asked for from the home page."""
    path = play.save
    play.window.go_home()
    play.window.commands.open(path)
    return path


def _sign(play: Play) -> str:
    dialog = play.window.dialog
    if dialog is None or not Shiboken.isValid(dialog) or not dialog.isVisible():
        return ""
    return dialog.windowTitle()


def test_the_window_goes_on_under_a_sign_until_the_match_is_there(
    play: Play, slow: SlowLoad
) -> None:
    _asked(play)
    assert isinstance(play.window.screen_shown, Home)
    play.qtbot.waitUntil(lambda: _sign(play).startswith("Opening the match"))
    slow.go_on()
    play.qtbot.waitUntil(lambda: play.window.seating is not None)
    assert "" == _sign(play)
    play.come_back()
    write("t")
    assert "LIT" == play.built


def test_what_is_asked_for_twice_is_opened_once(play: Play, slow: SlowLoad) -> None:
    play.window.commands.open(_asked(play))
    slow.go_on()
    play.qtbot.waitUntil(lambda: play.window.seating is not None)
    assert 1 == slow.calls


def test_whoever_gives_up_stays_at_home_and_finds_the_save_free(play: Play, slow: SlowLoad) -> None:
    path = _asked(play)
    play.qtbot.waitUntil(lambda: bool(_sign(play)))
    dialog = play.window.dialog
    assert dialog is not None
    buttons = dialog.findChildren(QPushButton)
    next(one for one in buttons if one.accessibleName() == "Cancel").click()
    slow.go_on()
    assert end_all()
    assert play.window.seating is None
    play.window.commands.open(path)
    play.qtbot.waitUntil(lambda: play.window.seating is not None)
    assert "LI" == play.built


def test_what_cannot_be_opened_is_told(play: Play, slow: SlowLoad) -> None:
    path = play.save
    play.window.go_home()
    path.write_bytes(b"rubbish\n")
    told: list[str] = []
    play.patch.setattr(play.window, "tell", told.append)
    play.window.commands.open(path)
    slow.go_on()
    play.qtbot.waitUntil(lambda: bool(told))
    assert path.name in told[0]
    assert "" == _sign(play)


def test_a_long_match_is_looked_back_on_once_it_is_read(play: Play) -> None:
    path = play.save
    play.window.go_home()
    assert "" == play.window.saves.try_replay(path)
    assert isinstance(play.window.screen_shown, Home)
    play.qtbot.waitUntil(lambda: isinstance(play.window.screen_shown, ReplayPage))
