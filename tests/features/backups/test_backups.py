"""Backing up and bringing in from the menu: nothing is replaced that nobody has ticked."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import Any, NoReturn, get_origin, get_type_hints

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.doors import door
from tests.helpers.toy_game import Put
from tests.window.shell.conftest import OpenTable
from tests.window.shell.stand_ins import ToyPorts, unnamed
from wordsmith_desktop.core.value import field_names, replace
from wordsmith_desktop.features.backups import feature as backups_feature
from wordsmith_desktop.features.backups.backup_file import BackupError, BackupFault
from wordsmith_desktop.features.backups.backups import Addition
from wordsmith_desktop.features.backups.cut_short import CutShort
from wordsmith_desktop.features.backups.feature import BackupDoor
from wordsmith_desktop.features.backups.pages.backup_dialog import BringInDialog
from wordsmith_desktop.records.settings import LastSetup, LessonBegun, Settings
from wordsmith_desktop.records.troubles import StoreError, StoreReason, UnknownGame, UnreadableError
from wordsmith_desktop.window.kit.dialogs import WaitingDialog
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.threads import end_all
from wordsmith_desktop.window.shell.home import Home
from wordsmith_desktop.window.shell.main_window import MainWindow

HERE = Path("all.wordsmith-backup")


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
    door(window, BackupDoor).back_up_to(path)
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: "all.wordsmith-backup" in said(window))
    return path


def asked(window: MainWindow, qtbot: QtBot, path: Path) -> BringInDialog:
    door(window, BackupDoor).look_into(path)
    qtbot.waitUntil(lambda: isinstance(window.dialog, BringInDialog))
    assert isinstance(window.dialog, BringInDialog)
    return window.dialog


def test_the_menu_offers_both_beside_the_data_folder(window: MainWindow) -> None:
    texts = [action.text() for action in window.findChildren(QAction)]
    place = texts.index("Back Up …")
    assert ["Open Data Folder", "Back Up …", "Bring In …"] == texts[place - 1 : place + 2]


def test_a_backup_says_what_is_in_it(window: MainWindow, backup: Path) -> None:
    assert backup.exists()
    assert said(window).startswith("1 match and all else")


def test_what_is_missing_is_added(
    window: MainWindow, ports: ToyPorts, qtbot: QtBot, backup: Path
) -> None:
    (save,) = ports.saves.newest()
    ports.files.delete(save.path)
    dialog = asked(window, qtbot, backup)
    assert [] == unnamed(dialog)
    assert dialog.bring_button is dialog.focusWidget()
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


def test_settings_of_a_backup_leave_what_was_done_here(
    window: MainWindow,
    ports: ToyPorts,
    qtbot: QtBot,
    preferences: Preferences,
    backup: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = Settings(
        theme="dark",
        text_scale=125,
        player_names=("Zoe",),
        word_language="de",
        challenge_clock="off",
        last_game="other",
        lessons_done=("toy/de",),
        lessons_begun=(LessonBegun("toy/en", 2),),
        last_setups=(LastSetup("toy", ("Zoe",)),),
        first_matches=("toy/Zoe",),
        pad_players=("Zoe",),
        pad_lines=("0:7",),
    )
    monkeypatch.setattr(ports.backups, "settings_in", lambda _contents: there)
    preferences.change(
        lessons_done=("toy/en",),
        first_matches=("toy/Ana",),
        pad_players=("Ana", "Ben"),
        pad_lines=("0:12", "1:9"),
    )
    before = preferences.settings
    dialog = asked(window, qtbot, backup)
    dialog.settings.setChecked(True)
    dialog.bring_button.click()
    qtbot.waitUntil(lambda: "Added:" in said(window))
    assert replace(before, theme="dark", text_scale=125, language="system") == preferences.settings


def test_whatever_settings_gather_stays_here() -> None:
    hints = get_type_hints(Settings)
    gathered = {name for name in field_names(Settings) if get_origin(hints[name]) is tuple}
    # Whoever has chosen keys likes them so on any computer.
    assert gathered - {"chosen_keys"} <= set(backups_feature.OF_PLACE)


def test_a_backup_without_settings_offers_none(
    window: MainWindow, ports: ToyPorts, qtbot: QtBot, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ports.backups, "settings_in", lambda _contents: None)
    assert not asked(window, qtbot, backup).settings.isVisible()


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (BackupError(HERE, BackupFault.NO_BACKUP), "it is no backup of this program."),
        (BackupError(HERE, BackupFault.NEWER), "a newer version of the program wrote it."),
        (BackupError(HERE, BackupFault.DAMAGED), "it is damaged."),
        (StoreError(HERE, StoreReason.DENIED), "the system does not allow access."),
        (UnreadableError(HERE, UnknownGame("chess")), "this program has no game “chess”."),
    ],
    ids=lambda given: type(given).__name__,
)
def test_why_a_backup_is_not_written_read_or_brought_in_is_told(
    window: MainWindow,
    ports: ToyPorts,
    qtbot: QtBot,
    backup: Path,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
    why: str,
) -> None:
    def refuse(*_given: object, **_more: object) -> NoReturn:
        raise error

    dialog = asked(window, qtbot, backup)
    for name in ("back_up", "look_into", "bring_in"):
        monkeypatch.setattr(ports.backups, name, refuse)
    dialog.bring_button.click()
    qtbot.waitUntil(lambda: f"{backup.name} cannot be brought in: {why}" == said(window))
    window.tell("")
    door(window, BackupDoor).look_into(backup)
    qtbot.waitUntil(lambda: f"{backup.name} cannot be brought in: {why}" == said(window))
    door(window, BackupDoor).back_up_to(backup)
    qtbot.waitUntil(lambda: f"No backup was written as {backup.name}: {why}" == said(window))
    assert not [one for one in window.findChildren(WaitingDialog) if one.isVisible()]


@pytest.mark.parametrize("name", ["back_up", "look_into", "bring_in"])
def test_escape_gives_up_what_is_under_way_as_long_as_nothing_is_done(
    name: str,
    window: MainWindow,
    ports: ToyPorts,
    qtbot: QtBot,
    backup: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go, ended = Event(), Event()
    dialog = asked(window, qtbot, backup) if name == "bring_in" else None

    def work(*given: Any, progress: Any = None, **_more: object) -> NoReturn:
        go.wait(5)
        try:
            (progress or given[-1])(1, 2)
        finally:
            ended.set()
        raise AssertionError

    monkeypatch.setattr(ports.backups, name, work)
    window.tell("")
    if dialog is not None:
        dialog.bring_button.click()
    else:
        backups = door(window, BackupDoor)
        (backups.look_into if name == "look_into" else backups.back_up_to)(backup)
    waiting = next(one for one in window.findChildren(WaitingDialog) if one.isVisible())
    gone: list[bool] = []
    waiting.destroyed.connect(lambda: gone.append(True))
    QTest.keyClick(waiting, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: gone == [True])
    go.set()
    qtbot.waitUntil(ended.is_set)
    end_all()
    assert "" == said(window)


def test_what_was_done_before_escape_came_is_told(
    window: MainWindow,
    ports: ToyPorts,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go = Event()
    monkeypatch.setattr(ports.backups, "back_up", lambda *_given: 3 if go.wait(5) else 0)
    door(window, BackupDoor).back_up_to(tmp_path / "mine.wordsmith-backup")
    (waiting,) = window.findChildren(WaitingDialog)
    QTest.keyClick(waiting, Qt.Key.Key_Escape)
    go.set()
    qtbot.waitUntil(lambda: said(window).startswith("3 matches"))


def test_all_that_came_with_a_backup_is_counted_and_nothing_else_is_named(
    window: MainWindow, ports: ToyPorts, qtbot: QtBot, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [Addition(2, 0, 0, 0, 0), Addition(1, 2, 1, 1, 3, made=1, exercises=2, papers=1)]
    monkeypatch.setattr(ports.backups, "bring_in", lambda *_given, **_more: found.pop(0))
    asked(window, qtbot, backup).bring_button.click()
    qtbot.waitUntil(lambda: said(window) == "Added: 2 matches, 0 players, 0 words of the house.")
    asked(window, qtbot, backup).bring_button.click()
    everything = (
        "Added: 1 match, 1 player, 3 words of the house. 1 puzzle of the workshop, too."
        " 2 exercises to practise, too. 1 match from paper, too. 2 matches were replaced."
        " 1 file of the backup cannot be read and was left out."
    )
    qtbot.waitUntil(lambda: said(window) == everything)


def test_before_a_backup_is_brought_in_the_table_is_left(
    window: MainWindow, open_table: OpenTable, qtbot: QtBot, backup: Path
) -> None:
    open_table()
    dialog = asked(window, qtbot, backup)
    assert window.host is not None
    dialog.reject()
    assert window.host is not None
    asked(window, qtbot, backup).bring_button.click()
    assert window.host is None
    qtbot.waitUntil(lambda: "Added: 0 matches" in said(window))


def test_where_no_place_is_chosen_nothing_is_done(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("place_to_save", "place_to_open"):
        monkeypatch.setattr(backups_feature, name, lambda *_given, **_more: None)
    door(window, BackupDoor).back_up()
    door(window, BackupDoor).bring_in()
    assert window.dialog is None


def test_what_is_no_backup_is_told(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("no backup")
    door(window, BackupDoor).look_into(path)
    expected = "notes.txt cannot be brought in: it is a text file, no backup."
    qtbot.waitUntil(lambda: expected == said(window))


def test_of_what_is_cut_off_it_is_told_how_much_is_whole(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    error = BackupError(HERE, BackupFault.CUT, left=CutShort(3, 12))
    assert "it is cut off, 3 of 12 parts are whole." in backups_feature._refusal(HERE, error)
    old = BackupError(HERE, BackupFault.CUT, left=CutShort(3, 0))
    assert "it is cut off, parts that are whole: 3." in backups_feature._refusal(HERE, old)
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\0\0")
    door(window, BackupDoor).look_into(path)
    expected = "picture.png cannot be brought in: it is no backup of this program."
    qtbot.waitUntil(lambda: expected == said(window))


def test_a_place_that_is_asked_for_is_used(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.wordsmith-backup"
    proposed: list[str] = []

    def place(*_given: object, name: str, **_more: object) -> Path:
        proposed.append(name)
        return path

    monkeypatch.setattr(backups_feature, "place_to_save", place)
    door(window, BackupDoor).back_up()
    qtbot.waitUntil(lambda: "mine.wordsmith-backup" in said(window))
    assert ["Wordsmith 2026-01-31"] == proposed
    monkeypatch.setattr(backups_feature, "place_to_open", lambda *_given, **_more: path)
    door(window, BackupDoor).bring_in()
    qtbot.waitUntil(lambda: isinstance(window.dialog, BringInDialog))
    assert window.dialog is not None
    window.dialog.close()
