"""What is worth knowing of a word that still fits, beside that it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WordIndex

from .candidates import ClueKnowledge, fitting
from .narrowing import narrowing


class CandidateFigures(Value):
    """Figures of a word, as a guess at its own place."""

    commonness: int
    """Ten times the Zipf frequency; 0 for a word that the index does not hold."""
    left: float
    """How many words would still fit after the answer, on average, a right guess among them."""


def candidate_figures(
    knowledge: ClueKnowledge, index: WordIndex, length: int, place: int, words: Sequence[str]
) -> Mapping[str, CandidateFigures]:
    """The figures of words that still fit the one of that length and place, by word."""
    codes = fitting(knowledge, index, length, place).codes
    figures = {}
    for word in words:
        at = index.position(word)
        commonness = 0 if at is None else int(index.commonness[at])
        figures[word] = CandidateFigures(commonness, narrowing(knowledge, codes, word).left)
    return figures
