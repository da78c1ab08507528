"""Which words are still possible for a word of the hidden puzzle, after all answers (W13–W16).

Only words of the index, and those that were told, can be found; a puzzle with another one, which
only the spelling engine knows, may make its neighbours on the sheet look impossible as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WordIndex

from .clues import Guess, Placement
from .listed_words import Listed, buildable, joined, listed_words
from .mark_matrix import Codes, Fits, agreeing, letter_codes, mark_matrix
from .marks import ClueType

Domains = npt.NDArray[np.bool_]
"""Shape (places, words): which words may stand in each place of the sheet's words of a length."""


class LetterFits:
    """Which words the letters of a puzzle allow, by where they lie beside its anchor."""

    def __init__(self, available: str, anchor: str, words: Codes) -> None:
        """Take words that can be laid with the letters available, which hold the anchor."""
        left = Counter(available) - Counter(anchor)
        missing = np.zeros(len(words), np.int64)
        for letter in set(available):
            missing += ((words == ord(letter)).sum(axis=1) - left[letter]).clip(min=0)
        shares = np.isin(words, letter_codes([anchor], len(anchor))).any(axis=1)
        self._apart: Fits = missing == 0
        self._crossing: Fits = (missing <= 1) & shares

    def allow(self, placement: Placement | None) -> Fits:
        """The words that may lie so, or in any way, beside the anchor itself.

        A crossbeam has exactly one tile of the anchor's; girder and post have none (W14).
        """
        if placement is None:
            return self._apart | self._crossing
        return self._crossing if placement is Placement.CROSSBEAM else self._apart


def in_order(domains: Domains, *, may_repeat: bool) -> Domains:
    """Without the words that are part of no row of words in alphabetical order.

    The words are in that order, and no row has one twice unless they `may_repeat`. A word may
    stand in its place if a row of smaller ones leads up to it and one of greater ones goes on
    from it; most room is left by rows of the smallest, and of the greatest, words that may be.
    """
    numbers = np.arange(domains.shape[1])
    step = 0 if may_repeat else 1
    found = domains.copy()
    least = 0
    for row in found:
        row &= numbers >= least
        least = int(numbers[row].min(initial=len(numbers))) + step
    most = len(numbers)
    for row in found[::-1]:
        row &= numbers <= most
        most = int(numbers[row].max(initial=-1)) - step
    return found


TOLD_LENGTH: Final = 2
"""Words of so many letters are all told (W10)."""


class ClueKnowledge(Value):
    """All that a seat was told about a puzzle."""

    available: str
    """The letters that it uses: the pool without those told as unused (W10)."""
    anchor: str
    two_letter_words: tuple[str, ...] = ()
    """All of them, by the alphabet (W10)."""
    clue: ClueType = ClueType.ALPHABET
    counts_anchor: bool = True
    """Whether the anchor is one of the words that are counted and have a place (W14)."""
    counts_repeats: bool = True
    """Whether a letter gets no more marks than the word holds of it (W16)."""
    may_repeat: bool = False
    """Whether the same word may stand twice (W11)."""
    guesses: tuple[Guess, ...] = ()
    accepted: tuple[str, ...] = ()
    """Words that the table accepts and the dictionary does not list."""

    def count_of(self, length: int) -> int | None:
        """How many words of a length there are; None if that was not told."""
        if length == TOLD_LENGTH:
            return len(self.two_letter_words)
        return next((one.count for one in self.guesses if len(one.word) == length), None)

    def answers(self, length: int, place: int) -> Iterator[Guess]:
        """The guesses that were answered for the word of that length and place."""
        for guess in self.guesses:
            # A single word is asked about without a choice.
            chosen = 0 if guess.place is None and guess.count == 1 else guess.place
            if len(guess.word) == length and chosen == place and guess.placement is not None:
                yield guess


class Candidates(Value):
    """The words that fit everything that was told."""

    count: int
    words: tuple[str, ...]
    """The commonest first, then by the alphabet; all of them, or as many as were asked for."""


def candidates(
    knowledge: ClueKnowledge,
    index: WordIndex,
    length: int,
    place: int | None = None,
    *,
    limit: int | None = None,
    is_family: bool = False,
) -> Candidates:
    """The words that may be the one of that length and alphabetical place from 0.

    Without a place, or while the count of that length is not told: those that may be any of them.
    `is_family` counts vulgar words, but does not name them.
    Raises `IndexError` for a place that there is not.
    """
    found = fitting(knowledge, index, length, place)
    if not is_family:
        return Candidates(len(found), found.best(limit))
    named = (word for word in found.best() if not index.is_vulgar(word))
    return Candidates(len(found), tuple(islice(named, limit)))


def fitting(
    knowledge: ClueKnowledge, index: WordIndex, length: int, place: int | None = None
) -> Listed:
    """The same words as arrays, in alphabetical order."""
    slots = _Slots(knowledge, index, length)
    domains = slots.domains()
    if place is not None and knowledge.count_of(length) is not None:
        domains = domains[[place]]
    return slots.fitting(domains)


def slot_candidates(
    knowledge: ClueKnowledge, index: WordIndex, length: int, *, limit: int | None = None
) -> tuple[Candidates, ...]:
    """The same for every word of a length, in order; none while their count is not told."""
    if not knowledge.count_of(length):
        return ()
    slots = _Slots(knowledge, index, length)
    found = (slots.fitting(domain[None]) for domain in slots.domains())
    return tuple(Candidates(len(one), one.best(limit)) for one in found)


class _Slots:
    """The places of the sheet's words of one length, and what fits in them."""

    def __init__(self, knowledge: ClueKnowledge, index: WordIndex, length: int) -> None:
        self._knowledge = knowledge
        self._length = length
        self._count = knowledge.count_of(length)
        self._listed = _listed(knowledge, index, length)
        self._is_anchor = self._listed.are(knowledge.anchor)

    def fitting(self, domains: Domains) -> Listed:
        """What fits in some of the places."""
        fits: Fits = np.logical_or.reduce(domains, axis=0)
        return self._listed.where(fits)

    def domains(self) -> Domains:
        """What fits in each place; of a single row where it is not told how many there are."""
        knowledge = self._knowledge
        if self._length == TOLD_LENGTH:
            return self._table([self._listed.are(word) for word in knowledge.two_letter_words])
        letters = LetterFits(knowledge.available, knowledge.anchor, self._listed.codes)
        count = 1 if self._count is None else self._count
        free = self._table([self._free(letters, place) for place in range(count)])
        if not knowledge.counts_anchor or len(knowledge.anchor) != self._length:
            return in_order(free, may_repeat=knowledge.may_repeat)
        return self._with_anchor(free)

    def _table(self, rows: list[Fits]) -> Domains:
        return np.array(rows, np.bool_).reshape(len(rows), len(self._listed.codes))

    def _free(self, letters: LetterFits, place: int) -> Fits:
        """What may stand in a place if it is not the anchor's."""
        fits = letters.allow(self._placement(place)) & self._agreeing(place)
        return fits if self._knowledge.may_repeat else fits & ~self._is_anchor

    def _placement(self, place: int) -> Placement | None:
        answers = self._knowledge.answers(self._length, place)
        return next((guess.placement for guess in answers), None)

    def _agreeing(self, place: int) -> Fits:
        """The words for which every guess at a place gets the marks that it got."""
        knowledge = self._knowledge
        fits: Fits = np.ones(len(self._listed.codes), np.bool_)
        for guess in knowledge.answers(self._length, place):
            repeats = knowledge.counts_repeats
            codes = self._listed.codes
            matrix = mark_matrix(knowledge.clue, codes, guess.word, counts_repeats=repeats)
            fits &= agreeing(guess.marks, matrix)
        return fits

    def _with_anchor(self, free: Domains) -> Domains:
        """What fits where the anchor has one of the places: in any of those it may have."""
        # Without a count, the one row stands for a word that need not be the anchor.
        found = free.copy() if self._count is None else np.zeros_like(free)
        for place in self._anchor_places(len(free)):
            domains = free.copy()
            domains[place] = self._is_anchor
            found |= in_order(domains, may_repeat=self._knowledge.may_repeat)
        return found

    def _anchor_places(self, count: int) -> list[int]:
        """The place that was named the anchor's, or else those that were not named."""
        named = [self._placement(place) for place in range(count)]
        if Placement.ANCHOR in named:
            return [named.index(Placement.ANCHOR)]
        return [place for place, placement in enumerate(named) if placement is None]


def _listed(knowledge: ClueKnowledge, index: WordIndex, length: int) -> Listed:
    """The words of a length that could be in the puzzle as far as its letters go."""
    if length == TOLD_LENGTH:
        return listed_words(knowledge.two_letter_words, length)
    # Anchor and guesses may be words that the index does not hold, too.
    guessed = (guess.word for guess in knowledge.guesses)
    others = [
        word
        for word in (knowledge.anchor, *guessed, *knowledge.accepted)
        if len(word) == length and not Counter(word) - Counter(knowledge.available)
    ]
    return joined(buildable(index, knowledge.available, length), listed_words(others, length))
