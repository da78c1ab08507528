"""Asks for the number that a solution is locked with."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.wording.texts import say

from .. import clued_texts as texts


class NumberDialog(PlainDialog):
    """Goes on asking until a number opens it, or nobody wants to any more."""

    def __init__(
        self, opens: Callable[[int], str], without: Callable[[], object], parent: QWidget
    ) -> None:
        """`opens` tries a number and says what is wrong with it, or ""; `without` goes on
        with the locked one."""
        super().__init__(say(texts.NUMBER_TITLE), say(texts.NUMBER_TEXT), parent)
        self._opens = opens
        self.field = QLineEdit()
        digits = QRegularExpression("[0-9]{0,4}")
        self.field.setValidator(QRegularExpressionValidator(digits, self.field))
        self.fault = label("", tone="bad")
        self.add(field_label(say(texts.NUMBER), self.field))
        self.add(self.field)
        self.add(self.fault)
        self.body.addStretch(1)
        self.rejected.connect(without)
        self.add_button(buttons.secondary(say(texts.WITHOUT_NUMBER), self.reject))
        self.use = self.add_button(buttons.primary(say(texts.WITH_NUMBER), self.try_number))
        self.field.setFocus()
        self.fit(480, 280)

    def try_number(self) -> None:
        """Try what was typed."""
        said = self._opens(int(self.field.text() or 0))
        self.fault.setText(said)
        if not said:
            # Accepted, so that nobody goes on without it as well.
            self.accept()
