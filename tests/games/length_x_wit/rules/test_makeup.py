"""What a word takes of the box, before any dice are rolled (L1, L2)."""

from __future__ import annotations

import pytest

from wordsmith_desktop.games.length_x_wit.rules.material import Material, makeup, material_of

BOX = Material(
    tiles=(),
    dice=(("A", "E"), ("A", "T"), ("A", "QU")),
    values={"A": 1, "E": 1, "T": 2, "R": 3, "QU": 8},
)


@pytest.mark.parametrize(
    ("word", "texts", "value", "dice"),
    [
        ("RAT", "R A T", 6, 2),
        ("AT", "A T", 3, 2),
        ("TEA", "T E A", 4, 3),
        ("EE", "E E", 2, 1),
        ("QUAT", "QU A T", 11, 3),
    ],
)
def test_a_word_is_worth_its_texts_and_shown_by_different_dice(
    word: str, texts: str, value: int, dice: int
) -> None:
    found = makeup(word, BOX)
    assert found is not None
    assert (tuple(texts.split()), value, dice) == (found.texts, found.value, found.most_dice)


@pytest.mark.parametrize("word", ["", "QAT", "RAT-A", "X"])
def test_a_word_with_a_letter_that_nothing_shows_takes_nothing(word: str) -> None:
    assert makeup(word, BOX) is None


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_more_dice_than_there_are_show_a_word(language: str) -> None:
    box = material_of(language)
    found = makeup("EIEIEIEIEIEIEIE", box)
    assert found is not None
    assert found.most_dice <= len(box.dice)
