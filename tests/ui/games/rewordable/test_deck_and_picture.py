"""The stack of cards, and the picture on the home page."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tests.ui.games.painted import painted
from wordsmith_desktop.ui.games.rewordable.deck import DeckPile
from wordsmith_desktop.ui.games.rewordable.picture import paint_picture
from wordsmith_desktop.ui.kit.theme import THEMES, Theme
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_cards_of_all_three_colours_are_to_be_seen(theme: Theme) -> None:
    image = painted(paint_picture, 480, 230, theme)
    seen = {
        image.pixelColor(x, y).hsvHue() // 12
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).hsvSaturation() > 60
    }
    assert {QColor(theme.card(letters).fill).hsvHue() // 12 for letters in (1, 2, 3)} <= seen


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
