"""What rows and strip show: plain values that a presenter makes. Knows no Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class PieceView:
    """A piece in a row."""

    id: int
    """The piece's number; no two pieces on a table share one."""
    text: str
    """Its letters A-Z."""
    spoken: str
    """The piece in words, such as "pink card TH, in your hand"."""
    is_used: bool = False
    """Whether it lies on the strip, so that only its place is left."""
    face: Any = None
    """What the game's painter needs beyond the letters."""


@dataclass(frozen=True, slots=True)
class LaidView:
    """A piece on the strip."""

    id: int
    """The piece's number; no two pieces on the strip share one."""
    text: str
    """Its letters A-Z."""
    spoken: str
    """The piece in words."""
    group: int | None = None
    """What the piece belongs to; pieces of one group are tied together."""
    group_name: str = ""
    """What is written on the tie, such as "Ben: CAT"."""
    face: Any = None
    """What the game's painter needs beyond the letters."""
