"""Hands on the cards of a table: dragged, clicked and put in order as a person does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.games.play_hands import LEFT, NO_KEYS, click, show_in_areas
from wordsmith_desktop.games.rewordable.laying import Word
from wordsmith_desktop.ui.games.rewordable.layout import Parts
from wordsmith_desktop.ui.games.rewordable.word_button import WordButton
from wordsmith_desktop.ui.kit.strip.piece_button import PieceButton

FAR = QPoint(16, 12)
"""A way that makes a press a drag."""


class StripHands:
    """Does with cards, words and the strip what a person would with the mouse."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    # What lies there

    @property
    def cards(self) -> list[int]:
        """The numbers of the cards on the strip."""
        return [tile.view.id for tile in self.parts.strip.pieces]

    @property
    def shown(self) -> str:
        """The cards on the strip as their letters, with spaces between."""
        return " ".join(tile.view.text for tile in self.parts.strip.pieces)

    def card(self, number: int) -> PieceButton:
        """A card of the hand or the pool."""
        buttons = (*self.parts.hand.buttons, *self.parts.pool.buttons)
        return next(button for button in buttons if button.view.id == number)

    def word(self, number: int) -> WordButton:
        """A word of any lexicon, which is unfolded for it."""
        for lexicon in self.parts.lexicons.lexicons.values():
            for button in lexicon.words.buttons:
                if button.word_id == number:
                    if not lexicon.is_unfolded:
                        click(lexicon.header)
                    return button
        raise AssertionError(f"there is no word {number}")

    def place(self, place: int) -> QPoint:
        """Where in the window something is let go to lie at a place of the strip."""
        strip = self.parts.strip
        tiles = strip.pieces
        if not tiles:
            return strip.mapTo(strip.window(), strip.rect().center())
        box = tiles[min(place, len(tiles) - 1)].geometry()
        x = box.left() + box.width() // 4 if place < len(tiles) else box.right() + box.width() // 2
        return strip.mapTo(strip.window(), QPoint(x, box.center().y()))

    @property
    def beside(self) -> QPoint:
        """A point of the window where nothing takes a card."""
        header = self.parts.header
        return header.mapTo(header.window(), header.rect().center())

    # Doing

    def drag(self, source: QWidget, to: QPoint) -> None:
        """Drag a source to a point of the window."""
        self.grasp(source)
        self.let_go(source, to)

    def grasp(self, source: QWidget) -> None:
        """Press over a source and begin to drag."""
        show_in_areas(source)
        window = source.window().windowHandle()
        assert window is not None
        start = source.mapTo(source.window(), source.rect().center())
        assert source.window().childAt(start) is source, f"{source} cannot be grasped at {start}"
        QTest.mousePress(window, LEFT, NO_KEYS, start)
        QTest.mouseMove(window, start + FAR)

    def let_go(self, source: QWidget, to: QPoint) -> None:
        """Move what is in the hand to a point of the window and let it go."""
        window = source.window().windowHandle()
        assert window is not None
        QTest.mouseMove(window, to)
        QTest.mouseRelease(window, LEFT, NO_KEYS, to)

    def carry(self, start: int, end: int) -> None:
        """Drag the card at a place of the strip until it lies at another."""
        tiles = self.parts.strip.pieces
        box = tiles[end].geometry()
        to = self.parts.strip.mapTo(self.parts.strip.window(), box.center())
        self.drag(tiles[start], to)

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
            for card in reversed([card for card in cards if card not in self.cards]):
                click(self.card(card))
            self._order(cards)
        assert list(cards) == self.cards

    def _drag_all(self, cards: Sequence[int], words: Sequence[Word]) -> None:
        for word in words:
            self.drag(self.word(word.id), self.place(len(self.cards)))
        self._order([card for card in cards if card in self.cards])
        for place, card in enumerate(cards):
            if card not in self.cards:
                self.drag(self.card(card), self.place(place))

    def _order(self, wanted: Sequence[int]) -> None:
        """Drag tiles until they lie in the wanted order."""
        for place, card in enumerate(wanted):
            start = self.cards.index(card)
            if start != place:
                self.carry(start, place)
