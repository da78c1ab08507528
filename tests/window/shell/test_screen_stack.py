"""Each page is left to where one came from, and what was chosen on it is still there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.window.shell.conftest import OpenTable
from tests.window.shell.stand_ins import ToyPorts
from wordsmith_desktop.features.new_match.pages.new_match import NewMatchPage
from wordsmith_desktop.features.settings.pages.settings_page import SettingsPage
from wordsmith_desktop.features.statistics.pages.page import StatisticsPage
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.home import Home
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.window.shell.screen_stack import FocusPlace

pytestmark = pytest.mark.usefixtures("dressed")
_BY_TAB = Qt.FocusPolicy.TabFocus


def _leave(window: MainWindow) -> None:
    """Press Esc where the keyboard is."""
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)


def _asked(window: MainWindow) -> NewMatchPage:
    page = window.screen_shown
    assert isinstance(page, NewMatchPage)
    return page


def test_pages_are_left_in_turn_and_last_of_all_comes_the_home_page(
    window: MainWindow, ports: ToyPorts
) -> None:
    window.commands.new(ports.entries[0])
    window.offers.statistics()
    window.offers.settings()
    for kind in (StatisticsPage, NewMatchPage, Home):
        _leave(window)
        assert isinstance(window.screen_shown, kind)


def test_below_all_pages_the_table_waits(
    window: MainWindow, ports: ToyPorts, open_table: OpenTable
) -> None:
    open_table()
    window.commands.new(ports.entries[0])
    window.offers.settings()
    _leave(window)
    _leave(window)
    assert window.screen_shown is window.host


def test_a_page_that_waits_keeps_what_was_chosen(window: MainWindow, ports: ToyPorts) -> None:
    window.commands.new(ports.entries[0])
    page = _asked(window)
    page.players.fields[1].setText("Zoe")
    window.offers.settings()
    _leave(window)
    assert _asked(window) is page
    assert ("Player 1", "Zoe") == page.players.names


def test_in_another_look_a_page_that_waited_has_what_was_chosen(
    window: MainWindow, ports: ToyPorts, preferences: Preferences
) -> None:
    window.commands.new(ports.entries[0])
    page = _asked(window)
    page.players.fields[1].setText("Zoe")
    page.players.more.click()
    window.offers.settings()
    preferences.change(theme="dark")
    assert isinstance(window.screen_shown, SettingsPage)
    _leave(window)
    assert _asked(window) is not page
    assert ("Player 1", "Zoe", "Player 3") == _asked(window).players.names
    _leave(window)
    assert isinstance(window.screen_shown, Home)


def test_a_page_that_is_asked_for_again_is_open_once(window: MainWindow) -> None:
    for _ in range(2):
        window.offers.settings()
        window.offers.statistics()
    window.offers.settings()
    _leave(window)
    assert isinstance(window.screen_shown, StatisticsPage)
    _leave(window)
    assert isinstance(window.screen_shown, Home)


def test_another_look_leaves_the_keyboard_where_it_is(
    window: MainWindow, ports: ToyPorts, preferences: Preferences
) -> None:
    window.commands.new(ports.entries[0])
    _asked(window).players.more.setFocus()
    preferences.change(theme="dark", language="de")
    assert QApplication.focusWidget() is _asked(window).players.more
    assert "+ Gast" == _asked(window).players.more.text()


def test_sitting_down_leaves_all_pages(
    window: MainWindow, ports: ToyPorts, open_table: OpenTable
) -> None:
    window.commands.new(ports.entries[0])
    window.offers.settings()
    open_table()
    assert window.screen_shown is window.host
    window.leave_screen()
    assert window.screen_shown is window.host


def test_the_home_page_that_a_page_covers_is_let_go_of(window: MainWindow) -> None:
    home = window.screen_shown
    assert isinstance(home, Home)
    window.offers.settings()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not Shiboken.isValid(home)


@pytest.mark.parametrize("page", ["settings", "statistics"])
def test_whoever_leaves_a_page_is_back_where_it_was_opened(window: MainWindow, page: str) -> None:
    for place in (0, 2, -1):
        window.screens.show_home()
        shown = window.screen_shown
        assert isinstance(shown, Home)
        stops = [one for one in shown.findChildren(QAbstractButton) if one.isVisible()]
        stop = [one for one in stops if one.focusPolicy() & _BY_TAB and one.isEnabled()][place]
        name = stop.accessibleName()
        stop.setFocus()
        getattr(window.offers, page)()
        assert window.screen_shown is not shown
        _leave(window)
        assert isinstance(window.screen_shown, Home)
        focused = window.focusWidget()
        assert focused is not None
        assert name == focused.accessibleName()


def test_a_page_that_has_the_keyboard_itself_has_it_again_when_built_anew(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    QLineEdit(page)
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.show()
    page.setFocus()
    place = FocusPlace(page)
    page.clearFocus()
    place.restore(page)
    assert page is page.focusWidget()
