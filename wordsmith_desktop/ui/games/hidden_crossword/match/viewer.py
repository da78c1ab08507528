"""A puzzle from a file, to be looked at again."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.ui.games.hidden_crossword.export.dialogs import open_ipuz
from wordsmith_desktop.ui.games.hidden_crossword.match import texts
from wordsmith_desktop.ui.games.hidden_crossword.match.ending import PuzzleView, Shown
from wordsmith_desktop.ui.kit.dialogs import PlainDialog
from wordsmith_desktop.ui.kit.texts import say


def view_puzzle(parent: QWidget) -> None:
    """Ask for a file, and show the puzzle in it."""
    puzzle = open_ipuz(parent)
    if puzzle is None:
        return
    dialog = PlainDialog(say(texts.OPENED_TITLE), parent=parent)
    dialog.add(PuzzleView(Shown(puzzle.anchor, puzzle), can_save=False), stretch=1)
    dialog.add_close()
    dialog.fit(720, 640)
    dialog.open()
