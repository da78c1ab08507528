"""The menu opens by its own key, and gives the keyboard back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.shell.main_window import MainWindow


def test_f10_opens_the_first_menu_and_escape_gives_the_keyboard_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    with qtbot.waitActive(window):
        window.activateWindow()
    before = window.focusWidget()
    assert before is not None
    QTest.keyClick(before, Qt.Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert "&Game" == menu.title()
    QTest.keyClick(menu, Qt.Key.Key_Right)
    other = QApplication.activePopupWidget()
    assert isinstance(other, QMenu)
    assert "&Words" == other.title()
    QTest.keyClick(other, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.focusWidget() is before)
    assert QApplication.activePopupWidget() is None
