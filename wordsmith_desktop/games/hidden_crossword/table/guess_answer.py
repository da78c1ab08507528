"""A guess that was answered, and what is shown beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import Patience
from wordsmith_desktop.window.kit.keyboard_keeper import HandsOn
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import say

from ..rules.clues import Attempt, Guess, Record
from ..rules.marks import Mark
from ..words import table_texts as texts
from ..words.sheet_texts import say_ordinal
from ..words.table_texts import PLACEMENT_EXPLAINED, PLACEMENT_NAMES, PLACEMENT_SAID
from .marks import MarkedWord

_TILE = 76
"""Side of a tile of the guess that was made, in pixels of the smallest window."""
_LEAST = 36
"""Least breadth of what stands beside the word, in grid steps that grow with the text."""


class BesideWord(HandsOn):
    """Has the word; whoever derives from it fills the `column` beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.word = MarkedWord(look().on_table(_TILE))
        self.column = QVBoxLayout()
        """What stands beside the word."""
        self.column.setSpacing(look().gap(0.5))
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look().gap(2))
        self._row.addWidget(self.word, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addLayout(self.column, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        # Not by a focus proxy, which Tab would never get past.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.home is not None:
            self.home.setFocus(event.reason())

    def fit(self) -> None:
        """Have the rest beside the word where there is room."""
        self.word.setVisible(bool(self.word.word))
        room = self.width() - self.word.sizeHint().width()
        direction = QBoxLayout.Direction
        is_wide = room >= look().px(_LEAST)
        self._row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


def say_answer(record: Record) -> str:
    """What was answered, without the marks, in sentences."""
    if isinstance(record, Attempt):
        return say(texts.ATTEMPT_RIGHT if record.is_right else texts.ATTEMPT_WRONG)
    is_found = bool(record.marks) and set(record.marks) == {Mark.STAR}
    return f"{say(texts.FOUND)} {say_where(record)}" if is_found else say_where(record)


def say_meaning(record: Record) -> str:
    """What the term means that says where the word lies; empty where none was said."""
    if isinstance(record, Attempt) or record.placement is None:
        return ""
    term, meaning = PLACEMENT_NAMES[record.placement], PLACEMENT_EXPLAINED[record.placement]
    return say(texts.EXPLAINED, term=say(term), meaning=say(meaning))


def say_where(guess: Guess) -> str:
    """How many words of its length there are, and where the one lies that was asked about."""
    length = len(guess.word)
    if guess.place is None or guess.placement is None:
        return say(texts.ANSWER_NONE, length=length)
    placement = say(PLACEMENT_SAID[guess.placement])
    if guess.count == 1:
        return say(texts.ANSWER_ONLY, length=length, placement=placement)
    ordinal = say_ordinal(guess.place)
    return say(
        texts.ANSWER_WHICH, n=guess.count, length=length, ordinal=ordinal, placement=placement
    )


@has_role(QAccessible.Role.Grouping)
class AnswerBar(BesideWord):
    """The marked word, what was answered in a sentence, and the button that goes on."""

    went_on = Signal()
    typed_on = Signal(str)
    """A letter of the next guess."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.goes_on_by_typing = False
        """Whether the next guess follows at once, so that its letters can be typed here."""
        self.setAccessibleName(say(texts.GOAL_ANSWER))
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
        # A page may have it stand in its bar instead.
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

    def take_key(self, event: QKeyEvent) -> bool:
        """Begin the next guess with a letter; says whether the key meant that."""
        is_letter = len(event.text()) == 1 and event.text().isalpha()
        with_others = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if not (is_letter and self.goes_on_by_typing) or with_others:
            return False
        self.typed_on.emit(event.text())
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.take_key(event))

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
