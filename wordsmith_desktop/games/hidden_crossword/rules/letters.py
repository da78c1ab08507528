"""The letters of the game: bags, doubled letters, and the U that goes with a Q (W1–W6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from wordsmith_desktop.core.value import Value

VOWELS: Final = "AEIOU"
RED: Final = "JKQXZ"
"""The red consonants; the other sixteen are blue (W1)."""
CONSONANTS: Final = "BCDFGHJKLMNPQRSTVWXYZ"


class Extent(Value):
    """How many letters are drawn."""

    consonants: int
    vowels: int
    most_red: int
    """Red consonants in play; any more are laid aside (W4)."""
    doubled: int
    """So many blue consonants and so many vowels, the first drawn, are there twice (W5)."""

    @property
    def letters(self) -> int:
        """All letters that are drawn."""
        return self.consonants + self.vowels


PRINTED: Final = Extent(consonants=8, vowels=4, most_red=2, doubled=2)
"""Sixteen tiles (W3–W5)."""
SMALL: Final = Extent(consonants=5, vowels=3, most_red=1, doubled=1)
"""Ten tiles, for a short evening (house)."""

COPIES: Final = 17
"""So often a letter can be laid where a guess is not bound to the tiles there are."""


class DrawnLetter(Value):
    """A letter that turned up, and how many tiles of it each player gets."""

    letter: str
    copies: int = 1


def is_vowel(letter: str) -> bool:
    """Whether it comes out of the vowel bag (W2)."""
    return letter in VOWELS


def draws_vowel(drawn: Sequence[DrawnLetter], extent: Extent = PRINTED) -> bool:
    """Whether the next letter comes out of the vowel bag (W3)."""
    vowels = sum(is_vowel(one.letter) for one in drawn)
    return vowels < extent.vowels and vowels < len(drawn) - vowels


def is_complete(drawn: Sequence[DrawnLetter], extent: Extent = PRINTED) -> bool:
    """Whether all letters are there, as printed eight consonants and four vowels (W3)."""
    return len(drawn) == extent.letters


def is_surplus(letter: str, drawn: Sequence[DrawnLetter], extent: Extent = PRINTED) -> bool:
    """Whether a letter is one red consonant too many (W4)."""
    return letter in RED and sum(one.letter in RED for one in drawn) >= extent.most_red


def as_drawn(letter: str, drawn: Sequence[DrawnLetter], extent: Extent = PRINTED) -> DrawnLetter:
    """The letter with its copies, as the next one after these (W5)."""
    if letter in RED:
        return DrawnLetter(letter)
    kin = sum(is_vowel(one.letter) == is_vowel(letter) for one in drawn if one.letter not in RED)
    return DrawnLetter(letter, 2 if kin < extent.doubled else 1)


def needs_u(drawn: Sequence[DrawnLetter]) -> bool:
    """Whether a Q brings each player one more U (W6)."""
    copies = {one.letter: one.copies for one in drawn}
    return "Q" in copies and copies.get("U", 0) < 2


def pool_of(drawn: Sequence[DrawnLetter], extent: Extent = PRINTED) -> str:
    """Every tile of each player, in the order of the draw; complete, with the U of a Q."""
    tiles = "".join(one.letter * one.copies for one in drawn)
    return tiles + "U" if is_complete(drawn, extent) and needs_u(drawn) else tiles


def letters_needed(word: str) -> tuple[DrawnLetter, ...]:
    """The letters of a folded word, each once with its copies, in the word's order."""
    return tuple(DrawnLetter(letter, word.count(letter)) for letter in dict.fromkeys(word))


def can_be_drawn(word: str) -> bool:
    """Whether any draw gives a player all letters of a folded word (W3–W6)."""
    # A Q brings a U of its own.
    needed = letters_needed(word.replace("U", "", 1) if "Q" in word else word)
    if not all(one.letter in VOWELS + CONSONANTS and one.copies <= 2 for one in needed):
        return False
    red = [one for one in needed if one.letter in RED]
    vowels = [one for one in needed if is_vowel(one.letter)]
    blue = [one for one in needed if one not in red and one not in vowels]
    return (
        len(red) + len(blue) <= PRINTED.consonants
        and len(vowels) <= PRINTED.vowels
        and len(red) <= PRINTED.most_red
        and not any(one.copies > 1 for one in red)
        and sum(one.copies > 1 for one in blue) <= PRINTED.doubled
        and sum(one.copies > 1 for one in vowels) <= PRINTED.doubled
    )


def numbered(letters: str, *, limits_copies: bool) -> Mapping[int, str]:
    """What a guess is spelled with: letters by their place, and further copies of them behind."""
    return dict(enumerate(letters * (1 if limits_copies else COPIES)))
