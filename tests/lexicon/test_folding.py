from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsmith_desktop.lexicon.folding import ALPHABET, bad_characters, fold


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Tür", "TUER"),
        ("tu\u0308r", "TUER"),
        ("Straße", "STRASSE"),
        ("STRAẞE", "STRASSE"),
        ("Äpfel", "AEPFEL"),
        ("Öl", "OEL"),
        ("café", "CAFE"),
        ("naïve", "NAIVE"),
        ("o’clock", "O'CLOCK"),
        ("co-op", "CO-OP"),
        ("ﬁsch", "FISCH"),
        ("x1", "X1"),
        ("😀", "😀"),
        ("", ""),
    ],
)
def test_fold_gives_the_letters_of_the_pieces(text: str, folded: str) -> None:
    assert folded == fold(text)


@given(st.text(max_size=40))
def test_fold_changes_nothing_the_second_time(text: str) -> None:
    assert fold(text) == fold(fold(text))


@given(st.text(alphabet=ALPHABET, max_size=40))
def test_folded_words_have_no_bad_characters(word: str) -> None:
    assert word == fold(word)
    assert "" == bad_characters(word)


def test_bad_characters_are_named_once_in_order() -> None:
    assert "1 !" == bad_characters("A1 B!1")
