"""The companion page is reached without a match, and shows one part at a time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.window.shell.conftest import OpenTable
from tests.window.shell.stand_ins import ToyPorts, unnamed
from wordsmith_desktop.features.companion.pages.page import CompanionPage
from wordsmith_desktop.features.lessons.pages.learn_page import LearnPage
from wordsmith_desktop.features.look_up.pages.look_up import LookUpView
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.texts import set_language

_BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(window: MainWindow) -> CompanionPage:
    window.offers.companion()
    return companion(window)


def companion(window: MainWindow) -> CompanionPage:
    made = window.screen_shown
    assert isinstance(made, CompanionPage)
    return made


def test_it_opens_by_its_key(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_B, _BOTH)
    companion(window)


def test_the_page_of_lessons_leads_there_and_escape_leads_back(window: MainWindow) -> None:
    window.offers.learn()
    learn = window.screen_shown
    assert isinstance(learn, LearnPage)
    learn.companion.click()
    QTest.keyClick(companion(window), Qt.Key.Key_Escape)
    assert window.screen_shown is learn


def test_a_word_is_looked_up_in_place(page: CompanionPage) -> None:
    view = page.shown
    assert isinstance(view, LookUpView)
    QTest.keyClicks(view.field, "tree")
    assert "“TREE” is in the dictionary." in view.known.text


def test_looking_up_asks_on_the_terms_of_the_table_behind_it(
    window: MainWindow, open_table: OpenTable, ports: ToyPorts
) -> None:
    open_table()
    assert window.host is not None
    house = window.host.asking_terms().house
    window.offers.companion()
    view = companion(window).shown
    assert isinstance(view, LookUpView)
    view.field.setText("tree")
    assert house is not None
    assert house is ports.explainer.asked[-1].house


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_on_it_has_a_name(window: MainWindow, language: str) -> None:
    set_language(language)
    window.offers.companion()
    page = companion(window)
    for button in page.choice.group.buttons():
        button.click()
        assert unnamed(page) == []


def test_the_part_seen_last_comes_first_next_time(window: MainWindow, page: CompanionPage) -> None:
    last = page.choice.offered[-1]
    page.choice.choose(last)
    page.left.emit()
    window.offers.companion()
    assert last == companion(window).part
