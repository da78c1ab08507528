"""The answer just given, large enough for a quick look."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.hidden_crossword.clues import Guess, Record
from wordsmith_desktop.ui.games.hidden_crossword.guess.beside import BesideWord
from wordsmith_desktop.ui.games.hidden_crossword.guess.spoken import say_answer, say_meaning
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.patience import Patience


class AnswerBar(BesideWord):
    """The marked word, what was answered in a sentence, and the button that goes on."""

    went_on = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._record: Record | None = None
        self.sentence = label("", size="lead")
        self.meaning = label("", tone="muted")
        """What the term in the sentence means."""
        self.note = label("")
        self.go_on = buttons.primary("", self.went_on.emit)
        # The Enter that made the guess, pressed twice, must not go on.
        self._patience = Patience(self)
        self._patience.watch(self.go_on)
        for part in (self.sentence, self.meaning, self.note):
            self.column.addWidget(part)
        self.column.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addStretch(1)
        self.show_nothing()

    @property
    def home(self) -> QWidget:
        return self.go_on

    def show_answer(self, record: Record, *, next_label: str, note: str = "") -> None:
        """Show what was answered; the button says `next_label`, a `note` stands above it."""
        is_new, self._record = record != self._record, record
        if isinstance(record, Guess):
            self.word.show_word(record.word, record.marks)
        else:
            self.word.show_nothing()
        self._say(say_answer(record), say_meaning(record), note, next_label)
        self.fit()
        if is_new:
            self._patience.restart()
            announce(self, " ".join((self.word.accessibleName(), self.sentence.text())).strip())

    def show_nothing(self) -> None:
        """Leave nothing of anybody's answer, for the curtain."""
        self._record = None
        self.word.show_nothing()
        self._say("", "", "", "")

    def _say(self, sentence: str, meaning: str, note: str, next_label: str) -> None:
        parts = ((self.sentence, sentence), (self.meaning, meaning), (self.note, note))
        for part, text in parts:
            part.setText(text)
            part.setVisible(bool(text))
        self.go_on.setText(next_label.replace("&", "&&"))
        self.go_on.setAccessibleName(next_label)
        self.go_on.setAccessibleDescription(sentence)
