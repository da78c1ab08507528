"""Asks for several letters in one square, as a rebus has them."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.wording.texts import CANCEL, say

from .. import clued_texts as texts
from ..clued.solver import Solver
from ..clued.squares import LONGEST_SOLUTION


def ask_for_letters(parent: QWidget, solver: Solver) -> None:
    """Ask, and put what was typed into the square of now; does not wait."""
    dialog = PlainDialog(say(texts.SEVERAL_ASKED), parent=parent)
    field = QLineEdit(solver.solving.fill.get(solver.caret.cell, ""))
    field.setMaxLength(LONGEST_SOLUTION)
    dialog.add(field_label(say(texts.SEVERAL_ASKED), field))
    dialog.add(field)
    dialog.body.addStretch(1)
    dialog.add_button(buttons.secondary(say(CANCEL), dialog.reject))
    dialog.add_button(buttons.primary(say(texts.PUT_IN), dialog.accept))
    dialog.accepted.connect(lambda: solver.fill_in(field.text()))
    field.selectAll()
    field.setFocus()
    dialog.fit(420, 200)
    dialog.open()
