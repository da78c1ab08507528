"""Long and rare words are overlooked now and then, short and common ones never."""

from __future__ import annotations

import numpy as np
import pytest

from wordsmith_desktop.bots.overlooking import MOST, Blindness, overlooked
from wordsmith_desktop.lexicon.index import WordIndex

MANY = 4000
SIGHT = Blindness(share=0.8, a_letter=0.15)


def share(letters: int, commonness: int, sight: Blindness = SIGHT, further: float = 0.0) -> float:
    """How many of words that are alike are overlooked at one look."""
    words = np.array([f"{number:0{letters}}".encode() for number in range(MANY)])
    index = WordIndex(
        words.astype("S15"),
        np.full(len(words), commonness, np.uint8),
        np.zeros(len(words), np.bool_),
    )
    return float(overlooked(index, np.arange(len(words)), sight, 5, further).mean())


@pytest.mark.parametrize(
    ("letters", "commonness", "expected"),
    [(4, 45, 0), (4, 60, 0), (6, 45, 0.24), (4, 35, 0.24), (6, 35, 0.48), (9, 20, MOST)],
)
def test_the_share_is_that_of_letters_and_rarity(
    letters: int, commonness: int, expected: float
) -> None:
    assert share(letters, commonness) == pytest.approx(expected, abs=0.03)


def test_what_lies_on_the_table_makes_it_harder() -> None:
    assert share(4, 50, further=0.5) == pytest.approx(0.4, abs=0.03)


def test_whoever_is_not_blind_overlooks_nothing() -> None:
    assert 0 == share(9, 10, Blindness(share=0, a_letter=1), further=1)


def test_each_look_overlooks_other_words() -> None:
    words = np.array([f"{number:06}".encode() for number in range(MANY)], "S15")
    index = WordIndex(words, np.full(MANY, 35, np.uint8), np.zeros(MANY, np.bool_))
    first, again, other = (overlooked(index, np.arange(MANY), SIGHT, bits) for bits in (1, 1, 2))
    assert (first == again).all()
    assert (first != other).mean() == pytest.approx(2 * 0.48 * 0.52, abs=0.04)
    assert (first[7:9] == overlooked(index, np.arange(7, 9), SIGHT, 1)).all()
