"""The reasons of this game why an action is not open; those of a grid are `crossword.GridWhy`."""

from __future__ import annotations

from enum import Enum, unique


@unique
class Why(Enum):
    """Reasons against an action. The names in brackets are the details a rejection carries."""

    BAD_DRAW = "bad_draw"
    ANCHOR_KNOWN = "anchor_known"
    """There is an anchor already (word)."""
    TOO_SHORT = "too_short"
    """An anchor, or a guess, with too few letters (word, least)."""
    NO_LETTERS = "no_letters"
    """Something else than letters A–Z (word)."""
    LETTERS_MISSING = "letters_missing"
    """Letters that are not there, or not so often (word, letters)."""
    NO_REDRAW = "no_redraw"
    """This table never draws afresh."""
    NO_CHANGE = "no_change"
    """Everything lies so already."""
    BAD_TILES = "bad_tiles"
    """Two tiles in one cell, or out of order, or no letters."""
    TOO_MANY_TILES = "too_many_tiles"
    """A letter lies there more often than there are tiles (letter, count)."""
    NOTHING_TO_CHOOSE = "nothing_to_choose"
    NO_SUCH_WORD = "no_such_word"
    """There are not so many words of that length (place, count)."""
    CHOOSE_FIRST = "choose_first"
    """Which word the guess is about is not chosen yet."""
    GUESSED = "guessed"
    """The round's guess is made."""
    NOT_GUESSED = "not_guessed"
    """The round's guess is not made yet."""
    NOTE_TOO_LONG = "note_too_long"
    """(most)"""
