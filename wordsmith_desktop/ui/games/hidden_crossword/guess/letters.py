"""A guess that is being spelled from the letters that may be in the puzzle. Knows no Qt."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from wordsmith_desktop.games.word_strip import Pieces, WordStrip

COPIES: Final = 17
"""So often a letter can be laid where a guess is not bound to the tiles there are."""


@dataclass(frozen=True)
class LetterStrip(WordStrip):
    """The letters are numbered by their place; further copies of them follow."""

    letters: str = ""
    """As many of each as there are tiles."""
    limits_copies: bool = True
    """Whether a letter can be laid no more often than that (W13)."""

    @property
    def texts(self) -> Mapping[int, str]:
        copies = 1 if self.limits_copies else COPIES
        return dict(enumerate(self.letters * copies))

    def laid(self, text: str) -> Pieces:
        free: defaultdict[str, deque[int]] = defaultdict(deque)
        for number, letter in self.texts.items():
            free[letter].append(number)
        pieces = []
        for letter in text:
            if not free[letter]:
                break
            pieces.append(free[letter].popleft())
        return tuple(pieces)

    def copy_of(self, place: int) -> int:
        """The number of a letter at that place that does not lie yet, if there is one."""
        numbers = range(place, len(self.texts), len(self.letters))
        return next((one for one in numbers if one not in self.row.pieces), place)

    def is_used(self, place: int) -> bool:
        """Whether no more of that letter can be taken from its place in the row."""
        return self.limits_copies and place in self.row.pieces
