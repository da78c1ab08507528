"""A card of the recording sheet: a heading, and records one under the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column, in_row
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import say

from ...rules.clues import Guess, Record
from ...words import sheet_texts as texts
from ..marks import MarkedWord
from .views import common_start, say_attempt, say_record

TILE = 30
"""Side of a tile, in pixels of the smallest window."""
_BAR = 4
"""Breadth of the bar before the newest line, in pixels."""


def tile_side() -> int:
    """Side of a tile in pixels; its letter is never smaller than text."""
    return max(look().on_table(TILE), round(look().text_px() * 1.5))


class RecordLine(QWidget):
    """The line of one record; the newest has a wash behind it and a bar before it."""

    def __init__(self, record: Record, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_newest = False
        self.record = record
        self.round = label("", tone="muted", wrap=False)
        """The number of the round, beside the tiles rather than the marks."""
        self.round.setMinimumHeight(tile_side())
        self.word = MarkedWord(tile_side(), self)
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
        row = in_row(
            inside=self, spacing=look().gap(1), margins=(look().gap(1), 0, look().gap(1), 0)
        )
        if isinstance(record, Guess):
            row.addWidget(self.word, 1)
        else:
            self.word.hide()
            row.addWidget(label(say_attempt(record)), 1)
        row.addWidget(self.round, 0, Qt.AlignmentFlag.AlignTop)
        self.mark_newest(False)


class RoundRecord(RecordLine):
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
        row = in_row(
            inside=self, spacing=look().gap(1), margins=(look().gap(1), 0, look().gap(1), 0)
        )
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


class RecordCard(QFrame):
    """Keeps the lines that stay; what else belongs on the card is put into its `column`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "raised")
        self.lines: list[GuessLine] = []
        """The records, the oldest first."""
        self.heading = label("")
        self.heading.setFont(look().font(bold=True))
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        step = look().gap(1)
        self.column = in_column(
            self.heading, self._rows, inside=self, spacing=look().gap(0.5), margins=step
        )
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where the tab key comes to, in order."""
        return ()

    def show_heading(self, heading: str, meaning: str = "") -> None:
        """Show a heading; `meaning` explains what is in it."""
        self.heading.setText(heading)
        set_tip(self.heading, meaning)

    def show_records(self, records: Sequence[Record]) -> bool:
        """Show these; answers whether they are others than before."""
        shown = [line.record for line in self.lines]
        same = common_start(shown, records)
        discard(self.lines[same:])
        del self.lines[same:]
        for record in records[same:]:
            line = GuessLine(record)
            self._rows.addWidget(line)
            line.show()  # The layout would show it a moment later only.
            self.lines.append(line)
        return shown != list(records)


def discard(widgets: Sequence[QWidget]) -> None:
    """Take widgets off their parent, so that nothing of them is found there any more."""
    for widget in widgets:
        widget.hide()
        # Deletion waits for the event loop; until then a child would still be found.
        widget.setParent(None)
        widget.deleteLater()


class Tight(QWidget):
    """As high as its layout comes out at the breadth there is, and no higher.

    A layout's own least height is that at its least breadth, where every line is broken.
    """

    def sizeHint(self) -> QSize:
        return QSize(look().px(20), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
