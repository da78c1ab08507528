"""The better play at a moment of a match that is over: in words, and laid on its table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFrame, QHBoxLayout

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import secondary
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.roles import has_role
from wordsmith_desktop.wording.shell import worth_texts as texts
from wordsmith_desktop.wording.texts import say


@dataclass(frozen=True, slots=True)
class BetterPlay:
    """What a seat could have done instead."""

    position: int
    """After how many actions."""
    seat: Seat
    laid: tuple[Any, ...]
    """Actions that lay it on the table; none where there is nothing to lay."""
    sentence: str


@has_role(QAccessible.Role.Grouping)
class BetterBar(QFrame):
    """Says what would have been better, and lays it on the table or takes it off again."""

    wanted = Signal(bool)
    """Whether the better play is to lie on the table."""

    def __init__(self, better: BetterPlay) -> None:
        super().__init__()
        self.setProperty("surface", "raised")
        self.setAccessibleName(better.sentence)
        self._is_laid = False
        self.sentence = label(better.sentence)
        self.button = secondary(say(texts.SHOW_BETTER), self._toggle)
        self.button.setVisible(bool(better.laid))
        row = QHBoxLayout(self)
        step = look().gap(1)
        row.setContentsMargins(2 * step, step, 2 * step, step)
        row.setSpacing(2 * step)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.button)

    def show_laid(self, is_laid: bool) -> None:
        """Say by the button what it does next; what came to lie there is told."""
        self._is_laid = is_laid
        self.button.setText(say(texts.SHOW_BOARD if is_laid else texts.SHOW_BETTER))
        if is_laid:
            announce(self, self.sentence.text())

    def _toggle(self) -> None:
        self.wanted.emit(not self._is_laid)
