"""What a computer has guessed, as it lies where people lay theirs until that was seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.motion.choreography import Movement
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import say

from ..rules.clues import Guess
from ..rules.events import GuessSeen
from ..words import table_texts as texts
from .guess_answer import BesideWord, say_where
from .sheet.asked_puzzle import LAST_ASKED


def other_guess(events: Iterable[TableEvent], table: AnyTable) -> GuessSeen | None:
    """The guess of a computer that whoever looks is shown by these (W14); None for none.

    A person's is handed over behind the curtain.
    """
    for event in events:
        if isinstance(event, GuessSeen) and isinstance(event.record, Guess):
            return event if event.seat in table.computers else None
    return None


def laid(event: GuessSeen) -> Iterator[Movement]:
    """Its tiles come from whoever guessed; the marks are seen once they lie there."""
    places = range(len(event.record.word)) if isinstance(event.record, Guess) else ()
    tiles = tuple(("guessed", place) for place in places)
    yield Movement(tiles, source=("seat", event.seat), is_laid=True)
    yield Movement(tuple(("mark", place) for place in places), waits=True)


def onto_puzzle(guessed: GuessSeen) -> Iterator[Movement]:
    """It goes to the word of the own puzzle that was asked about."""
    places = range(len(guessed.record.word)) if isinstance(guessed.record, Guess) else ()
    yield Movement(tuple(("guessed", place) for place in places), goal=LAST_ASKED)


@has_role(QAccessible.Role.Grouping)
class OtherGuess(BesideWord):
    """The word with its marks, who guessed it, and what was answered."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(say(texts.OTHER_GUESS))
        self.sentence, self.answer = label("", size="lead"), label("", tone="muted")
        for part in (self.sentence, self.answer):
            self.column.addWidget(part)
        self.column.addStretch(1)

    def show_guess(self, guess: Guess, name: str) -> None:
        """Show what somebody of that name has guessed; the message line has it read out."""
        self.word.show_word(guess.word, guess.marks)
        self.sentence.setText(say(texts.OTHER_GUESSES, name=name, word=guess.word))
        self.answer.setText(say_where(guess))
        self.fit()

    def show_nothing(self) -> None:
        """Leave nothing of anybody's guess, for the curtain."""
        self.word.show_nothing()
        self.sentence.setText("")
        self.answer.setText("")
