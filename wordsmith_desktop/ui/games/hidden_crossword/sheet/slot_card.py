"""A word that is looked for: the guesses at it in columns, a note, and which words still fit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.ui.games.hidden_crossword.sheet import texts
from wordsmith_desktop.ui.games.hidden_crossword.sheet.candidates import (
    StillFit,
    WordList,
    still_fit,
)
from wordsmith_desktop.ui.games.hidden_crossword.sheet.note import NoteField
from wordsmith_desktop.ui.games.hidden_crossword.sheet.record_card import RecordCard
from wordsmith_desktop.ui.games.hidden_crossword.sheet.spoken import say_heading, say_slot
from wordsmith_desktop.ui.games.hidden_crossword.sheet.views import Slot
from wordsmith_desktop.ui.games.hidden_crossword.terms_texts import PLACEMENT_EXPLAINED
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.texts import say

_NOTE = 18
"""Least breadth of a note beside the other part, in grid steps that grow with the text."""


class SlotCard(RecordCard):
    """The guesses at one word; below them a note, and the words that still fit, once told."""

    noted = Signal(str)
    """What is to stand beside the word."""
    word_chosen = Signal(str)
    """A word that still fits was chosen."""
    unfolded = Signal()
    """The words were unfolded or folded."""

    def __init__(self, slot: Slot, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slot = slot
        self._words: Sequence[str] = ()
        self.note = NoteField()
        self.still_fit = StillFit()
        """How many words still fit; it unfolds them."""
        self.words = WordList()
        self._foot = _Foot(self.still_fit, self.note)
        self.column.addWidget(self._foot)
        self.column.addWidget(self.words)
        self.words.hide()
        self.still_fit.hide()
        self.note.written.connect(self.noted)
        self.words.chosen.connect(self.word_chosen)
        self.still_fit.toggled.connect(self._fill)
        self.still_fit.clicked.connect(self.unfolded)

    @property
    def slot(self) -> Slot:
        """What is shown."""
        return self._slot

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where the tab key comes to, in order."""
        return self.still_fit, self.note, self.words

    def show_slot(self, slot: Slot, *, can_note: bool) -> None:
        """Show this word; which words fit is forgotten where the guesses are others."""
        self._slot = slot
        self.show_heading(say_heading(slot), _meaning(slot))
        if self.show_records(slot.guesses):
            self._forget_words()
        self.note.setAccessibleName(say(texts.NOTE_NAME, slot=say_slot(slot)))
        self.words.setAccessibleName(say(texts.CANDIDATES_NAME, slot=say_slot(slot)))
        self.note.show_note(slot.note)
        self.note.setReadOnly(not can_note)
        self.note.setVisible(bool(slot.note) or (can_note and not slot.is_found))

    def show_candidates(self, count: int, words: Sequence[str]) -> None:
        """Tell how many words still fit; `words` are those to be listed."""
        self._words = words
        self.still_fit.show_account(still_fit(count, len(words)))
        self.still_fit.setEnabled(bool(words))
        self.still_fit.show()
        self._foot.fit()
        self._fill()

    def _forget_words(self) -> None:
        self._words = ()
        self.still_fit.show_account("")
        self.still_fit.hide()
        self.words.clear()
        self.words.hide()

    def _fill(self) -> None:
        """List the words only while they are seen: there may be thousands."""
        is_shown = self.still_fit.isChecked() and bool(self._words)
        self.words.show_words(self._words if is_shown else ())
        self.words.setVisible(is_shown)


class _Foot(QWidget):
    """Two parts in one row, or one below the other where that leaves the note too little room."""

    def __init__(self, still_fit: QWidget, note: QWidget) -> None:
        super().__init__()
        self._still_fit = still_fit
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look().gap(0.5))
        self._row.addWidget(still_fit)
        self._row.addWidget(note, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def fit(self) -> None:
        """Stand in one row where there is room."""
        room = self.width() - self._still_fit.sizeHint().width()
        direction = QBoxLayout.Direction
        is_wide = room >= look().px(_NOTE)
        self._row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(_NOTE), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


def _meaning(slot: Slot) -> str:
    """What the term in the heading means."""
    return say(PLACEMENT_EXPLAINED[slot.placement]) if slot.placement else ""
