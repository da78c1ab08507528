"""What the whole puzzle of a computer may be, once enough is known of its words.

In such a puzzle every word beside the anchor crosses one tile of another and touches nothing else,
so it takes all its letters but that one from those that the anchor leaves, and all together take
every letter that is in the puzzle.

A heap of letters is a number here, with four bits for each letter of the puzzle: what a word takes
is subtracted, and a bit set above each count shows whether there was enough.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.games.hidden_crossword.candidates import (
    TOLD_LENGTH,
    Knowledge,
    candidates,
    slot_candidates,
)
from wordsmith_desktop.games.hidden_crossword.letter_sharing import Branch
from wordsmith_desktop.lexicon.index import WordIndex

World: TypeAlias = tuple[str, ...]
"""Every word of a puzzle, by length and within a length by the alphabet."""

_LANE: Final = 4
"""Bits for each letter."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A word of the sheet of which it is known that it is there."""

    length: int
    place: int
    """By the alphabet, from 0."""
    words: tuple[str, ...]
    """Those that fit, the commonest first."""


def slots_of(known: Knowledge, index: WordIndex) -> tuple[Slot, ...]:
    """The words of all lengths that were asked for or told."""
    lengths = sorted({TOLD_LENGTH, *(len(one.word) for one in known.guesses)})
    return tuple(
        Slot(length, place, one.words)
        for length in lengths
        for place, one in enumerate(slot_candidates(known, index, length))
    )


def free_words(known: Knowledge, index: WordIndex) -> tuple[str, ...]:
    """The words that may stand in the puzzle of lengths that were not asked for yet."""
    lengths = range(TOLD_LENGTH + 1, len(known.available) - len(known.anchor) + 2)
    unknown = (length for length in lengths if known.count_of(length) is None)
    found = (candidates(known, index, length).words for length in unknown)
    return tuple(word for words in found for word in words if word != known.anchor)


class Worlds:
    """Looks for all puzzles that fit what is known."""

    def __init__(self, known: Knowledge, slots: Sequence[Slot], free: Sequence[str]) -> None:
        """`slots` and `free` as the functions of this module give them."""
        self._known = known
        self._slots = slots
        self._letters = sorted(set(known.available))
        self._units = {letter: 1 << _LANE * at for at, letter in enumerate(self._letters)}
        self._guard = sum(unit << _LANE - 1 for unit in self._units.values())
        self._whole = self._packed(known.available) - self._packed(known.anchor)
        self._takes: dict[str, tuple[int, ...]] = {}
        self._free = [(word, take) for word in free for take in self._ways(word)]
        self._free_takes = np.array([take for _, take in self._free], np.int64)
        self._found: dict[World, None] = {}
        self._seen: set[tuple[int, frozenset[str]]] = set()
        self._limit = self._steps = 0

    @property
    def unplaced(self) -> int:
        """How many letters are left for words of lengths that were not asked for."""
        lengths = [slot.length - 1 for slot in self._slots]
        return self._size(self._whole) - sum(lengths) + self._is_anchor_listed * self._anchor_size

    def all(self, limit: int, steps: int) -> tuple[World, ...] | None:
        """All of them; None if there are more than `limit` or it takes more than `steps`."""
        self._limit, self._steps = limit, steps
        try:
            for slots in self._plans():
                self._seen.clear()
                self._place(self._whole, slots, ())
        except _TooManyError:
            return None
        return tuple(self._found)

    # Where the anchor stands

    @property
    def _is_anchor_listed(self) -> bool:
        known = self._known
        return known.counts_anchor and known.count_of(len(known.anchor)) is not None

    @property
    def _anchor_size(self) -> int:
        return len(self._known.anchor) - 1

    def _plans(self) -> Iterator[tuple[Slot, ...]]:
        """The slots of all words but the anchor, for every place that it may have."""
        anchor = self._known.anchor
        if not self._is_anchor_listed:
            yield tuple(sorted(self._slots, key=lambda slot: len(slot.words)))
            return
        for own in self._slots:
            if anchor in own.words:
                others = (slot for slot in self._slots if slot is not own)
                yield tuple(sorted(others, key=lambda slot: len(slot.words)))

    # Placing words

    def _place(
        self, heap: int, slots: tuple[Slot, ...], chosen: tuple[tuple[Slot, str], ...]
    ) -> None:
        """Fill the slots, then use up what is left of the heap."""
        words = frozenset(word for _, word in chosen)
        if not slots:
            self._cover(heap, words)
            return
        if self._was_here(heap, words):
            return
        slot, *rest = slots
        for word in slot.words:
            if word == self._known.anchor or not _is_in_order(slot, word, chosen):
                continue
            for take in self._ways(word):
                if self._has(heap, take):
                    self._place(heap - take, tuple(rest), (*chosen, (slot, word)))

    def _cover(self, heap: int, words: frozenset[str]) -> None:
        """Use up the heap with words of lengths that were not asked for."""
        if not heap:
            self._add(words)
            return
        if self._was_here(heap, words):
            return
        guard = np.int64(self._guard)
        fits = (((heap | guard) - self._free_takes) & guard) == guard
        places = fits.nonzero()[0]
        for place in self._with_rarest(heap, places):
            word, take = self._free[place]
            if word not in words:
                self._cover(heap - take, words | {word})

    def _with_rarest(self, heap: int, places: npt.NDArray[np.intp]) -> npt.NDArray[np.intp]:
        """Of the branches at those places, the ones that take the letter that fewest take."""
        takes, best = self._free_takes[places], places
        for at in range(len(self._letters)):
            if heap >> _LANE * at & 7:
                taking = places[takes >> np.int64(_LANE * at) & 7 > 0]
                best = taking if len(taking) < len(best) else best
        return best

    def _add(self, words: frozenset[str]) -> None:
        world = tuple(sorted({*words, self._known.anchor}, key=lambda word: (len(word), word)))
        self._found[world] = None
        if len(self._found) > self._limit:
            raise _TooManyError

    def _was_here(self, heap: int, words: frozenset[str]) -> bool:
        self._steps -= 1
        if self._steps < 0:
            raise _TooManyError
        key = heap, words
        if key in self._seen:
            return True
        self._seen.add(key)
        return False

    # Heaps

    def _ways(self, word: str) -> tuple[int, ...]:
        """What the word may take of the whole heap, by the letter at which it crosses."""
        if word not in self._takes:
            packed = self._packed(word)
            takes = {packed - self._units[letter] for letter in word}
            self._takes[word] = tuple(
                sorted(take for take in takes if self._has(self._whole, take))
            )
        return self._takes[word]

    def _packed(self, letters: str) -> int:
        return sum(self._units[letter] for letter in letters)

    def _has(self, heap: int, take: int) -> bool:
        return (heap | self._guard) - take & self._guard == self._guard

    def _size(self, heap: int) -> int:
        return sum(heap >> _LANE * at & 7 for at in range(len(self._letters)))


class _TooManyError(Exception):
    """The search is given up."""


def _is_in_order(slot: Slot, word: str, chosen: tuple[tuple[Slot, str], ...]) -> bool:
    return all(
        (other.place < slot.place) == (laid < word) and laid != word
        for other, laid in chosen
        if other.length == slot.length
    )


def branches_of(world: World, anchor: str, letters: str) -> Iterator[tuple[Branch, ...]]:
    """Every way in which the words of a puzzle may cross, for all of its letters to be used."""
    others = tuple(word for word in world if word != anchor)
    spelled = Counter("".join(world))
    spare = {one: spelled[one] - letters.count(one) for one in {*spelled, *letters}}
    yield from _crossings(others, spare)


def _crossings(words: tuple[str, ...], spare: dict[str, int]) -> Iterator[tuple[Branch, ...]]:
    """Share out the letters that are spelled once more than they are laid, one to each word."""
    if not words:
        if not any(spare.values()):
            yield ()
        return
    for letter in sorted(set(words[0])):
        if spare[letter] > 0:
            rest = {**spare, letter: spare[letter] - 1}
            for others in _crossings(words[1:], rest):
                yield Branch(words[0], letter), *others
