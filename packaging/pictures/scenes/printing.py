"""Printing: of a match at the table, and empty sheets from the home page."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.features.printing.pages.print_dialog import PrintDialog
    from wordsmith_desktop.features.worksheets.pages.worksheet_dialog import WorksheetDialog

    from ..stage import SceneContext

GAME = "letter_pieces"
CROSSWORD = "hidden_crossword"


def _dialog(context: SceneContext) -> PrintDialog:
    context.window.offers.print_sheet()
    return cast("PrintDialog", context.dialog)


def _choose(dialog: PrintDialog, game: str) -> None:
    dialog.choices.game.setCurrentIndex(dialog.choices.game.findData(game))


def of_match(context: SceneContext) -> QWidget:
    """The sheet of the match at the table."""
    rules = Ruleset(language=context.language, dictionary=context.language)
    context.sit_down(context.begin(GAME, rules, "Ana", "Ben"))
    return _dialog(context)


def empty(context: SceneContext) -> QWidget:
    """An empty sheet, from the home page."""
    dialog = _dialog(context)
    _choose(dialog, GAME)
    dialog.choices.players.choose(4)
    return dialog


def without_printer(context: SceneContext) -> QWidget:
    """Somebody has pressed Print, and there is no printer, whatever this machine has."""
    from wordsmith_desktop.window.kit.paper_print import paper_dialog

    dialog = _dialog(context)
    _choose(dialog, CROSSWORD)
    asked, paper_dialog.has_printer = paper_dialog.has_printer, lambda: False
    dialog.print_button.click()
    paper_dialog.has_printer = asked
    return dialog


def worksheet(context: SceneContext) -> QWidget:
    """The alphabet, as it is offered first."""
    context.window.offers.worksheets()
    return context.dialog


def worksheet_of_words(context: SceneContext) -> QWidget:
    """A crossword to find, once it is made."""
    context.window.offers.worksheets()
    dialog = cast("WorksheetDialog", context.dialog)
    dialog.choices.which.setCurrentIndex(dialog.choices.which.count() - 1)
    context.wait_until(lambda: dialog.document is not None)
    return dialog


SCENES = (
    Scene("print-worksheet", worksheet),
    Scene("print-worksheet-words", worksheet_of_words),
    Scene("print-match", of_match),
    Scene("print-empty", empty),
    Scene("print-no-printer", without_printer),
)
