"""What a hand carries out of a lexicon. Knows no Qt."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WordLoad:
    """A whole word."""

    word: int
    """The word's number on the table."""
