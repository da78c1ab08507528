"""A word that is looked for: the guesses at it in columns, a note, and which words still fit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.fold import FoldHeadline
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_row, reveal
from wordsmith_desktop.window.kit.questions import Choice
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording.texts import say, say_count

from ...rules.checks import LONGEST_NOTE
from ...rules.letter_notes import LetterNote
from ...rules.ruled_out import Excluded
from ...words import sheet_texts as texts
from ...words.table_texts import PLACEMENT_EXPLAINED
from .fitting_words import EXPLAINED, MOST_WORDS, NAMES, NO_FIGURES, Figures, WordList, WordOrder
from .letter_notes import LetterPanel, say_letters
from .record_card import RecordCard
from .views import SoughtWord, say_heading, say_slot

_NOTE = 18
"""Least breadth of a note beside the other part, in grid steps that grow with the text."""


class StillFit(FoldHeadline):
    """A line as broad as what it says; it unfolds the words."""

    def __init__(self) -> None:
        super().__init__("")
        # A click leaves the keyboard to the guess, so that Enter still guesses.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_account(self, account: str) -> None:
        super().show_account(account)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        text = QFontMetrics(look().font()).horizontalAdvance(self.toolTip())
        return QSize(text + look().px(3) + look().gap(3), super().sizeHint().height())


class NoteRow(QWidget):
    """The note, and behind it what unfolds the letters."""

    def __init__(self, note: QWidget, letters: QWidget) -> None:
        super().__init__()
        in_row((note, 1), letters, inside=self, spacing=look().gap(0.5))


class CardFoot(QWidget):
    """Two parts in one row, or one below the other where that leaves the note too little room."""

    def __init__(self, still_fit: QWidget, note: QWidget) -> None:
        super().__init__()
        self._still_fit, self._note = still_fit, note
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
        is_wide = room >= max(look().px(_NOTE), self._note.minimumSizeHint().width())
        self._row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(_NOTE), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


def still_fit(count: int) -> str:
    """How many words still fit."""
    return say_count(texts.STILL_FIT, count) if count else say(texts.NONE_FIT)


def listed_of(count: int, shown: int) -> str:
    """Which of the words that still fit are listed; empty where all are."""
    if shown >= count:
        return ""
    return say(texts.LISTED_FIRST if shown >= MOST_WORDS else texts.LISTED_CLEAN, shown=shown)


_NOTE_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class NoteField(QLineEdit):
    """Tells what was written once it is done; Escape brings back what stood there."""

    written = Signal(str)
    """Another note than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = ""
        self.setMaxLength(LONGEST_NOTE)
        self.setPlaceholderText(say(texts.NOTE))
        self.setMinimumWidth(look().px(16))
        self.editingFinished.connect(self.flush)

    def show_note(self, note: str) -> None:
        """Show a note, unless another one is just being written."""
        is_writing = self.hasFocus() and self.text() != self._kept
        self._kept = note
        if not is_writing and self.text() != note:
            self.setText(note)

    def flush(self) -> None:
        """Tell now what was written since."""
        text = "".join(character for character in self.text() if character.isprintable()).strip()
        if text != self._kept:
            self._kept = text
            self.written.emit(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text() != self._kept:
            self.setText(self._kept)
            return
        super().keyPressEvent(event)
        if event.key() in _NOTE_ENTER:
            # Qt hands it on, and on the page it would make a guess.
            event.accept()


class SlotCard(RecordCard):
    """The guesses at one word; below them a note, and the words that still fit, once told."""

    noted = Signal(str)
    """What is to stand beside the word."""
    letter_marked = Signal(int, str, object)
    """A place in the word from 0, a letter, and the `LetterMark` that it is to have."""
    word_chosen = Signal(str)
    """A word that still fits was chosen."""
    unfolded = Signal()
    """The words were unfolded or folded."""

    def __init__(self, slot: SoughtWord, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slot = slot
        self._words: Sequence[str] = ()
        self.note = NoteField()
        self.still_fit = StillFit()
        """How many words still fit; it unfolds them."""
        self.words = WordList()
        self.listed = label("", tone="muted")
        """Which of the words are listed, where not all are."""
        self._figures = NO_FIGURES
        self.order: Choice[WordOrder] = Choice(
            texts.ORDER,
            {order: Segment(say(text)) for order, text in NAMES.items()},
            value=WordOrder.COMMON,
            explanations=EXPLAINED,
        )
        self.order.heading.hide()
        self.letters = StillFit()
        """It unfolds the letters, to be crossed out."""
        self.letters.show_account(say(texts.LETTER_NOTES))
        self.letter_notes, self.panel = label("", tone="muted"), LetterPanel()
        self._shown_letters: tuple[str, Sequence[LetterNote], Excluded] = ("", (), frozenset())
        self._foot = CardFoot(self.still_fit, NoteRow(self.note, self.letters))
        self.column.addWidget(self._foot)
        for part in (self.letter_notes, self.panel):
            self.column.addWidget(part)
            part.hide()
        self.column.addWidget(self.listed)
        self.column.addWidget(self.order)
        self.column.addWidget(self.words)
        self.listed.hide()
        self.words.hide()
        self.order.hide()
        self.order.changed.connect(self._fill)
        self.still_fit.hide()
        self.note.written.connect(self.noted)
        self.words.chosen.connect(self.word_chosen)
        self.still_fit.toggled.connect(self._fill)
        self.still_fit.clicked.connect(self.unfolded)
        self.panel.marked.connect(self.letter_marked)
        self.letters.toggled.connect(self._fill_letters)
        self.letters.clicked.connect(self.unfolded)

    @property
    def slot(self) -> SoughtWord:
        """What is shown."""
        return self._slot

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where the tab key comes to, in order."""
        orders = map(self.order.button, WordOrder)
        letters = (self.letters, *self.panel.buttons)
        return self.still_fit, self.note, *letters, *orders, self.words

    def show_slot(self, slot: SoughtWord, *, can_note: bool) -> None:
        """Show this word; which words fit is forgotten where the guesses are others."""
        self._slot = slot
        # Without a placement the card says by itself that nobody asked.
        said = say_heading(slot) if slot.placement is not None else say_slot(slot)
        self.show_heading(said, _meaning(slot))
        if self.show_records(slot.guesses):
            self._forget_words()
        self.note.setAccessibleName(say(texts.NOTE_NAME, slot=say_slot(slot)))
        self.words.setAccessibleName(say(texts.CANDIDATES_NAME, slot=say_slot(slot)))
        self.note.show_note(slot.note)
        self.note.setReadOnly(not can_note)
        self.note.setVisible(bool(slot.note) or (can_note and not slot.is_found))

    def show_letters(
        self, letters: str, notes: Sequence[LetterNote], struck: Excluded = frozenset()
    ) -> None:
        """Show what is noted of the word's letters, of which there are these; after the word.

        Those that are `struck` are out whatever is noted.
        """
        self._shown_letters = letters, notes, struck
        is_open = not (self.note.isReadOnly() or self._slot.is_found)
        if not is_open:
            self.letters.setChecked(False)
        self.letters.setVisible(is_open and bool(letters))
        name = say(texts.LETTERS_NAME, slot=say_slot(self._slot))
        self.letters.setAccessibleDescription(name)
        self.panel.setAccessibleName(name)
        said = say_letters(self._slot, notes)
        self.letter_notes.setText(said)
        self.letter_notes.setVisible(bool(said))
        self._fill_letters()

    def show_candidates(
        self, count: int, words: Sequence[str], figures: Figures = NO_FIGURES
    ) -> None:
        """Tell how many words still fit; `words` are those to be listed."""
        self._words, self._figures = words, figures
        self.still_fit.show_account(still_fit(count))
        self.listed.setText(listed_of(count, len(words)))
        self.still_fit.setEnabled(bool(words))
        self.still_fit.show()
        self._foot.fit()
        self._fill()

    def _forget_words(self) -> None:
        self._words, self._figures = (), NO_FIGURES
        self.order.hide()
        self.still_fit.show_account("")
        self.still_fit.hide()
        self.words.show_words(())
        for part in (self.words, self.listed):
            part.hide()

    def reveal_letters(self) -> None:
        """Have the letters in sight, if they are unfolded."""
        if self.letters.isChecked():
            reveal(self.panel)

    def _fill_letters(self) -> None:
        """Have the letters there only while they are seen: there may be dozens."""
        is_shown = self.letters.isChecked()
        if is_shown:
            self.panel.show_letters(self._slot, *self._shown_letters)
        else:
            self.panel.clear()
        self.panel.setVisible(is_shown)
        for before, after in pairwise(self.stops):
            QWidget.setTabOrder(before, after)

    def _fill(self) -> None:
        """List the words only while they are seen: there may be thousands."""
        is_shown = self.still_fit.isChecked() and bool(self._words)
        shown = self._words if is_shown else ()
        # A single word has none to be compared with.
        figures = self._figures if len(shown) > 1 else NO_FIGURES
        self.words.show_words(shown, figures, self.order.value)
        self.words.setVisible(is_shown)
        self.listed.setVisible(is_shown and bool(self.listed.text()))
        self.order.setVisible(bool(figures))


def _meaning(slot: SoughtWord) -> str:
    """What the term in the heading means."""
    return say(PLACEMENT_EXPLAINED[slot.placement]) if slot.placement else ""
