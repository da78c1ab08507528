"""Passing: which cards of the hand go under the deck (C13)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.rewordable.match import texts
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.flow_layout import FlowLayout
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import say, say_count


class ExchangeBar(QWidget):
    """Says how many cards are chosen, and passes."""

    confirmed = Signal()
    cancelled = Signal()
    chosen_all = Signal(bool)
    """Choose every card of the hand, or none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hint = label("")
        self.confirm = buttons.primary(say(texts.PASS_KEEPING), self.confirmed.emit)
        self.every = buttons.secondary(say(texts.EXCHANGE_ALL), lambda: self.chosen_all.emit(True))
        self.none = buttons.secondary(say(texts.EXCHANGE_NONE), lambda: self.chosen_all.emit(False))
        self.back = buttons.secondary(say(texts.BACK), self.cancelled.emit)
        row = FlowLayout(spacing=look().gap(1))
        for button in (self.confirm, self.every, self.none, self.back):
            row.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look().gap(0.5))
        whole.addWidget(self.hint)
        whole.addLayout(row)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_choice(self, count: int, *, can_exchange: bool, is_alone: bool, against: str) -> None:
        """Show that so many cards are chosen; `against` says why one may not pass so."""
        hint = texts.EXCHANGE_ALONE if is_alone else texts.EXCHANGE_HINT
        self.hint.setText(against or say(hint if can_exchange else texts.EXCHANGE_EMPTY))
        text = say_count(texts.PASS_EXCHANGING, count) if count else say(texts.PASS_KEEPING)
        self.confirm.setText(text)
        self.confirm.setAccessibleName(text)
        self.confirm.setEnabled(not against)
        for button in (self.every, self.none):
            button.setVisible(can_exchange)
