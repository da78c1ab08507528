"""The word index: every word of one language as arrays, and the searches over them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from .folding import ALPHABET, fold
from .search import LANE_MAX, FoundWord, PieceIndex, pack_weights

WORD_BYTES = 15
"""The longest listed word."""
MOST_COMMON = (14, 24, 255, 255)
"""The highest commonness by how widely a word is known. Letters such as QUA and ECU are met often,
as names, shorthand or in another language, but few people know them as words."""
EVERYDAY = (256, 256, 35, 25)
"""The least commonness of an everyday word by how widely it is known. How often a word is written
says little of how many know it: pupils know LAMENT, CACTUS and HAMSTER, which are seldom written.
Of words of three to eight letters between 25 and 30 that all lexicons of the everyday hold, nine in
ten are such, in both languages; below 25 it is seven in ten."""
EVERYDAY_UNMEASURED = 35
"""The same where how widely words are known was never measured."""
_CHUNK = 1 << 12
_COLUMNS = np.full(256, len(ALPHABET), np.uint8)
_COLUMNS[np.frombuffer(ALPHABET.encode(), np.uint8)] = np.arange(len(ALPHABET), dtype=np.uint8)


@dataclass(frozen=True, eq=False)
class WordIndex:
    """All listed words of a language; every array has one entry (or row) per word.

    What only some searches need is counted when it is first asked for: the letters of half a
    million German words take 16 MB.
    """

    words: npt.NDArray[np.bytes_]
    """Folded words, ascending, dtype S15."""
    commonness: npt.NDArray[np.uint8]
    """Ten times the Zipf value of the commonest spelling, 0 if never met; see `held_down`."""
    vulgar: npt.NDArray[np.bool_]
    """Words that a family table keeps out of hints and computer play."""
    known: npt.NDArray[np.uint8] | None = None
    """How widely each word is known, 0 (a specialist's) to 3 (everybody's), see `WordColumns`; None
    where that was never measured."""

    @cached_property
    def letter_counts(self) -> npt.NDArray[np.uint8]:
        """Shape (n, 28): how often each of A-Z, hyphen, apostrophe occurs."""
        return _count_letters(self.words).T

    @cached_property
    def everyday(self) -> npt.NDArray[np.bool_]:
        """Which words everybody knows who went to school."""
        if self.known is None:
            unmeasured: npt.NDArray[np.bool_] = self.commonness >= EVERYDAY_UNMEASURED
            return unmeasured
        least = np.array(EVERYDAY)[self.known.clip(max=len(EVERYDAY) - 1)]
        found: npt.NDArray[np.bool_] = self.commonness >= least
        return found

    @cached_property
    def lengths(self) -> npt.NDArray[np.uint8]:
        """Letters, hyphens and apostrophes of each word."""
        counted = np.zeros(len(self), np.uint8)
        for column in _columns(self.words):
            counted += column != 0
        return counted

    @cached_property
    def letter_masks(self) -> npt.NDArray[np.uint32]:
        """Bit i is set when the word holds the i-th character of the alphabet."""
        bits = _by_code(np.uint32(1) << np.arange(len(ALPHABET), dtype=np.uint32))
        masks = np.zeros(len(self), np.uint32)
        for column in _columns(self.words):
            masks |= bits[column]
        return masks

    def __len__(self) -> int:
        return len(self.words)

    def position(self, word: str) -> int | None:
        """Return the place of a folded word, or None if the list does not hold it."""
        return find_sorted(self.words, word)

    def is_vulgar(self, word: str) -> bool:
        """Tell whether a folded word is one that a family table is not shown."""
        place = self.position(word)
        return place is not None and bool(self.vulgar[place])

    def is_everyday(self, word: str) -> bool:
        """Tell whether a folded word is one that everybody knows."""
        place = self.position(word)
        return place is not None and bool(self.everyday[place])

    def from_letters(
        self,
        letters: str,
        *,
        limit: int | None = None,
        min_length: int = 2,
        min_commonness: int = 0,
        family: bool = False,
    ) -> list[FoundWord]:
        """Return the words that can be laid with `letters`, each used at most as often as given.

        Longest first, then commonest, then by alphabet. `family` leaves vulgar words out.
        """
        places = self._places_from_letters(letters)
        return self.found(
            places,
            limit=limit,
            min_length=min_length,
            min_commonness=min_commonness,
            family=family,
        )

    def found(
        self,
        places: npt.NDArray[np.integer],
        *,
        limit: int | None = None,
        min_length: int = 2,
        min_commonness: int = 0,
        family: bool = False,
    ) -> list[FoundWord]:
        """Return the words at `places` (in any order), filtered and sorted as in `from_letters`."""
        lengths, commonness = self.lengths[places], self.commonness[places]
        keep = (lengths >= min_length) & (commonness >= min_commonness)
        if family:
            keep &= ~self.vulgar[places]
        places, lengths, commonness = places[keep], lengths[keep], commonness[keep]
        # The list is in alphabetical order, so the place breaks ties.
        rank = (lengths.astype(np.int64) << 8 | commonness) << 32
        best = np.argsort(places - rank)[:limit]
        words = [word.decode("ascii") for word in self.words[places[best]].tolist()]
        return list(map(FoundWord, words, lengths[best].tolist(), commonness[best].tolist()))

    def project(self, weights: npt.NDArray[np.uint8]) -> PieceIndex:
        """Return the piece counts of all words, for `weights` of shape (28, k), k at most 4.

        Raises ValueError if a word could need more than 127 pieces of one kind.
        """
        if weights.shape[0] != len(ALPHABET):
            raise ValueError(f"one row of weights per letter, not {weights.shape}")
        if int(weights.max(initial=0)) * WORD_BYTES > LANE_MAX:
            raise ValueError(f"a weight above {LANE_MAX // WORD_BYTES} does not fit")
        weight = _by_code(pack_weights(weights))
        packed = np.zeros(len(self), np.uint32)
        for column in _columns(self.words):
            packed += weight[column]
        return PieceIndex(packed)

    def _places_from_letters(self, letters: str) -> npt.NDArray[np.intp]:
        """Sieve by the letters a word may hold at all, then by how many of each there are."""
        rack = {c: n for c in ALPHABET if (n := fold(letters).count(c))}
        missing = sum(1 << i for i, c in enumerate(ALPHABET) if c not in rack)
        places = np.flatnonzero((self.letter_masks & np.uint32(missing)) == 0)
        for letter, character in enumerate(ALPHABET):
            count = rack.get(character, 0)
            if 0 < count < WORD_BYTES:
                places = places[self.letter_counts[places, letter] <= count]
        return places


def held_down(
    commonness: npt.NDArray[np.uint8], known: npt.NDArray[np.uint8]
) -> npt.NDArray[np.uint8]:
    """Return how common words are, but of each no more than `MOST_COMMON` allows."""
    limits = np.array(MOST_COMMON, np.uint8)[known.clip(max=len(MOST_COMMON) - 1)]
    lower: npt.NDArray[np.uint8] = np.minimum(commonness, limits)
    return lower


def find_sorted(words: npt.NDArray[np.bytes_], word: str) -> int | None:
    """Return the place of `word` in an ascending byte array, or None."""
    if len(word) > words.dtype.itemsize or not word.isascii():
        return None
    key = word.encode("ascii")
    place = int(words.searchsorted(np.bytes_(key)))
    return place if place < len(words) and words[place] == key else None


def _count_letters(words: npt.NDArray[np.bytes_]) -> npt.NDArray[np.uint8]:
    """Return the counts of shape (28, n), in chunks to keep the working memory small."""
    width = words.dtype.itemsize
    codes = words.view(np.uint8).reshape(len(words), width)
    counts = np.zeros((len(ALPHABET), len(words)), np.uint8)
    for start in range(0, len(words), _CHUNK):
        columns = _COLUMNS[codes[start : start + _CHUNK]].astype(np.int32)
        rows = len(columns)
        columns *= rows
        columns += np.arange(rows, dtype=np.int32)[:, None]
        tally = np.bincount(columns.ravel(), minlength=(len(ALPHABET) + 1) * rows)
        counts[:, start : start + rows] = tally.reshape(-1, rows)[: len(ALPHABET)]
    return counts


def _columns(words: npt.NDArray[np.bytes_]) -> npt.NDArray[np.uint8]:
    """Return the codes of all words of shape (letters, n): first letters first, 0 after the end."""
    return words.view(np.uint8).reshape(len(words), words.dtype.itemsize).T


def _by_code(of_letter: npt.NDArray[np.uint32]) -> npt.NDArray[np.uint32]:
    """Return the same values by the code of their letter, 0 for every other code."""
    values = np.zeros(256, np.uint32)
    values[np.frombuffer(ALPHABET.encode(), np.uint8)] = of_letter
    return values
