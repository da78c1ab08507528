"""Which of several words of the same length a guess is about."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from wordsmith_desktop.games.hidden_crossword.clues import Guess
from wordsmith_desktop.ui.games.hidden_crossword.guess import texts
from wordsmith_desktop.ui.games.hidden_crossword.guess.beside import BesideWord
from wordsmith_desktop.ui.games.hidden_crossword.sheet.record_card import discard
from wordsmith_desktop.ui.games.hidden_crossword.sheet.spoken import say_known, say_ordinal
from wordsmith_desktop.ui.games.hidden_crossword.sheet.views import SheetView, Slot, slots_of
from wordsmith_desktop.ui.games.hidden_crossword.terms_texts import PLACEMENT_EXPLAINED
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.flow_layout import FlowLayout
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.patience import Patience
from wordsmith_desktop.ui.kit.texts import say, say_count


class ChoiceBar(BesideWord):
    """The word, how many words of its length there are, and a button for each of them."""

    chosen = Signal(int)
    """The place of the word that is asked about, by the alphabet from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("", size="lead")
        self.buttons: list[QPushButton] = []
        """One for each word, by the alphabet."""
        self._slots: tuple[Slot, ...] = ()
        self._patience = Patience(self)
        self._row_of_buttons = FlowLayout(spacing=look().gap(1))
        self.column.addWidget(self.title)
        self.column.addLayout(self._row_of_buttons)
        self.column.addStretch(1)

    @property
    def home(self) -> QWidget | None:
        return self.buttons[0] if self.buttons else None

    def show_choice(self, view: SheetView) -> None:
        """Ask about the newest guess of a sheet, which is open; else show nothing."""
        last = view.records[-1] if view.records else None
        if not isinstance(last, Guess) or not last.is_open:
            self.show_nothing()
            return
        length = len(last.word)
        self.word.show_word(last.word)
        self.title.setText(say_count(texts.CHOICE, last.count, length=length))
        self.fit()
        slots = slots_of(view.records)
        self._offer(
            tuple(slot for slot in slots if slot.length == length and slot.place is not None)
        )

    def show_nothing(self) -> None:
        """Leave nothing of anybody's guess, for the curtain."""
        self.word.show_nothing()
        self.title.setText("")
        self._offer(())

    def take_key(self, event: QKeyEvent) -> bool:
        """Choose by a digit; says whether the key meant that."""
        digit = event.key() - Qt.Key.Key_1
        if event.isAutoRepeat() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if not 0 <= digit < len(self.buttons):
            return False
        self.chosen.emit(digit)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self.take_key(event))

    def _offer(self, slots: tuple[Slot, ...]) -> None:
        if slots == self._slots:
            return
        self._slots = slots
        discard(self.buttons)
        self.buttons = [self._button(place, slot) for place, slot in enumerate(slots)]
        for button in self.buttons:
            self._row_of_buttons.addWidget(button)
            button.show()  # The layout would show it a moment later only.
            # The Enter that made the guess, pressed twice, must not choose.
            self._patience.watch(button)
        for before, after in pairwise((self, *self.buttons)):
            QWidget.setTabOrder(before, after)

    def _button(self, place: int, slot: Slot) -> QPushButton:
        ordinal, known = say_ordinal(place), say_known(slot)
        made = buttons.secondary(
            f"{ordinal}\n{known}",
            partial(self.chosen.emit, place),
            name=say(texts.CHOICE_NAME, ordinal=ordinal, known=known),
        )
        made.setToolTip(say(PLACEMENT_EXPLAINED[slot.placement]) if slot.placement else "")
        return made
