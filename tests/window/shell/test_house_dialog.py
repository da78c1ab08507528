"""The list of the house, from the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.window.shell.stand_ins import ToyPorts
from wordsmith_desktop.lexicon.house import HouseList
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


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_keeps_a_word_and_the_field_stays_ready_for_the_next(
    dialog: HouseDialog, ports: ToyPorts, key: Qt.Key
) -> None:
    dialog.word.setFocus()
    for word in ("zen", "qi", ""):
        QTest.keyClicks(dialog.word, word)
        QTest.keyClick(dialog.word, key)
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.word
    assert ports.dictionaries.houses["en"].words() == [("QI", True), ("ZEN", True)]


def test_the_words_of_each_language_that_there_is_a_dictionary_of(qtbot: QtBot) -> None:
    houses = {code: HouseList(language=code) for code in ("en", "es")}
    made = HouseDialog(houses.__getitem__, "es", None, tuple(houses))
    qtbot.addWidget(made)
    assert "Spanish" == made.language.currentText()
    QTest.keyClicks(made.word, "cafe")
    made.accept_button.click()
    assert ([], [("CAFE", True)]) == (houses["en"].words(), houses["es"].words())
