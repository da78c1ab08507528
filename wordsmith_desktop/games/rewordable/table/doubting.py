"""Asks which of the words that stand unjudged is challenged (C14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording.texts import say

from ..rules.laying import Word
from ..words import table_texts as texts


class DoubtDialog(PlainDialog):
    """A button for each word, the one built last first."""

    def __init__(
        self,
        words: Sequence[Word],
        names: Sequence[str],
        doubt: Callable[[int], object],
        parent: QWidget,
    ) -> None:
        """`doubt` is called with the number of the word that was chosen."""
        super().__init__(say(texts.DOUBT_TITLE), say(texts.DOUBT_NOTE), parent)
        self._doubt = doubt
        holder = QWidget()
        column = in_column(inside=holder, spacing=look().gap(1))
        for word in sorted(words, key=lambda one: one.id, reverse=True):
            text = say(texts.DOUBT_WORD, word=word.text, name=names[word.owner])
            column.addWidget(buttons.secondary(text, partial(self._choose, word.id)))
        column.addStretch(1)
        self.add(scrolled(holder), stretch=1)
        self.add_close()
        self.fit(440, 420)

    def _choose(self, number: int) -> None:
        self.accept()
        self._doubt(number)
