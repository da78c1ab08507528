"""The marks under one guess for many words at once (W15, W16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from .marks import ClueType, Mark, Marks

Codes = npt.NDArray[np.uint8]
"""Shape (words, letters): words of one length by the codes of their letters."""
MarkMatrix = npt.NDArray[np.uint8]
"""Shape (words, letters): marks by the codes of their signs."""
Fits = npt.NDArray[np.bool_]
"""Shape (words,)."""

_SIGNS: Final = {mark: ord(mark.value) for mark in Mark}


def letter_codes(words: Sequence[str], length: int) -> Codes:
    """The codes of some words of that length."""
    return np.frombuffer("".join(words).encode("ascii"), np.uint8).reshape(-1, length)


def mark_matrix(
    clue: ClueType, targets: Codes, guess: str, *, counts_repeats: bool = True
) -> MarkMatrix:
    """The marks that a guess would get, were each of the targets the word asked about."""
    said = letter_codes([guess], len(guess))
    if clue is ClueType.ALPHABET:
        return _arrows(targets, said)
    return _dashes(targets, said[0], counts_repeats=counts_repeats)


def agreeing(marks: Marks, matrix: MarkMatrix) -> Fits:
    """For which targets the marks are these."""
    wanted = np.array([_SIGNS[mark] for mark in marks], np.uint8)
    agrees: Fits = (matrix == wanted).all(axis=1)
    return agrees


def answer_counts(matrix: MarkMatrix) -> npt.NDArray[np.int64]:
    """For every row of marks that there is in the table, how many words have it."""
    return np.unique(answer_numbers(matrix), return_counts=True)[1].astype(np.int64)


def answer_numbers(matrix: MarkMatrix) -> npt.NDArray[np.int64]:
    """A number for each row of marks, the same for the same row, shape (words,)."""
    signs = np.array(sorted(_SIGNS.values()), np.uint8)
    numbers = np.zeros(len(matrix), np.int64)
    for column in matrix.T:
        numbers = numbers * len(signs) + signs.searchsorted(column)
    return numbers


def _arrows(targets: Codes, said: Codes) -> MarkMatrix:
    arrows = np.where(targets < said, _SIGNS[Mark.EARLIER], _SIGNS[Mark.LATER])
    return np.where(targets == said, _SIGNS[Mark.STAR], arrows).astype(np.uint8)


def _dashes(targets: Codes, said: npt.NDArray[np.uint8], *, counts_repeats: bool) -> MarkMatrix:
    stars = targets == said
    matrix = np.where(stars, _SIGNS[Mark.STAR], _SIGNS[Mark.NOTHING]).astype(np.uint8)
    for place, letter in enumerate(said):
        held = targets == letter
        if counts_repeats:
            # The same letter further left takes what the word holds of it first.
            taken = (~stars & (said == letter))[:, :place].sum(axis=1)
            is_elsewhere = (held & ~stars).sum(axis=1) > taken
        else:
            is_elsewhere = held.any(axis=1)
        matrix[is_elsewhere & ~stars[:, place], place] = _SIGNS[Mark.ELSEWHERE]
    return matrix
