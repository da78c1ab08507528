"""Sharing letters out among words that each cross one tile of another (W8–W10).

A word that crosses one tile of another and touches nothing else takes all its letters but that
one from the pool. So it can be worked out before anything is laid which words use up the letters
beside the anchor, and how few are left over at the least.

A heap of letters is a number here: one digit for each letter of the pool, of base "as many as
there are, and one more". What a word takes is then simply subtracted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WORD_BYTES

TWO_LETTERS: Final = 1
"""The price of a two-letter word, which is told to the opponent (W10)."""
UNUSED: Final = 4
"""The price of a letter that is left over: more than a few two-letter words."""

_NONE: Final = -1
"""In place of a branch: the heap's first letter is left over."""

Numbers = npt.NDArray[np.int64]
Counts = npt.NDArray[np.uint8]


class Branch(Value):
    """A word, and the letter of it that lies there already."""

    word: str
    crossing: str


class HeapBranch(Value):
    """One branch that takes letters of a heap."""

    branch: Branch
    rest: int
    """The heap that it leaves."""
    price: int
    total: int
    """Its price and the least at which the rest can be shared out."""


class Share(Value):
    """What uses up the letters beside the anchor."""

    branches: tuple[Branch, ...]
    price: int


class _Takers(Value, eq=False):
    """Branches as arrays of n entries: those that take one letter and none that is rarer."""

    words: Numbers
    crossings: Numbers
    counts: Counts
    """Shape (letters, n): how often each letter is taken."""
    heaps: Numbers
    prices: Numbers

    def at(self, places: npt.NDArray[np.intp]) -> _Takers:
        """Some of them."""
        return _Takers(
            self.words[places],
            self.crossings[places],
            self.counts[:, places],
            self.heaps[places],
            self.prices[places],
        )


class _Ways(Value, eq=False):
    """How the first letter of a heap can be used, the cheapest way first."""

    branches: Numbers
    """Places in the branches of that letter, or `_NONE`."""
    totals: Numbers
    """The least price of the whole heap by that way."""


class Sharing:
    """The ways to share out the letters of a pool beside an anchor."""

    def __init__(self, pool: str, anchor: str, words: Sequence[str]) -> None:
        """Take `words` without the anchor, all of them buildable from the pool, which holds the
        anchor. Memory and time grow with the heaps there are: some thousand for 17 letters.
        """
        spare = Counter(pool)
        spare.subtract(anchor)
        holders = Counter(letter for word in words for letter in set(word))
        self._words = words
        # A letter that few words hold decides early which ways lead nowhere.
        self._letters = sorted(spare, key=lambda letter: (holders[letter], letter))
        self._most = np.array([spare[letter] for letter in self._letters], np.uint8)
        self._units = _units_of(self._most)
        self._digits = self._digits_of_heaps()
        self._firsts = (self._digits > 0).argmax(axis=1)
        branches = self._branches()
        self._takers = [
            branches.at(((branches.counts > 0).argmax(axis=0) == first).nonzero()[0])
            for first in range(len(self._letters))
        ]
        self._least = self._least_prices()
        self._ways: dict[int, _Ways] = {}
        self._crossing_at = {
            letter: branches.at((branches.crossings == at).nonzero()[0])
            for at, letter in enumerate(self._letters)
        }
        self.whole: Final = len(self._digits) - 1
        """The heap of all letters beside the anchor; the empty one is 0."""
        self.crossings = frozenset(self._letters[at] for at in branches.crossings.tolist())
        """The letters at which words cross."""

    @property
    def least(self) -> int:
        """The least price at which all letters are shared out, if every word finds its place."""
        return int(self._least[-1])

    def ways_at(self, crossing: str, heap: int) -> tuple[HeapBranch, ...]:
        """Every branch that crosses a letter lying there and takes others of a heap only."""
        takers = self._crossing_at[crossing]
        fits = _are_in(takers.counts, self._digits[heap])
        rests, prices = heap - takers.heaps[fits], takers.prices[fits]
        found = zip(
            takers.words[fits].tolist(),
            rests.tolist(),
            prices.tolist(),
            (self._least[rests] + prices).tolist(),
            strict=True,
        )
        return tuple(
            HeapBranch(Branch(self._words[word], crossing), rest, price, total)
            for word, rest, price, total in found
        )

    def draw(self, rng: Rng, most: int) -> Share:
        """A way to share out all letters for at most that price, which is `least` or more.

        The same word may be in it twice.
        """
        heap, left, drawn = self.whole, most, list[Branch]()
        while heap:
            first, ways = int(self._firsts[heap]), self._ways_of(heap)
            pick = rng.below(int(ways.totals.searchsorted(left, side="right")))
            branch = int(ways.branches[pick])
            if branch == _NONE:
                heap, left = heap - int(self._units[first]), left - UNUSED
            else:
                takers = self._takers[first]
                drawn.append(self._branch(takers, branch))
                heap, left = heap - int(takers.heaps[branch]), left - int(takers.prices[branch])
        return Share(tuple(drawn), most - left)

    def _branch(self, takers: _Takers, place: int) -> Branch:
        return Branch(self._words[takers.words[place]], self._letters[int(takers.crossings[place])])

    def _digits_of_heaps(self) -> Counts:
        """Shape (heaps, letters): how often each heap holds each letter."""
        heaps = np.arange(int((self._most.astype(np.int64) + 1).prod()))
        digits = heaps[:, None] // self._units % (self._most.astype(np.int64) + 1)
        return digits.astype(np.uint8)

    def _branches(self) -> _Takers:
        """Every word once for each letter at which it may cross."""
        counts = _count(self._words, self._letters)
        found = [self._crossing(counts, letter) for letter in range(len(self._letters))]
        words = np.concatenate([places for places, _ in found])
        taken = np.concatenate([taken for _, taken in found])
        crossings = np.repeat(np.arange(len(found)), [len(places) for places, _ in found])
        prices = np.where(taken.sum(axis=1) == 1, TWO_LETTERS, 0)
        return _Takers(words, crossings, np.ascontiguousarray(taken.T), taken @ self._units, prices)

    def _crossing(self, counts: Counts, letter: int) -> tuple[Numbers, Counts]:
        """The words that may cross at a letter, and what they take then."""
        words = counts[:, letter].nonzero()[0]
        taken = counts[words]
        taken[:, letter] -= 1
        fits = (taken <= self._most).all(axis=1)
        return words[fits], taken[fits]

    def _least_prices(self) -> Numbers:
        """The least price of every heap; what a word leaves of a heap is a smaller number."""
        least = np.zeros(len(self._digits), np.int64)
        for heap in range(1, len(least)):
            first = self._firsts[heap]
            takers, fits = self._takers[first], self._fitting(heap)
            ways = least[heap - takers.heaps[fits]] + takers.prices[fits]
            least[heap] = ways.min(initial=least[heap - self._units[first]] + UNUSED)
        return least

    def _fitting(self, heap: int) -> npt.NDArray[np.intp]:
        """The branches that take the first letter of a heap and only letters that it holds."""
        return _are_in(self._takers[self._firsts[heap]].counts, self._digits[heap])

    def _ways_of(self, heap: int) -> _Ways:
        if heap not in self._ways:
            first, fits = self._firsts[heap], self._fitting(heap)
            takers = self._takers[first]
            left_over = self._least[heap - self._units[first]] + UNUSED
            totals = self._least[heap - takers.heaps[fits]] + takers.prices[fits]
            totals = np.append(totals, left_over)
            order = totals.argsort(kind="stable")
            self._ways[heap] = _Ways(np.append(fits, _NONE)[order], totals[order])
        return self._ways[heap]


def _are_in(counts: Counts, digits: Counts) -> npt.NDArray[np.intp]:
    """The columns of `counts` of which a heap with such digits holds every letter."""
    exceeds: npt.NDArray[np.bool_] = counts > digits[:, None]
    return np.flatnonzero(~exceeds.any(axis=0))


def _units_of(most: Counts) -> Numbers:
    """What one letter of each kind counts in the number of a heap; the last one counts 1."""
    sizes = most[::-1].astype(np.int64) + 1
    return np.concatenate(([1], sizes.cumprod()[:-1]))[::-1].copy()


def _count(words: Sequence[str], letters: Sequence[str]) -> Counts:
    """Shape (words, letters): how often each word holds each letter."""
    listed = np.array([word.encode("ascii") for word in words], f"S{WORD_BYTES}")
    codes = listed.view(np.uint8).reshape(len(words), WORD_BYTES)
    columns = [(codes == ord(letter)).sum(axis=1, dtype=np.uint8) for letter in letters]
    return np.stack(columns, axis=1)
