"""The alphabet in a dialog of its own; a typed letter lights up."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.letter_pieces.alphabet import Alphabet
from wordsmith_desktop.games.letter_pieces.pieces import Counts
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.ui.games.letter_pieces.guide import texts
from wordsmith_desktop.ui.games.letter_pieces.guide.guide import AlphabetGuide
from wordsmith_desktop.ui.kit.dialogs import PlainDialog
from wordsmith_desktop.ui.kit.texts import say


class GuideDialog(PlainDialog):
    """All letters of the match's alphabet; those that a pool can build are marked."""

    def __init__(self, alphabet: Alphabet, pool: Counts | None, parent: QWidget) -> None:
        super().__init__(say(texts.GUIDE), parent=parent)
        self.guide = AlphabetGuide(alphabet)
        self.guide.show_pool(pool)
        self.add(self.guide, stretch=1)
        self.add_close()
        self.fit(900, 680)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = fold(event.text())[:1]
        if letter in self.guide.cards:
            self.guide.highlight(letter)
        else:
            super().keyPressEvent(event)
