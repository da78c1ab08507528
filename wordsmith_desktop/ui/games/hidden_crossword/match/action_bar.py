"""The line below the editor: what follows from it, a way back, and the button that goes on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.ui.games.hidden_crossword.grid.editor_panel import NARROW
from wordsmith_desktop.ui.games.hidden_crossword.match import texts
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.patience import Patience
from wordsmith_desktop.ui.kit.texts import say


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
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(2))
        row.addWidget(self._line, 1)
        row.addWidget(self.back, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignBottom)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_building(self, told: str, button: str, *, is_open: bool) -> None:
        """What the other one will be told, and the button that goes on.

        Where the list of words stands beside the grid, it says so already.
        """
        self._is_said_above = True
        self._show(told, button, is_open=is_open)
        self.back.hide()

    def show_solving(self, hint: str, *, is_open: bool) -> None:
        """What submitting means, and the way back."""
        self._is_said_above = False
        self._show(hint, say(texts.SUBMIT), is_open=is_open)
        self.back.show()

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
        """Leave the line away where the same stands above; its room stays."""
        is_above = self._is_said_above and width >= look().px(NARROW)
        self._line.setText("" if is_above else self.go_on.accessibleDescription())
