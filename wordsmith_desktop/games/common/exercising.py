"""What the exercises of all games share: how well known their words are."""

from __future__ import annotations

from enum import Enum, unique
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # It brings NumPy with it, which those who only name a level do without.
    from wordsmith_desktop.bots.vocabulary import Flags, Vocabulary


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

KNOWN_TO_ALL: Final = 3
"""As in `WordIndex.known`."""


def may_be_posed(words: Vocabulary, level: Level) -> Flags:
    """Whether each word of the index may be one that an exercise asks for, shape (n,).

    It is common enough for the level, and known to everybody where that was measured: a word that
    somebody has never met is no exercise. Little words such as articles are seldom among them.
    """
    index = words.index
    flags: Flags = index.commonness >= level.least_commonness
    if words.is_family:
        flags = flags & ~index.vulgar
    if index.known is not None:
        flags = flags & (index.known == KNOWN_TO_ALL)
    return flags
