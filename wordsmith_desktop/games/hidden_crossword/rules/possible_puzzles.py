"""The words that may be in a hidden puzzle, as far as is told of each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WordIndex

from .candidates import TOLD_LENGTH, ClueKnowledge, candidates, slot_candidates

World: TypeAlias = tuple[str, ...]
"""Every word of a puzzle, by length and within a length by the alphabet."""


class ListedWord(Value):
    """A word of the sheet of which it is known that it is there."""

    length: int
    place: int
    """By the alphabet, from 0."""
    words: tuple[str, ...]
    """Those that fit, the commonest first."""


def slots_of(known: ClueKnowledge, index: WordIndex) -> tuple[ListedWord, ...]:
    """The words of all lengths that were asked for or told."""
    lengths = sorted({TOLD_LENGTH, *(len(one.word) for one in known.guesses)})
    return tuple(
        ListedWord(length, place, one.words)
        for length in lengths
        for place, one in enumerate(slot_candidates(known, index, length))
    )


def free_words(known: ClueKnowledge, index: WordIndex) -> tuple[str, ...]:
    """The words that may stand in the puzzle of lengths that were not asked for yet."""
    lengths = range(TOLD_LENGTH + 1, len(known.available) - len(known.anchor) + 2)
    unknown = (length for length in lengths if known.count_of(length) is None)
    found = (candidates(known, index, length).words for length in unknown)
    return tuple(word for words in found for word in words if word != known.anchor)


def unplaced_letters(known: ClueKnowledge, slots: Sequence[ListedWord]) -> int:
    """How many letters are left for words of lengths that were not asked for.

    Every word beside the anchor is taken to cross another once.
    """
    lengths = [slot.length - 1 for slot in slots]
    is_anchor_listed = known.counts_anchor and known.count_of(len(known.anchor)) is not None
    own = len(known.anchor) - 1 if is_anchor_listed else 0
    return len(known.available) - len(known.anchor) - sum(lengths) + own
