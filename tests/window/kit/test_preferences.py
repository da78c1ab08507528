from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.preferences import Preferences


def test_a_change_is_kept_and_then_told(qapp: QApplication, qtbot: QtBot) -> None:
    assert qapp is not None
    kept: list[Settings] = []
    preferences = Preferences(keep=kept.append)
    with qtbot.waitSignal(preferences.changed) as told:
        preferences.change(theme="dark")
    assert kept == [Settings(theme="dark")]
    assert told.args == kept


def test_a_change_to_the_same_is_none(qapp: QApplication, qtbot: QtBot) -> None:
    assert qapp is not None
    kept: list[Settings] = []
    preferences = Preferences(Settings(theme="dark"), keep=kept.append)
    with qtbot.assertNotEmitted(preferences.changed):
        preferences.change(theme="dark")
    assert kept == []
