"""Words that are offered for the anchor (W7)."""

from __future__ import annotations

import pytest

from tests.helpers.crossword_draws import dictionary, small_index
from wordsmith_desktop.games.hidden_crossword.rules.bots import anchor_offers

LETTERS = "DREAMSTIN"


def test_common_words_come_first_and_like_ones_by_the_alphabet() -> None:
    index = small_index({"DREAM": 50, "MEAT": 55, "TRAM": 40, "STAR": 50})

    assert ["MEAT", "DREAM", "STAR", "TRAM"] == anchor_offers(LETTERS, index)


def test_long_words_come_last_however_common() -> None:
    index = small_index({"STREAM": 30, "MASTERED": 70, "TRAINED": 20, "STRAINED": 60})

    assert ["STREAM", "TRAINED", "STRAINED"] == anchor_offers(LETTERS, index)


def test_each_letter_counts_as_often_as_it_is_given() -> None:
    index = small_index({"MEET": 60, "MEAT": 50})

    assert ["MEAT"] == anchor_offers("MEAT", index)
    assert ["MEET", "MEAT"] == anchor_offers("MEATE", index)


def test_shorter_words_are_offered_only_where_they_will_do() -> None:
    index = small_index({"MEAT": 50, "EAT": 60, "AT": 70})

    assert ["MEAT"] == anchor_offers(LETTERS, index)
    assert ["EAT", "MEAT"] == anchor_offers(LETTERS, index, least=3)


def test_no_more_than_asked_for_are_offered() -> None:
    assert 8 == len(anchor_offers(LETTERS, dictionary("en")))
    assert 3 == len(anchor_offers(LETTERS, dictionary("en"), limit=3))
    assert [] == anchor_offers("BCDF", dictionary("en"))


def test_vulgar_words_are_not_offered_to_a_family() -> None:
    index = small_index({"MEAT": 50, "DREAM": 60}, vulgar=["DREAM"])

    assert ["MEAT"] == anchor_offers(LETTERS, index)
    assert ["DREAM", "MEAT"] == anchor_offers(LETTERS, index, family=False)


@pytest.mark.parametrize("tag", ["en", "de"])
def test_every_offer_is_a_word_of_those_letters(tag: str) -> None:
    index = dictionary(tag)
    for word in anchor_offers(LETTERS, index, limit=100):
        assert index.position(word) is not None
        assert 4 <= len(word) <= len(LETTERS)
        assert all(word.count(letter) <= LETTERS.count(letter) for letter in word)
