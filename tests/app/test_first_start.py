"""The very first start: asked once how the program is to look and sound."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.app.services import open_services
from wordsmith_desktop.app.settings_store import FILE_NAME, SettingsStore
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.features.settings.pages.settings_page import WelcomePage
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset
from wordsmith_desktop.window.shell.home import Home

Open = Callable[[], Program]


@pytest.fixture
def start(qapp: object, qtbot: QtBot) -> Iterator[Open]:
    """Starts the program as somebody does; the one before is closed."""
    assert qapp
    running: list[Program] = []

    def begin() -> Program:
        while running:
            running.pop().close()
        made = Program(SettingsStore(), welcomes=True)
        running.append(made)
        made.window.show()
        made.window.activateWindow()
        qtbot.waitUntil(lambda: made.window.screen_shown is not None)
        return made

    yield begin
    while running:
        running.pop().close()


def page_of(program: Program) -> QWidget:
    shown = program.window.screen_shown
    assert shown is not None
    return shown


def test_the_first_start_asks_and_leads_home_and_asks_nobody_again(
    start: Open, data_folder: Path
) -> None:
    program = start()
    page = page_of(program)
    assert isinstance(page, WelcomePage)
    assert "system" == program.preferences.settings.language
    page.scale.choose(150)
    page = page_of(program)
    assert isinstance(page, WelcomePage)
    page.themes.choose("dark")
    page = page_of(program)
    assert isinstance(page, WelcomePage)
    page.sound.choose(0)
    settings = program.preferences.settings
    assert (150, "dark", 0, 0) == (
        settings.text_scale,
        settings.theme,
        settings.table_volume,
        settings.signal_volume,
    )
    page = page_of(program)
    assert isinstance(page, WelcomePage)
    page.go_on.click()
    assert isinstance(page_of(program), Home)
    assert isinstance(page_of(start()), Home)
    assert (data_folder / "config" / FILE_NAME).is_file()


def test_it_is_skipped_by_escape_and_asks_no_more(start: Open) -> None:
    program = start()
    page = page_of(program)
    assert isinstance(page, WelcomePage)
    # Enter goes on as well: the button has the keyboard.
    assert page.focusWidget() is page.go_on
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(page_of(program), Home)
    assert isinstance(page_of(start()), Home)


def test_it_does_not_come_again_where_the_program_was_killed(
    start: Open, data_folder: Path
) -> None:
    assert isinstance(page_of(start()), WelcomePage)
    assert (data_folder / "config" / FILE_NAME).is_file()


@pytest.mark.parametrize("kept", ["a person", "a match"])
@pytest.mark.usefixtures("data_folder")
def test_whoever_has_data_already_is_not_asked(start: Open, kept: str) -> None:
    services = open_services()
    if kept == "a person":
        services.people.add("Ana")
    else:
        services.sessions.start(
            "letter_pieces", Ruleset(), players=("Ana",), dictionary="en"
        ).close()
    services.close()
    assert isinstance(page_of(start()), Home)


@pytest.mark.usefixtures("data_folder", "qapp")
def test_other_starts_ask_nobody(qtbot: QtBot) -> None:
    program = Program(SettingsStore())
    program.window.show()
    qtbot.waitUntil(lambda: isinstance(program.window.screen_shown, Home))
    program.close()
