"""What whoever is to move may do, as buttons of the bar; each says why where it is not open."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import Patience
from wordsmith_desktop.window.kit.table_bar import TableBar, keep_breadth
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.table_texts import ALL_MOVES
from wordsmith_desktop.wording.texts import Text, say, say_count

from ..words import table_texts as texts


class ActBar(QObject):
    """What can be done now; what speaks against it stands quietly at the left of the bar."""

    rolled = Signal()
    swapped = Signal()
    scored = Signal()
    pressed = Signal()
    spending_wanted = Signal(bool)
    """A vowel is to be chosen, or no longer."""
    spent = Signal()
    """The vowel that is chosen is to be spent."""
    given_up = Signal()
    nobody_wanted = Signal(bool)
    """The table is to be asked whether nobody responds, or no longer."""
    nobody_responded = Signal()
    moves_wanted = Signal()
    """All moves are to be seen, or no longer."""

    def __init__(self, bar: TableBar) -> None:
        super().__init__(bar)
        self.bar = bar
        self.note = ""
        """What is to be done, or what speaks against it."""
        self.roll = buttons.primary(say(texts.ROLL), self.rolled.emit)
        self.swap = buttons.secondary(say(texts.SWAP), self.swapped.emit)
        self.score = buttons.primary(say(texts.SCORE), self.scored.emit)
        self.press = buttons.secondary(say(texts.PRESS), self.pressed.emit)
        self.spend = buttons.secondary(say(texts.SPEND), lambda: self.spending_wanted.emit(True))
        self.keep = buttons.secondary(
            say(texts.KEEP_VOWEL), lambda: self.spending_wanted.emit(False)
        )
        self.confirm_spend = buttons.primary(say(texts.SPEND), self.spent.emit)
        self.give_up = buttons.secondary(say(texts.GIVE_UP), self.given_up.emit)
        self.nobody = buttons.secondary(say(texts.NOBODY), lambda: self.nobody_wanted.emit(True))
        self.ask_each = buttons.secondary(
            say(texts.ASK_EACH), lambda: self.nobody_wanted.emit(False)
        )
        self.confirm_nobody = buttons.primary(say(texts.NOBODY), self.nobody_responded.emit)
        self.moves = buttons.quiet(say(ALL_MOVES), self.moves_wanted.emit)
        self._patience = Patience(self)
        bar.put_left(self.moves)
        # At the largest text the bar has room for what is done; the Move menu shows the moves.
        self.moves.setVisible(not look().is_large)
        bar.put(*self.buttons)
        # The points of the word change with every letter, and its neighbours are to stay.
        keep_breadth(self.score, [say_count(texts.SCORE_FOR, 888), say(texts.RESPOND)])

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All buttons from left to right."""
        return (
            self.keep,
            self.ask_each,
            self.nobody,
            self.swap,
            self.give_up,
            self.spend,
            self.press,
            self.roll,
            self.score,
            self.confirm_nobody,
            self.confirm_spend,
        )

    def show_ready(self, *, can_swap: bool) -> None:
        """Before the first die: roll, or swap the set; the empty strip says the rest."""
        if self.roll.isHidden():
            # The Enter that scored, pressed twice, must not roll: a set may be swapped before.
            self._patience.watch(self.roll)
        self._show("", self.roll, *((self.swap,) if can_swap else ()))

    def show_decision(
        self, note: str, *, points: int | None, has_die: bool, can_spend: bool
    ) -> None:
        """After a roll: score, press, spend or give up; `points` of the word, None for none."""
        self.spend.setEnabled(can_spend)
        self._name(self.score, texts.SCORE, points)
        self.press.setEnabled(has_die and points is not None)
        self.give_up.setText(say(texts.GIVE_UP))
        self.give_up.setEnabled(not can_spend)
        self._show(note, self.score, self.press, self.spend, self.give_up)
        why = note if points is None else ""
        self._explain(self.score, why)
        self._explain(self.press, why if has_die else say(texts.NO_DIE))
        self._explain(self.spend, "" if can_spend else say(texts.NO_VOWEL))
        self._explain(self.give_up, say(texts.VOWEL_FIRST) if can_spend else "")
        reasons = "" if has_die else say(texts.NO_DIE), "" if can_spend else say(texts.NO_VOWEL)
        self.bar.news.show_facts(" ".join(filter(None, (note, *reasons))))

    def show_spending(self, chosen: str) -> None:
        """While a vowel is to be chosen; `chosen` is the one that would be spent, if any is."""
        if not chosen:
            self._show(say(texts.SPEND_HINT), self.keep)
            return
        name = say(texts.SPEND_THIS, tile=chosen)
        if self.confirm_spend.isHidden() or self.confirm_spend.text() != name:
            # The key that chose it, pressed twice, must not spend it for good.
            self._patience.watch(self.confirm_spend)
        self.confirm_spend.setText(name)
        self.confirm_spend.setAccessibleName(name)
        self._show(say(texts.SPEND_HINT), self.keep, self.confirm_spend)

    def show_response(self, note: str, *, points: int | None, can_skip_all: bool = False) -> None:
        """In another's turn: respond or not; where several may, nobody at once."""
        self._name(self.score, texts.RESPOND, points)
        self.give_up.setText(say(texts.DECLINE))
        self.give_up.setEnabled(True)
        skipping = (self.nobody,) if can_skip_all else ()
        self._show(note, self.score, self.give_up, *skipping)
        self._explain(self.score, note if points is None else "")

    def show_nobody(self) -> None:
        """While the table is asked whether nobody responds; the strip names who still may."""
        if self.confirm_nobody.isHidden():
            # The Enter that asked, pressed twice, must not answer for everybody.
            self._patience.watch(self.confirm_nobody)
        self._show("", self.ask_each, self.confirm_nobody)

    def show_nothing(self) -> None:
        """While nobody may do anything."""
        self._show("")

    def _name(self, button: QPushButton, text: Text, points: int | None) -> None:
        is_score = text is texts.SCORE and points is not None
        name = say_count(texts.SCORE_FOR, points or 0) if is_score else say(text)
        self.score.setText(name)
        button.setAccessibleName(name)
        self.score.setEnabled(points is not None)
        self.press.setEnabled(points is not None)

    def _explain(self, button: QWidget, reason: str) -> None:
        set_tip(button, reason)
        button.setAccessibleDescription(reason)

    def _show(self, note: str, *shown: QPushButton) -> None:
        for button in self.buttons:
            self._explain(button, "")
        self.note = note
        self.bar.news.show_facts(note)
        for button in self.buttons:
            button.setVisible(button in shown)
        self.give_up.setAccessibleName(self.give_up.text())
