from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsmith_desktop.lexicon.folding import ALPHABET, fold
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.search import pack_weights

WORDS = ["ABBA", "BAG", "CAT", "CO-OP", "DON'T", "FUCK", "GAB", "TAC", "ZEBRA"]
COMMON = [0, 40, 50, 20, 60, 45, 10, 0, 33]


@pytest.fixture(scope="module")
def small() -> WordIndex:
    vulgar = np.array([word == "FUCK" for word in WORDS])
    return WordIndex(np.array(WORDS, "S15"), np.array(COMMON, np.uint8), vulgar)


def test_letter_counts_follow_the_alphabet(small: WordIndex) -> None:
    for row, word in enumerate(WORDS):
        assert [word.count(c) for c in ALPHABET] == small.letter_counts[row].tolist()
    assert [len(word) for word in WORDS] == small.lengths.tolist()


def test_position_finds_whole_words_only(small: WordIndex) -> None:
    assert [*range(len(WORDS))] == [small.position(word) for word in WORDS]
    for word in ("BA", "BAGS", "", "ZZZ", "A" * 40, "ÄH"):
        assert small.position(word) is None


def test_found_words_are_long_then_common_then_alphabetical(small: WordIndex) -> None:
    found = small.from_letters("ZEBRACATGB")
    assert ["ZEBRA", "ABBA", "CAT", "BAG", "GAB", "TAC"] == [f.word for f in found]
    assert (5, 33) == (found[0].length, found[0].commonness)


def test_letters_are_used_no_more_often_than_given(small: WordIndex) -> None:
    assert [] == small.from_letters("ABA")
    assert ["ABBA"] == [f.word for f in small.from_letters("ABAB")]


def test_letters_are_folded(small: WordIndex) -> None:
    assert ["DON'T"] == [f.word for f in small.from_letters("don’t")]


def test_hints_keep_rare_and_vulgar_words_out(small: WordIndex) -> None:
    letters = "FUCKBAGCAT"
    assert "FUCK" in [f.word for f in small.from_letters(letters)]
    assert ["CAT", "BAG"] == [
        f.word for f in small.from_letters(letters, family=True, min_commonness=20)
    ]
    assert ["FUCK"] == [f.word for f in small.from_letters(letters, limit=1)]
    assert ["FUCK"] == [f.word for f in small.from_letters(letters, min_length=4)]


@given(st.text(alphabet="AEINORSTDLGBUMPC-'", max_size=16))
def test_from_letters_agrees_with_counting(english: Lexicon, letters: str) -> None:
    index = english.index
    rack = Counter(letters)
    sample = range(0, len(index), 97)
    expected = {word for place in sample if not Counter(word := index.words[place].decode()) - rack}
    found = {found.word for found in index.from_letters(letters)}
    assert expected == found & {index.words[place].decode() for place in sample}


def test_buildable_agrees_with_plain_comparison(english: Lexicon) -> None:
    rng = np.random.default_rng(5)
    weights = rng.integers(0, 4, (len(ALPHABET), 4), np.uint8)
    table = english.index.project(weights)
    needed = english.index.letter_counts.astype(np.float32) @ weights.astype(np.float32)
    for pool in [*rng.integers(0, 40, (60, 4)).tolist(), [0, 0, 0, 0], [200, 200, 200, 200]]:
        expected = np.flatnonzero((needed <= np.array(pool)).all(axis=1))
        assert expected.tolist() == sorted(table.buildable(pool).tolist())


def test_found_sorts_what_the_pieces_build(english: Lexicon) -> None:
    index = english.index
    weights = np.ones((len(ALPHABET), 1), np.uint8)
    found = index.found(index.project(weights).buildable((3,)), min_commonness=50)
    assert {3, 2} == {f.length for f in found}
    assert sorted(found, key=lambda f: (-f.length, -f.commonness, f.word)) == found


def test_fewer_than_four_kinds_are_projected(small: WordIndex) -> None:
    table = small.project(np.ones((len(ALPHABET), 2), np.uint8))
    assert [] == table.buildable((4, 2)).tolist()
    assert ["BAG", "CAT", "GAB", "TAC"] == [
        WORDS[place] for place in sorted(table.buildable((3, 3)).tolist())
    ]


@pytest.mark.parametrize("shape", [(27, 4), (28, 5)])
def test_weights_of_another_shape_are_refused(small: WordIndex, shape: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="weights"):
        small.project(np.ones(shape, np.uint8))


def test_weights_that_could_overflow_a_lane_are_refused(small: WordIndex) -> None:
    with pytest.raises(ValueError, match="does not fit"):
        small.project(np.full((28, 1), 9, np.uint8))


def test_a_pool_of_too_many_kinds_is_refused(small: WordIndex) -> None:
    table = small.project(np.ones((28, 4), np.uint8))
    with pytest.raises(ValueError, match="four kinds"):
        table.buildable((1, 1, 1, 1, 1))


def test_a_negative_pool_is_an_empty_one(small: WordIndex) -> None:
    table = small.project(np.ones((28, 1), np.uint8))
    assert [] == table.buildable((-5,)).tolist()


def test_packing_puts_the_first_kind_lowest() -> None:
    assert [0x04030201] == pack_weights(np.array([[1, 2, 3, 4]], np.uint8)).tolist()


def test_listed_words_are_sorted_unique_and_folded(english: Lexicon, german: Lexicon) -> None:
    for lexicon in (english, german):
        words = lexicon.index.words
        assert bool((words[:-1] < words[1:]).all())
        for word in random.Random(4).sample(words.tolist(), 500):
            assert word.decode() == fold(word.decode())


def test_everyday_words_are_more_common_than_rare_ones(english: Lexicon, german: Lexicon) -> None:
    for lexicon, often, seldom in ((english, "HOUSE", "PYX"), (german, "STRASSE", "TROG")):
        values = [lexicon.index.commonness[lexicon.index.position(w) or 0] for w in (often, seldom)]
        assert values[0] > values[1] + 10


def test_family_tables_are_not_shown_vulgar_words(english: Lexicon, german: Lexicon) -> None:
    for lexicon, word in ((english, "SHIT"), (german, "SCHEISSE")):
        assert lexicon.judge(word).accepted
        shown = [f.word for f in lexicon.index.from_letters(word, family=True)]
        assert word not in shown
        assert word in [f.word for f in lexicon.index.from_letters(word)]
