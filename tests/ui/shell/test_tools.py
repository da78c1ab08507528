"""Undo, redo, hint and help at the right end of the menu bar."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenuBar
from pytestqt.qtbot import QtBot

from wordsmith_desktop.ui.shell.tools import Tools

pytestmark = pytest.mark.usefixtures("dressed")


def test_tools_that_are_made_anew_leave_nothing_of_those_before(qtbot: QtBot) -> None:
    bar = QMenuBar()
    qtbot.addWidget(bar)
    keys = QAction("Keys", bar)
    bar.show()
    before = Tools(bar, keys)
    now = Tools(bar, keys)
    assert not before.isVisible()
    assert now.isVisible()
    assert now is bar.cornerWidget()
