"""A line to write on beside a word that is looked for."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from wordsmith_desktop.games.hidden_crossword.checks import LONGEST_NOTE
from wordsmith_desktop.ui.games.hidden_crossword.sheet import texts
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.texts import say

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class NoteField(QLineEdit):
    """Tells what was written once it is done; Escape brings back what stood there."""

    written = Signal(str)
    """Another note than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = ""
        self.setMaxLength(LONGEST_NOTE)
        self.setPlaceholderText(say(texts.NOTE))
        self.setMinimumWidth(look().px(16))
        self.editingFinished.connect(self.flush)

    def show_note(self, note: str) -> None:
        """Show a note, unless another one is just being written."""
        is_writing = self.hasFocus() and self.text() != self._kept
        self._kept = note
        if not is_writing and self.text() != note:
            self.setText(note)

    def flush(self) -> None:
        """Tell now what was written since."""
        text = "".join(character for character in self.text() if character.isprintable()).strip()
        if text != self._kept:
            self._kept = text
            self.written.emit(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text() != self._kept:
            self.setText(self._kept)
            return
        super().keyPressEvent(event)
        if event.key() in _ENTER:
            # Qt hands it on, and on the page it would make a guess.
            event.accept()
