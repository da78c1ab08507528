from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.spelling import shape_of, spelling, spellings


@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyzäöüß", min_size=1, max_size=8), st.booleans())
def test_a_shape_gives_the_spelling_back(lower: str, is_noun: bool) -> None:
    surface = lower[0].upper() + lower[1:] if is_noun and lower[0] != "ß" else lower
    shape = shape_of(surface)
    if shape is not None:
        assert surface == spelling(fold(surface), shape)


@pytest.mark.parametrize("surface", ["Tür", "Straße", "aß", "Flussschiff", "Fußsohle", "Äsung"])
def test_a_shape_holds_umlauts_and_sharp_s(surface: str) -> None:
    shape = shape_of(surface)
    assert shape is not None
    assert surface == spelling(fold(surface), shape)


def test_a_shape_cannot_hold_other_accents() -> None:
    assert shape_of("café") is None


def test_spellings_give_every_reading_of_the_pairs() -> None:
    assert {"strasse", "straße"} == set(spellings("STRASSE"))
    assert {"aeue", "äue", "aeü", "äü"} == set(spellings("AEUE"))


def test_spellings_are_limited() -> None:
    assert 64 == len(spellings("AE" * 20))


@pytest.mark.parametrize(
    ("typed", "shown"), [("TUER", "Tür"), ("strasse", "Straße"), ("gehen", "gehen")]
)
def test_lexicon_shows_german_words_as_they_are_written(
    german: Lexicon, typed: str, shown: str
) -> None:
    assert shown == german.spelling(typed)


def test_lexicon_shows_an_unlisted_word_in_lower_case(english: Lexicon) -> None:
    assert "xqzw" == english.spelling("XQZW")


@pytest.mark.parametrize(
    "today",
    ["muss", "Fluss", "Bewusstsein", "dass", "nass", "passt", "Fuß", "groß", "Straße"],
)
def test_german_words_are_spelled_as_today(german: Lexicon, today: str) -> None:
    assert german.spelling(fold(today)) == today
