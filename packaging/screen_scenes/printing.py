"""Printing: of a match at the table, and empty sheets from the home page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, cast

from wordsmith_desktop.games.letter_pieces.ruleset import Ruleset

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from packaging.screen_stage import Scene, SceneContext
    from wordsmith_desktop.ui.shell.print_dialog import PrintDialog
else:
    from screen_stage import Scene

GAME = "letter_pieces"
CROSSWORD = "hidden_crossword"


@contextmanager
def _printer(is_there: bool) -> Iterator[None]:
    """Have a printer or none, whatever this machine has."""
    from wordsmith_desktop.ui.shell import print_dialog

    asked, print_dialog.has_printer = print_dialog.has_printer, lambda: is_there
    try:
        yield
    finally:
        print_dialog.has_printer = asked


def _dialog(context: SceneContext, *, has_printer: bool) -> PrintDialog:
    with _printer(has_printer):
        context.window.dialogs.print_sheet()
    return cast("PrintDialog", context.dialog)


def _choose(dialog: PrintDialog, game: str) -> None:
    dialog.choices.game.setCurrentIndex(dialog.choices.game.findData(game))


def of_match(context: SceneContext) -> QWidget:
    """The sheet of the match at the table."""
    rules = Ruleset(language=context.language, dictionary=context.language)
    context.sit_down(context.begin(GAME, rules, "Ana", "Ben"))
    return _dialog(context, has_printer=True)


def empty(context: SceneContext) -> QWidget:
    """An empty sheet, from the home page."""
    dialog = _dialog(context, has_printer=True)
    _choose(dialog, GAME)
    dialog.choices.players.choose(4)
    return dialog


def without_printer(context: SceneContext) -> QWidget:
    """Only the file is offered, and one was just saved."""
    from wordsmith_desktop.wording.shell import people_and_paper_texts as texts
    from wordsmith_desktop.wording.texts import say

    dialog = _dialog(context, has_printer=False)
    _choose(dialog, CROSSWORD)
    name = f"{say(texts.EMPTY_FILE, game=dialog.choices.game.currentText())}.pdf"
    dialog.banner.show_good(say(texts.SAVED, name=name))
    return dialog


SCENES = (
    Scene("print-match", of_match),
    Scene("print-empty", empty),
    Scene("print-no-printer", without_printer),
)
