"""All the letters that puzzles are built with, in tiles."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.letters import is_vowel
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.ui.games.hidden_crossword.draw import texts
from wordsmith_desktop.ui.games.hidden_crossword.draw.tile_row import TileRow
from wordsmith_desktop.ui.games.hidden_crossword.draw.views import KINDS, has_extra_u
from wordsmith_desktop.ui.games.hidden_crossword.sentences.texts import EXTRA_U
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import joined, say


class Pool(QWidget):
    """The letters by kind, vowels first, under a title."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("")
        self.rows = {kind: TileRow() for kind in reversed(KINDS)}
        self.extra = label(say(EXTRA_U))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(1) // 2)
        for part in (self.title, *self.rows.values(), self.extra):
            column.addWidget(part)

    def show_pool(self, seen: Observation) -> None:
        """Show what was drawn."""
        pool = sorted(seen.pool)
        text = texts.POOL_ALONE if seen.is_solo else texts.POOL
        self.title.setText(say(text, n=len(pool)))
        for kind, row in self.rows.items():
            letters = [letter for letter in pool if is_vowel(letter) == kind.has_vowels]
            spoken = say(texts.LISTED, kind=say(kind.name), letters=joined(letters))
            row.show_letters("".join(letters), spoken)
        self.extra.setVisible(has_extra_u(seen))
