"""The two clue types as cards, each with the same guess marked in its way (W12)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent

from wordsmith_desktop.games.hidden_crossword.clues import ClueType, marks_of
from wordsmith_desktop.ui.games.hidden_crossword.new_match import texts
from wordsmith_desktop.ui.games.hidden_crossword.tiles.marked_word import MarkedWord
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.questions import Cards
from wordsmith_desktop.ui.kit.segments import Card
from wordsmith_desktop.ui.kit.texts import say

_TILE = 4.5
"""Side of a tile in grid steps."""


class ClueCard(Card):
    """What the marks tell, and below it an example in tiles."""

    def __init__(self, clue: ClueType) -> None:
        title, explanation = texts.CLUES[clue]
        hidden, guess = say(texts.EXAMPLE_HIDDEN), say(texts.EXAMPLE_GUESS)
        example = say(texts.EXAMPLE, hidden=hidden, guess=guess)
        super().__init__(say(title), f"{say(explanation)}\n{example}")
        self.example = MarkedWord(look().px(_TILE), self)
        self.example.show_word(guess, marks_of(clue, hidden, guess))
        self.example.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        said = f"{self.accessibleDescription()} {self.example.accessibleName()}"
        self.setAccessibleDescription(said)

    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(width) + self.example.sizeHint().height() + look().gap(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.example.sizeHint()
        top = self.height() - look().gap(1) - size.height()
        self.example.setGeometry(self.text_left, top, size.width(), size.height())


def clue_question(value: ClueType) -> Cards[ClueType]:
    """Which clue type is played with."""
    return Cards(texts.CLUE, {clue: ClueCard(clue) for clue in ClueType}, value=value)
