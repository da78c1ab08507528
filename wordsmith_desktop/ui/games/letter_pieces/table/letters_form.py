"""Asks the starting player for the word whose letters the rows will require (R31)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.ui.games.letter_pieces.table import texts
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import field_label, label
from wordsmith_desktop.ui.kit.texts import say

LONGEST = 40


class LettersForm(QWidget):
    """A card on the table with one field."""

    named = Signal(str)
    """The word, folded."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint = label("")
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST)
        self.field.returnPressed.connect(self._name)
        self._take = buttons.primary(say(texts.LETTERS_TAKE), self._name)
        step = look().gap(1)
        card = QFrame()
        card.setProperty("surface", "raised")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(4 * step, 3 * step, 4 * step, 3 * step)
        inside.setSpacing(2 * step)
        inside.addWidget(label(say(texts.LETTERS_TITLE), size="title"))
        inside.addWidget(self._hint)
        entry = QHBoxLayout()
        entry.addWidget(field_label(say(texts.LETTERS_FIELD), self.field))
        entry.addWidget(self.field, 1)
        entry.addWidget(self._take)
        inside.addLayout(entry)
        whole = QVBoxLayout(self)
        whole.addStretch(1)
        whole.addWidget(card)
        whole.addStretch(2)

    def ask(self, name: str, count: int) -> None:
        """Ask this player for a word of so many letters."""
        self._hint.setText(say(texts.LETTERS_HINT, name=name, count=count))
        self.field.setFocus()

    def _name(self) -> None:
        self.named.emit(fold(self.field.text().strip()))
