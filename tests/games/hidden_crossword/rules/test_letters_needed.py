"""The letters that a word takes, and whether any draw has them (W1–W6)."""

from __future__ import annotations

import pytest

from wordsmith_desktop.games.hidden_crossword.rules.letters import (
    DrawnLetter,
    as_drawn,
    can_be_drawn,
    letters_needed,
    pool_of,
)


def test_each_letter_is_counted_once_with_its_copies() -> None:
    assert (DrawnLetter("L", 2), DrawnLetter("E", 2), DrawnLetter("V")) == letters_needed("LEVEL")


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
    assert can is can_be_drawn(word)


def test_what_is_said_to_be_drawable_can_be_drawn() -> None:
    drawn: list[DrawnLetter] = []
    for letter in "NTASEQBOCDFI":
        drawn.append(as_drawn(letter, drawn))
    assert can_be_drawn("EQUATION")
    assert all(pool_of(drawn).count(letter) for letter in "EQUATION")
