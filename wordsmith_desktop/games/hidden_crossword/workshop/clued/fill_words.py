"""The words that a diagram is filled with, by length, each with a score: the best ones first."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.value import Value, field
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.index import WordIndex

from ...rules.ranked_words import ranked_words

A: Final = ord("A")
LETTERS: Final = 26
UNKNOWN: Final = "?"
_LONGEST: Final = 64
_USUAL: Final = 50
"""The score of a word that stands in a list without one."""
_MOST: Final = 100
_FAVOUR: Final = 80
"""More than the commonest words have, whose Zipf values end below 8."""


class ScoredWords(Value, eq=False):
    """Words of one length, the best first."""

    codes: npt.NDArray[np.uint8]
    """A row for each word, a column for each letter: 0 for A to 25 for Z."""
    scores: npt.NDArray[np.uint8]

    def word(self, place: int) -> str:
        """The word of a row."""
        return bytes(self.codes[place] + A).decode("ascii")

    def words(self, places: npt.NDArray[np.intp]) -> list[bytes]:
        """Those of many rows, which takes a hundredth of asking for each."""
        rows = np.ascontiguousarray(self.codes[places] + A)
        found: list[bytes] = rows.view(f"S{rows.shape[1]}").ravel().tolist()
        return found


class FillWords(Value, eq=False):
    """All words there are to fill with."""

    tables: Mapping[int, ScoredWords]
    _empty: dict[int, ScoredWords] = field(default_factory=dict)

    def of(self, length: int) -> ScoredWords:
        """Those of a length; none where there are none."""
        found = self.tables.get(length)
        if found is None:
            bare = ScoredWords(np.zeros((0, length), np.uint8), np.zeros(0, np.uint8))
            found = self._empty.setdefault(length, bare)
        return found

    def of_score(self, least: int) -> FillWords:
        """Those of at least that score; tables are sorted by it."""
        found = {}
        for length, rows in self.tables.items():
            count = int((rows.scores >= least).sum())
            found[length] = ScoredWords(rows.codes[:count], rows.scores[:count])
        return FillWords(found)

    def fitting(self, pattern: str, without: Collection[str] = ()) -> npt.NDArray[np.intp]:
        """Rows of the words that have the pattern's letters; "?" is any."""
        rows = self.of(len(pattern))
        places = np.arange(len(rows.codes))
        for at, letter in enumerate(pattern):
            if letter != UNKNOWN:
                code = ord(letter[0]) - A
                places = places[rows.codes[places, at] == code]
        for word in without:
            if len(word) == len(pattern) and UNKNOWN not in word:
                codes = np.array([ord(letter) - A for letter in word], np.int16)
                places = places[(rows.codes[places] != codes).any(axis=1)]
        return places


def words_of_index(index: WordIndex, *, least: int = 0, family: bool = True) -> FillWords:
    """The words of a dictionary, ten times their Zipf value for a score."""
    ranked = ranked_words(index, least=least, family=family)
    tables = {
        length: ScoredWords(np.asfortranarray(one.codes - A), one.commonness)
        for length, one in ranked.items()
    }
    return FillWords(tables)


def joined(parts: Sequence[FillWords]) -> FillWords:
    """The words of all, each once and with its best score."""
    if len(parts) == 1:
        return parts[0]
    lengths = sorted({length for one in parts for length in one.tables})
    return FillWords({length: _joined([one.of(length) for one in parts]) for length in lengths})


def _joined(tables: Sequence[ScoredWords]) -> ScoredWords:
    codes = np.concatenate([one.codes for one in tables])
    scores = np.concatenate([one.scores for one in tables])
    order = np.argsort(-scores.astype(np.int64), kind="stable")
    # Of words that are there twice the first one is found, which has the better score.
    _, firsts = np.unique(codes[order], axis=0, return_index=True)
    kept = order[np.sort(firsts)]
    return ScoredWords(np.asfortranarray(codes[kept]), scores[kept])


def favoured(words: FillWords) -> FillWords:
    """The same with scores that go before those of all words that are not favoured."""
    tables = {
        length: ScoredWords(
            one.codes, np.minimum(_MOST, _FAVOUR + one.scores // 2).astype(np.uint8)
        )
        for length, one in words.tables.items()
    }
    return FillWords(tables)


def with_scored(words: FillWords, scored: Mapping[str, int]) -> FillWords:
    """With somebody's own words and scores from 0 to 100, which count where a word is in both."""
    by_length: dict[int, list[str]] = {}
    for word in scored:
        if 2 <= len(word) <= _LONGEST and word.isascii() and word.isalpha() and word.isupper():
            by_length.setdefault(len(word), []).append(word)
    tables = dict(words.tables)
    for length, own in by_length.items():
        tables[length] = _before(words.of(length), own, scored)
    return FillWords(tables)


def _before(rows: ScoredWords, own: Sequence[str], scored: Mapping[str, int]) -> ScoredWords:
    codes = np.array([[ord(letter) - A for letter in word] for word in own], np.uint8)
    scores = np.array([min(_MOST, max(0, scored[word])) for word in own], np.uint8)
    both = np.concatenate([codes, rows.codes])
    _, firsts = np.unique(both, axis=0, return_index=True)
    all_scores = np.concatenate([scores, rows.scores])
    kept = np.sort(firsts)
    order = kept[np.argsort(-all_scores[kept].astype(np.int64), kind="stable")]
    return ScoredWords(np.asfortranarray(both[order]), all_scores[order])


def scored_in(text: str, language: str = "de") -> dict[str, int]:
    """The words of a list with their scores: "WORD;50", a word alone counts 50."""
    found = {}
    for line in text.splitlines():
        word, _, score = line.replace("\t", ";").replace(",", ";").partition(";")
        folded = fold("".join(word.split()), language)
        digits = score.strip()
        if 2 <= len(folded) <= _LONGEST and folded.isascii() and folded.isalpha():
            found[folded] = int(digits) if digits.isdecimal() and len(digits) < 6 else _USUAL
    return found
