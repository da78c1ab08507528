"""Words that fit the slot of now: each with its score and how many fit across it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.wording.texts import say, say_count

from .. import desk_texts as texts
from ..clued.slot_words import SlotWord


class SlotWordsPanel(QWidget):
    """Shows words, and tells which one is wanted."""

    pattern_changed = Signal()
    pointed = Signal(str)
    """A word that could be laid; "" for none."""
    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._words: tuple[SlotWord, ...] = ()
        self.pattern = QLineEdit()
        self.pattern.setPlaceholderText(say(texts.PATTERN_HINT))
        self.list = QListWidget()
        self.list.setAccessibleName(say(texts.WORDS_HERE))
        self.count = label("", tone="muted")
        in_column(
            field_label(say(texts.PATTERN), self.pattern),
            self.pattern,
            (self.list, 1),
            self.count,
            inside=self,
            spacing=look().gap(0.75),
        )
        self.pattern.textChanged.connect(lambda _text: self.pattern_changed.emit())
        self.list.itemActivated.connect(lambda item: self._want(self.list.row(item)))
        self.list.currentRowChanged.connect(self._point)

    def show_words(self, words: Sequence[SlotWord]) -> None:
        """Show them, the best one first."""
        if tuple(words) == self._words:
            return
        self._words = tuple(words)
        self.list.clear()
        for one in words:
            said = say_count(texts.FIT_ACROSS, one.across)
            item = QListWidgetItem(f"{one.word}   {one.score} · {said}")
            self.list.addItem(item)
        self.count.setText(say_count(texts.WORDS_FIT, len(words)))

    def _want(self, row: int) -> None:
        if 0 <= row < len(self._words):
            self.wanted.emit(self._words[row].word)

    def _point(self, row: int) -> None:
        self.pointed.emit(self._words[row].word if 0 <= row < len(self._words) else "")
