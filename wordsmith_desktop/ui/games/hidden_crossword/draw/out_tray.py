"""The red letters that were laid aside."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.hidden_crossword.draw import texts
from wordsmith_desktop.ui.games.hidden_crossword.draw.tile_row import TileRow
from wordsmith_desktop.ui.games.hidden_crossword.tiles.tile import TileKind
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import joined, say


class OutTray(QWidget):
    """Crossed-out tiles and why they lie there (W4); nothing is to be seen before the first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("")
        self.tiles = TileRow(TileKind.OUT)
        self.why = label(say(texts.OUT_WHY), tone="muted")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(look().gap(1), 0, 0, 0)
        whole.setSpacing(look().gap(0.5))
        for part in (self.title, self.tiles, self.why):
            whole.addWidget(part)
        whole.addStretch(1)
        self.show_letters("", "")

    def show_letters(self, letters: str, spoken: str) -> None:
        """Show these; `spoken` is what a screen reader says of them."""
        self.title.setText(say(texts.OUT_LIST, letters=joined(letters)))
        self.tiles.show_letters(letters, spoken)
        for part in (self.title, self.tiles, self.why):
            part.setVisible(bool(letters))
