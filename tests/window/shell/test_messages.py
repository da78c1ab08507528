"""What a page says has one place, and nothing that can be pressed moves when it is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
)
from pytestqt.qtbot import QtBot

from tests.helpers.doors import door
from tests.window.shell.stand_ins import ToyPorts
from wordsmith_desktop.features.dictionaries.feature import DictionariesDoor
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.home_notice import HomeNotice
from wordsmith_desktop.window.shell.main_window import MainWindow

PAGES: dict[str, Callable[[MainWindow], object]] = {
    "players": lambda window: window.offers.players(),
    "matches": lambda window: window.saves.load(),
    "statistics": lambda window: window.offers.statistics(),
    "dictionaries": lambda window: door(window, DictionariesDoor).show(),
}
LONG = (
    "The results were deleted from the statistics, and the matches they are of stay where they "
    "are until somebody discards those too."
)


def places(page: Any) -> dict[object, QRect]:
    """Where everything lies that can be pressed, written in or chosen."""
    kinds = (QAbstractButton, QAbstractItemView, QLineEdit)
    parts = [one for kind in kinds for one in page.findChildren(kind) if one.isVisible()]
    return {one: QRect(one.mapTo(page, QPoint()), one.size()) for one in parts}


@pytest.mark.parametrize("size", [(1280, 800), (1000, 640)])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_moves_when_something_is_said(
    name: str, size: tuple[int, int], window: MainWindow, ports: ToyPorts, qtbot: QtBot
) -> None:
    ports.people.add("Ana")
    window.resize(*size)
    window.fit()
    QApplication.processEvents()
    PAGES[name](window)
    page: Any = window.screen_shown
    qtbot.waitUntil(lambda: not getattr(page, "is_waiting", False))
    QApplication.processEvents()
    (banner,) = page.findChildren(Banner)
    before = places(page)
    assert before
    for sentence in ("Gone.", LONG, ""):
        banner.show_info(sentence)
        QApplication.processEvents()
        assert before == places(page)


@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_nothing_moves_at_home_when_something_is_said(
    size: tuple[int, int], text_scale: int, window: MainWindow, preferences: Preferences
) -> None:
    preferences.change(text_scale=text_scale)
    window.resize(*size)
    window.fit()
    window.go_home()
    home: Any = window.screens.home
    QApplication.processEvents()
    (notice,) = home.findChildren(HomeNotice)
    before = places(home)
    assert before
    for sentence, action in (("Gone.", ""), (LONG, "Take it back")):
        home.tell(sentence, action, (lambda: None) if action else None)
        QApplication.processEvents()
        own = (notice.button, notice.close_button)
        assert before == {one: at for one, at in places(home).items() if one not in own}
        assert bool(action) == notice.button.isVisible()
        inside = notice.banner.findChildren(QLabel)
        lines = [(one.text(), one.height(), one.heightForWidth(one.width())) for one in inside]
        assert [] == [line for line in lines if line[0] and line[1] < line[2]]
    notice.close_button.click()
    assert before == places(home)


def test_nothing_moves_on_the_page_of_players_when_a_name_is_taken(
    window: MainWindow, ports: ToyPorts
) -> None:
    for name in ("Ana", "Ben"):
        ports.people.add(name)
    window.offers.players()
    page: Any = window.screen_shown
    QApplication.processEvents()
    before = places(page)
    page.details.name.setText("")
    for typed in "Benn":
        QTest.keyClicks(page.details.name, typed)
        QApplication.processEvents()
        assert before == places(page)
        is_taken = page.details.name.text() == "Ben"
        assert is_taken == page.banner.message.startswith("Somebody is called that")


def test_remove_is_where_it_was_when_a_player_was_removed(
    window: MainWindow, ports: ToyPorts
) -> None:
    for name in ("Ana", "Ben", "Cho"):
        ports.people.add(name)
    window.offers.players()
    page: Any = window.screen_shown
    QApplication.processEvents()
    place = page.remove_button.mapTo(window, QPoint())
    page.remove_button.click()
    QApplication.processEvents()
    assert page.undo_button.isVisible()
    assert place == page.remove_button.mapTo(window, QPoint())
