"""Letters and anchor as both puzzles are built with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.ui.games.hidden_crossword.draw import texts
from wordsmith_desktop.ui.games.hidden_crossword.draw.pool import Pool
from wordsmith_desktop.ui.games.hidden_crossword.draw.told import ToldWord
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.patience import Patience
from wordsmith_desktop.ui.kit.texts import START, say

_WIDE: Final = 84
"""From how many units that grow with the text on the anchor stands beside the pool."""


class Dealt(QFrame):
    """The pool in order, the anchor and who saw it, and the button that goes on."""

    went_on = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "raised")
        self.pool = Pool()
        self.anchor = ToldWord()
        self.go_on = buttons.primary("", self.went_on.emit)
        self._patience = Patience(self)
        self._patience.watch(self.go_on)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._lay_out()

    def show_draw(self, seen: Observation, names: Sequence[str]) -> None:
        """Show what is dealt."""
        self.pool.show_pool(seen)
        self.anchor.show_draw(seen, names)
        self.go_on.setText(say(START if seen.is_solo else texts.BUILD))
        self.go_on.setAccessibleName(self.go_on.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= look().px(_WIDE)
        direction = QBoxLayout.Direction
        self._whole.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    @property
    def is_fresh(self) -> bool:
        """Whether all this has only just come."""
        return self._patience.is_fresh

    def rest(self) -> None:
        """The last letter has only just come: a key that was meant for it does not go on."""
        self._patience.restart()

    def _lay_out(self) -> None:
        gap = look().gap(1)
        word, pool = QVBoxLayout(), QVBoxLayout()
        word.addWidget(self.anchor)
        word.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)
        pool.addWidget(self.pool)
        for column in (word, pool):
            column.setSpacing(gap // 2)
            column.addStretch(1)
        self._whole.setContentsMargins(2 * gap, gap, 2 * gap, gap)
        self._whole.setSpacing(2 * gap)
        self._whole.addLayout(word, 2)
        self._whole.addLayout(pool, 3)
