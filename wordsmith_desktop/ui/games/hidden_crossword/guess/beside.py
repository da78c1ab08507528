"""A guess in large tiles, with more beside it, or below it where there is little room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.hidden_crossword.tiles.marked_word import MarkedWord
from wordsmith_desktop.ui.kit.appearance import look

_LEAST = 36
"""Least breadth of what stands beside the word, in grid steps that grow with the text."""


class BesideWord(QWidget):
    """Has the word; whoever derives from it fills the `column` beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.word = MarkedWord(32 + look().px(3))
        self.column = QVBoxLayout()
        """What stands beside the word."""
        self.column.setSpacing(look().gap(0.5))
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look().gap(2))
        self._row.addWidget(self.word, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addLayout(self.column, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        # Not by a focus proxy, which Tab would never get past.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    @property
    def home(self) -> QWidget | None:
        """What has the keyboard when the whole is given it."""
        return None

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.home is not None:
            self.home.setFocus(event.reason())

    def fit(self) -> None:
        """Have the rest beside the word where there is room."""
        self.word.setVisible(bool(self.word.word))
        room = self.width() - self.word.sizeHint().width()
        direction = QBoxLayout.Direction
        is_wide = room >= look().px(_LEAST)
        self._row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
