"""Words out of a dictionary, such as the list of a class, for a crossword that is laid of them."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.languages import name_of
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.layouts import in_column, in_row
from wordsmith_desktop.window.kit.rooms import RoomContext
from wordsmith_desktop.wording.texts import say

from ...rules.ruleset import Difficulty
from .. import desk_texts as texts
from ..clued.common_words import drawn_from_list, drawn_words
from ..clued.word_sources import tags_of

_USUAL, _MOST = 15, 60


class ListedWords(QWidget):
    """Asks for a dictionary and how many words, and draws them."""

    drawn = Signal(object)
    """Some words, in capitals."""

    def __init__(self, context: RoomContext, language: str) -> None:
        super().__init__()
        self._context = context
        titles = dict(context.dictionaries())
        self.list, self.count = QComboBox(), QSpinBox()
        for tag in tags_of(language, list(titles)):
            self.list.addItem(say(titles[tag]), tag)
        # The first call opens it.
        self.list.currentIndexChanged.connect(lambda _at: self._lexicon())
        self.count.setRange(1, _MOST)
        self.count.setValue(_USUAL)
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.draw = buttons.secondary(say(texts.DRAW_WORDS), self.draw_words)
        row = in_row((self.list, 1), self.count, self.draw, spacing=look().gap(1))
        in_column(
            field_label(say(texts.WORDS_FROM), self.list),
            row,
            inside=self,
            spacing=look().gap(0.5),
        )
        self.list.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.list.setMinimumContentsLength(10)
        self.count.setAccessibleName(say(texts.HOW_MANY_WORDS))
        self._lexicon()

    def draw_words(self) -> None:
        """Draw them; nothing comes as long as the dictionary opens."""
        lexicon, rng = self._lexicon(), Rng(random.getrandbits(62))
        if lexicon is None:
            return
        count = self.count.value()
        if name_of(self.list.currentData()):
            self.drawn.emit(drawn_from_list(lexicon.index, rng, count))
        else:
            self.drawn.emit(drawn_words(lexicon.index, Difficulty.MEDIUM, rng, count))

    def _lexicon(self) -> Lexicon | None:
        return self._context.lexicon(self.list.currentData())
