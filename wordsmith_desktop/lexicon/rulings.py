"""What the dictionary says of a word, and why."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.core.value import Value


class Reason(Enum):
    """Why a word is accepted or refused."""

    LISTED = "listed"
    """The word list holds it."""
    LONG = "long"
    """The word list knows it by its check sum: it is too long to be listed."""
    CONTRACTION = "contraction"
    """The word list holds it as what stands for several words (it's)."""
    COMPOUND = "compound"
    """Not in the list, but built of two common nouns that build many others."""
    POSSESSIVE = "possessive"
    """A listed word with 's: what it owns. The ruleset decides whether it counts."""
    HOUSE_ACCEPTED = "house_accepted"
    """The table accepts it."""
    HOUSE_BANNED = "house_banned"
    """The table bans it."""
    BLOCKED = "blocked"
    """A list of words that do not count at this table holds it."""
    CLUB = "club"
    """A short word that only clubs play; it counts by a dictionary that says so."""
    NAME = "name"
    ABBREVIATION = "abbreviation"
    UNKNOWN = "unknown"
    EMPTY = "empty"
    BAD_CHARACTER = "bad_character"
    """It holds a character that is no letter, hyphen or apostrophe."""
    TOO_LONG = "too_long"
    TOO_SHORT = "too_short"
    RARE_FOR_SEAT = "rare_for_seat"
    """Rarer than the words that were agreed for this player."""
    SHORT_FOR_SEAT = "short_for_seat"
    """Shorter than the words that were agreed for this player."""
    NO_DICTIONARY = "no_dictionary"
    """The dictionary files are missing or broken; only the table's own words can be played."""


AGREED: Final = (Reason.RARE_FOR_SEAT, Reason.SHORT_FOR_SEAT)
"""What the dictionary has nothing against, but the table has agreed on beforehand."""


class Ruling(Value):
    """One verdict on one word."""

    word: str
    """The word, folded."""
    accepted: bool
    reason: Reason
    source: str
    """Who says so: a dictionary tag, 'table' (this game's list) or 'always' (the house list)."""
