"""What the rows and the strip show: plain values that a presenter makes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, unique


@unique
class Source(Enum):
    """Where a card on the strip came from."""

    HAND = "hand"
    POOL = "pool"
    WORD = "word"
    """An existing word, its own or another's."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in a row."""

    id: int
    """The card's number in its deck."""
    text: str
    """One to three letters A-Z."""
    spoken: str
    """The card in words, such as "pink card TH, in your hand"."""
    is_used: bool = False
    """Whether it lies on the strip, so that only its place is left."""


@dataclass(frozen=True, slots=True)
class TileView:
    """A card on the strip."""

    card: int
    """The card's number in its deck; no two tiles share one."""
    text: str
    """One to three letters A-Z."""
    spoken: str
    """The card in words."""
    source: Source
    """Where it came from."""
    group: int | None = None
    """The existing word it belongs to; cards of one word have the same number."""
    group_name: str = ""
    """That word and whose it is, such as "Ben: CAT"."""
