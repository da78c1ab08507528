"""What the settings ask for is put on the program, and nothing is put on twice."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from wordsmith_desktop.ui.kit.appearance import appearance
from wordsmith_desktop.ui.kit.preferences import Preferences
from wordsmith_desktop.ui.kit.theme import DARK
from wordsmith_desktop.ui.shell import dressing
from wordsmith_desktop.ui.shell.main_window import MainWindow


def test_a_bare_application_is_dressed_in_the_look_in_use(
    dressed: QApplication, preferences: Preferences
) -> None:
    dressed.setStyleSheet("")
    dressing.wear(preferences.settings, "")
    assert "" != dressed.styleSheet()


def test_settings_that_change_no_look_put_nothing_on(
    window: MainWindow, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on: list[object] = []
    monkeypatch.setattr(dressing, "dress", put_on.append)
    preferences.change(player_names=("Cho",))
    assert [] == put_on
    preferences.change(theme="dark")
    assert (DARK, True) == (appearance().look.theme, window.isVisible())
