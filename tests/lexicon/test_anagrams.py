"""Words by the sums of their letters."""

from __future__ import annotations

import numpy as np

from wordsmith_desktop.lexicon.anagrams import AnagramTable, anagram_table, letter_sum
from wordsmith_desktop.lexicon.index import WordIndex


def index_of(*words: str) -> WordIndex:
    listed = np.array(sorted(word.encode() for word in words), "S15")
    return WordIndex(
        words=listed,
        commonness=np.zeros(len(listed), np.uint8),
        vulgar=np.zeros(len(listed), np.bool_),
    )


INDEX = index_of("ACT", "CAT", "CATS", "DOG", "TACO", "COAT")


def found(*heaps: str) -> list[str]:
    sums = np.array([letter_sum(heap) for heap in heaps], np.uint64)
    places = AnagramTable(INDEX).places(sums)
    return [INDEX.words[place].decode() for place in places]


def test_every_anagram_of_a_heap_is_found_in_alphabetical_order() -> None:
    assert ["ACT", "CAT"] == found("TCA")
    assert ["COAT", "TACO"] == found("TOCA")


def test_a_heap_with_a_letter_more_or_less_is_another() -> None:
    assert [] == found("CA", "CATT")


def test_many_heaps_are_looked_up_at_once_and_each_word_comes_once() -> None:
    assert ["ACT", "CAT", "DOG"] == found("GOD", "ACT", "CAT", "XYZ")


def test_nothing_is_found_for_no_heaps() -> None:
    assert [] == found()


def test_the_sums_of_parts_add_up() -> None:
    assert letter_sum("CATS") == letter_sum("CAT") + letter_sum("S")
    assert 0 == letter_sum("")


def test_a_table_is_made_once() -> None:
    assert anagram_table(INDEX) is anagram_table(INDEX)
