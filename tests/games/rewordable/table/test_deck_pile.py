"""The stack of cards."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from wordsmith_desktop.games.rewordable.table.deck import DeckPile
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")


def test_the_stack_says_how_many_cards_are_left(qtbot: QtBot) -> None:
    pile = DeckPile()
    qtbot.addWidget(pile)
    pile.show_deck(41, is_last_round=False)
    assert "41 cards in the deck" == pile.accessibleName()
    pile.show_deck(1, is_last_round=False)
    assert "1 card in the deck" == pile.accessibleName()
    pile.show_deck(0, is_last_round=True)
    assert "The deck is empty: last round" == pile.accessibleName()


def test_the_stack_speaks_german(qtbot: QtBot) -> None:
    set_language("de")
    pile = DeckPile()
    qtbot.addWidget(pile)
    pile.show_deck(12, is_last_round=False)
    assert "12 Karten im Stapel" == pile.accessibleName()


def test_a_high_stack_looks_higher_than_a_low_one(qtbot: QtBot) -> None:
    pile = DeckPile()
    qtbot.addWidget(pile)
    pictures = []
    for cards in (60, 20, 0):
        pile.show_deck(cards, is_last_round=False)
        pile.resize(200, pile.sizeHint().height())
        left = pile.grab().toImage().copy(0, 0, 70, pile.height())
        pictures.append(left)
    assert pictures[0] != pictures[1]
    assert pictures[1] != pictures[2]
