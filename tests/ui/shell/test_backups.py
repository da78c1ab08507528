"""Backing up and bringing in from the menu: nothing is replaced that nobody has ticked."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from tests.helpers.toy_game import Put
from tests.ui.shell.conftest import OpenTable
from tests.ui.shell.stand_ins import ToyPorts, unnamed
from wordsmith_desktop.ui.kit.preferences import Preferences
from wordsmith_desktop.ui.shell import backup_commands
from wordsmith_desktop.ui.shell.backup_dialog import BringInDialog
from wordsmith_desktop.ui.shell.home import Home
from wordsmith_desktop.ui.shell.main_window import MainWindow


def said(window: MainWindow) -> str:
    home = window.screens.home
    assert isinstance(home, Home)
    return home.banner.message


@pytest.fixture
def backup(window: MainWindow, open_table: OpenTable, qtbot: QtBot, tmp_path: Path) -> Path:
    """Of one match, which then went on here."""
    open_table()
    window.go_home()
    path = tmp_path / "all.wordsmith-backup"
    window.backups.back_up_to(path)
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: "all.wordsmith-backup" in said(window))
    return path


def asked(window: MainWindow, qtbot: QtBot, path: Path) -> BringInDialog:
    window.backups.look_into(path)
    qtbot.waitUntil(lambda: isinstance(window.dialog, BringInDialog))
    assert isinstance(window.dialog, BringInDialog)
    return window.dialog


def test_the_menu_offers_both_beside_the_data_folder(window: MainWindow) -> None:
    texts = [action.text() for action in window.findChildren(QAction)]
    place = texts.index("Back Up …")
    assert ["Open Data Folder", "Back Up …", "Bring In …"] == texts[place - 1 : place + 2]


def test_a_backup_says_what_is_in_it(window: MainWindow, backup: Path) -> None:
    assert backup.exists()
    assert said(window).startswith("1 match, the players, statistics")


def test_what_is_missing_is_added(
    window: MainWindow, ports: ToyPorts, qtbot: QtBot, backup: Path
) -> None:
    (save,) = ports.saves.newest()
    ports.files.delete(save.path)
    dialog = asked(window, qtbot, backup)
    assert [] == unnamed(dialog)
    assert not dialog.further.isVisible()
    dialog.bring_button.click()
    qtbot.waitUntil(lambda: "Added: 1 match" in said(window))
    assert [save.path] == [one.path for one in ports.saves.newest()]


def test_a_match_here_is_replaced_only_where_that_is_ticked(
    window: MainWindow, ports: ToyPorts, qtbot: QtBot, backup: Path, tmp_path: Path
) -> None:
    assert backup.exists()
    (save,) = ports.saves.newest()
    short = save.path.read_bytes()
    session = ports.sessions.open(save.path).session
    session.act(session.actors[0], Put())
    session.close()
    longer = tmp_path / "longer.wordsmith-backup"
    ports.backups.back_up(longer, lambda _done, _whole: None)
    save.path.write_bytes(short)
    dialog = asked(window, qtbot, longer)
    assert dialog.further.isVisible()
    assert not dialog.further.isChecked()
    dialog.bring_button.click()
    qtbot.waitUntil(lambda: "Added: 0 matches" in said(window))
    assert short == save.path.read_bytes()
    dialog = asked(window, qtbot, longer)
    dialog.further.setChecked(True)
    dialog.bring_button.click()
    qtbot.waitUntil(lambda: "1 match was replaced." in said(window))
    assert len(short) < len(save.path.read_bytes())


def test_settings_are_replaced_only_where_that_is_ticked(
    window: MainWindow, ports: ToyPorts, qtbot: QtBot, preferences: Preferences, tmp_path: Path
) -> None:
    (ports.folders.data / "settings.json").parent.mkdir(parents=True, exist_ok=True)
    (ports.folders.data / "settings.json").write_text("{}")
    path = tmp_path / "all.wordsmith-backup"
    ports.backups.back_up(path, lambda _done, _whole: None)
    for is_ticked, theme in ((False, "light"), (True, "dark")):
        dialog = asked(window, qtbot, path)
        assert not dialog.settings.isChecked()
        dialog.settings.setChecked(is_ticked)
        dialog.bring_button.click()
        qtbot.waitUntil(lambda: "Added:" in said(window))
        assert theme == preferences.settings.theme
        window.go_home()


def test_what_is_no_backup_is_told(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("no backup")
    window.backups.look_into(path)
    expected = "notes.txt cannot be brought in: it is no backup of this program."
    qtbot.waitUntil(lambda: expected == said(window))


def test_a_place_that_is_asked_for_is_used(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.wordsmith-backup"
    proposed: list[str] = []

    def place(*_given: object, name: str, **_more: object) -> Path:
        proposed.append(name)
        return path

    monkeypatch.setattr(backup_commands, "place_to_save", place)
    window.backups.back_up()
    qtbot.waitUntil(lambda: "mine.wordsmith-backup" in said(window))
    assert ["Wordsmith 2026-01-31"] == proposed
    monkeypatch.setattr(backup_commands, "place_to_open", lambda *_given, **_more: path)
    window.backups.bring_in()
    qtbot.waitUntil(lambda: isinstance(window.dialog, BringInDialog))
    assert window.dialog is not None
    window.dialog.close()
