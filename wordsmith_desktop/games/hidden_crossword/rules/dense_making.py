"""Making a dense puzzle: words touch along their sides wherever every run is a word (W8–W11).

Some words are laid close together around the anchor; what is left of the letters is then shared
out among words that cross them, as in an open puzzle. Every limit counts tries, never time, so
that the same arguments give the same puzzle on every machine.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from wordsmith_desktop.bots.bot import Report, ShouldStop
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WordIndex

from .crossword import Crossword, Layout
from .dense_layouts import DenseLayouts, Figure, layout_from
from .letter_sharing import UNUSED, Sharing
from .maker import TryCounter, make_puzzle
from .ruleset import Band, Difficulty
from .word_weaving import weave_on

_DRAFTS: Final = 8
"""Puzzles of all letters from which the densest is taken."""
_WAYS: Final = 40
"""Ways to lay words close together that are tried with the words of one band."""
_CLOSE: Final = (2, 3)
"""So many words are laid close together before the rest is shared out."""
_SHARES: Final = 10
"""Ways to share out the rest that are tried around them."""
_STEPS: Final = 40
"""Places that are tried for the words of one of them."""


def make_dense_puzzle(
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
    """A puzzle as `make_puzzle` makes one, but as dense as can be found.

    Words of the difficulty's later bands come in only where a letter would be left over. Where
    touching words leave more letters over than crossing ones alone, it is an open puzzle.
    """
    progress, drafts = TryCounter(should_stop, report), list[_Draft]()
    for band in difficulty.bands:
        listed = [word for word in _listed(pool, words, band, family) if word not in excluded]
        search = _Search(pool, anchor, [one for one in listed if one != anchor], rng)
        drafts += search.drafts(max(least_words, 1), progress)
        if progress.is_stopped:
            return None
        if any(not one.unused for one in drafts):
            return min(drafts, key=lambda one: one.sort_key).layout
    layout = make_puzzle(
        pool,
        anchor,
        words,
        rng,
        difficulty=difficulty,
        family=family,
        least_words=least_words,
        excluded=excluded,
        exhausts=exhausts,
        should_stop=should_stop,
    )
    if layout is not None:
        drafts.append(_Draft(layout, len(pool) - len(layout)))
    return min(drafts, key=lambda one: one.sort_key).layout if drafts else None


def _listed(pool: str, words: WordIndex, band: Band, family: bool) -> Iterator[str]:
    found = words.from_letters(pool, min_commonness=band.least, family=family)
    return (one.word for one in found if band.holds(one.commonness))


class _Draft(Value):
    """A crossword that could be the puzzle."""

    layout: Layout
    unused: int

    @property
    def sort_key(self) -> tuple[int, int]:
        """Those that use all letters first, then dense ones with few words of two letters."""
        grid = Crossword(self.layout)
        short = sum(len(word) == 2 for word in grid.words)
        return self.unused, short - 2 * len(grid.crossed_cells)


class _Search:
    """Tries to use up all letters, some words close together."""

    def __init__(self, pool: str, anchor: str, words: list[str], rng: Rng) -> None:
        self._pool, self._words, self._rng = pool, words, rng
        self._touching = DenseLayouts(pool, anchor, words)
        self._shared = dict[str, Sharing]()

    def drafts(self, least_words: int, progress: TryCounter) -> list[_Draft]:
        """Puzzles of so many words at least: until some use all letters, or all ways are tried."""
        found, full = list[_Draft](), 0
        for _ in range(_WAYS if self._words else 0):
            if full == _DRAFTS or progress.is_stopped:
                break
            layout = self._one_way()
            if len(Crossword(layout).words) > least_words:
                found.append(_Draft(layout, len(self._pool) - len(layout)))
                full += len(layout) == len(self._pool)
            progress.step()
        return found

    def _one_way(self) -> Layout:
        close, figure = self._rng.choice(_CLOSE), self._touching.start
        grown: Figure | None = figure
        while grown is not None:
            figure = grown
            layout = self._completed(layout_from(figure)) if close <= 0 else None
            if layout is not None:
                return layout
            grown = self._touching.grown(figure, self._rng)
            close -= 1
        return layout_from(figure)

    def _completed(self, core: Layout) -> Layout | None:
        """What lies with words around it that use up all letters; None if none were found."""
        letters = "".join(sorted(tile.letter for tile in core))
        if len(letters) == len(self._pool):
            return core
        if letters not in self._shared:
            self._shared[letters] = Sharing(self._pool, letters, self._words)
        sharing, laid = self._shared[letters], set(Crossword(core).words)
        for _ in range(_SHARES if sharing.least < UNUSED else 0):
            branches = sharing.draw(self._rng, max(sharing.least, 1)).branches
            words = {branch.word for branch in branches}
            if len(words) == len(branches) and not words & laid:
                layout = weave_on(core, branches, self._rng, _STEPS)
                if layout is not None:
                    return layout
        return None
