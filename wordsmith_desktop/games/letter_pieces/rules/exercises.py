"""Exercises with the pieces: words to find in a heap of them, letters and words to build."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

import numpy as np

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.exercising import Level, may_be_posed

from .alphabet import AlphabetChoices, JForm, YForm
from .finding import Situation, claimable
from .pieces import Counts
from .ruleset import Mode, Ruleset
from .state import Sheet

SHORTEST: Final = 3
"""Letters of the shortest word: shorter ones are more often guessed than found."""
_RULES: Final = Ruleset(mode=Mode.WARM_UP, has_marks=False, min_word_length=SHORTEST)
"""Every word for itself, and whatever is left over (R46)."""
_USUAL: Final = AlphabetChoices()
LENGTHS: Final = {Level.EASY: (3, 4), Level.MEDIUM: (4, 6), Level.HARD: (5, 7)}
"""Fewest and most letters of words that are to be built."""


class Building(Value):
    """What is to be built from pieces."""

    letters: tuple[str, ...]
    words: tuple[str, ...]
    """Folded, as they are built (R4)."""


def words_in(
    pieces: Counts, words: Vocabulary, level: Level, choices: AlphabetChoices = _USUAL
) -> tuple[str, ...]:
    """The words of a level that can be built from these pieces, longest first, then commonest.

    `choices` say how letters are built; words with marks are never among them.
    """
    of_level = replace(words, least_commonness=level.least_commonness)
    rules = replace(
        _RULES,
        j_is_long=choices.j is JForm.LONG_ON_CURVE,
        y_is_long=choices.y is YForm.LONG_AND_SHORT,
    )
    found = claimable(Situation(pieces, 0, Sheet(())), rules, of_level)
    return tuple(one.word for one in words.index.found(found.places))


def something_to_build(
    words: Vocabulary, level: Level, rng: Rng, *, letters: int, count: int
) -> Building | None:
    """So many letters, each once, and so many words, each of another length than those beside it
    as far as the level goes; None where the dictionary has too few words.
    """
    fewest, most = LENGTHS[level]
    lengths = [fewest + place % (most - fewest + 1) for place in range(count)]
    found: list[str] = []
    for length in sorted(lengths):
        listed = [word for word in _listed(words, level, length) if word not in found]
        if not listed:
            return None
        found.append(rng.choice(listed))
    chosen = rng.shuffled(ascii_uppercase)[:letters]
    return Building(tuple(sorted(chosen)), tuple(found))


def _listed(words: Vocabulary, level: Level, length: int) -> list[str]:
    """The words of a level and length, of letters alone, by the alphabet."""
    index = words.index
    fits = (index.lengths == length) & may_be_posed(words, level)
    listed: list[bytes] = index.words[np.flatnonzero(fits)].tolist()
    return [word.decode("ascii") for word in listed if word.isalpha()]
