"""The line below the editor: what follows from it, a way back, and the button that goes on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.ui.games.hidden_crossword.grid.editor_panel import NARROW
from wordsmith_desktop.ui.games.hidden_crossword.match import texts
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.patience import Patience
from wordsmith_desktop.ui.kit.texts import say

_LEAST: Final = 30
"""Least breadth of the line beside the buttons, in units that grow with the text."""


class ActionBar(QWidget):
    """Told what to say; it knows no rule."""

    went_on = Signal()
    """The grid is to be handed in."""
    went_back = Signal()
    """Back to the recording sheet."""

    def __init__(self) -> None:
        super().__init__()
        self._is_said_above = False
        self._line = label("")
        self.back = buttons.secondary(say(texts.BACK_TO_SHEET), self.went_back.emit)
        self.go_on = buttons.primary("", self.went_on.emit)
        # The Enter that ended the turn before must not hand in a grid.
        self._patience = Patience(self)
        self._patience.watch(self.go_on)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(look().gap(2))
        self._buttons.addStretch(1)
        for button in (self.back, self.go_on):
            self._buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(look().gap(1))
        self._whole.addWidget(self._line, 1)
        self._whole.addLayout(self._buttons)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_building(self, told: str, button: str, *, is_open: bool) -> None:
        """What the other one will be told, and the button that goes on.

        Where the list of words stands beside the grid, it says so already.
        """
        self._is_said_above = True
        self.back.hide()
        self._show(told, button, is_open=is_open)

    def show_solving(self, hint: str, *, is_open: bool) -> None:
        """What submitting means, and the way back."""
        self._is_said_above = False
        self.back.show()
        self._show(hint, say(texts.SUBMIT), is_open=is_open)

    def clear(self) -> None:
        """Nothing of anybody's grid stays."""
        self._show("", say(texts.READY), is_open=False)
        self.back.hide()

    def _show(self, line: str, button: str, *, is_open: bool) -> None:
        self.go_on.setText(button.replace("&", "&&"))
        self.go_on.setAccessibleName(button)
        self.go_on.setAccessibleDescription(line)
        self.go_on.setEnabled(is_open)
        self._fit(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(event.size().width())

    def _fit(self, width: int) -> None:
        """Leave the line away where the same stands above; its room stays.

        It stands beside the buttons where it has room there, else above them.
        """
        is_above = self._is_said_above and width >= look().px(NARROW)
        self._line.setText("" if is_above else self.go_on.accessibleDescription())
        is_wide = width - self._buttons.sizeHint().width() >= look().px(_LEAST)
        direction = QBoxLayout.Direction
        self._whole.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
