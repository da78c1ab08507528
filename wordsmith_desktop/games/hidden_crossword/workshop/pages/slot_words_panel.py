"""Words that fit the slot of now: each with its score and how many fit across it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QSpinBox, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import in_column, in_row
from wordsmith_desktop.wording.texts import say, say_count

from .. import desk_texts as texts
from ..cells import MOST_LINES
from ..clued.slot_words import MOST, SlotWord, WordWish

_SHORTEST = 2
_BEST = 100


class SlotWordsPanel(QWidget):
    """Shows words, and tells which one is wanted."""

    wish_changed = Signal()
    pointed = Signal(str)
    """A word that could be laid; "" for none."""
    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._words: tuple[SlotWord, ...] | None = None
        self.pattern = QLineEdit()
        self.pattern.setPlaceholderText(say(texts.PATTERN_HINT))
        self.length, self.least = QSpinBox(), QSpinBox()
        self.length.setRange(_SHORTEST - 1, MOST_LINES)
        self.length.setSpecialValueText(say(texts.LENGTH_HERE))
        self.least.setRange(0, _BEST)
        self.least.setSingleStep(5)
        for field in (self.length, self.least):
            field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # Level with its neighbours.
        self.pattern.setMinimumHeight(self.length.sizeHint().height())
        self.list = QListWidget()
        self.list.setAccessibleName(say(texts.WORDS_HERE))
        self.count = label("", tone="muted")
        self._lay_out()
        self.pattern.textChanged.connect(lambda _text: self.wish_changed.emit())
        for field in (self.length, self.least):
            field.valueChanged.connect(lambda _value: self.wish_changed.emit())
        self.list.itemActivated.connect(lambda item: self._want(self.list.row(item)))
        self.list.currentRowChanged.connect(self._point)

    def _lay_out(self) -> None:
        fields = (
            (texts.PATTERN, self.pattern),
            (texts.LENGTH, self.length),
            (texts.LEAST_SCORE, self.least),
        )
        columns = []
        for text, field in fields:
            part = QWidget()
            in_column(field_label(say(text), field), field, inside=part, spacing=look().gap(0.5))
            columns.append(part)
        # Large text leaves no room for all three in a line.
        numbers = in_row(*columns[1:], spacing=look().gap(1))
        way = QBoxLayout.Direction
        row = QBoxLayout(way.TopToBottom if look().is_large else way.LeftToRight)
        row.setSpacing(look().gap(1))
        row.addWidget(columns[0], 1)
        row.addLayout(numbers)
        in_column(row, (self.list, 1), self.count, inside=self, spacing=look().gap(0.75))

    @property
    def wish(self) -> WordWish:
        """What is looked for."""
        length = self.length.value()
        return WordWish(
            pattern="".join(self.pattern.text().split()),
            length=length if length >= _SHORTEST else 0,
            least=self.least.value(),
        )

    def forget_pattern(self) -> None:
        """Begin anew with another slot; how good words are to be stays."""
        with QSignalBlocker(self.pattern), QSignalBlocker(self.length):
            self.pattern.clear()
            self.length.setValue(self.length.minimum())

    def show_words(self, words: Sequence[SlotWord]) -> None:
        """Show them, the best one first."""
        if tuple(words) == self._words:
            return
        self._words = tuple(words)
        self.list.clear()
        for one in words:
            self.list.addItem(QListWidgetItem(_line(one)))
        is_cut = len(words) == MOST
        self.count.setText(
            say(texts.BEST_WORDS, n=MOST) if is_cut else say_count(texts.WORDS_FIT, len(words))
        )

    def _want(self, row: int) -> None:
        word = self._word(row)
        if word:
            self.wanted.emit(word)

    def _point(self, row: int) -> None:
        self.pointed.emit(self._word(row))

    def _word(self, row: int) -> str:
        words = self._words or ()
        return words[row].word if 0 <= row < len(words) else ""


def _line(one: SlotWord) -> str:
    if one.across is None:
        return f"{one.word}   {one.score}"
    return f"{one.word}   {one.score} · {say_count(texts.FIT_ACROSS, one.across)}"
