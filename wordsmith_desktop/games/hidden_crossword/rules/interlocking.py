"""Laying given words in any legal way, however often they cross (W8, W9, W18).

People lay words beside one another, so that their tiles form further words. So a figure may hold
runs that are no words yet, as long as each is part of a word that is still to come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from .crossword import Layout, Tile, layout_of

_SIDE: Final = 128
"""Cells from edge to edge; no figure of a table's tiles reaches one."""
_ACROSS, _DOWN = 1, _SIDE
_START: Final = _SIDE // 2 * (_SIDE + 1)
"""The anchor's first cell."""

_Figure = Mapping[int, str]
"""The letter of every cell that has one."""


@lru_cache(maxsize=128)
def interlock(words: tuple[str, ...], anchor: str, letters: str, steps: int) -> Layout | None:
    """A crossword of exactly these words, the anchor across, and exactly these letters.

    None if there is none, or if so many figures that were tried have not led to it.
    """
    search = _Search(words, letters, steps)
    figure = {_START + place: letter for place, letter in enumerate(anchor)}
    done = search.completed(figure)
    if done is None:
        return None
    return layout_of(
        Tile(cell // _SIDE - _START // _SIDE, cell % _SIDE - _START % _SIDE, letter)
        for cell, letter in done.items()
    )


class _Search:
    def __init__(self, words: Sequence[str], letters: str, steps: int) -> None:
        self._words = Counter(words)
        self._letters = Counter(letters)
        self._steps = steps
        self._seen = set[frozenset[tuple[int, str]]]()

    def completed(self, figure: _Figure) -> _Figure | None:
        """The figure with all words in it."""
        key = frozenset(figure.items())
        if key in self._seen or not self._steps:
            return None
        self._seen.add(key)
        self._steps -= 1
        runs = tuple(_runs(figure))
        laid = Counter(word for word, _, _ in runs)
        missing, unfinished = self._words - laid, laid - self._words
        if not missing:
            left = self._letters - Counter(figure.values())
            return None if unfinished or left else figure
        if not all(self._is_part(run, missing) for run in unfinished):
            return None
        return self._gone_on(figure, runs, missing, unfinished)

    def _gone_on(
        self,
        figure: _Figure,
        runs: tuple[tuple[str, int, int], ...],
        missing: Counter[str],
        unfinished: Counter[str],
    ) -> _Figure | None:
        left = self._letters - Counter(figure.values())
        if not self._may_be_used_up(left, missing):
            return None
        due = next(((cell, way) for run, cell, way in runs if run in unfinished), None)
        for word in sorted(missing, key=lambda one: (-len(one), one)):
            for grown in self._layings(figure, word, left, due):
                done = self.completed(grown)
                if done is not None:
                    return done
        return None

    @staticmethod
    def _is_part(run: str, missing: Counter[str]) -> bool:
        return any(run in word and run != word for word in missing)

    @staticmethod
    def _may_be_used_up(left: Counter[str], missing: Counter[str]) -> bool:
        """Whether the words to come hold all letters to come."""
        spelled = Counter[str]()
        for word, count in missing.items():
            for letter in word:
                spelled[letter] += count
        return not left - spelled

    def _layings(
        self, figure: _Figure, word: str, left: Counter[str], due: tuple[int, int] | None
    ) -> Iterator[_Figure]:
        """The figure with a word through tiles of it, and through a run that is `due` to grow."""
        anchors = figure if due is None else (due[0],)
        tried = set[tuple[int, int]]()
        for cell in anchors:
            for way in (_ACROSS, _DOWN) if due is None else (due[1],):
                for place, letter in enumerate(word):
                    start = cell - place * way
                    if letter == figure[cell] and (start, way) not in tried:
                        tried.add((start, way))
                        grown = _with(figure, word, start, way, left)
                        if grown is not None:
                            yield grown


def _with(figure: _Figure, word: str, start: int, way: int, left: Counter[str]) -> _Figure | None:
    """The figure with a word that nothing extends; None where it does not go in so."""
    if start - way in figure or start + len(word) * way in figure:
        return None
    used = Counter[str]()
    grown = dict(figure)
    for place, letter in enumerate(word):
        cell = start + place * way
        lying = figure.get(cell)
        if lying is None:
            used[letter] += 1
            if used[letter] > left[letter]:
                return None
            grown[cell] = letter
        elif lying != letter:
            return None
    return grown if used else None


def _runs(figure: _Figure) -> Iterator[tuple[str, int, int]]:
    """Every run of two letters or more: its letters, its first cell and its way."""
    for cell in figure:
        for way in (_ACROSS, _DOWN):
            if cell - way not in figure and cell + way in figure:
                end, word = cell, ""
                while end in figure:
                    word += figure[end]
                    end += way
                yield word, cell, way
