"""What the phase of a match is about: a line that unfolds below the header."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.texts import say

from .announce import announce
from .buttons import quiet
from .hearing.hearing import hearing
from .labels import label
from .layouts import in_row
from .tips import set_tip

MOST_BESIDE: Final = 3
"""With more players than that the table needs the room of the line."""
KEY: Final = "purpose"
"""Under it a table remembers whether the line was folded or unfolded by hand."""


class PurposeLine(QWidget):
    """The sentence, and the button that folds and unfolds it, which stands elsewhere.

    Where it has no room, as at the largest text, what is `asked` for is told elsewhere.
    """

    asked = Signal()
    """The button was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.has_room = True
        """Whether there is room for the line."""
        self._line = label("", tone="muted")
        self.button = quiet(say(texts.WHAT_FOR), self.asked.emit)
        """Folds and unfolds it."""
        self.button.hide()
        in_row((self._line, 1), inside=self)
        self.setMinimumHeight(self._line.fontMetrics().lineSpacing())
        self.hide()

    @property
    def sentence(self) -> str:
        """What is said, folded or not."""
        return self._line.text()

    def show_sentence(self, sentence: str, *, is_open: bool) -> None:
        """Say what the phase is about; without anything to say there is no line."""
        is_other = sentence != self._line.text()
        self._line.setText(sentence)
        self.setVisible(is_open and bool(sentence) and self.has_room)
        spoken = texts.WHAT_FOR_HIDE if is_open else texts.WHAT_FOR_SHOW
        self.button.setAccessibleName(say(spoken))
        set_tip(self.button, say(spoken))
        if is_other and sentence and self.isVisible() and not hearing().is_brief:
            announce(self, sentence)
