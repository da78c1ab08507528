"""What a family table is not shown, and what hints and made puzzles take for a known word."""

from __future__ import annotations

import pytest

from wordsmith_desktop.lexicon.index import held_down
from wordsmith_desktop.lexicon.lexicon import Lexicon

from .conftest import DATA

EASY, MEDIUM = 35, 25


def _words(name: str) -> list[str]:
    lines = (DATA / name).read_text("utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


def _commonness(lexicon: Lexicon, word: str) -> int:
    place = lexicon.index.position(word)
    return int(lexicon.index.commonness[place]) if place is not None else 0


@pytest.mark.parametrize("word", ["RAPED", "RAPING", "NEGRO", "LYNCHED", "REDSKINS", "PORN"])
def test_english_words_that_hurt_are_marked_with_their_forms(english: Lexicon, word: str) -> None:
    assert english.judge(word).accepted
    assert english.index.is_vulgar(word)


@pytest.mark.parametrize(
    "word", ["GEFICKT", "MISSGEBURT", "UNTERMENSCH", "NAZIS", "VERFICKTER", "VERDAMMT"]
)
def test_german_words_that_hurt_are_marked_with_their_forms(german: Lexicon, word: str) -> None:
    assert german.judge(word).accepted
    assert german.index.is_vulgar(word)


@pytest.mark.parametrize(
    ("word", "fixture"), [("RAPED", "english"), ("NEGRO", "english"), ("GEFICKT", "german")]
)
def test_what_hurts_is_not_offered_at_a_family_table(
    request: pytest.FixtureRequest, word: str, fixture: str
) -> None:
    lexicon: Lexicon = request.getfixturevalue(fixture)
    assert word in [one.word for one in lexicon.index.from_letters(word)]
    assert word not in [one.word for one in lexicon.index.from_letters(word, family=True)]


def test_no_word_known_to_be_vulgar_is_offered(english: Lexicon, german: Lexicon) -> None:
    for lexicon, name in ((english, "vulgar-en.txt"), (german, "vulgar-de.txt")):
        listed = [word for word in _words(name) if lexicon.index.position(word) is not None]
        assert len(listed) > 25
        assert [] == [word for word in listed if not lexicon.index.is_vulgar(word)]


@pytest.mark.parametrize("word", ["MARSCH", "BARSCH", "SEXTETT", "KNACKWURST", "FIGUREN", "BLASEN"])
def test_a_german_word_is_not_marked_for_some_letters_in_it(german: Lexicon, word: str) -> None:
    assert not german.index.is_vulgar(word)


@pytest.mark.parametrize("word", ["SEXTANT", "SNIGGER", "GRAPE", "SCUNNER", "COCKTAIL", "ASSESS"])
def test_an_english_word_is_not_marked_for_some_letters_in_it(english: Lexicon, word: str) -> None:
    assert not english.index.is_vulgar(word)


@pytest.mark.parametrize("word", ["QUA", "OPE", "ECU", "DEF", "DOB", "TAU"])
def test_short_words_that_few_know_are_no_puzzle_words_in_english(
    english: Lexicon, word: str
) -> None:
    assert _commonness(english, word) < MEDIUM


@pytest.mark.parametrize("word", ["UNNA", "XAVER", "LOHR", "COUVEN"])
def test_places_and_persons_are_no_puzzle_words_in_german(german: Lexicon, word: str) -> None:
    assert not german.judge(word).accepted


def test_everyday_words_are_puzzle_words(english: Lexicon, german: Lexicon) -> None:
    assert all(_commonness(english, w) >= EASY for w in ("HOUSE", "SMARTPHONE", "WEBSITE", "CAT"))
    assert all(_commonness(german, w) >= EASY for w in ("HAUS", "BAHNHOF", "KATZE", "FREUDE"))


def test_words_with_a_hyphen_are_common_only_if_met_as_a_whole(english: Lexicon) -> None:
    assert _commonness(english, "WELL-KNOWN") >= MEDIUM
    words = [word.decode() for word in english.index.words.tolist() if b"-" in word]
    assert sum(_commonness(english, word) >= EASY for word in words) < 150


def test_a_word_is_no_commoner_than_it_is_known(english: Lexicon) -> None:
    index = english.index
    assert index.known is not None
    assert (held_down(index.commonness, index.known) == index.commonness).all()
