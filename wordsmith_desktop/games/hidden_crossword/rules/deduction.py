"""What follows from all that one player was told of a computer's puzzle."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WordIndex

from .candidates import ClueKnowledge
from .clues import Attempt
from .crossword import Crossword, Layout
from .hints import knowledge_of
from .interlocking import interlock
from .observation import Observation
from .possible_puzzles import ListedWord, World, free_words, slots_of, unplaced_letters
from .ruleset import Density
from .whole_puzzles import TooMuchWorkError, WholePuzzles

MOST_WORLDS: Final = 150
"""So many whole puzzles are told apart."""
FEW: Final = 6
"""So many puzzles are tried out on a grid."""
LAYING_STEPS: Final = 1200
"""Figures that are tried for one puzzle; what can be laid takes few of them."""
_EXTRAS: Final = {Density.OPEN: 0, Density.DENSE: 4}
"""So many times more often than they need to hang together the computer's words cross."""
_MISCOUNTED: Final = 8
"""Of so many times as many ways most are no puzzles, or lead to the same."""


class Deduction(Value):
    """What is known, and what is possible."""

    known: ClueKnowledge
    index: WordIndex
    """The words that the puzzle can be explained with."""
    slots: tuple[ListedWord, ...]
    """The words of all lengths that were asked for or told."""
    unplaced: int
    """Letters that are in words of other lengths; each word takes one less than it has, and one
    less for every further crossing."""
    worlds: tuple[World, ...] | None
    """What the whole puzzle may be; None while that is too much."""


def deduce(seen: Observation, words: Vocabulary) -> Deduction | None:
    """What the player who looks can conclude; None if no listed words explain the answers.

    The puzzle is taken to be of words as common as its difficulty says, then as `words` says,
    then of any words.
    """
    wrong = (one.layout for one in seen.own.records or () if isinstance(one, Attempt))
    refused = frozenset(Crossword(layout).words for layout in wrong)
    usual, extras = seen.ruleset.difficulty.min_commonness, _EXTRAS[seen.ruleset.density]
    return _deduced(knowledge_of(seen), refused, usual, words, extras)


@lru_cache(maxsize=4)
def _deduced(
    known: ClueKnowledge, refused: frozenset[World], usual: int, words: Vocabulary, extras: int
) -> Deduction | None:
    least = words.least_commonness
    for commonness in sorted({max(usual, least), least, 0}, reverse=True):
        index = _vocabulary(words.index, commonness, words.is_family)
        found = _explained(known, refused, index, extras)
        if found is not None:
            return found
    return _explained(known, refused, words.index, extras) if words.is_family else None


@lru_cache(maxsize=3)
def _vocabulary(index: WordIndex, least: int, is_family: bool) -> WordIndex:
    keep: npt.NDArray[np.bool_] = index.commonness >= least
    if is_family:
        keep = keep & ~index.vulgar
    return WordIndex(index.words[keep], index.commonness[keep], index.vulgar[keep])


def _explained(
    known: ClueKnowledge, refused: frozenset[World], index: WordIndex, extras: int
) -> Deduction | None:
    """What these words allow; None where they allow nothing."""
    slots = slots_of(known, index)
    if not all(slot.words for slot in slots):
        return None
    unplaced = unplaced_letters(known, slots) + extras
    # A word of three letters takes two of them.
    if unplaced < 0 or (unplaced == 1 and not extras):
        return None
    worlds = _worlds(known, slots, index, extras)
    if worlds is not None:
        worlds = tuple(world for world in worlds if world not in refused)
        if len(worlds) <= FEW:
            worlds = tuple(world for world in worlds if laid(world, known) is not None)
        if not worlds:
            return None
    return Deduction(known, index, slots, unplaced, worlds)


def _worlds(
    known: ClueKnowledge, slots: tuple[ListedWord, ...], index: WordIndex, extras: int
) -> tuple[World, ...] | None:
    """All puzzles that fit what is known; None where there are too many."""
    try:
        whole = WholePuzzles(known, slots, free_words(known, index), extras=extras)
    except TooMuchWorkError:
        return None
    found = whole.all() if whole.total <= _MISCOUNTED * MOST_WORLDS else None
    return found if found is not None and len(found) <= MOST_WORLDS else None


def laid(world: World, known: ClueKnowledge) -> Layout | None:
    """A crossword of exactly these words and letters, or None if none was found."""
    return interlock(world, known.anchor, known.available, LAYING_STEPS)
