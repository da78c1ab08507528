"""The reasons of this game: why an action is not open, and what is wrong with a word."""

from __future__ import annotations

from enum import Enum, unique


@unique
class Why(Enum):
    """Reasons against an action. The names in brackets are the details a rejection carries."""

    NO_WORD = "no_word"
    TOO_SHORT = "too_short"
    """One letter is no word (word)."""
    DICE_LEFT = "dice_left"
    """Every die has to be in the word (word, missing)."""
    LETTERS_MISSING = "letters_missing"
    """Neither dice nor the tiles named have these letters (word, missing)."""
    TILES_LEFT = "tiles_left"
    """Tiles that are named are not in the word (word, extra)."""
    NOT_YOURS = "not_yours"
    """A tile that the seat does not hold (tile)."""
    TILE_BANKED = "tile_banked"
    """(tile): its number."""
    TILE_SPENT = "tile_spent"
    TILE_TWICE = "tile_twice"
    NO_VOWEL = "no_vowel"
    """Only a vowel can be spent (letter)."""
    VOWEL_LEFT = "vowel_left"
    """Whoever gives up has no vowel left to spend (letters)."""
    NO_MORE_DICE = "no_more_dice"
    """Every die is on the table."""
    NO_SWAP_HERE = "no_swap_here"
    """The ruleset has no swap."""
    BALANCED = "balanced"
    """The set has enough vowels and consonants (vowels, consonants)."""
    SWAPPED = "swapped"
    """The seat has swapped already."""
    BAD_DRAW = "bad_draw"
    """What chance did does not fit the bags."""
