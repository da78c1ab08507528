"""Hint and alphabet, always at hand beside the message."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.letter_pieces.table import texts
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.texts import say


class Links(QWidget):
    """Two quiet buttons, one above the other."""

    hint_wanted = Signal()
    guide_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.hint = buttons.quiet(say(texts.HINT), self.hint_wanted.emit)
        column.addWidget(self.hint)
        column.addWidget(buttons.quiet(say(texts.ALPHABET), self.guide_wanted.emit))
