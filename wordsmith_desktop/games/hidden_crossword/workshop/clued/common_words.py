"""Words that a crossword of the computer is made of: well known ones, by level."""

from __future__ import annotations

from itertools import islice
from typing import Final

import numpy as np

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.index import WordIndex

from ...rules.ruleset import Difficulty

_LEAST: Final = {Difficulty.EASY: 45, Difficulty.MEDIUM: 38, Difficulty.HARD: 28}
"""Ten times the Zipf value of the rarest word."""
_SHORTEST, _LONGEST = 4, 10


def drawn_from_list(index: WordIndex, rng: Rng, count: int) -> list[str]:
    """So many different words of a list that somebody chose, however common they are."""
    fits = (index.lengths >= _SHORTEST - 1) & (index.lengths <= _LONGEST + 2)
    places = rng.shuffled(np.flatnonzero(fits).tolist())
    words = (index.words[place].decode("ascii") for place in places)
    return list(islice((word for word in words if word.isalpha()), count))


def drawn_words(index: WordIndex, level: Difficulty, rng: Rng, count: int) -> list[str]:
    """So many different words, none of them vulgar or with a hyphen."""
    fits = (index.commonness >= _LEAST.get(level, 38)) & ~index.vulgar
    fits &= (index.lengths >= _SHORTEST) & (index.lengths <= _LONGEST)
    places = np.flatnonzero(fits)
    if not len(places):
        return []
    drawn = {int(places[rng.below(len(places))]) for _ in range(3 * count)}
    words = (index.words[place].decode("ascii") for place in rng.shuffled(sorted(drawn)))
    return [word for word in words if word.isalpha()][:count]
