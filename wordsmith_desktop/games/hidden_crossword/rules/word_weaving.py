"""Laying words that each cross one tile of another and touch nothing else (W8, W9).

A set of cells is one number here, a bit for each cell of a square, so that a look at all cells
around a word is a single operation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from wordsmith_desktop.bots.bot import ShouldStop
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value

from .crossword import Layout, Tile, layout_of
from .letter_sharing import Branch, HeapBranch, Sharing

MOST_TILES: Final = 20
"""Of a crossword, so that it cannot reach the edge of the square."""

_SIDE: Final = 4 * MOST_TILES
"""Cells of the square from edge to edge."""
_ACROSS, _DOWN = 1, _SIDE
"""How far it is to the next cell of a word."""
_START: Final = 2 * MOST_TILES * (_SIDE + 1)
"""The anchor's first cell."""
_HOME: Final = MOST_TILES * (_SIDE + 1)
"""A cell that no tile lies before: every one is less than `MOST_TILES` from the anchor's."""


class _Joint(Value):
    """A tile where a word may still cross, and the way it would read."""

    cell: int
    way: int


class _Figure(Value):
    """What is laid so far."""

    taken: int
    """The set of its cells."""
    letters: Mapping[int, str]
    joints: Mapping[str, tuple[_Joint, ...]]
    """By their letters."""

    def has_room(self, word: str, place: int, joint: _Joint) -> bool:
        """Whether a word touches nothing but the tile at which it crosses with its letter."""
        around = _around(len(word), place, joint.way)
        return not self.taken & (around << joint.cell - _HOME)

    def with_word(self, word: str, place: int, joint: _Joint) -> _Figure:
        """The figure with a word that crosses at a joint with its letter of that place."""
        start = joint.cell - place * joint.way
        cells = {start + at * joint.way: letter for at, letter in enumerate(word)}
        del cells[joint.cell]
        joints = dict(self.joints)
        joints[word[place]] = tuple(one for one in joints[word[place]] if one != joint)
        crossed = _DOWN if joint.way == _ACROSS else _ACROSS
        for cell, letter in cells.items():
            joints[letter] = (*joints.get(letter, ()), _Joint(cell, crossed))
        taken = self.taken | sum(1 << cell for cell in cells)
        return _Figure(taken, {**self.letters, **cells}, joints)

    @property
    def layout(self) -> Layout:
        """The tiles, the anchor's first one in row 0 and column 0."""
        middle = divmod(_START, _SIDE)
        places = ((divmod(cell, _SIDE), letter) for cell, letter in self.letters.items())
        return layout_of(
            Tile(row - middle[0], col - middle[1], letter) for (row, col), letter in places
        )


@lru_cache(maxsize=1024)
def _around(length: int, place: int, way: int) -> int:
    """The cells that must be empty for a word that crosses at `_HOME` with its letter there."""
    beside = _DOWN if way == _ACROSS else _ACROSS
    cells = [_HOME + (at - place) * way for at in range(-1, length + 1)]
    around = {cells[0], cells[-1]}
    for cell in cells[1:-1]:
        if cell != _HOME:
            around |= {cell - beside, cell, cell + beside}
    return sum(1 << cell for cell in around)


def weave(anchor: str, branches: Sequence[Branch], rng: Rng, steps: int) -> Layout | None:
    """An anchor and all those branches on a grid; None if that many steps have not found a way.

    A step is one place that is tried for one word. There are at most `MOST_TILES` letters.
    """
    figure = _anchor_figure(anchor)
    done = _Weaver(rng, steps).weave(figure, rng.shuffled(branches))
    return None if done is None else done.layout


def _anchor_figure(anchor: str) -> _Figure:
    letters = {_START + place * _ACROSS: letter for place, letter in enumerate(anchor)}
    joints: dict[str, tuple[_Joint, ...]] = {}
    for cell, letter in letters.items():
        joints[letter] = (*joints.get(letter, ()), _Joint(cell, _DOWN))
    return _Figure(sum(1 << cell for cell in letters), letters, joints)


def weave_all(
    sharing: Sharing, lying: Layout, most: int, rng: Rng, steps: Steps
) -> Iterator[Layout]:
    """Every crossword of what lies and words that share out all letters for at most that price.

    Nothing is moved, no word stands twice, and none comes twice over, whichever is laid first. It
    ends early where the `steps` do. The anchor's first tile is in row 0 and column 0, and there
    are at most `MOST_TILES` letters.
    """
    figure = _figure_of(lying)
    joints = [(letter, joint) for letter, found in figure.joints.items() for joint in found]
    search = _Exhausting(sharing, rng, steps)
    return search.completed(figure, rng.shuffled(joints), _Left(sharing.whole, most, frozenset()))


def weave_on(layout: Layout, branches: Sequence[Branch], rng: Rng, steps: int) -> Layout | None:
    """The same around what lies, the anchor's first tile in row 0 and column 0; nothing is moved.

    What lies and the branches together have at most `MOST_TILES` letters.
    """
    done = _Weaver(rng, steps).weave(_figure_of(layout), rng.shuffled(branches))
    return None if done is None else done.layout


def _figure_of(layout: Layout) -> _Figure:
    letters = {_START + tile.row * _DOWN + tile.col * _ACROSS: tile.letter for tile in layout}
    joints: dict[str, tuple[_Joint, ...]] = {}
    for cell, letter in letters.items():
        for way in (_ACROSS, _DOWN):
            # Where a word reads so already, none can cross.
            if cell - way not in letters and cell + way not in letters:
                joints[letter] = (*joints.get(letter, ()), _Joint(cell, way))
    return _Figure(sum(1 << cell for cell in letters), letters, joints)


class Steps:
    """So many steps, each a figure that is looked at, and who may stop before they are taken."""

    def __init__(self, count: int, should_stop: ShouldStop = lambda: False) -> None:
        self._count, self._should_stop = count, should_stop

    def take(self) -> bool:
        """Whether there was one more."""
        self._count -= 1
        return self._count >= 0 and not self._should_stop()


class _Left(Value):
    """What is still to be used up."""

    heap: int
    price: int
    """The most that it may cost."""
    words: frozenset[str]
    """They are laid already."""


_OpenJoint: TypeAlias = tuple[str, _Joint]
"""With its letter."""


class _Exhausting:
    """A search through every figure, each of them once.

    Joints come in a fixed order. Each takes a word or none, and is not looked at again: so a
    figure is reached only in the order of its joints. Where the letters that are left cannot be
    shared out for the price that is left, nothing is tried.
    """

    def __init__(self, sharing: Sharing, rng: Rng, steps: Steps) -> None:
        self._sharing, self._rng, self._steps = sharing, rng, steps
        self._ways = dict[tuple[str, int], tuple[HeapBranch, ...]]()

    def completed(
        self, figure: _Figure, joints: tuple[_OpenJoint, ...], left: _Left
    ) -> Iterator[Layout]:
        """The figure with words at some of its joints, and at theirs."""
        if not left.heap:
            yield figure.layout
            return
        for at, (letter, joint) in enumerate(joints):
            if not self._steps.take():
                return
            for way, place in self._fitting(letter, left):
                if figure.has_room(way.branch.word, place, joint):
                    yield from self.completed(
                        figure.with_word(way.branch.word, place, joint),
                        (*joints[at + 1 :], *_joints_of(way.branch.word, place, joint)),
                        _Left(way.rest, left.price - way.price, left.words | {way.branch.word}),
                    )

    def _fitting(self, letter: str, left: _Left) -> Iterator[tuple[HeapBranch, int]]:
        """What may cross there, and with its letter of which place."""
        key = letter, left.heap
        if key not in self._ways:
            self._ways[key] = self._rng.shuffled(self._sharing.ways_at(*key))
        for way in self._ways[key]:
            if way.total <= left.price and way.branch.word not in left.words:
                yield from ((way, at) for at, one in enumerate(way.branch.word) if one == letter)


def _joints_of(word: str, place: int, joint: _Joint) -> Iterator[_OpenJoint]:
    """Those that a word brings which crosses at a joint with its letter of that place."""
    way = _DOWN if joint.way == _ACROSS else _ACROSS
    for at, letter in enumerate(word):
        if at != place:
            yield letter, _Joint(joint.cell + (at - place) * joint.way, way)


class _Weaver:
    """A search that tries places in random order."""

    def __init__(self, rng: Rng, steps: int) -> None:
        self._rng = rng
        self._steps = steps

    def weave(self, figure: _Figure, branches: tuple[Branch, ...]) -> _Figure | None:
        """The figure with all of the branches."""
        if not branches:
            return figure
        for number, branch in enumerate(branches):
            others = branches[:number] + branches[number + 1 :]
            for laid in self._layings(figure, branch):
                done = self.weave(laid, others)
                if done is not None:
                    return done
        return None

    def _layings(self, figure: _Figure, branch: Branch) -> Iterator[_Figure]:
        """The figure with that branch in one place after another."""
        places = [at for at, letter in enumerate(branch.word) if letter == branch.crossing]
        joints = figure.joints.get(branch.crossing, ())
        tries = [(place, joint) for joint in joints for place in places]
        for place, joint in self._rng.shuffled(tries):
            if not self._steps:
                return
            self._steps -= 1
            if figure.has_room(branch.word, place, joint):
                yield figure.with_word(branch.word, place, joint)
