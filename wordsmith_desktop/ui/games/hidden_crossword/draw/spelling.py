"""A word that is typed, or clicked together from the letters that are there. Knows no Qt."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Final

from wordsmith_desktop.lexicon.folding import LETTERS, fold

LONGEST: Final = 15
"""No dictionary holds longer words."""


@dataclass(frozen=True, slots=True)
class Spelling:
    """A word over letters; each gesture gives what it is then."""

    word: str = ""
    letters: str = ""
    """Those that are there, each as often as it may stand in the word."""

    @property
    def missing(self) -> frozenset[int]:
        """The places in the word whose letters are not there, or not so often."""
        left, places = Counter(self.letters), set()
        for place, letter in enumerate(self.word):
            if left[letter]:
                left[letter] -= 1
            else:
                places.add(place)
        return frozenset(places)

    @property
    def spent(self) -> str:
        """The letters of which none is left for the word."""
        used = Counter(self.word)
        there = Counter(self.letters)
        return "".join(letter for letter in there if used[letter] >= there[letter])

    def typed(self, character: str) -> Spelling:
        """With what was typed at the end; an umlaut counts as two letters."""
        letters = "".join(letter for letter in fold(character) if letter in LETTERS)
        longer = self.word + letters
        return self if len(longer) > LONGEST else replace(self, word=longer)

    def erased(self) -> Spelling:
        """Without the last letter."""
        return replace(self, word=self.word[:-1])

    def without(self, place: int) -> Spelling:
        """Without the letter at a place."""
        return replace(self, word=self.word[:place] + self.word[place + 1 :])

    def toggled(self, letter: str) -> Spelling:
        """With the letter at the end; where none is left, without the last one in the word."""
        if letter not in self.spent:
            return self.typed(letter)
        return self.without(self.word.rindex(letter))
