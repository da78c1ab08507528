"""Words that the program offers as anchors."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.hidden_crossword.draw import texts
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.flow_layout import FlowLayout
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.patience import Patience
from wordsmith_desktop.ui.kit.questions import Choice
from wordsmith_desktop.ui.kit.segments import Segment
from wordsmith_desktop.ui.kit.texts import say


class OfferedWords(QWidget):
    """A button for each word; of two players one says first who names it."""

    chosen = Signal(int, str)
    """A seat and the word."""

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_alone = len(names) == 1
        self.title = label("", size="lead")
        self.words: tuple[QPushButton, ...] = ()
        self.who = Choice(
            texts.WHO_NAMES_IT, {seat: Segment(name) for seat, name in enumerate(names)}, value=0
        )
        self._patience = Patience(self)
        self._line = QWidget()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look().gap(1))
        for part in (self.title, self._line, self.who):
            self._column.addWidget(part)

    def show_words(self, words: Sequence[str]) -> None:
        """Offer these, or say that there is none."""
        line = QWidget()
        flow = FlowLayout(line, spacing=look().gap(1))
        self.words = tuple(self._button(word) for word in words)
        for button in self.words:
            flow.addWidget(button)
        self._column.replaceWidget(self._line, line)
        self._line.hide()
        self._line.deleteLater()
        self._line = line
        self._order_tabs()
        self.who.setVisible(bool(words) and not self._is_alone)
        choose = texts.CHOOSE_ONE_ALONE if self._is_alone else texts.CHOOSE_ONE
        self.title.setText(say(choose if words else texts.NO_WORDS))
        announce(self, self.title.text())

    def _order_tabs(self) -> None:
        """Have the tab key come to the words first: Qt puts new widgets last."""
        who = self.who.group.buttons()
        for before, after in pairwise((*self.words, *who)):
            QWidget.setTabOrder(before, after)

    def _button(self, word: str) -> QPushButton:
        name = say(texts.TAKE, word=word)
        button = buttons.secondary(word, partial(self._choose, word), name=name)
        self._patience.watch(button)
        return button

    def _choose(self, word: str) -> None:
        self.chosen.emit(self.who.value, word)
