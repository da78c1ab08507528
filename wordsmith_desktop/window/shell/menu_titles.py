"""The titles in the menu bar, which can be seen before their menus are filled."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar
from shiboken6 import isValid

from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import say

MENU_KEY: Final = "F10"


def menu_titles(bar: QMenuBar) -> tuple[QMenu, QMenu, QMenu, QMenu, QMenu]:
    """Put empty menus into a bar, in the place of those before: game, move, words, settings, help.

    That of the moves is only to be seen where a game offers some.
    """
    bar.clear()
    game = bar.addMenu(say(texts.MENU_GAME))
    move = bar.addMenu(say(texts.MENU_MOVE))
    move.menuAction().setVisible(False)
    keep_grey_away(move)
    named = (texts.MENU_WORDS, texts.MENU_SETTINGS, texts.MENU_HELP)
    words, settings, about = (bar.addMenu(say(name)) for name in named)
    titles = game, move, words, settings, about
    for menu in titles:
        # The next menu may be open in its place once the event that closes it is over.
        menu.aboutToHide.connect(lambda: QTimer.singleShot(0, bar, lambda: _leave(bar)))
    return titles


def keep_grey_away(menu: QMenu) -> None:
    """Leave out of an open menu what cannot be done now; closed, it has everything and its keys."""
    hidden: list[QAction] = []

    def show_all() -> None:
        for action in filter(isValid, hidden):
            action.setVisible(True)
        hidden.clear()

    def leave_out() -> None:
        show_all()
        for action in menu.actions():
            if action.isVisible() and not action.isEnabled() and not action.isSeparator():
                action.setVisible(False)
                hidden.append(action)

    menu.aboutToShow.connect(leave_out)
    menu.aboutToHide.connect(show_all)


def open_by_key(window: QMainWindow) -> QShortcut:
    """Have `MENU_KEY` open the first menu, from where arrows lead on, as most programs do."""
    shortcut = QShortcut(window)
    shortcut.activated.connect(lambda: _open(window.menuBar()))
    return shortcut


def _open(bar: QMenuBar) -> None:
    first = next((action for action in bar.actions() if action.isVisible()), None)
    if first is not None:
        bar.setActiveAction(first)


def _leave(bar: QMenuBar) -> None:
    """Give the keyboard back to what had it, once no menu is open any more.

    After Escape Qt keeps it in the bar, where nothing shows that letters open menus now; and once
    another page is shown, there is nothing left that it would give it back to.
    """
    if bar.hasFocus() and QApplication.activePopupWidget() is None:
        # What Qt does at the bar's own Escape is to be had by that key only.
        none = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(bar, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, none))
