"""A window that is open over midnight offers what belongs to the new day."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.shell.stand_ins import toy_ports
from wordsmith_desktop.ui.kit.preferences import Preferences
from wordsmith_desktop.ui.shell.challenges.page import ChallengesPage
from wordsmith_desktop.ui.shell.home import Home
from wordsmith_desktop.ui.shell.main_window import MainWindow

LAST, FIRST = date(2026, 1, 31), date(2026, 2, 1)
DAY = FIRST - LAST


class Days:
    """A day that can be changed."""

    now = LAST


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, preferences: Preferences, days: Days) -> MainWindow:
    ports = replace(toy_ports(tmp_path / "saves"), today=lambda: days.now)
    made = MainWindow(ports, preferences)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def midnight(window: MainWindow, days: Days) -> None:
    days.now += DAY
    assert window._days is not None
    window._days._timer.timeout.emit()


def test_home_and_challenges_are_built_anew_for_another_day(window: MainWindow, days: Days) -> None:
    home = window.screen_shown
    assert isinstance(home, Home)
    midnight(window, days)
    shown = window.screen_shown
    assert isinstance(shown, Home)
    assert (LAST, FIRST) == (home._today, shown._today)

    window.screens.challenges.show()
    midnight(window, days)
    page = window.screen_shown
    assert isinstance(page, ChallengesPage)
    assert FIRST + DAY == page._today == page.calendar.current


def test_the_same_day_and_other_screens_leave_all_as_it_is(window: MainWindow, days: Days) -> None:
    before = window.screen_shown
    assert window._days is not None
    window._days.look()
    assert before is window.screen_shown
    window.screens.show_settings()
    settings = window.screen_shown
    midnight(window, days)
    assert settings is window.screen_shown


def test_whoever_comes_back_to_the_window_sees_the_new_day(
    window: MainWindow, days: Days, qtbot: QtBot
) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    days.now = FIRST
    with qtbot.waitActive(window):
        window.activateWindow()
    shown = window.screen_shown
    assert isinstance(shown, Home)
    assert FIRST == shown._today


def test_it_looks_again_at_midnight_or_within_the_hour(window: MainWindow) -> None:
    assert window._days is not None
    assert window._days._timer.isActive()
    assert window._days._timer.interval() <= 3_600_000
