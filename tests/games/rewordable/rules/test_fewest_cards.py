"""The cards of the deck that a word takes (C1, C2)."""

from __future__ import annotations

from collections import Counter

import pytest

from wordsmith_desktop.games.rewordable.rules.cards import Card, deck, fewest_cards, spelled


def _cards(texts: str) -> list[Card]:
    return [Card(number, text) for number, text in enumerate(texts.split())]


@pytest.mark.parametrize(
    ("word", "texts", "expected"),
    [
        ("STONE", "S T O N E STO NE ST ONE", "STO NE"),
        ("STONE", "S T O N E", "S T O N E"),
        ("STST", "ST S T", "ST S T"),
        ("STRAND", "STR AND ST RAN D", "STR AND"),
        ("ABCD", "ABC A BCD", "A BCD"),
        ("AB", "A", None),
        ("A-B", "A B", None),
    ],
)
def test_a_word_takes_as_few_cards_as_there_are(
    word: str, texts: str, expected: str | None
) -> None:
    found = fewest_cards(word, _cards(texts))
    assert expected == (None if found is None else " ".join(card.text for card in found))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("word", ["STRENGTH", "ENTERTAINMENTS", "STUNDEN", "RASENMAEHER"])
def test_no_card_of_the_deck_is_used_twice(language: str, word: str) -> None:
    found = fewest_cards(word, deck(language))
    assert found is not None
    assert word == spelled(found)
    assert {1} == set(Counter(card.id for card in found).values())
