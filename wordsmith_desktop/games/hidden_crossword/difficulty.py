"""How common the words are of a puzzle that the computer makes."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final


@unique
class Difficulty(Enum):
    """How well known the words of a puzzle are."""

    EASY = "easy"
    """Everyday words."""
    MEDIUM = "medium"
    """Words that most people know."""
    HARD = "hard"
    """Every word of the dictionary."""

    @property
    def min_commonness(self) -> int:
        """Ten times the Zipf value that a word has at the least."""
        return _MIN_COMMONNESS[self]


_MIN_COMMONNESS: Final = {Difficulty.EASY: 35, Difficulty.MEDIUM: 25, Difficulty.HARD: 0}
