"""What ranks the matches of one setting; saves and statistics keep its values."""

from __future__ import annotations

from enum import Enum, unique


@unique
class Ranking(Enum):
    """What makes one match better than another of the same setting."""

    MOST_POINTS = "most_points"
    FEWEST_TURNS = "fewest_turns"
    MOST_WORDS = "most_words"
    FASTEST = "fastest"
    """Of the matches in which everything was done that there was to do."""
