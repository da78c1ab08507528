"""Undo, redo, hint and help at the right end of the menu bar."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.shell.tools import HELP, HINT, REDO, UNDO, WHY, MoveTools

pytestmark = pytest.mark.usefixtures("dressed")


def test_tools_that_are_made_anew_leave_nothing_of_those_before(qtbot: QtBot) -> None:
    bar = QMenuBar()
    qtbot.addWidget(bar)
    keys = QAction("Keys", bar)
    bar.show()
    before = MoveTools(bar, keys)
    now = MoveTools(bar, keys)
    assert not before.isVisible()
    assert now.isVisible()
    assert now is bar.cornerWidget()


def test_help_stands_in_the_same_place_whatever_else_is_offered(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setFixedSize(900, 400)
    tools = MoveTools(window.menuBar(), QAction("Keys", window))
    window.show()
    moves = [QAction(name, window) for name in (UNDO, REDO, WHY, HINT)]
    for move in moves:
        move.setObjectName(move.text())

    def right_edge() -> int:
        QApplication.processEvents()
        button = tools.button(HELP)
        return button.mapTo(window, button.rect().topRight()).x()

    place = right_edge()
    assert window.width() - place <= 20
    for shown, has_hints in ((moves, True), (moves, False), (moves[:2], True), ((), True)):
        tools.show_moves(shown, has_hints=has_hints)
        assert place == right_edge(), shown
