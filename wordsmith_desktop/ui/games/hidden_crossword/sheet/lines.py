"""One guess on the recording sheet, as it stands below others about the same word or round."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from wordsmith_desktop.games.hidden_crossword.clues import Guess, Record
from wordsmith_desktop.ui.games.hidden_crossword.sheet import texts
from wordsmith_desktop.ui.games.hidden_crossword.sheet.spoken import say_attempt, say_record
from wordsmith_desktop.ui.games.hidden_crossword.tiles.marked_word import MarkedWord
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.look import colour
from wordsmith_desktop.ui.kit.texts import say

TILE = 3.5
"""Side of a tile, in grid steps that grow with the text."""
_BAR = 4
"""Breadth of the bar before the newest line, in pixels."""


class RecordLine(QWidget):
    """The line of one record; the newest has a wash behind it and a bar before it."""

    def __init__(self, record: Record, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_newest = False
        self.record = record
        self.round = label("", tone="muted", wrap=False)
        """The number of the round, beside the tiles rather than the marks."""
        self.round.setMinimumHeight(look().px(TILE))
        self.word = MarkedWord(look().px(TILE), self)
        """The guess; without a word where a whole puzzle was tried."""
        if isinstance(record, Guess):
            self.word.show_word(record.word, record.marks)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    @property
    def is_newest(self) -> bool:
        """Whether it is marked as the newest."""
        return self._is_newest

    def mark_newest(self, is_newest: bool) -> None:
        """Mark it, or no longer."""
        self._is_newest = is_newest
        text = texts.ROUND_NEW if is_newest else texts.ROUND
        self.round.setAccessibleName(say(text, n=self.record.round))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._is_newest:
            return
        painter, theme = QPainter(self), look().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.accent_soft))
        painter.drawRoundedRect(QRectF(self.rect()), _BAR, _BAR)
        painter.setBrush(colour(theme.accent))
        painter.drawRoundedRect(QRectF(0, 0, _BAR, self.height()), _BAR / 2, _BAR / 2)


class GuessLine(RecordLine):
    """A record below others about the same word: its tiles, and the round at the end."""

    def __init__(self, record: Record, parent: QWidget | None = None) -> None:
        super().__init__(record, parent)
        self.round.setText(say(texts.ROUND, n=record.round))
        row = QHBoxLayout(self)
        row.setContentsMargins(look().gap(1), 0, look().gap(1), 0)
        row.setSpacing(look().gap(1))
        if isinstance(record, Guess):
            row.addWidget(self.word, 1)
        else:
            self.word.hide()
            row.addWidget(label(say_attempt(record)), 1)
        row.addWidget(self.round, 0, Qt.AlignmentFlag.AlignTop)
        self.mark_newest(False)


class RoundLine(RecordLine):
    """A record as on paper: the round, the guess, and what was answered."""

    def __init__(self, record: Record, parent: QWidget | None = None) -> None:
        super().__init__(record, parent)
        self.round.setText(str(record.round))
        self.round.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.answer: QLabel = label(say_record(record))
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(0)
        self._body.addWidget(self.word)
        self._body.addWidget(self.answer, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(look().gap(1), 0, look().gap(1), 0)
        row.setSpacing(look().gap(1))
        row.addWidget(self.round, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(self._body, 1)
        self.word.setVisible(isinstance(record, Guess))
        self.mark_newest(False)

    def fit(self, *, number: int, word: int, is_wide: bool) -> None:
        """Give the columns their breadths in pixels; the answer goes below unless it is wide."""
        self.round.setFixedWidth(number)
        direction = QBoxLayout.Direction
        self._body.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        self.word.setMinimumWidth(word + look().gap(1) if is_wide else 0)
