"""What whoever has the turn may do, as buttons of the bar: build, or pass and exchange cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import Patience
from wordsmith_desktop.window.kit.table_bar import TableBar, has_breadth, keep_breadth
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.table_texts import ALL_MOVES, HAND_OVER
from wordsmith_desktop.wording.texts import say, say_count

from ..rules.ruleset import HAND
from ..words import table_texts as texts

_BROAD: Final = "M" * 8
"""As broad as a word that a button still holds."""


class ActBar(QObject):
    """What can be done now; what speaks against it stands quietly at the left of the bar."""

    built = Signal()
    passed = Signal()
    """Cards are to be chosen for an exchange."""
    confirmed = Signal()
    """Pass, with the cards that are chosen."""
    cancelled = Signal()
    handed_over = Signal()
    """The new cards have been seen."""
    chosen_all = Signal(bool)
    """Choose every card of the hand, or none."""
    moves_wanted = Signal()
    """All moves are to be seen, or no longer."""

    def __init__(self, bar: TableBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._beside: QWidget | None = None
        self.note = ""
        """What is to be done, or what speaks against it."""
        self.moves = buttons.quiet(say(ALL_MOVES), self.moves_wanted.emit)
        self.back = buttons.secondary(say(texts.BACK), self.cancelled.emit)
        self.none = buttons.secondary(say(texts.EXCHANGE_NONE), lambda: self.chosen_all.emit(False))
        self.every = buttons.secondary(say(texts.EXCHANGE_ALL), lambda: self.chosen_all.emit(True))
        self.confirm = buttons.primary(say(texts.PASS_KEEPING), self.confirmed.emit)
        self.pass_turn = buttons.secondary(say(texts.PASS), self.passed.emit)
        self.build = buttons.primary(say(texts.BUILD), self.built.emit)
        self.hand_over = buttons.primary(say(HAND_OVER), self.handed_over.emit)
        """Ends the look at one's new cards."""
        self._patience = Patience(self)
        self._patience.watch(self.hand_over)
        bar.put_left(self.moves)
        bar.put(*self.buttons)
        # At the largest text the bar has room for what is done; the Move menu shows the moves.
        self.moves.setVisible(not look().is_large)
        # The word changes with every letter, and its neighbours are to stay.
        longest = say(texts.BUILD) if look().is_large else say(texts.BUILD_WORD, word=_BROAD)
        keep_breadth(self.build, [longest])
        counts = (say_count(texts.PASS_EXCHANGING, count) for count in range(1, HAND + 1))
        keep_breadth(self.confirm, [say(texts.PASS_KEEPING), *counts])
        self._show(self.pass_turn, self.build)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All that can be done, from left to right."""
        choice = (self.back, self.none, self.every, self.confirm)
        return (*choice, self.pass_turn, self.build, self.hand_over)

    def make_room_with(self, part: QWidget | None) -> None:
        """Leave a part of the bar out while cards are chosen for an exchange: it fills the line."""
        self._beside = part
        self._make_room()

    def show_word(self, word: str, note: str, *, is_open: bool, is_against: bool) -> None:
        """While somebody builds; where that is not `is_open` nobody may.

        `is_against` says that the note is what speaks against the word.
        """
        text = say(texts.BUILD_WORD, word=word) if word else say(texts.BUILD)
        has_room = has_breadth(self.build, text)
        self.build.setText(text if has_room else say(texts.BUILD))
        self.build.setAccessibleName(text)
        self.build.setEnabled(bool(word) and is_open and not is_against)
        why = note if is_against else ""
        set_tip(self.build, why)
        self.build.setAccessibleDescription(why)
        self.pass_turn.setEnabled(is_open)
        self._say(note)
        self._show(self.pass_turn, self.build)

    def show_choice(
        self, count: int, note: str, *, can_exchange: bool, is_open: bool, is_told: bool
    ) -> None:
        """While cards are chosen for an exchange: so many are.

        `is_told` says that the empty strip has the note already.
        """
        text = say_count(texts.PASS_EXCHANGING, count) if count else say(texts.PASS_KEEPING)
        self.confirm.setText(text)
        self.confirm.setAccessibleName(text)
        self.confirm.setEnabled(is_open)
        self._say(note, is_told=is_told)
        choices = (self.none, self.every) if can_exchange else ()
        self._show(self.back, *choices, self.confirm)

    def begin_choice(self) -> None:
        """The Enter that asked for the choice, pressed twice, must not pass."""
        self._patience.watch(self.confirm)

    @property
    def is_fresh(self) -> bool:
        """Whether the choice has only just come, so that Enter may be meant for what was before."""
        return self._patience.is_fresh

    def show_hand_over(self) -> None:
        """While whoever has played looks at the new cards."""
        self._say("")
        is_new = self.hand_over.isHidden()
        self._show(self.hand_over)
        if is_new:
            self.hand_over.setFocus()

    def show_nothing(self) -> None:
        """Where the match is only looked at."""
        self._say("")
        self._show()

    def _say(self, note: str, *, is_told: bool = False) -> None:
        self.note = note
        self._bar.news.show_facts("" if is_told else note)

    def _show(self, *shown: QPushButton) -> None:
        for button in self.buttons:
            button.setVisible(button in shown)
        self._make_room()

    def _make_room(self) -> None:
        if self._beside is not None:
            self._beside.setVisible(self.confirm.isHidden())
