"""The list of the house, from the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.window.shell.stand_ins import ToyPorts
from wordsmith_desktop.window.shell.house_dialog import HouseDialog

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.fixture
def dialog(qtbot: QtBot, ports: ToyPorts) -> HouseDialog:
    made = HouseDialog(ports.dictionaries.house, "en")
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_in_the_field_keeps_dialog_and_word_and_decides_nothing(
    dialog: HouseDialog, ports: ToyPorts, key: Qt.Key
) -> None:
    dialog.word.setFocus()
    QTest.keyClicks(dialog.word, "zen")
    QTest.keyClick(dialog.word, key)
    assert dialog.isVisible()
    assert dialog.word.text() == "zen"
    assert ports.dictionaries.houses["en"].words() == []


def test_a_word_may_have_forty_letters_and_no_more(dialog: HouseDialog) -> None:
    QTest.keyClicks(dialog.word, "z" * 41)
    assert "z" * 40 == dialog.word.text()


def test_enter_presses_the_button_that_has_the_keyboard(dialog: HouseDialog) -> None:
    QTest.keyClicks(dialog.word, "zyx")
    for button, count in ((dialog.accept_button, 1), (dialog.remove_button, 0)):
        dialog.list.setCurrentRow(0)
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
        assert count == dialog.list.count(), button.accessibleName()


def test_enter_leads_from_the_field_to_the_first_verdict(
    dialog: HouseDialog, ports: ToyPorts
) -> None:
    dialog.word.setFocus()
    QTest.keyClicks(dialog.word, "zen")
    QTest.keyClick(dialog.word, Qt.Key.Key_Return)
    assert dialog.focusWidget() is dialog.accept_button
    QTest.keyClick(dialog.accept_button, Qt.Key.Key_Space)
    assert ports.dictionaries.houses["en"].words() == [("ZEN", True)]
    assert dialog.isVisible()
