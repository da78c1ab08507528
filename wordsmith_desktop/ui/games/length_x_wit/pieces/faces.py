"""What is to be seen of a tile or die. Knows no Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, unique

from wordsmith_desktop.games.length_x_wit.box import VOWELS


@unique
class Kind(Enum):
    """What a piece is."""

    TILE = "tile"
    DIE = "die"


@dataclass(frozen=True, slots=True)
class Face:
    """The side of a piece that is up."""

    text: str
    """A letter A-Z, or QU."""
    value: int
    """Points."""
    kind: Kind
    is_spent: bool = False
    """Whether the tile lies face down."""

    @property
    def is_vowel(self) -> bool:
        """Whether a tile with it can be spent (L8)."""
        return self.text in VOWELS
