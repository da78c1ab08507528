"""Laying words that may touch along their sides, wherever every run is a word (W8, W9, W11).

What may stand in a cell is one number here, a bit for each letter, so that all words of a length
are held against all stretches of a grid at once.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.core.rng import Rng

from .crossword import Crossword, Layout, Tile, layout_of

_SIDE: Final = 128
"""Cells from edge to edge; no figure of a table's tiles reaches one."""
_ACROSS, _DOWN = 1, _SIDE
_START: Final = _SIDE // 2 * (_SIDE + 1)
"""The anchor's first cell."""
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_BEST: Final = 5
"""Of so many words that touch most, one is drawn."""
_LONGEST: Final = 9
"""Letters of the longest word beside the anchor: longer ones leave few to lie beside them."""
_ENDS: Final = 1000
"""What it is worth to use up all letters: more than all else."""
_TOUCH, _SHORT, _RARE = 5, 6, 3
"""What a touched cell is worth, what a told word of two letters costs (W10), and what a letter
that no other word needs is worth, to be laid while there is room."""

Numbers = npt.NDArray[np.int64]
Figure = Mapping[int, str]
"""The letter of every cell that has one."""


class _Rows(NamedTuple):
    """All words of one length."""

    words: tuple[str, ...]
    bits: npt.NDArray[np.uint32]
    """Shape (words, length): one bit for each letter."""
    counts: npt.NDArray[np.int8]
    """Shape (words, letters)."""


class _Stretch(NamedTuple):
    """Where a word could lie, and what may stand there."""

    start: int
    way: int
    masks: tuple[int, ...]
    touched: int
    """How many of its cells have a tile, or one beside them."""
    lying: str
    """The letters that are there already."""


class _Laying(NamedTuple):
    worth: int
    word: str
    start: int
    way: int


class DenseLayouts:
    """Lays words of a list around an anchor, close together."""

    def __init__(self, pool: str, anchor: str, words: Sequence[str]) -> None:
        """Take `words` without the anchor; the pool holds the anchor."""
        self._pool, self._anchor = Counter(pool), anchor
        self.anchor_letters = len(anchor)
        self._known = frozenset(words)
        short = [word for word in words if len(word) <= _LONGEST]
        lengths = sorted({len(word) for word in short})
        self._rows = {n: _rows([one for one in short if len(one) == n]) for n in lengths}
        holders = Counter(letter for word in short for letter in set(word))
        most = max(holders.values(), default=1)
        weights = [_RARE - _RARE * holders[letter] // most for letter in _LETTERS]
        self._weights: Numbers = np.array(weights, np.int64)
        self._crossing = dict[tuple[str, str], int]()
        self._grown = dict[frozenset[tuple[int, str]], tuple[Figure, ...]]()

    @property
    def start(self) -> Figure:
        """The anchor alone."""
        return {_START + at: letter for at, letter in enumerate(self._anchor)}

    def grown(self, figure: Figure, rng: Rng) -> Figure | None:
        """With one word more, drawn from those that touch most; None where none goes in."""
        key = frozenset(figure.items())
        if key not in self._grown:
            self._grown[key] = tuple(self._best(figure))
        found = self._grown[key]
        return rng.choice(found) if found else None

    def _best(self, figure: Figure) -> Iterator[Figure]:
        rack, count = self._pool - Counter(figure.values()), 0
        for one in sorted(self._layings(figure, rack), key=lambda one: (-one.worth, one)):
            grown = {**figure}
            grown.update((one.start + at * one.way, letter) for at, letter in enumerate(one.word))
            words = Crossword(layout_from(grown)).words
            if len(set(words)) == len(words):
                yield grown
                count += 1
            if count == _BEST or (count and one.worth > _ENDS):
                return

    def _layings(self, figure: Figure, rack: Counter[str]) -> Iterator[_Laying]:
        """What goes in: the best few words of each length."""
        if not rack:
            return
        stretches = _Masks(figure, rack, self).stretches(frozenset(self._rows))
        have = _counts("".join(rack.elements()))
        for length, rows in self._rows.items():
            if stretches[length]:
                yield from self._fitting(stretches[length], rows, have)

    def _fitting(
        self, stretches: list[_Stretch], rows: _Rows, have: npt.NDArray[np.int8]
    ) -> Iterator[_Laying]:
        allowed = np.array([one.masks for one in stretches], np.uint32)
        fits = np.ones((len(stretches), len(rows.words)), np.bool_)
        for at in range(allowed.shape[1]):
            fits &= (allowed[:, at, None] & rows.bits[None, :, at]) != 0
        where, which = fits.nonzero()
        lying = np.array([_counts(one.lying) for one in stretches], np.int8)
        new = rows.counts[which] - lying[where]
        enough = (new <= have).all(axis=1)
        where, which, new = where[enough], which[enough], new[enough]
        touched: Numbers = np.array([one.touched for one in stretches], np.int64)
        ends = (new.sum(axis=1) == have.sum()) * _ENDS
        worth = touched[where] * _TOUCH + new.astype(np.int64) @ (self._weights + 1) + ends
        worth -= _SHORT * (allowed.shape[1] == 2)
        for at in (-worth).argsort(kind="stable")[: 3 * _BEST].tolist():
            one = stretches[where[at]]
            yield _Laying(int(worth[at]), rows.words[which[at]], one.start, one.way)

    def crossing(self, before: str, behind: str) -> int:
        """The letters that make a word between others, a bit for each."""
        key = before, behind
        if key not in self._crossing:
            fits = (f"{before}{letter}{behind}" in self._known for letter in _LETTERS)
            self._crossing[key] = sum(1 << at for at, is_word in enumerate(fits) if is_word)
        return self._crossing[key]


class _Masks:
    """What may stand in the cells of a figure and around it."""

    def __init__(self, figure: Figure, rack: Counter[str], words: DenseLayouts) -> None:
        self._figure, self._words = figure, words
        self._rack = sum(_bit(letter) for letter in rack)
        self._cells = dict[tuple[int, int], tuple[int, bool]]()
        # A tile at either end would lengthen the anchor.
        self._barred = {_START - _ACROSS, _START + words.anchor_letters * _ACROSS}

    def stretches(self, lengths: frozenset[int]) -> defaultdict[int, list[_Stretch]]:
        """By length every stretch that is joined to the figure and lays a tile."""
        found = defaultdict[int, list[_Stretch]](list)
        longest = range(max(lengths, default=0))
        for way in (_ACROSS, _DOWN):
            beside = _DOWN if way == _ACROSS else _ACROSS
            near = {cell + step for cell in self._figure for step in (-beside, 0, beside)}
            for start in sorted({cell - at * way for cell in near for at in longest}):
                if start - way not in self._figure:
                    for one in self._from(start, way, longest):
                        if len(one.masks) in lengths:
                            found[len(one.masks)].append(one)
        return found

    def _from(self, start: int, way: int, longest: range) -> Iterator[_Stretch]:
        """The stretches that begin in a cell."""
        masks: tuple[int, ...] = ()
        touched, lying, figure = 0, "", self._figure
        for at in longest:
            cell = start + at * way
            mask, is_touched = self._cell(cell, way)
            if not mask:
                return
            masks = (*masks, mask)
            touched += is_touched
            lying += figure.get(cell, "")
            if touched and len(lying) <= at and cell + way not in figure:
                yield _Stretch(start, way, masks, touched, lying)

    def _cell(self, cell: int, way: int) -> tuple[int, bool]:
        """The letters that may stand there for a word that reads so, and whether it is touched."""
        key = cell, way
        if key not in self._cells:
            self._cells[key] = self._looked_at(cell, _DOWN if way == _ACROSS else _ACROSS)
        return self._cells[key]

    def _looked_at(self, cell: int, beside: int) -> tuple[int, bool]:
        lying = self._figure.get(cell)
        if lying is not None:
            return _bit(lying), True
        if cell in self._barred:
            return 0, False
        before, behind = self._run(cell, -beside)[::-1], self._run(cell, beside)
        if not before and not behind:
            return self._rack, False
        return self._rack & self._words.crossing(before, behind), True

    def _run(self, cell: int, step: int) -> str:
        word, at = "", cell + step
        while at in self._figure:
            word += self._figure[at]
            at += step
        return word


def _rows(words: Sequence[str]) -> _Rows:
    bits = np.array([[_bit(letter) for letter in word] for word in words], np.uint32)
    return _Rows(tuple(words), bits, np.array([_counts(word) for word in words], np.int8))


def _counts(letters: str) -> npt.NDArray[np.int8]:
    found = np.zeros(len(_LETTERS), np.int8)
    for letter in letters:
        found[ord(letter) - ord("A")] += 1
    return found


def _bit(letter: str) -> int:
    return 1 << ord(letter) - ord("A")


def layout_from(figure: Figure) -> Layout:
    """The tiles of a figure, the anchor's first one in row 0 and column 0."""
    middle = divmod(_START, _SIDE)
    return layout_of(
        Tile(cell // _SIDE - middle[0], cell % _SIDE - middle[1], letter)
        for cell, letter in figure.items()
    )
