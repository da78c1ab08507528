"""Words by the sums of their letters."""

from __future__ import annotations

import numpy as np

from wordsmith_desktop.lexicon.anagrams import AnagramIndex, letter_sum
from wordsmith_desktop.lexicon.index import WordIndex


def index_of(*words: str) -> WordIndex:
    listed = np.array(sorted(word.encode() for word in words), "S15")
    return WordIndex(
        words=listed,
        commonness=np.zeros(len(listed), np.uint8),
        vulgar=np.zeros(len(listed), np.bool_),
    )


INDEX = index_of("ACT", "CAT", "CATS", "DOG", "TACO", "COAT")


def found(*heaps: str) -> dict[str, list[str]]:
    """The words of each heap that has any."""
    sums = np.array([letter_sum(heap) for heap in heaps], np.uint64)
    words: dict[str, list[str]] = {}
    for place, heap in zip(*AnagramIndex(INDEX).hits(sums), strict=True):
        words.setdefault(heaps[heap], []).append(INDEX.words[place].decode())
    return {heap: sorted(each) for heap, each in words.items()}


def test_every_anagram_of_a_heap_is_found() -> None:
    assert {"TCA": ["ACT", "CAT"]} == found("TCA")
    assert {"TOCA": ["COAT", "TACO"]} == found("TOCA")


def test_a_heap_with_a_letter_more_or_less_is_another() -> None:
    assert {} == found("CA", "CATT")


def test_many_heaps_are_looked_up_at_once_and_each_word_is_told_with_its_heap() -> None:
    wanted = {"GOD": ["DOG"], "ACT": ["ACT", "CAT"], "CATS": ["CATS"]}
    assert wanted == found("GOD", "ACT", "XYZ", "CATS")


def test_nothing_is_found_for_no_heaps() -> None:
    assert {} == found()


def test_heaps_that_have_words_are_told_from_those_that_have_none() -> None:
    sums = np.array([letter_sum(heap) for heap in ("TAC", "XYZ", "GOD")], np.uint64)
    assert [True, False, True] == AnagramIndex(INDEX).holds(sums).tolist()


def test_the_sums_of_parts_add_up() -> None:
    assert letter_sum("CATS") == letter_sum("CAT") + letter_sum("S")
    assert 0 == letter_sum("")
