"""How common the words are of a puzzle that the computer makes."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final, NamedTuple


class Band(NamedTuple):
    """How common words may be: ten times the Zipf value, held down for words few people know."""

    least: int
    most: int

    def holds(self, commonness: int) -> bool:
        """Tell whether a word of such commonness may be used."""
        return self.least <= commonness <= self.most


@unique
class Difficulty(Enum):
    """How well known the words of a puzzle are."""

    EASY = "easy"
    """Everyday words: met three times in a million words or more, and widely known."""
    MEDIUM = "medium"
    """Words that most people know: three times in ten million or more, and widely known."""
    HARD = "hard"
    """Seldom met words: less than once in a million, but in a general dictionary."""

    @property
    def min_commonness(self) -> int:
        """Ten times the Zipf value from which a solver expects words; those of a hard puzzle may
        be any."""
        return _EXPECTED[self]

    @property
    def bands(self) -> tuple[Band, ...]:
        """What a puzzle takes its words from; a later band where too many letters are left over."""
        return _BANDS[self]


_EVERYDAY: Final = Band(35, 255)
_KNOWN: Final = Band(25, 255)
_SELDOM: Final = Band(15, 29)
_ALL: Final = Band(0, 255)
_BANDS: Final = {
    Difficulty.EASY: (_EVERYDAY, _KNOWN, _ALL),
    Difficulty.MEDIUM: (_KNOWN, _ALL),
    Difficulty.HARD: (_SELDOM, _ALL),
}
_EXPECTED: Final = {Difficulty.EASY: 35, Difficulty.MEDIUM: 25, Difficulty.HARD: 0}
