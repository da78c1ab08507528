"""Who plays with a puzzle on paper, when, and how guesses are answered."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from wordsmith_desktop.games.hidden_crossword.clues import ClueType


@dataclass(frozen=True, slots=True)
class Occasion:
    """What paper says besides the puzzle; what is left out gets a line to write on."""

    owner: str = ""
    """Who made the puzzle."""
    guesser: str = ""
    day: date | None = None
    clue: ClueType | None = None
    """The marks that were agreed on (W12); None has both to choose from."""
    counts_anchor: bool = True
    """Whether the anchor counts among the words of its length (W14)."""
