"""Nobody waits for a disk that takes its time: not at a key, nor when a match begins."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.games.test_hand_over import RULES, Play
from tests.helpers.slow_disk import SlowDisk
from wordsmith_desktop.features.matches.pages.match_lines import entry_of
from wordsmith_desktop.records.disk_queue import DiskQueue
from wordsmith_desktop.session.updates import UpdateKind
from wordsmith_desktop.window.kit import ticks
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.threads import to_window
from wordsmith_desktop.window.shell import disk_sign, save_commands
from wordsmith_desktop.window.shell.home import Home
from wordsmith_desktop.window.shell.seating import match_seating

GAMES = sorted(RULES)


class SlowPlay(Play):
    """Two people at a table whose disk takes its time whenever a test says so."""

    slow: SlowDisk

    def sit_at(self, game: str, **_fields: object) -> None:
        """Begin as the window does."""
        self.game, rules = game, RULES[game]
        opened = self.services.sessions.start(
            game, rules, players=("Ana", "Ben"), dictionary=rules.dictionary
        )
        entry = entry_of(self.services.games(), game)
        assert entry is not None
        self.window.sit_down(match_seating(entry, opened))
        QApplication.processEvents()

    def play(self, count: int) -> None:
        """So many actions of people, whatever falls from them by itself."""
        for _ in range(count):
            self.lift()
            self.wait_for_ruling()
            self.act()
            QApplication.processEvents()

    def settle(self) -> None:
        """Let the disk go on, and wait until it has said how it is."""
        self.slow.go_on()
        told = list[bool]()
        self.session.settle(lambda: told.append(True))
        self.qtbot.waitUntil(lambda: bool(told))

    def shut(self) -> None:
        self.slow.go_on()
        if self._window is not None:
            self.window.close()
            self.qtbot.waitUntil(lambda: not self.window.isVisible())
        super().shut()
        assert isinstance(self.disk, DiskQueue)
        assert self.disk.finish_all()
        QApplication.processEvents()

    def press(self, name: str) -> None:
        dialog = self.window.dialog
        assert dialog is not None
        buttons = dialog.findChildren(QPushButton)
        next(one for one in buttons if one.accessibleName() == name).click()


@pytest.fixture
def play(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[SlowPlay]:
    assert dressed
    monkeypatch.setattr(ticks, "LONGEST_MS", 0)
    monkeypatch.setattr(disk_sign, "SIGN_MS", 0)
    made = SlowPlay(tmp_path, qtbot, monkeypatch)
    made.slow = SlowDisk(monkeypatch)
    # By a clock that stands, what may wait does so until somebody leaves or plays on.
    made.disk = DiskQueue(to_window(), now_s=lambda: 0.0)
    made.open()
    made.lexicon()
    yield made
    made.shut()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_begins_and_goes_on_before_the_disk_has_said_anything(
    play: SlowPlay, game: str
) -> None:
    play.slow.stop()
    play.sit_at(game)
    before, count = play.window.grab().toImage(), len(play.session.match.played)
    play.play(3)
    assert play.window.grab().toImage() != before
    assert len(play.session.match.played) > count
    assert 0 == play.slow.waits_here
    # Whoever kills the program finds all of it in the file.
    assert play.session.log == play.save.read_bytes()
    assert play.session.unsaved_count > 0
    play.settle()
    assert (0, None) == (play.session.unsaved_count, play.session.trouble)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_leaves_waits_for_the_disk_under_a_sign(play: SlowPlay, game: str) -> None:
    play.sit_at(game)
    play.slow.stop()
    play.play(1)
    play.window.go_home()
    play.qtbot.waitUntil(lambda: is_waiting(play))
    assert not isinstance(play.window.screen_shown, Home)
    play.slow.go_on()
    play.qtbot.waitUntil(lambda: isinstance(play.window.screen_shown, Home))
    assert 0 == play.slow.waits_here


def is_waiting(play: SlowPlay) -> bool:
    dialog = play.window.dialog
    return isinstance(dialog, PlainDialog) and "still writing" in dialog.windowTitle()


def test_whoever_stays_after_all_plays_on(play: SlowPlay) -> None:
    play.sit_at("length_x_wit")
    play.slow.stop()
    play.play(1)
    play.window.go_home()
    play.qtbot.waitUntil(lambda: is_waiting(play))
    play.press("Stay")
    count = len(play.session.match.played)
    play.play(1)
    assert len(play.session.match.played) > count
    play.settle()
    QApplication.processEvents()
    assert play.window.host is not None


def test_whoever_will_not_wait_leaves_at_once_and_loses_nothing_but_by_a_power_cut(
    play: SlowPlay,
) -> None:
    play.sit_at("length_x_wit")
    play.slow.stop()
    play.play(2)
    save, log = play.save, play.session.log
    play.window.go_home()
    play.qtbot.waitUntil(lambda: is_waiting(play))
    play.press("Leave anyway")
    assert isinstance(play.window.screen_shown, Home)
    assert log == save.read_bytes()
    assert 0 == play.slow.waits_here


def test_the_window_closes_once_the_disk_has_all(play: SlowPlay) -> None:
    play.sit_at("letter_pieces")
    play.slow.stop()
    play.play(1)
    window = play.window
    window.close()
    assert window.isVisible()
    play.slow.go_on()
    play.qtbot.waitUntil(lambda: not window.isVisible())
    assert 0 == play.slow.waits_here


def test_a_copy_is_waited_for_under_a_sign(
    play: SlowPlay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play.sit_at("length_x_wit")
    play.play(2)
    target = tmp_path / "copy.wordsmith"
    monkeypatch.setattr(save_commands, "place_to_save", lambda *_given, **_more: target)
    play.slow.stop()
    is_copied = list[bool]()
    play.window.saves.save_copy(play.window.tell, is_copied.append)
    play.qtbot.waitUntil(lambda: is_waiting(play))
    assert [] == is_copied
    play.slow.go_on()
    play.qtbot.waitUntil(lambda: bool(is_copied))
    assert play.session.log == target.read_bytes()
    assert 0 == play.slow.waits_here


def test_what_the_disk_refuses_later_is_told_and_written_again(play: SlowPlay) -> None:
    play.sit_at("length_x_wit")
    play.settle()
    told = list[UpdateKind]()
    play.session.subscribe(lambda update: told.append(update.kind))
    play.slow.stop()
    play.slow.fault = OSError(errno.EIO, os.strerror(errno.EIO))
    play.play(1)
    assert play.session.trouble is None
    play.slow.go_on()
    play.qtbot.waitUntil(lambda: play.session.trouble is not None)
    assert 1 == told.count(UpdateKind.STORE_TROUBLE)
    assert play.session.unsaved_count > 0
    play.slow.fault = None
    play.session.retry_save()
    play.qtbot.waitUntil(lambda: play.session.trouble is None)
    assert 1 == told.count(UpdateKind.STORE_WELL)
    assert play.session.log == play.save.read_bytes()


def test_letters_that_are_laid_quickly_are_seen_to_the_disk_together(play: SlowPlay) -> None:
    play.sit_at("letter_pieces")
    play.settle()
    syncs, count = play.slow.syncs, len(play.session.match.played)
    for key in (Qt.Key.Key_L, Qt.Key.Key_I, Qt.Key.Key_T):
        QTest.keyClick(play.page.focusWidget() or play.page, key)
        QApplication.processEvents()
    laid = play.session.match.played[count:]
    assert len(laid) > 1
    assert all(one.step.is_laying for one in laid)
    assert play.session.log == play.save.read_bytes()
    assert syncs == play.slow.syncs
    play.settle()
    assert syncs + 1 == play.slow.syncs
