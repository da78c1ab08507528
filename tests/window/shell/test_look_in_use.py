"""What the settings ask for is put on the program, and nothing is put on twice."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QSpinBox

from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.theme import DARK
from wordsmith_desktop.window.shell import look_in_use
from wordsmith_desktop.window.shell.main_window import MainWindow


def test_a_bare_application_is_dressed_in_the_look_in_use(
    dressed: QApplication, preferences: Preferences
) -> None:
    dressed.setStyleSheet("")
    look_in_use.use_look_of(preferences.settings, "")
    assert "" != dressed.styleSheet()


def test_settings_that_change_no_look_put_nothing_on(
    window: MainWindow, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on: list[object] = []
    monkeypatch.setattr(look_in_use, "dress", put_on.append)
    preferences.change(player_names=("Cho",))
    assert [] == put_on
    preferences.change(theme="dark")
    assert (DARK, True) == (appearance().look.theme, window.isVisible())


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["de-Latn-AT", "de-AT", "de"], "de"),
        (["fr-FR", "fr", "de-DE"], "de"),
        (["en-DE", "de-DE"], "en"),
        (["tr-TR", "tr"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_it_speaks_the_first_of_the_systems_languages_that_it_has(
    monkeypatch: pytest.MonkeyPatch, wanted: list[str], language: str
) -> None:
    system = SimpleNamespace(uiLanguages=lambda: wanted)
    monkeypatch.setattr(look_in_use, "QLocale", SimpleNamespace(system=lambda: system))
    assert language == look_in_use.system_language()


def test_figures_in_fields_are_those_of_its_language(
    dressed: QApplication, preferences: Preferences
) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("ar_EG"))
    arabic = QSpinBox().textFromValue(12)
    preferences.change(language="de")
    look_in_use.use_look_of(preferences.settings, "")
    assert ("12", True) == (QSpinBox().textFromValue(12), arabic != "12")
    QLocale.setDefault(before)
    assert dressed
