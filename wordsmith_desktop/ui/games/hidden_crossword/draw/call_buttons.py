"""A button and a key for each seat to call the anchor with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.games.hidden_crossword.ruleset import ANCHOR_LETTERS, SEATS
from wordsmith_desktop.games.hidden_crossword.state import Phase
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import Patience
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.layouts import FlowLayout
from wordsmith_desktop.wording.games.hidden_crossword import table_texts as texts
from wordsmith_desktop.wording.texts import say

CALL_KEYS: Final = ("F5", "F6")
"""One for each seat; none of them types a letter."""


class CallButtons(QWidget):
    """What is asked, and who may answer."""

    wanted = Signal(int)
    """The seat that sees a word."""

    def __init__(self, keys: Sequence[str] = CALL_KEYS, parent: QWidget | None = None) -> None:
        """`keys` are named on the buttons, by seat."""
        super().__init__(parent)
        self._keys = keys
        self.question = label("")
        most = SEATS[-1]
        self.buttons = [
            buttons.secondary("", partial(self.wanted.emit, seat)) for seat in range(most)
        ]
        self._patience = Patience(self)
        line = QWidget()
        flow = FlowLayout(line, spacing=look().gap(1))
        for button in self.buttons:
            self._patience.watch(button)
            flow.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look().gap(1))
        whole.addWidget(self.question)
        whole.addWidget(line)

    def rest(self) -> None:
        """Something else was here: a key that was meant for it presses nothing."""
        self._patience.restart()

    def show_draw(self, seen: Observation, names: Sequence[str]) -> None:
        """Ask these players."""
        self.question.setText(_question(seen))
        # Large text needs the room for the letters; what the buttons say is enough then.
        self.question.setVisible(seen.phase is Phase.ANCHOR or not look().is_large)
        for seat, button in enumerate(self.buttons):
            button.setVisible(seat < len(names))
            if seat < len(names):
                text = _text(names, seat, self._keys[seat])
                button.setText(text.replace("&", "&&"))
                button.setAccessibleName(text)


def _question(seen: Observation) -> str:
    if seen.phase is Phase.ANCHOR:
        text = texts.YOU_SAW_NONE if seen.is_solo else texts.NOBODY_SAW
        return say(text, n=ANCHOR_LETTERS)
    return say(texts.YOU_SEE if seen.is_solo else texts.WHO_SEES, n=seen.least_anchor)


def _text(names: Sequence[str], seat: int, key: str) -> str:
    if len(names) == 1:
        return say(texts.I_SEE, key=key)
    return say(texts.SEES, name=names[seat], key=key)
