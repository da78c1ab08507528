"""How well a guess tells puzzles apart: in bits, by the answers that it would get (W14–W16)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.value import Value

from .candidates import ClueKnowledge
from .mark_matrix import answer_numbers, letter_codes, mark_matrix
from .possible_puzzles import World

MOST_GUESSES: Final = 140
"""Guesses that are weighed: those that are in most puzzles."""
FINE: Final = 1 << 16
"""Parts of a bit that are told apart: sums of floats may differ from machine to machine."""


class GuessWorth(Value, order=True):
    """A guess, and what its answer tells."""

    parts: int
    """Parts of a bit, all puzzles together: the more, the more is told."""
    frequency: int
    """Puzzles in which it is right."""
    word: str
    left: int
    """Puzzles that are left on average."""


def best_telling(
    known: ClueKnowledge, worlds: Sequence[World], guesses: Sequence[str]
) -> GuessWorth:
    """What tells most of the puzzles apart. `ValueError` without guesses."""
    scene = _Scene(known, worlds)
    return max(scene.worth_of(word) for word in guesses)


def likely_words(worlds: Sequence[World]) -> tuple[str, ...]:
    """The words that can be asked for and are in most puzzles, but not in all."""
    counts = Counter(word for world in worlds for word in world if len(word) > 2)
    ranked = sorted(counts, key=lambda word: (-counts[word], word))
    return tuple(word for word in ranked if counts[word] < len(worlds))[:MOST_GUESSES]


def best_place(known: ClueKnowledge, worlds: Sequence[World], guess: str, count: int) -> int:
    """The place at which the answer tells most, of the puzzles with so many words so long."""
    scene = _Scene(known, worlds)
    parts = [scene.at_place(guess, place, count) for place in range(count)]
    return parts.index(max(parts))


class _Scene:
    """Puzzles as arrays: their words of one length, row by row."""

    def __init__(self, known: ClueKnowledge, worlds: Sequence[World]) -> None:
        self._known = known
        self._worlds = worlds
        self._whole = len(worlds)
        self._rows: dict[int, tuple[list[str], npt.NDArray[np.int64], npt.NDArray[np.int64]]] = {}

    def worth_of(self, word: str) -> GuessWorth:
        """What the best answers to it tell: how many such words there are, and of one its marks."""
        words, matrix, counts = self._of_length(len(word))
        answers = self._answers(words, word)
        left = list[int]()
        for count in np.unique(counts).tolist():
            rows = matrix[counts == count]
            left += self._split(rows, answers, count) if count else [len(rows)]
        at = words.index(word) if word in words else -1
        frequency = int((matrix == at).any(axis=1).sum()) if at >= 0 else 0
        parts = _bits(self._whole) - sum(map(_bits, left))
        mean = sum(one * one for one in left) / max(1, self._whole)
        return GuessWorth(parts, frequency, word, max(1, round(mean)))

    def at_place(self, word: str, place: int, count: int) -> int:
        """What the marks of the word in one place tell, in parts of a bit."""
        words, matrix, counts = self._of_length(len(word))
        rows = matrix[counts == count]
        return -sum(map(_bits, _sizes(self._answers(words, word)[rows[:, place]])))

    def _split(
        self, rows: npt.NDArray[np.int64], answers: npt.NDArray[np.int64], count: int
    ) -> list[int]:
        """The sizes of what the marks tell apart at the best place."""
        found = (_sizes(answers[rows[:, place]]) for place in range(count))
        return min(found, key=lambda sizes: sum(map(_bits, sizes)))

    def _of_length(
        self, length: int
    ) -> tuple[list[str], npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The words, for each puzzle those that it has, in order, and how many those are."""
        if length not in self._rows:
            rows = [self._row(world, length) for world in self._worlds]
            words = sorted({word for row in rows for word in row})
            numbers = {word: number for number, word in enumerate(words)}
            counts = np.array([len(row) for row in rows], np.int64)
            matrix = np.full((len(rows), int(counts.max(initial=0)) + 1), -2, np.int64)
            for at, row in enumerate(rows):
                matrix[at, : len(row)] = [numbers[word] for word in row]
            self._rows[length] = words, matrix, counts
        return self._rows[length]

    def _row(self, world: World, length: int) -> tuple[str, ...]:
        known = self._known
        words = (word for word in world if len(word) == length)
        return tuple(word for word in words if known.counts_anchor or word != known.anchor)

    def _answers(self, words: list[str], guess: str) -> npt.NDArray[np.int64]:
        """A number for what each word would be answered, the anchor being named."""
        known = self._known
        if not words:
            return np.zeros(0, np.int64)
        codes = letter_codes(words, len(guess))
        matrix = mark_matrix(known.clue, codes, guess, counts_repeats=known.counts_repeats)
        numbers = answer_numbers(matrix)
        if known.anchor in words:
            numbers[words.index(known.anchor)] = -1
        return numbers


def _sizes(answers: npt.NDArray[np.int64]) -> list[int]:
    found: list[int] = np.unique(answers, return_counts=True)[1].tolist()
    return found


@lru_cache(maxsize=4096)
def _bits(count: int) -> int:
    """What telling so many apart takes, times their number, in parts of a bit."""
    return round(count * math.log2(count) * FINE) if count else 0
