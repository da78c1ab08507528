"""Making a puzzle: a legal crossword of an anchor that uses as many letters as it can (W8–W11).

Words are drawn that share out all letters, or all but the fewest, and are then laid; what cannot
be laid is drawn anew. Before letters are left over, every crossword that there is may be tried:
where words with the rare letters are few, so are they. Every limit counts tries and steps, never
time, so that the same arguments give the same puzzle on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Final

from wordsmith_desktop.bots.bot import Report, ShouldStop
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WordIndex

from .clues import sheet_of
from .crossword import Cell, Crossword, Direction, Layout, layout_of, word_tiles
from .letter_sharing import UNUSED, Branch, Sharing
from .ruleset import Band, Difficulty
from .word_weaving import MOST_TILES, Steps, weave, weave_all

FEW_UNUSED: Final = 2
"""Letters that may be left over before any word is let in."""

_DRAFTS: Final = 6
"""Crosswords of like price from which the liveliest is taken."""
_TRIES: Final = 200
"""Ways to share out the letters that are tried at one price."""
_STEPS: Final = 60
"""Places that are tried for the words of one of them."""
_FIGURES: Final = 10_000
"""So many are looked at where all crosswords of some words are tried; hardly any of the letters
to which it comes down have more."""
_LIKELY_TRIES: Final = 3000
"""Hardly any puzzle takes more; most are found within one price."""


def make_puzzle(
    pool: str,
    anchor: str,
    words: WordIndex,
    rng: Rng,
    *,
    difficulty: Difficulty = Difficulty.MEDIUM,
    family: bool = True,
    least_words: int = 1,
    excluded: Collection[str] = (),
    exhausts: bool = True,
    should_stop: ShouldStop = lambda: False,
    report: Report | None = None,
) -> Layout | None:
    """A legal crossword, the anchor across in it, of listed words that are not `excluded`.

    It has at least so many words beside the anchor, none of them twice, uses as many letters as
    it can, and has few two-letter words. Words of the difficulty's later bands come in only where
    a letter would be left over; `family` keeps vulgar ones out. With `exhausts` no letter is left
    over before all crosswords were tried, unless they are very many.

    None if nothing can be laid so, or if `should_stop`. Raises `ValueError` for an anchor that the
    pool does not hold, or for more than `MOST_TILES`.
    """
    if Counter(anchor) - Counter(pool) or len(pool) > MOST_TILES:
        raise ValueError(f"no {anchor!r} in {pool!r}, or more than {MOST_TILES} letters")
    progress = TryCounter(should_stop, report)

    @cache
    def search(band: Band) -> _Search:
        found = words.from_letters(pool, min_commonness=band.least, family=family)
        fitting = [one.word for one in found if band.holds(one.commonness)]
        listed = [word for word in fitting if word != anchor and word not in excluded]
        return _Search(Sharing(pool, anchor, listed), anchor, least_words, rng, progress)

    attempts = _attempts(difficulty, search, len(pool), exhausts=exhausts)
    return next((one for one in attempts if one is not None or progress.is_stopped), None)


def _attempts(
    difficulty: Difficulty, search: Callable[[Band], _Search], most: int, *, exhausts: bool
) -> Iterator[Layout | None]:
    """What is found with which words, one after the other, up to so many letters left over."""
    *first, last = difficulty.bands
    yield from (search(band).best(UNUSED) for band in difficulty.bands)
    if exhausts:
        yield from (search(band).best_of_all() for band in difficulty.bands)
    yield from (search(band).best(UNUSED * (FEW_UNUSED + 1)) for band in first)
    yield search(last).best(UNUSED * (most + 1))


def several_puzzles(
    pool: str, anchor: str, words: Sequence[str], rng: Rng, *, count: int, least_words: int = 1
) -> tuple[Layout, ...]:
    """Up to `count` crosswords as `make_puzzle` makes one, of these words and the anchor.

    They use as many letters as they can, the first of them the most; none where none can be laid.
    """
    sharing = Sharing(pool, anchor, [word for word in words if word != anchor])
    search = _Search(sharing, anchor, least_words, rng, TryCounter(lambda: False, None))
    drafts = search.several(UNUSED * (len(pool) + 1), count)
    return tuple(dict.fromkeys(draft.layout for draft in drafts))


class TryCounter:
    """Counts tries, and asks after each whether to stop."""

    def __init__(self, should_stop: ShouldStop, report: Report | None) -> None:
        self.is_stopped = should_stop()
        self._should_stop = should_stop
        self._report = report
        self._done = 0

    def asked_to_stop(self) -> bool:
        """Whether to go no further; once asked to stop it stays so."""
        self.is_stopped = self.is_stopped or self._should_stop()
        return self.is_stopped

    def step(self) -> None:
        """One try more is done."""
        self._done += 1
        self.asked_to_stop()
        if self._report is not None:
            self._report(min(self._done, _LIKELY_TRIES), _LIKELY_TRIES)


class _Draft(Value):
    """A crossword that could be the puzzle."""

    layout: Layout
    price: int
    """What its unused letters and two-letter words cost."""

    def sort_key(self, anchor: str) -> tuple[int, int, int]:
        """Cheap ones first, then those whose words lie in several ways, then compact ones."""
        kinds = {one.placement for one in sheet_of(self.layout, anchor)}
        rows, cols = {tile.row for tile in self.layout}, {tile.col for tile in self.layout}
        return self.price, -len(kinds), len(rows) * len(cols)


class _Search:
    """Tries to lay what uses up the letters, from the lowest price up."""

    def __init__(
        self, sharing: Sharing, anchor: str, least_words: int, rng: Rng, progress: TryCounter
    ) -> None:
        self._sharing = sharing
        self._anchor = anchor
        self._least_words = max(least_words, 1)
        self._rng = rng
        self._progress = progress
        self._failed = set[frozenset[Branch]]()
        """What could not be laid; of few words, the same ones are drawn again and again."""

    def best(self, limit: int) -> Layout | None:
        """The best of some crosswords at the lowest price below the limit at which there are any.

        None if there are none, or if it was stopped.
        """
        drafts = self.several(limit, _DRAFTS)
        if self._progress.is_stopped or not drafts:
            return None
        return min(drafts, key=lambda one: one.sort_key(self._anchor)).layout

    def best_of_all(self) -> Layout | None:
        """The best of the first crosswords of all letters that there are, at the lowest price.

        None if there are none, or if so many figures have not led to any.
        """
        lying = layout_of(word_tiles(self._anchor, Cell(0, 0), Direction.ACROSS))
        steps = Steps(_FIGURES, self._progress.asked_to_stop)
        for price in range(self._sharing.least, UNUSED):
            found = weave_all(self._sharing, lying, price, self._rng, steps)
            drafts = [_Draft(one, price) for one in islice(filter(self._is_enough, found), _DRAFTS)]
            if drafts:
                return min(drafts, key=lambda one: one.sort_key(self._anchor)).layout
        return None

    def several(self, limit: int, count: int) -> list[_Draft]:
        """Some of the crosswords at the lowest price below the limit at which there are any."""
        if not self._sharing.crossings & set(self._anchor):
            return []
        for price in range(self._sharing.least, limit):
            drafts = self._drafts(price, count)
            if drafts or self._progress.is_stopped:
                return drafts
        return []

    def _drafts(self, price: int, count: int) -> list[_Draft]:
        """Some crosswords of at most that price."""
        drafts = list[_Draft]()
        for _ in range(_TRIES):
            if len(drafts) == count or self._progress.is_stopped:
                break
            share = self._sharing.draw(self._rng, price)
            layout = self._laid(share.branches)
            if layout is not None:
                drafts.append(_Draft(layout, share.price))
            self._progress.step()
        return drafts

    def _is_enough(self, layout: Layout) -> bool:
        return len(Crossword(layout).words) > self._least_words

    def _laid(self, branches: tuple[Branch, ...]) -> Layout | None:
        key = frozenset(branches)
        words = {branch.word for branch in branches}
        has_enough = self._least_words <= len(words) == len(branches)
        if not has_enough or key in self._failed:
            return None
        layout = weave(self._anchor, branches, self._rng, _STEPS)
        if layout is None:
            self._failed.add(key)
        return layout
