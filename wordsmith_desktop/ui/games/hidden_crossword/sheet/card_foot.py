"""The foot of a word's card: how many words still fit, a note, and what unfolds the letters."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.ui.kit.appearance import look

_NOTE = 18
"""Least breadth of a note beside the other part, in grid steps that grow with the text."""


class NoteRow(QWidget):
    """The note, and behind it what unfolds the letters."""

    def __init__(self, note: QWidget, letters: QWidget) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(0.5))
        row.addWidget(note, 1)
        row.addWidget(letters)


class CardFoot(QWidget):
    """Two parts in one row, or one below the other where that leaves the note too little room."""

    def __init__(self, still_fit: QWidget, note: QWidget) -> None:
        super().__init__()
        self._still_fit, self._note = still_fit, note
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look().gap(0.5))
        self._row.addWidget(still_fit)
        self._row.addWidget(note, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def fit(self) -> None:
        """Stand in one row where there is room."""
        room = self.width() - self._still_fit.sizeHint().width()
        direction = QBoxLayout.Direction
        is_wide = room >= max(look().px(_NOTE), self._note.minimumSizeHint().width())
        self._row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(_NOTE), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
