"""Cards and words as a screen reader says them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wordsmith_desktop.games.rewordable.words.in_words import (
    say_card,
    say_hand_card,
    say_pool_card,
    say_word,
    say_word_card,
)
from wordsmith_desktop.wording.texts import set_language


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def test_the_colour_of_a_card_is_said() -> None:
    assert "blue card A" == say_card("A")
    assert "pink card TH" == say_card("TH")
    assert "yellow card TER" == say_card("TER")


def test_where_a_card_comes_from_is_said() -> None:
    assert "pink card TH, in your hand" == say_hand_card("TH")
    assert "pink card TH, in the pool" == say_pool_card("TH")
    assert "pink card AT, from Ben’s word CAT" == say_word_card("AT", word="CAT", owner="Ben")
    assert "pink card AT, from your word CAT" == say_word_card("AT", word="CAT", owner="")


def test_a_word_is_said_with_owner_letters_and_cards() -> None:
    cards = ("C", "H", "AT", "TER")
    assert "CHATTER, Ben’s word, 7 letters, cards C, H, AT, TER" == say_word(cards, owner="Ben")
    assert "CHATTER, your word, 7 letters, cards C, H, AT, TER" == say_word(cards, owner="")


def test_german_says_the_same() -> None:
    set_language("de")
    assert "rosa Karte TH, auf deiner Hand" == say_hand_card("TH")
    assert "gelbe Karte TER, in der Auslage" == say_pool_card("TER")
    assert "blaue Karte C, aus dem Wort CAT von Ben" == say_word_card("C", word="CAT", owner="Ben")
    assert "CAT, dein Wort, 3 Buchstaben, Karten C, AT" == say_word(("C", "AT"), owner="")
