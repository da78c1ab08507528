"""What a hand carries from one place of the table to another."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardLoad:
    """A card from the hand or the pool."""

    card: int
    """The card's number in its deck."""


@dataclass(frozen=True, slots=True)
class WordLoad:
    """A whole word from a lexicon."""

    word: int
    """The word's number on the table."""


@dataclass(frozen=True, slots=True)
class TileLoad:
    """A card that lies on the building strip already."""

    card: int
    """The card's number in its deck."""


Load = CardLoad | WordLoad | TileLoad
