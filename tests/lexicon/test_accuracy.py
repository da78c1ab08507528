"""How often the dictionary is right; data/README.md tells where the lists come from."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from wordsmith_desktop.lexicon.lexicon import Lexicon

from .conftest import DATA


def _words(name: str) -> list[str]:
    lines = (DATA / name).read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def _share_accepted(lexicon: Lexicon, words: list[str]) -> float:
    return sum(lexicon.judge(word).accepted for word in words) / len(words)


@pytest.mark.parametrize("name", ["words-en.txt", "words-de.txt", "names-en.txt", "names-de.txt"])
def test_every_list_has_three_hundred_different_entries(name: str) -> None:
    words = [word.casefold() for word in _words(name)]
    assert len(words) >= 300
    if name.startswith("names"):
        assert len(set(words)) == len(words)


def test_common_english_words_are_accepted(english: Lexicon) -> None:
    assert _share_accepted(english, _words("words-en.txt")) > 0.98


def test_common_german_words_are_accepted(german: Lexicon) -> None:
    assert _share_accepted(german, _words("words-de.txt")) > 0.97


HELD_OUT = "names-en-held-out.txt"
ENGLISH_NAMES = ["names-en.txt", HELD_OUT]


@pytest.mark.parametrize("name", ENGLISH_NAMES)
def test_english_names_and_abbreviations_that_are_no_words_are_refused(
    english: Lexicon, name: str
) -> None:
    fair = set(_words("fair-en.txt"))
    names = [entry for entry in _words(name) if entry.casefold() not in fair]
    assert 1 - _share_accepted(english, names) > 0.97


@pytest.mark.parametrize("name", ENGLISH_NAMES)
def test_of_all_english_names_few_are_accepted_as_words(english: Lexicon, name: str) -> None:
    assert 1 - _share_accepted(english, _words(name)) > 0.92


def test_the_held_out_names_are_others_and_enough_to_measure() -> None:
    first, held_out = ({entry.casefold() for entry in _words(name)} for name in ENGLISH_NAMES)
    assert first.isdisjoint(held_out)
    assert len(_words(HELD_OUT)) == len(held_out) > 150


def test_a_fair_word_is_an_entry_of_a_list_of_names() -> None:
    names = {entry.casefold() for name in ENGLISH_NAMES for entry in _words(name)}
    assert set(_words("fair-en.txt")) <= names


def test_german_names_and_abbreviations_are_refused(german: Lexicon) -> None:
    assert 1 - _share_accepted(german, _words("names-de.txt")) > 0.93


@pytest.mark.parametrize(("low", "high", "limit"), [(8, 11, 0.03), (12, 25, 0.01)])
def test_invented_words_are_refused(
    english: Lexicon, german: Lexicon, low: int, high: int, limit: float
) -> None:
    """Words that look right, letter by letter, from the list's own pairs of letters."""
    for lexicon in (english, german):
        invented = _invent(lexicon, low=low, high=high, count=1000)
        assert _share_accepted(lexicon, invented) < limit


def test_letters_at_random_are_refused(english: Lexicon, german: Lexicon) -> None:
    rng = random.Random(8)
    words = ["".join(rng.choices("AEIOUNRSTLDMBGHK", k=rng.randint(6, 20))) for _ in range(1000)]
    for lexicon in (english, german):
        assert _share_accepted(lexicon, words) < 0.002


def _invent(lexicon: Lexicon, *, low: int, high: int, count: int) -> list[str]:
    rng = random.Random(5)
    follows: dict[str, list[str]] = defaultdict(list)
    for word in rng.sample(lexicon.index.words.tolist(), 10_000):
        text = f"^^{word.decode()}$"
        for place in range(len(text) - 2):
            follows[text[place : place + 2]].append(text[place + 2])
    invented: list[str] = []
    while len(invented) < count:
        text = "^^"
        while not text.endswith("$"):
            text += rng.choice(follows[text[-2:]])
        if low <= len(text) - 3 <= high:
            invented.append(text[2:-1])
    return invented
