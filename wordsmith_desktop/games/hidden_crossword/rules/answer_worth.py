"""How much the answer to a guess would tell, for who solves a computer's puzzle."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from wordsmith_desktop.core.value import Value

from .candidates import ClueKnowledge, fitting
from .deduction import Deduction
from .listed_words import Listed, buildable
from .marks import ClueType, Marks, marks_of
from .narrowing import narrowing
from .possible_puzzles import ListedWord, World

SAMPLE: Final = 60
"""Guesses that are weighed at one word: so many that fit, and so many others."""
MOST_GUESSES: Final = 80
"""Guesses that are weighed where whole puzzles are told apart."""
SHARES: Final = {3: 0.75, 4: 0.8, 5: 0.6, 6: 0.25, 7: 0.1, 8: 0.04}
"""How many of the computer's puzzles have words of a length."""
RARE: Final = 0.02
"""The same for any other length."""


class WordGuessWorth(Value, order=True):
    """A guess, and what its answer tells."""

    bits: float
    word: str


# One word after another


def slot_questions(found: Deduction) -> Iterator[WordGuessWorth]:
    """The best question for every word that is not known yet."""
    for slot in open_slots(found):
        others = buildable(found.index, found.known.available, slot.length).best(SAMPLE)
        guesses = dict.fromkeys((*slot.words[:SAMPLE], *others))
        yield _best(found.known, _fitting(found, slot), guesses)


def open_slots(found: Deduction) -> tuple[ListedWord, ...]:
    """The words that are there and not known yet."""
    return tuple(slot for slot in found.slots if len(slot.words) > 1)


def length_questions(found: Deduction) -> Iterator[WordGuessWorth]:
    """The best question for every length that was not asked for and may be there."""
    for length in open_lengths(found):
        words = fitting(found.known, found.index, length)
        if len(words):
            question = _best(found.known, words, words.best(SAMPLE))
            share = _share(found.known, length)
            yield WordGuessWorth(share * question.bits + _surprise(share), question.word)


def open_lengths(found: Deduction) -> tuple[int, ...]:
    """The lengths that were not asked for and may be there, the likeliest first."""
    lengths = (
        length
        for length in range(3, found.unplaced + 2)
        # No word takes a single letter.
        if found.known.count_of(length) is None and found.unplaced - length != 0
    )
    return tuple(sorted(lengths, key=lambda length: -_share(found.known, length)))


def _best(known: ClueKnowledge, words: Listed, guesses: Iterable[str]) -> WordGuessWorth:
    return max((_question(known, words, guess) for guess in guesses), key=lambda one: one.bits)


def _question(known: ClueKnowledge, words: Listed, guess: str) -> WordGuessWorth:
    found = narrowing(known, words.codes, guess)
    # Where every answer leaves one word, the guess that may be it is still better.
    left = max(-found.worth, 0.5) / found.fitting
    return WordGuessWorth(math.log2(found.fitting / left), guess)


def _fitting(found: Deduction, slot: ListedWord) -> Listed:
    return fitting(found.known, found.index, slot.length, slot.place)


def _share(known: ClueKnowledge, length: int) -> float:
    is_sure = known.counts_anchor and length == len(known.anchor)
    return 1.0 if is_sure else SHARES.get(length, RARE)


def _surprise(share: float) -> float:
    """What it tells whether there are words of a length, in bits."""
    return -sum(part * math.log2(part) for part in (share, 1 - share) if part)


# Whole puzzles


def world_question(found: Deduction) -> WordGuessWorth:
    """What tells most of the puzzles apart that there may be. `ValueError` without them."""
    worlds = found.worlds or ()
    counts = Counter(word for world in worlds for word in world if len(word) > 2)
    guesses = [word for word, _ in counts.most_common(MOST_GUESSES)]
    best = min(guesses, key=lambda word: (_squares(found.known, worlds, word), -counts[word]))
    squares = _squares(found.known, worlds, best)
    return WordGuessWorth(math.log2(len(worlds) ** 2 / squares), best)


def likely_word(worlds: Sequence[World]) -> str:
    """The word that is in most of several puzzles there may be, but not in all."""
    counts = Counter(word for world in worlds for word in world)
    return max(
        (word for word in counts if counts[word] < len(worlds)), key=lambda word: counts[word]
    )


def _squares(known: ClueKnowledge, worlds: Sequence[World], guess: str) -> int:
    """The squares of how many puzzles each answer leaves, asked about the best place."""
    by_count = defaultdict(list)
    for world in worlds:
        by_count[len(_row(known, world, len(guess)))].append(world)
    return sum(_least_squares(known, alike, guess, count) for count, alike in by_count.items())


def _least_squares(known: ClueKnowledge, worlds: Sequence[World], guess: str, count: int) -> int:
    """The same of puzzles that have so many words of the guess's length."""
    if not count:
        return len(worlds) ** 2
    return min(_squares_at(known, worlds, guess, place) for place in range(count))


def _squares_at(known: ClueKnowledge, worlds: Sequence[World], guess: str, place: int) -> int:
    answers = Counter(
        _answer(known, _row(known, world, len(guess))[place], guess) for world in worlds
    )
    return sum(count**2 for count in answers.values())


def _row(known: ClueKnowledge, world: World, length: int) -> tuple[str, ...]:
    """The words of a length that can be asked about."""
    words = (word for word in world if len(word) == length)
    return tuple(word for word in words if known.counts_anchor or word != known.anchor)


def _answer(known: ClueKnowledge, target: str, guess: str) -> tuple[Marks, bool]:
    """The marks, and whether the anchor is named."""
    return _marks(known.clue, known.counts_repeats, target, guess), target == known.anchor


@lru_cache(maxsize=1 << 14)
def _marks(clue: ClueType, counts_repeats: bool, target: str, guess: str) -> Marks:
    return marks_of(clue, target, guess, counts_repeats=counts_repeats)


# Which of several words


def best_place(found: Deduction, guess: str) -> int:
    """The place at which the answer to a guess tells most."""
    places = [slot for slot in found.slots if slot.length == len(guess)]
    worlds = found.worlds
    if worlds is not None:
        known = found.known
        best = min(places, key=lambda slot: _squares_at(known, worlds, guess, slot.place))
    else:
        best = max(places, key=lambda slot: _bits_at(found, slot, guess))
    return best.place


def _bits_at(found: Deduction, slot: ListedWord, guess: str) -> float:
    if len(slot.words) < 2:
        return 0.0
    return _question(found.known, _fitting(found, slot), guess).bits
