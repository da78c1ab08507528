"""What whoever is to move may do, as buttons; each says why where it is not open."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import Patience
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.layouts import FlowLayout
from wordsmith_desktop.ui.kit.tips import set_tip
from wordsmith_desktop.wording.games.length_x_wit import table_texts as texts
from wordsmith_desktop.wording.texts import Text, say, say_count


class ActBar(QWidget):
    """A line of what to do now, and the buttons for it."""

    rolled = Signal()
    swapped = Signal()
    scored = Signal()
    pressed = Signal()
    spending_wanted = Signal(bool)
    """A vowel is to be chosen, or no longer."""
    given_up = Signal()
    hint_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.note = label("")
        self.why = label("", tone="muted")
        self.roll = buttons.primary(say(texts.ROLL), self.rolled.emit)
        self.swap = buttons.secondary(say(texts.SWAP), self.swapped.emit)
        self.score = buttons.primary(say(texts.SCORE), self.scored.emit)
        self.press = buttons.secondary(say(texts.PRESS), self.pressed.emit)
        self.spend = buttons.secondary(say(texts.SPEND), lambda: self.spending_wanted.emit(True))
        self.keep = buttons.secondary(
            say(texts.KEEP_VOWEL), lambda: self.spending_wanted.emit(False)
        )
        self.give_up = buttons.secondary(say(texts.GIVE_UP), self.given_up.emit)
        self.hint = buttons.quiet(say(texts.MENU_HINT), self.hint_wanted.emit)
        self._patience = Patience(self)
        row = FlowLayout(spacing=look().gap(1))
        for button in self.buttons:
            row.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look().gap(1))
        whole.addWidget(self.note)
        whole.addLayout(row)
        whole.addWidget(self.why)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    @property
    def buttons(self) -> tuple[QWidget, ...]:
        """All buttons, in order."""
        return (
            self.roll,
            self.score,
            self.press,
            self.spend,
            self.keep,
            self.swap,
            self.give_up,
            self.hint,
        )

    def show_ready(self, note: str, *, can_swap: bool) -> None:
        """Before the first die: roll, or swap the set."""
        if self.roll.isHidden():
            # The Enter that scored, pressed twice, must not roll: a set may be swapped before.
            self._patience.watch(self.roll)
        self._show(note, self.roll, *((self.swap,) if can_swap else ()))

    def show_decision(
        self, note: str, *, points: int | None, has_die: bool, can_spend: bool
    ) -> None:
        """After a roll: score, press, spend or give up; `points` of the word, None for none."""
        self.spend.setEnabled(can_spend)
        self._name(self.score, texts.SCORE, points)
        self.press.setEnabled(has_die and points is not None)
        self.give_up.setText(say(texts.GIVE_UP))
        self._show(note, self.score, self.press, self.spend, self.give_up, self.hint)
        self._explain(self.press, "" if has_die else say(texts.NO_DIE))
        self._explain(self.spend, "" if can_spend else say(texts.NO_VOWEL))
        self._explain(self.give_up, say(texts.VOWEL_FIRST) if can_spend else "")
        self._show_why(
            "" if has_die else say(texts.NO_DIE), "" if can_spend else say(texts.NO_VOWEL)
        )

    def show_spending(self) -> None:
        """While a vowel is chosen."""
        self._show(say(texts.SPEND_HINT), self.keep)

    def show_response(self, note: str, *, points: int | None) -> None:
        """In another's turn: respond or not."""
        self._name(self.score, texts.RESPOND, points)
        self.give_up.setText(say(texts.DECLINE))
        self._show(note, self.score, self.give_up, self.hint)

    def show_nothing(self) -> None:
        """While nobody may do anything."""
        self._show("")

    def _name(self, button: QWidget, text: Text, points: int | None) -> None:
        is_score = text is texts.SCORE and points is not None
        name = say_count(texts.SCORE_FOR, points or 0) if is_score else say(text)
        self.score.setText(name)
        button.setAccessibleName(name)
        self.score.setEnabled(points is not None)
        self.press.setEnabled(points is not None)

    def _show_why(self, *reasons: str) -> None:
        """The reasons for what is not open, below the buttons."""
        self.why.setText(" ".join(reason for reason in reasons if reason))
        self.why.setVisible(bool(self.why.text()))

    def _explain(self, button: QWidget, reason: str) -> None:
        set_tip(button, reason)
        button.setAccessibleDescription(reason)

    def _show(self, note: str, *shown: QWidget) -> None:
        self._show_why()
        for button in self.buttons:
            self._explain(button, "")
        self.note.setText(note)
        for button in self.buttons:
            button.setVisible(button in shown)
        self.give_up.setAccessibleName(self.give_up.text())
