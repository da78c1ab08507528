"""The anchor, or a word that the dictionary is asked about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.games.hidden_crossword.state import About, Phase
from wordsmith_desktop.ui.games.hidden_crossword.draw import texts
from wordsmith_desktop.ui.games.hidden_crossword.draw.tile_row import TileRow
from wordsmith_desktop.ui.games.hidden_crossword.tiles.tile import TileKind
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.table_texts import JUDGING
from wordsmith_desktop.ui.kit.texts import Text, say


class ToldWord(QWidget):
    """A word in tiles, whose it is, and what happens now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("", size="lead")
        self.called = TileRow()
        self.anchor = TileRow(TileKind.ANCHOR)
        self.note = label("", tone="muted")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look().gap(0.75))
        for part in (self.title, self.called, self.anchor, self.note):
            whole.addWidget(part)

    def show_draw(self, seen: Observation, names: Sequence[str]) -> None:
        """Show the anchor, or else the word that is judged."""
        word = called_word(seen)
        self.called.show_letters(word, word)
        self.anchor.show_letters(seen.anchor, seen.anchor)
        self.called.setVisible(bool(word))
        self.anchor.setVisible(bool(seen.anchor))
        self.title.setText(_title(seen, names))
        self.note.setText(_note(seen))
        self.note.setVisible(bool(self.note.text()))


def called_word(seen: Observation) -> str:
    """The word that the dictionary is asked about as an anchor; empty for none."""
    inquiry = seen.inquiry
    return inquiry.words[0] if inquiry and inquiry.about is About.ANCHOR else ""


def _title(seen: Observation, names: Sequence[str]) -> str:
    if seen.anchor and seen.anchor_seat is not None:
        return _of(texts.SAW, texts.SAW_ALONE, names, seen.anchor_seat)
    if seen.inquiry is not None:
        return _of(texts.CALLS, texts.CALLS_ALONE, names, seen.inquiry.seat)
    return ""


def _of(shared: Text, alone: Text, names: Sequence[str], seat: int) -> str:
    return say(alone) if len(names) == 1 else say(shared, name=names[seat])


def _note(seen: Observation) -> str:
    if called_word(seen):
        return say(JUDGING)
    return say(texts.DRAW_GOES_ON) if seen.phase is Phase.DRAW else ""
