"""The ring about what has the keyboard: for whoever moves about by keys."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QListWidget, QTableWidget, QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.kit.buttons import Button
from wordsmith_desktop.window.kit.focus import set_moving_by_key


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
