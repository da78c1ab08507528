"""The titles in the menu bar, which can be seen before their menus are filled."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QMenuBar

from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import say


def menu_titles(bar: QMenuBar) -> tuple[QMenu, QMenu, QMenu, QMenu]:
    """Put empty menus into a bar, in the place of those before: game, move, settings, help.

    That of the moves is only to be seen where a game offers some.
    """
    bar.clear()
    game = bar.addMenu(say(texts.MENU_GAME))
    move = bar.addMenu(say(texts.MENU_MOVE))
    move.menuAction().setVisible(False)
    return game, move, bar.addMenu(say(texts.MENU_SETTINGS)), bar.addMenu(say(texts.MENU_HELP))
