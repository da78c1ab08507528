"""The better play at a moment of a match that is over: in words, and laid on its table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from wordsmith_desktop.session.past_match import BetterPlay
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.game_entry import PaintWord
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import say

from .. import replay_texts as texts


@has_role(QAccessible.Role.Graphic)
class WordPicture(QWidget):
    """A word in a game's own pieces."""

    def __init__(self, word: str, paint: PaintWord) -> None:
        super().__init__()
        self._word, self._paint = word, paint
        self.setAccessibleName(say(texts.BETTER_WORD, word=word))
        side = look().px(_PIECE)
        self.setFixedSize(side * len(word), side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, QRectF(self.rect()), self._word, look())


_PIECE: Final = 5
"""Height of a piece, in steps of the grid."""


@has_role(QAccessible.Role.Grouping)
class BetterBar(QFrame):
    """Says what would have been better, and lays it on the table or takes it off again."""

    wanted = Signal(bool)
    """Whether the better play is to lie on the table."""

    def __init__(self, better: BetterPlay, paint_word: PaintWord | None = None) -> None:
        """`paint_word` draws the word beside the sentence, where no table shows it."""
        super().__init__()
        self.setProperty("surface", "raised")
        self.setAccessibleName(better.sentence)
        self._is_laid = False
        self.sentence = label(better.sentence)
        self.button = secondary(say(texts.SHOW_BETTER), self._toggle)
        self.button.setVisible(bool(better.laid))
        row = QHBoxLayout(self)
        step = look().gap(1)
        row.setContentsMargins(2 * step, step, 2 * step, step)
        row.setSpacing(2 * step)
        row.addWidget(self.sentence, 1)
        if paint_word is not None and better.word and not better.laid:
            row.addWidget(WordPicture(better.word, paint_word))
        row.addWidget(self.button)

    def show_laid(self, is_laid: bool) -> None:
        """Say by the button what it does next; what came to lie there is told."""
        self._is_laid = is_laid
        self.button.setText(say(texts.SHOW_BOARD if is_laid else texts.SHOW_BETTER))
        if is_laid:
            announce(self, self.sentence.text())

    def _toggle(self) -> None:
        self.wanted.emit(not self._is_laid)
