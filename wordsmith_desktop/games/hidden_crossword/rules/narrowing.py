"""The words that may be hidden, listed and narrowed down by one answer after the other."""

from __future__ import annotations

from wordsmith_desktop.core.value import Value

from .candidates import ClueKnowledge
from .mark_matrix import Codes, answer_counts, letter_codes, mark_matrix


class Narrowing(Value):
    """What the marks under a guess may leave, with all words that fit now equally likely."""

    fitting: int
    """Words that fit now."""
    squares: int
    """For every answer there may be, the square of how many of the words it would leave."""
    is_fitting: bool
    """Whether the guess is one of the words, and may be right."""

    @property
    def left(self) -> float:
        """How many words would be left on average, a right guess among them; 0 of none."""
        return self.squares / self.fitting if self.fitting else 0.0

    @property
    def worth(self) -> int:
        """The more the better, beside other guesses at the same words.

        Minus the words left on average, times the words that fit now; after a right guess none is
        left to be asked for.
        """
        return self.is_fitting - self.squares


def narrowing(knowledge: ClueKnowledge, words: Codes, guess: str) -> Narrowing:
    """What a guess may leave of words of its length, which fit what is known."""
    repeats = knowledge.counts_repeats
    matrix = mark_matrix(knowledge.clue, words, guess, counts_repeats=repeats)
    squares = int((answer_counts(matrix) ** 2).sum())
    is_fitting = bool((words == letter_codes([guess], len(guess))).all(axis=1).any())
    return Narrowing(len(words), squares, is_fitting)
