"""The ring about what has the keyboard: for whoever moves about by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QTableWidget, QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.kit.buttons import Button
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.focus import set_moving_by_key, shows_focus


def test_the_ring_of_a_focused_button_comes_with_keys_and_goes_with_the_mouse(qtbot: QtBot) -> None:
    button = Button("Deal")
    qtbot.addWidget(button)
    set_moving_by_key(False)
    with qtbot.waitActive(button):
        button.show()
        button.activateWindow()
    button.setFocus()
    assert "off" == button.property("ring")
    set_moving_by_key(True)
    assert "on" == button.property("ring")
    set_moving_by_key(False)
    assert "off" == button.property("ring")


@pytest.mark.parametrize("kind", [QListWidget, QTableWidget, QTreeWidget])
def test_it_comes_and_goes_in_lists_and_tables_too(qtbot: QtBot, kind: type[QWidget]) -> None:
    view = kind()
    qtbot.addWidget(view)
    with qtbot.waitActive(view):
        view.show()
        view.activateWindow()
    view.setFocus()
    set_moving_by_key(True)
    assert view.hasFocus()
    set_moving_by_key(False)


@pytest.mark.parametrize(
    "key",
    [
        Qt.Key.Key_Tab,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Space,
        Qt.Key.Key_Enter,
    ],
)
def test_in_a_dialog_it_comes_with_every_key_that_moves_or_presses_after_a_click(
    qtbot: QtBot, key: Qt.Key
) -> None:
    dialog = PlainDialog("Deal?")
    qtbot.addWidget(dialog)
    dialog.add_button(Button("Deal"))
    other = dialog.add_button(Button("Wait"))
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    window = dialog.windowHandle()
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    other.setFocus()
    assert not shows_focus()
    QTest.keyClick(window, key)
    assert shows_focus()
    assert "on" == dialog.focusWidget().property("ring")
    set_moving_by_key(False)


def test_letters_bring_no_ring(qtbot: QtBot) -> None:
    dialog = PlainDialog("Deal?")
    qtbot.addWidget(dialog)
    dialog.add_button(Button("Deal"))
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    set_moving_by_key(False)
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_A)
    assert not shows_focus()
