"""Words in a heap of pieces, and what is to be built from them."""

from __future__ import annotations

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.crossword_draws import dictionary, small_index
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.exercising import Level

TEN: lp.Counts = (4, 3, 2, 1)
LANGUAGES = ["en", "de"]


def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(dictionary(language))


def commonness(word: str, words: Vocabulary) -> int:
    place = words.index.position(word)
    assert place is not None
    return int(words.index.commonness[place])


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_in_a_heap_are_all_those_of_the_level_that_its_pieces_build(
    language: str, level: Level
) -> None:
    words, alphabet = vocabulary(language), lp.Alphabet()
    index = words.index
    of_level = (index.commonness >= level.least_commonness) & (index.lengths >= 3) & ~index.vulgar
    listed = (word.decode() for word in index.words[of_level].tolist())
    expected = {w for w in listed if w.isalpha() and lp.fits(alphabet.counts_of(w), TEN)}
    found = lp.words_in(TEN, words, level)
    assert expected == set(found)
    assert len(expected) == len(found) > 20
    assert sorted(found, key=len, reverse=True) == list(found)


def test_a_harder_level_has_the_words_of_the_easier_ones_as_well() -> None:
    words = vocabulary("en")
    easy, medium, hard = (set(lp.words_in(TEN, words, level)) for level in Level)
    assert easy < medium < hard


def test_R1_the_words_in_a_heap_go_by_the_way_that_letters_are_built() -> None:
    words, one = Vocabulary(small_index({"YET": 60, "JET": 60})), (2, 9, 0, 1)
    assert ("JET", "YET") == lp.words_in(one, words, Level.EASY)
    long = lp.AlphabetChoices(j=lp.JForm.LONG_ON_CURVE, y=lp.YForm.LONG_AND_SHORT)
    assert () == lp.words_in(one, words, Level.EASY, long)
    assert ("JET", "YET") == lp.words_in((3, 9, 0, 1), words, Level.EASY, long)


def test_vulgar_words_are_no_solutions() -> None:
    index = small_index({"CALL": 60, "CELL": 60}, vulgar=("CALL",))
    assert ("CELL",) == lp.words_in((9, 9, 9, 9), Vocabulary(index), Level.EASY)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_be_built_is_as_long_and_as_well_known_as_the_level_says(
    language: str, level: Level
) -> None:
    words = vocabulary(language)
    fewest, most = lp.LENGTHS[level]
    for seed in range(5):
        made = lp.something_to_build(words, level, Rng(seed), letters=8, count=5)
        assert made is not None
        assert 8 == len(set(made.letters))
        assert 5 == len(set(made.words))
        assert all(fewest <= len(word) <= most and word.isalpha() for word in made.words)
        assert all(commonness(word, words) >= level.least_commonness for word in made.words)
        assert sorted(made.words, key=len) == list(made.words)


def test_the_same_seed_builds_the_same_and_another_something_else() -> None:
    words = vocabulary("en")

    def made(seed: int) -> lp.Building | None:
        return lp.something_to_build(words, Level.EASY, Rng(seed), letters=8, count=4)

    assert made(1) == made(1)
    assert made(1) != made(2)


def test_too_few_words_are_nothing_to_build() -> None:
    words = Vocabulary(small_index({"CAT": 60, "DOGS": 60}))
    assert lp.something_to_build(words, Level.EASY, Rng(1), letters=4, count=2) is not None
    assert None is lp.something_to_build(words, Level.EASY, Rng(1), letters=4, count=3)
