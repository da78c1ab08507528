"""The two clue types, each with an example in tiles: for the form, and after the building."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.questions import Cards, best_at_first
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.segments import AnswerCard
from wordsmith_desktop.wording.texts import say

from ..rules.marks import ClueType, marks_of
from ..words import form_texts as texts
from ..words import table_texts
from .marks import MarkedWord

_TILE = 4.5
"""Side of a tile in grid steps."""


class ClueCard(AnswerCard):
    """What the marks tell, and below it an example in tiles."""

    def __init__(self, clue: ClueType) -> None:
        title, explanation = texts.CLUES[clue]
        if clue is ClueType.ALPHABET:
            explanation = best_at_first(explanation)
        hidden, guess = say(texts.EXAMPLE_HIDDEN), say(texts.EXAMPLE_GUESS)
        example = say(texts.EXAMPLE, hidden=hidden, guess=guess)
        super().__init__(say(title), f"{say(explanation)}\n{example}")
        self.example = MarkedWord(look().px(_TILE), self)
        self.example.show_word(guess, marks_of(clue, hidden, guess))
        # A child lies above the card and would have the clicks that are meant for it.
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


class CluePanel(QWidget):
    """Asks both players, once all puzzles are laid (W12)."""

    agreed = Signal(object)
    """The `ClueType` that they agreed on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = clue_question(ClueType.ALPHABET)
        self.begin = buttons.primary(say(table_texts.CLUE_BEGIN), self._agree)
        self._note = label(say(table_texts.CLUE_NOTE))
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setSpacing(look().gap(2))
        column.addWidget(label(say(table_texts.CLUE_TITLE), size="title"))
        column.addWidget(self._note)
        column.addWidget(self.question)
        column.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignRight)
        column.addStretch(1)
        in_column(scrolled(inside), inside=self)

    def show_question(self, proposed: ClueType, *, is_new: bool, is_solo: bool) -> None:
        """Ask; the proposal is chosen when the question is new."""
        self._note.setVisible(not is_solo)
        if is_new:
            self.question.choose(proposed)

    def only_show(self) -> None:
        """Ask for nothing: the match is only looked at."""
        self.setEnabled(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.question.fit(self.width())

    def _agree(self) -> None:
        self.agreed.emit(self.question.value)
