"""What a player takes the hidden puzzle to be, with the words that come to its mind.

Words come in rings, the nearest first: what is not explained by those of one ring is looked for in
the next. A whole puzzle is taken to have no more crossings than it needs, as long as one explains
all answers; people lay others, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from wordsmith_desktop.bots.knowing import Knowledge
from wordsmith_desktop.bots.knowing import known as known_words
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.lexicon.index import WordIndex

from .candidates import ClueKnowledge
from .clues import Attempt, Guess
from .crossword import Crossword
from .deduction import laid
from .hints import knowledge_of
from .observation import Observation
from .possible_puzzles import ListedWord, World, free_words, slots_of
from .whole_puzzles import TooMuchWorkError, WholePuzzles

MOST_LISTED: Final = 1500
"""So many puzzles are listed; of more some are drawn."""
DRAWN: Final = 200
FEW: Final = 12
"""So many puzzles are tried out on a grid."""
_ORDER: Final = tuple(
    sorted(
        ((extras, ring) for extras in range(6) for ring in range(4)),
        key=lambda one: (one[0] + 2 * one[1], one[1]),
    )
)
"""Extra crossings and rings, in the order in which they are taken to be likely."""
_WIDER: Final = (8.0, 16.0)
"""By how much rarer the words of each further ring are, in commonness."""

Rings = tuple[WordIndex, ...]


class ToldFacts(Value):
    """What a seat was told, and what was found not to be right."""

    known: ClueKnowledge
    refused: frozenset[World]
    """Puzzles that were submitted in vain."""
    round: int
    least_words: int
    """Words beside the anchor that a puzzle must have (W9)."""


def facts_of(seen: Observation, accepted: frozenset[str]) -> ToldFacts:
    """Everything that whoever looks can go by."""
    tried = (one.layout for one in seen.own.records or () if isinstance(one, Attempt))
    refused = frozenset(Crossword(layout).words for layout in tried)
    known = knowledge_of(seen, accepted)
    return ToldFacts(known, refused, seen.round, max(1, seen.ruleset.least_words))


class Puzzles(Value):
    """Whole puzzles that explain all answers."""

    worlds: tuple[World, ...]
    """All of them, or some that were drawn."""
    are_all: bool


def rings_of(words: Vocabulary, letters: str, reach: Knowledge) -> Rings:
    """The words that can be laid with some letters, ring by ring."""
    further = (replace(reach, centre=reach.centre - less) for less in _WIDER)
    return tuple(dict.fromkeys(_ring(words, letters, one) for one in (reach, *further, None)))


@lru_cache(maxsize=32)
def _ring(words: Vocabulary, letters: str, reach: Knowledge | None) -> WordIndex:
    """Those that are known so far; without a reach all that are not vulgar at a family's table."""
    # Whether a word is known follows from the word alone, not from what else is listed.
    index = _buildable(words.index, letters)
    if reach is not None:
        kept = known_words(replace(words, index=index), reach)
        return WordIndex(index.words[kept], index.commonness[kept], index.vulgar[kept])
    kept = ~index.vulgar if words.is_family else np.ones(len(index), np.bool_)
    places = (index.position(word) for word in words.banned)
    kept[[place for place in places if place is not None]] = False
    return WordIndex(index.words[kept], index.commonness[kept], index.vulgar[kept])


@lru_cache(maxsize=4)
def _buildable(index: WordIndex, letters: str) -> WordIndex:
    """The words that can be laid with some letters."""
    words = [one.word.encode("ascii") for one in index.from_letters(letters)]
    found = np.sort(index.words.searchsorted(np.array(words, index.words.dtype)))
    return WordIndex(index.words[found], index.commonness[found], index.vulgar[found])


@lru_cache(maxsize=16)
def slots_in(known: ClueKnowledge, rings: Rings) -> tuple[ListedWord, ...]:
    """The words that are asked about, each with those of the nearest ring in which any fit."""
    found = slots_of(known, rings[0])
    for ring in rings[1:]:
        if all(slot.words for slot in found):
            break
        wider = slots_of(known, ring)
        found = tuple(near if near.words else far for near, far in zip(found, wider, strict=True))
    return found


@lru_cache(maxsize=16)
def puzzles_in(facts: ToldFacts, rings: Rings) -> Puzzles | None:
    """Whole puzzles that explain everything; None if none do, or it is too early to tell."""
    for extras, number in _ORDER:
        ring = rings[min(number, len(rings) - 1)]
        slots = slots_of(facts.known, ring)
        if all(slot.words for slot in slots):
            try:
                found = _explaining(facts, slots, free_words(facts.known, ring), extras)
            except TooMuchWorkError:
                continue
            if found is not None:
                return found
    return None


def _explaining(
    facts: ToldFacts, slots: Sequence[ListedWord], free: Sequence[str], extras: int
) -> Puzzles | None:
    whole = WholePuzzles(facts.known, slots, free, extras=extras)
    if whole.total > MOST_LISTED:
        drawn = whole.drawn(Rng(0), DRAWN)
        return Puzzles(drawn, False) if drawn else None
    worlds = tuple(world for world in whole.all() if may_be(world, facts))
    if len(worlds) <= FEW:
        worlds = tuple(world for world in worlds if laid(world, facts.known) is not None)
    return Puzzles(worlds, True) if worlds else None


def may_be(world: World, facts: ToldFacts) -> bool:
    """Whether a puzzle has words enough, and was not submitted in vain."""
    return len(world) > facts.least_words and world not in facts.refused


# What is remembered


def fading(known: ClueKnowledge, since: int) -> ClueKnowledge:
    """As if the marks from before a round were forgotten, but for words that were found."""
    return replace(known, guesses=tuple(_faded(one, since) for one in known.guesses))


def _faded(guess: Guess, since: int) -> Guess:
    if guess.round >= since or guess.is_right:
        return guess
    return replace(guess, place=None, placement=None, marks=())


def found_slots(known: ClueKnowledge) -> frozenset[tuple[int, int]]:
    """Length and place of the words that were guessed right."""
    return frozenset((len(one.word), one.place or 0) for one in known.guesses if one.is_right)


def asked(known: ClueKnowledge) -> Iterator[str]:
    """The words that were answered, and the anchor, which needs no answer."""
    yield known.anchor
    yield from (one.word for one in known.guesses)
