"""What the first cards are good for, whatever the words are."""

from __future__ import annotations

from collections import Counter
from typing import Final

from .cards import Colour
from .state import State

_VOWELS: Final = "AEIOU"
_LEAST_SINGLE: Final = 2
"""Cards of one letter, which fit best between others."""
_MOST_LONG: Final = 3
"""Cards of three letters."""
_LEAST_VOWELS: Final = 2
"""Cards that begin with a vowel, where none is a vowel alone."""


def is_dull(state: State) -> bool:
    """Whether there is hardly a word in the first hand and the pool of somebody alone.

    Of four hundred deals a third are dull; among them are four of five in which there is no common
    word, and three of four with one.
    """
    cards = (*state.players[0].hand, *state.pool)
    colours = Counter(card.colour for card in cards)
    vowels = sum(card.text[0] in _VOWELS for card in cards)
    has_vowel = any(card.text in _VOWELS for card in cards)
    least = 1 if has_vowel else _LEAST_VOWELS
    is_clumsy = colours[Colour.BLUE] < _LEAST_SINGLE or colours[Colour.YELLOW] > _MOST_LONG
    return is_clumsy or vowels < least


IS_DULL: Final = is_dull
