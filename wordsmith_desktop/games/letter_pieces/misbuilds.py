"""What can be wrong with pieces that lie together and are no letter (R1)."""

from __future__ import annotations

from dataclasses import dataclass

from wordsmith_desktop.games.letter_pieces.pieces import Counts, Kind


@dataclass(frozen=True, slots=True)
class WrongPiece:
    """A letter with one piece of another kind in it: a small curve alone is no C."""

    letter: str
    piece: int
    """Id of the wrong piece."""
    has: Kind
    wants: Kind
    could_become: str
    """Letters that the pieces are the beginning of as they lie, nearest first."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A piece of the letter has a wrong angle."""

    letter: str
    piece: int
    turn: int
    """Degrees that would set it right, counter-clockwise positive."""


@dataclass(frozen=True, slots=True)
class Misplaced:
    """A piece of the letter lies in a wrong place."""

    letter: str
    piece: int
    dx: int
    """Rightward move that would set it right, thousandths of a unit."""
    dy: int
    """The same, upward."""


@dataclass(frozen=True, slots=True)
class Missing:
    """The beginning of a letter."""

    letter: str
    """The letter with the fewest pieces to add."""
    missing: Counts
    """The pieces to add for it."""
    could_become: str
    """All letters that the pieces are the beginning of, nearest first."""


@dataclass(frozen=True, slots=True)
class Extra:
    """A letter and more."""

    letter: str
    pieces: tuple[int, ...]
    """Ids of the pieces too many."""


@dataclass(frozen=True, slots=True)
class SamePieces:
    """The pieces of several letters (R2), lying as none of them."""

    letter: str
    """The one they come nearest to."""
    letters: str
    """All letters built from these pieces."""


Misbuild = WrongPiece | Turned | Misplaced | Missing | Extra | SamePieces
"""Each names the letter that the pieces come nearest to."""
