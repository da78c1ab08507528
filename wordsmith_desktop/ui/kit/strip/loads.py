"""What a hand carries from one place of the table to another. Knows no Qt.

A game's own widgets may carry loads of the game's own; the strip hands them on as they are.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PieceLoad:
    """A piece from a row."""

    piece: int
    """The piece's number."""


@dataclass(frozen=True, slots=True)
class LaidLoad:
    """A piece that lies on the strip already."""

    piece: int
    """The piece's number."""


Load = PieceLoad | LaidLoad
