"""What the exercises of all games share: how well known their words are."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final


@unique
class Level(Enum):
    """How hard an exercise is, by the commonness of its words."""

    EASY = "easy"
    """Words that everybody meets every day."""
    MEDIUM = "medium"
    """Common words, as for hints."""
    HARD = "hard"
    """Words that most people know, but rarely meet."""

    @property
    def least_commonness(self) -> int:
        """Of the words that are looked for: ten times the Zipf frequency."""
        return _LEAST[self]


_LEAST: Final = {Level.EASY: 45, Level.MEDIUM: 35, Level.HARD: 25}
