"""How common the words of a language are of which the program knows no texts.

Where the package wordfreq is there it knows. Else the words' own letters tell: in any language
what is common is short and of letters that often stand together.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Final

import numpy as np
import numpy.typing as npt

from ..folding import fold

LEAST, MOST = 10, 44
"""Commonness (ten times the Zipf value) of what letters alone tell: no word is surely everyday."""
_FIRST, _STEP = 78.0, 11.5
"""Commonness of the first word by rank, and how much less ten times the rank has."""
_CODES: Final = 32
_USUAL_LETTERS: Final = 5
_PER_LETTER: Final = 0.25
"""How much longer or shorter words than usual stand behind, in natural logarithms."""

Numbers = npt.NDArray[np.uint8]


def has_frequencies(code: str) -> bool:
    """Whether texts of a language were counted that can be asked here."""
    if find_spec("wordfreq") is None:
        return False
    return code in import_module("wordfreq").available_languages("small")


def frequencies(code: str) -> Mapping[str, int]:
    """Ten times the Zipf value by folded word, from the user's own wordfreq."""
    counted: Mapping[str, float] = import_module("wordfreq").get_frequency_dict(code, "best")
    found: dict[str, int] = {}
    for word, share in counted.items():
        folded = fold(word, code)
        found[folded] = max(found.get(folded, 0), round(10 * (math.log10(share) + 9)))
    return found


def met(words: npt.NDArray[np.bytes_], code: str) -> Numbers:
    """How common each folded word is by wordfreq."""
    counted = frequencies(code)
    values = (min(max(counted.get(word.decode(), 0), 0), 99) for word in words.tolist())
    return np.fromiter(values, np.uint8, len(words))


def estimated(words: npt.NDArray[np.bytes_]) -> Numbers:
    """How common each folded word may be by its letters, in the order of its language."""
    codes = words.view(np.uint8).reshape(len(words), -1) % _CODES
    lengths = (codes != 0).sum(axis=1)
    pairs = codes[:, :-1].astype(np.int32) * _CODES + codes[:, 1:]
    counts = np.bincount(pairs.ravel(), minlength=_CODES**2).astype(float)
    counts[0] = 0
    chances = np.log((counts + 1) / (counts.sum() + 1))
    chances[0] = 0
    score = chances[pairs].sum(axis=1) / np.maximum(lengths, 1)
    score -= _PER_LETTER * np.abs(lengths - _USUAL_LETTERS)
    ranks = np.empty(len(words))
    ranks[np.argsort(-score, kind="stable")] = np.arange(1, len(words) + 1)
    values = np.clip(_FIRST - _STEP * np.log10(ranks), LEAST, MOST)
    return values.astype(np.uint8)
