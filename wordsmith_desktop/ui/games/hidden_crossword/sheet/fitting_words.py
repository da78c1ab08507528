"""In which order the words that still fit are listed, and what stands beside each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, unique
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QLocale

from wordsmith_desktop.games.hidden_crossword.candidate_figures import CandidateFigures
from wordsmith_desktop.wording.games.hidden_crossword import paper_texts as texts
from wordsmith_desktop.wording.texts import Text, language, say

Figures = Mapping[str, CandidateFigures]
NO_FIGURES: Final[Figures] = MappingProxyType({})
_DOTS: Final = (20, 30, 40, 50)
"""A word has a dot for each of these that its commonness reaches."""


@unique
class Order(Enum):
    """How the words stand."""

    COMMON = "common"
    """The commonest first."""
    ALPHABET = "alphabet"
    TELLING = "telling"
    """First those whose answer would leave the fewest words."""


NAMES: Final[dict[Order, Text]] = {
    Order.COMMON: texts.ORDER_COMMON,
    Order.ALPHABET: texts.ORDER_ALPHABET,
    Order.TELLING: texts.ORDER_TELLING,
}
EXPLAINED: Final[dict[Order, Text]] = {
    Order.COMMON: texts.ORDER_DOTS,
    Order.ALPHABET: texts.ORDER_DOTS,
    Order.TELLING: texts.ORDER_EXPLAINED,
}


def in_order(words: Sequence[str], figures: Figures, order: Order) -> list[str]:
    """Words that come commonest first, in that order; those without figures come last."""
    if order is Order.ALPHABET:
        return sorted(words)
    if order is Order.TELLING:
        unknown = CandidateFigures(0, float("inf"))
        return sorted(words, key=lambda word: figures.get(word, unknown).left)
    return list(words)


def figure_text(word: str, figures: Figures, order: Order) -> str:
    """What stands beside a word: dots for how common it is, or how many words it would leave."""
    found = figures.get(word)
    if found is None:
        return ""
    if order is Order.TELLING:
        tongue = QLocale.Language.German if language() == "de" else QLocale.Language.English
        return QLocale(tongue).toString(found.left, "f", 1)
    reached = sum(found.commonness >= least for least in _DOTS)
    return "●" * reached + "○" * (len(_DOTS) - reached)


def spoken(word: str, figures: Figures, order: Order) -> str:
    """The word and its figure as they are read out."""
    found = figures.get(word)
    if found is None:
        return word
    if order is Order.TELLING:
        return say(texts.FIGURE_LEFT, word=word, left=figure_text(word, figures, order))
    reached = sum(found.commonness >= least for least in _DOTS)
    return say(texts.FIGURE_COMMON, word=word, n=reached, of=len(_DOTS))
