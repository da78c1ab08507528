"""What the marks of a clue type mean, line by line."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from wordsmith_desktop.games.hidden_crossword.clues import ClueType, Mark
from wordsmith_desktop.ui.games.hidden_crossword.tiles import marks_texts as texts
from wordsmith_desktop.ui.games.hidden_crossword.tiles.marks import paint_mark
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import say

_SIGN = 2
"""Side of a mark, in grid steps that grow with the text."""


class _Sign(QWidget):
    """One mark, which the words beside it are about."""

    def __init__(self, mark: Mark) -> None:
        super().__init__()
        self.mark = mark
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(look().px(_SIGN), look().px(_SIGN))

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_mark(QPainter(self), QRectF(self.rect()), self.mark, look())


class Legend(QWidget):
    """A sign and its meaning for every mark of a clue type (W15, W16)."""

    def __init__(self, clue: ClueType, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.clue = clue
        self.meanings: list[QLabel] = []
        """The meanings from top to bottom."""
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(look().gap(1))
        grid.setVerticalSpacing(look().gap(0.5))
        grid.setColumnStretch(1, 1)
        for row, (mark, meaning) in enumerate(texts.MEANINGS[clue].items()):
            made = label(say(meaning))
            grid.addWidget(_Sign(mark), row, 0, Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(made, row, 1)
            self.meanings.append(made)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
