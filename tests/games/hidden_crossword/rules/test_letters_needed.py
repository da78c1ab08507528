"""The letters that a word takes, and whether any draw has them (W1–W6)."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc


def test_each_letter_is_counted_once_with_its_copies() -> None:
    assert (
        hc.DrawnLetter("L", 2),
        hc.DrawnLetter("E", 2),
        hc.DrawnLetter("V"),
    ) == hc.letters_needed("LEVEL")


@pytest.mark.parametrize(
    ("word", "can"),
    [
        ("LEVEL", True),
        ("EERIE", False),
        ("MISSISSIPPI", False),
        ("JAZZ", False),
        ("QUIZ", True),
        ("JUKEBOX", False),
        ("LETTERS", True),
        ("BOOKKEEPER", False),
        ("EQUATION", True),
        ("UNIQUE", True),
        ("CO-OP", False),
        ("RASSEL", True),
        ("KAELTE", True),
    ],
)
def test_a_word_can_be_drawn_or_not(word: str, can: bool) -> None:
    assert can is hc.can_be_drawn(word)


def test_what_is_said_to_be_drawable_can_be_drawn() -> None:
    drawn: list[hc.DrawnLetter] = []
    for letter in "NTASEQBOCDFI":
        drawn.append(hc.as_drawn(letter, drawn))
    assert hc.can_be_drawn("EQUATION")
    assert all(hc.pool_of(drawn).count(letter) for letter in "EQUATION")
