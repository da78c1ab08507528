"""Says what a word brings once nobody types on, so that typing itself is not talked over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from ..announce import announce
from .said import last_said

PAUSE_MS: Final = 700
"""Whoever has not typed for so long has come to an end, or wants to know."""


class WorthTeller(QTimer):
    """Waits for a pause after each change; while its part is not seen it says nothing."""

    told = Signal(str)
    """This was said now."""

    def __init__(self, part: QWidget) -> None:
        """`part` is where the word lies."""
        super().__init__(part)
        self._part = part
        self._sentence = self._told = ""
        self.setSingleShot(True)
        self.setInterval(PAUSE_MS)
        self.timeout.connect(self.tell)

    def show_worth(self, sentence: str) -> None:
        """Have this said after a pause; nothing where nothing is to be said of what lies there."""
        if sentence == self._sentence:
            return
        self._sentence = sentence
        if sentence:
            self.start()
        else:
            self._told = ""
            self.stop()

    def leave_out(self, told: str) -> None:
        """This is said now anyway: what lies there is not said once more if it was in that."""
        if self._sentence and self._sentence in told:
            self._told = told
            self.stop()

    def tell(self) -> None:
        """Say it now, unless it was all in what was said of the word last."""
        self.stop()
        if self._sentence in self._told or not self._part.isVisible():
            return
        self._told = self._sentence
        # A refusal has said it already, with more around it.
        if not any(self._sentence in said for said in last_said()[-1:]):
            announce(self._part, self._sentence)
        self.told.emit(self._sentence)
