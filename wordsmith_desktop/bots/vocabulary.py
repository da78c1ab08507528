"""The words that a bot may use, or a search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # It brings NumPy with it, which the first window does without.
    from wordsmith_desktop.lexicon.index import WordIndex

COMMON: Final = 35
"""Least commonness of a common word: ten times the Zipf frequency, as for hints."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words of a dictionary; whoever plays may know fewer than whoever judges."""

    index: WordIndex
    least_commonness: int = 0
    """Ten times the Zipf frequency; 0 lets every listed word in."""
    is_family: bool = True
    """Whether vulgar words are left out."""
    banned: frozenset[str] = frozenset()
    """Words that the table has banned, folded."""
    accepted: frozenset[str] = frozenset()
    """Words that the table takes although the dictionary may not, folded."""
