"""The recording sheet grouped by the words that are looked for."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.ui.games.hidden_crossword.sheet import texts
from wordsmith_desktop.ui.games.hidden_crossword.sheet.columns import ColumnsLayout
from wordsmith_desktop.ui.games.hidden_crossword.sheet.lines import RecordLine
from wordsmith_desktop.ui.games.hidden_crossword.sheet.record_card import RecordCard, discard
from wordsmith_desktop.ui.games.hidden_crossword.sheet.slot_card import SlotCard
from wordsmith_desktop.ui.games.hidden_crossword.sheet.spoken import say_heading
from wordsmith_desktop.ui.games.hidden_crossword.sheet.views import (
    SheetView,
    Slot,
    attempts_of,
    slots_of,
)
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.reveal import reveal
from wordsmith_desktop.ui.kit.texts import say

Key = tuple[int, int | None]
"""Length and place of a slot."""
_LEAST = 44
"""Least breadth of a column of cards, in grid steps that grow with the text."""


class ByWord(QWidget):
    """A card for every word that is looked for; then guesses about none, and whole puzzles."""

    noted = Signal(int, int, str)
    """Length, place and note of a word."""
    word_chosen = Signal(str)
    """A word that still fits was chosen."""
    unfolded = Signal()
    """Words that still fit were unfolded or folded."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: dict[Key, RecordCard] = {}
        """The cards by length and place, as they stand."""
        self.attempts = RecordCard()
        """The whole puzzles that were tried."""
        self.attempts.show_heading(say(texts.ATTEMPTS))
        self.attempts.hide()
        self._cards = ColumnsLayout(self, least=look().px(_LEAST), spacing=look().gap(1))
        self._cards.addWidget(self.attempts)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def lines(self) -> list[RecordLine]:
        """All records from top to bottom."""
        cards = (*self.cards.values(), self.attempts)
        return [line for card in cards for line in card.lines]

    @property
    def slot_cards(self) -> dict[tuple[int, int], SlotCard]:
        """The cards of words that are there, by length and place."""
        cards = [card for card in self.cards.values() if isinstance(card, SlotCard)]
        return {(card.slot.length, card.slot.place or 0): card for card in cards}

    @property
    def stops(self) -> list[QWidget]:
        """Where the tab key comes to, from top to bottom."""
        return [stop for card in self.cards.values() for stop in card.stops]

    def show_sheet(self, view: SheetView) -> None:
        """Show these records; the cards of words that stay are kept."""
        slots = {slot.key: slot for slot in slots_of(view.records, view.notes)}
        self._keep(slots)
        for key, slot in slots.items():
            card = self.cards[key]
            if isinstance(card, SlotCard):
                card.show_slot(slot, can_note=view.can_note)
            else:
                card.show_heading(say_heading(slot))
                card.show_records(slot.guesses)
        self.attempts.show_records(attempts_of(view.records))
        self.attempts.setVisible(bool(self.attempts.lines))

    def _keep(self, slots: Mapping[Key, Slot]) -> None:
        """Have a card for every slot, in order."""
        discard([card for key, card in self.cards.items() if key not in slots])
        before, self.cards = self.cards, {}
        for place, (key, slot) in enumerate(slots.items()):
            card = before.get(key)
            if card is None:
                card = self._card(slot)
                self._cards.insert(place, card)
                card.show()
            self.cards[key] = card

    def _card(self, slot: Slot) -> RecordCard:
        if slot.place is None:
            return RecordCard()
        card, length, place = SlotCard(slot), slot.length, slot.place
        card.noted.connect(lambda text: self.noted.emit(length, place, text))
        card.word_chosen.connect(self.word_chosen)
        card.unfolded.connect(self.unfolded)
        # Where the words go once they are laid out.
        card.unfolded.connect(lambda: QTimer.singleShot(0, card, lambda: reveal(card)))
        return card
