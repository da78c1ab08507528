"""The buttons of a turn: what is not open says why, to the eye and to a screen reader."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.games.length_x_wit.table.act_bar import ActBar
from wordsmith_desktop.window.kit.table_bar import TableBar

NO_DIE = "All dice are on the table, so you cannot press on."
NO_VOWEL = "You have no vowel left to spend."
VOWEL_FIRST = "You still have a vowel: spend it before you give up."


@pytest.fixture
def bar(qtbot: QtBot, dressed: QApplication) -> ActBar:
    assert dressed
    page = QWidget()
    qtbot.addWidget(page)
    foot = TableBar(page)
    made = ActBar(foot)
    page.show()
    return made


def told(acts: ActBar) -> str:
    """What stands quietly at the left."""
    return acts.bar.news.facts


def test_L12_with_every_die_on_the_table_pressing_is_closed_and_says_so(bar: ActBar) -> None:
    bar.show_decision("", points=3, has_die=False, can_spend=True)
    assert bar.score.isEnabled()
    assert not bar.press.isEnabled()
    assert bar.press.isVisible()
    assert NO_DIE == bar.press.toolTip() == bar.press.accessibleDescription() == told(bar)


def test_L8_without_a_vowel_spending_is_closed_and_giving_up_is_open(bar: ActBar) -> None:
    bar.show_decision("", points=None, has_die=True, can_spend=False)
    assert not bar.spend.isEnabled()
    assert bar.give_up.isEnabled()
    assert NO_VOWEL == bar.spend.accessibleDescription() == told(bar)
    assert bar.give_up.toolTip() == ""


def test_L8_with_a_vowel_giving_up_tells_what_comes_before_it(bar: ActBar) -> None:
    bar.show_decision("", points=None, has_die=True, can_spend=True)
    assert not bar.give_up.isEnabled()
    assert VOWEL_FIRST == bar.give_up.toolTip() == bar.give_up.accessibleDescription()
    assert "" == told(bar)


def test_reasons_leave_with_the_turn(bar: ActBar) -> None:
    bar.show_decision("", points=3, has_die=False, can_spend=False)
    bar.show_response("", points=3)
    assert "" == told(bar)
    assert bar.give_up.accessibleDescription() == ""


def test_who_may_respond_may_decline_whatever_was_open_in_the_turn_before(bar: ActBar) -> None:
    bar.show_decision("", points=None, has_die=True, can_spend=True)
    bar.show_response("", points=None)
    assert bar.give_up.isEnabled()


def test_what_the_message_says_is_not_said_again_below_it(bar: ActBar) -> None:
    news, said = bar.bar.news, "Lay a word first."
    news.show_facts(said)
    assert 1 == shown(news).count(said)
    news.show_info(said)
    assert 1 == shown(news).count(said)
    news.clear()
    assert 1 == shown(news).count(said)


def shown(news: QWidget) -> list[str]:
    return [label.text() for label in news.findChildren(QLabel) if label.isVisible()]
