"""What cannot be done now is not in an open menu, and has its key all the same."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.shell.menu_titles import keep_grey_away


def test_an_open_menu_leaves_out_what_cannot_be_done_now(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    can, cannot, never = menu.addAction("Can"), menu.addAction("Cannot"), menu.addAction("Never")
    cannot.setEnabled(False)
    never.setVisible(False)
    keep_grey_away(menu)
    menu.aboutToShow.emit()
    assert [True, False, False] == [one.isVisible() for one in (can, cannot, never)]
    menu.aboutToHide.emit()
    assert [True, True, False] == [one.isVisible() for one in (can, cannot, never)]


def test_a_menu_whose_moves_went_while_it_was_open_closes(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("Cannot").setEnabled(False)
    keep_grey_away(menu)
    menu.aboutToShow.emit()
    menu.clear()
    menu.aboutToHide.emit()
    assert not menu.actions()
