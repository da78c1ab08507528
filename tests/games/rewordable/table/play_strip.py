"""Hands on the cards of a table: dragged, clicked and put in order as a person does."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.play_hands import click
from tests.games.strip_hands import StripHands
from wordsmith_desktop.games.rewordable.rules.laying import Word
from wordsmith_desktop.games.rewordable.table.layout import Parts
from wordsmith_desktop.games.rewordable.table.word_button import WordButton
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton


class CardHands(StripHands):
    """Does with cards, words and the strip what a person would with the mouse."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.strip, parts.header)
        self.parts = parts

    def buttons(self) -> Sequence[PieceButton]:
        """The cards of the hand and the pool."""
        return (*self.parts.hand.buttons, *self.parts.pool.buttons)

    def word(self, number: int) -> WordButton:
        """A word of any lexicon, which is unfolded for it."""
        for lexicon in self.parts.lexicons.lexicons.values():
            for button in lexicon.words.buttons:
                if button.word_id == number:
                    if not lexicon.is_unfolded:
                        click(lexicon.header)
                    return button
        raise AssertionError(f"there is no word {number}")

    def lay(self, cards: Sequence[int], words: Sequence[Word], *, is_dragging: bool) -> None:
        """Lay a row of cards: existing words first, then card by card.

        With `is_dragging` everything is dragged to its place; else it is clicked, the last card
        first, and dragged into order then.
        """
        if is_dragging:
            self._drag_all(cards, words)
        else:
            for word in words:
                click(self.word(word.id))
            for card in reversed([card for card in cards if card not in self.pieces]):
                click(self.button(card))
            self.order(cards)
        assert list(cards) == self.pieces

    def _drag_all(self, cards: Sequence[int], words: Sequence[Word]) -> None:
        for word in words:
            self.drag(self.word(word.id), self.place(len(self.pieces)))
        self.order([card for card in cards if card in self.pieces])
        for place, card in enumerate(cards):
            if card not in self.pieces:
                self.drag(self.button(card), self.place(place))
