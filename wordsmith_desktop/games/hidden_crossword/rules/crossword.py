"""A crossword of tiles on an endless grid: its runs, and what speaks against it (W8, W9, W11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from enum import Enum, unique
from functools import cached_property

from wordsmith_desktop.core.value import Value


class Cell(Value, order=True):
    """A place of the grid; rows count downward, columns to the right, both from anywhere."""

    row: int
    col: int

    def step(self, direction: Direction, count: int = 1) -> Cell:
        """The cell so many places on in that direction; backward with a negative count."""
        if direction is Direction.ACROSS:
            return Cell(self.row, self.col + count)
        return Cell(self.row + count, self.col)


@unique
class Direction(Enum):
    """Which way a word reads."""

    ACROSS = "across"
    DOWN = "down"

    @property
    def other(self) -> Direction:
        """The direction that crosses this one."""
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS


class Tile(Value, order=True):
    """One letter in its place."""

    row: int
    col: int
    letter: str

    @property
    def cell(self) -> Cell:
        """Where it lies."""
        return Cell(self.row, self.col)


Layout = tuple[Tile, ...]
"""Tiles in the order of rows and columns, no two in one cell."""


def layout_of(tiles: Iterable[Tile]) -> Layout:
    """Tiles in order. Raises `ValueError` for two in one cell or for what is no letter."""
    ordered = tuple(sorted(tiles))
    cells = {tile.cell for tile in ordered}
    if len(cells) < len(ordered):
        raise ValueError("two tiles in one cell")
    for tile in ordered:
        if len(tile.letter) != 1 or not "A" <= tile.letter <= "Z":
            raise ValueError(f"no letter: {tile.letter!r}")
    return ordered


def word_tiles(word: str, start: Cell, direction: Direction) -> tuple[Tile, ...]:
    """The tiles of a word laid from `start` on."""
    cells = (start.step(direction, place) for place in range(len(word)))
    return tuple(Tile(c.row, c.col, letter) for c, letter in zip(cells, word, strict=True))


class Run(Value):
    """Two or more letters in a row, with nothing before and nothing behind them."""

    word: str
    start: Cell
    direction: Direction

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Its cells, in reading order."""
        return tuple(self.start.step(self.direction, place) for place in range(len(self.word)))


@unique
class GridWhy(Enum):
    """What is wrong with a grid."""

    EMPTY = "empty"
    ANCHOR_MISSING = "anchor_missing"
    ANCHOR_UPRIGHT = "anchor_upright"
    """The anchor stands in it, but not horizontally."""
    ANCHOR_EXTENDED = "anchor_extended"
    NOT_CONNECTED = "not_connected"
    TOO_MANY = "too_many"
    """A letter lies there more often than there are tiles (letter)."""
    TWICE = "twice"
    """The same word stands there twice."""
    TOO_FEW_WORDS = "too_few_words"
    """Fewer words beside the anchor than are needed."""
    NOT_A_WORD = "not_a_word"


class GridFault(Value):
    """One thing that is wrong, and where."""

    why: GridWhy
    rule: str
    """The rule's number in the ledger."""
    cells: tuple[Cell, ...] = ()
    """The cells that show it; none where the whole grid does."""
    text: str = ""
    """The word in question, or with TOO_MANY the letter."""
    count: int = 0
    """With TOO_MANY: tiles there are; with TOO_FEW_WORDS: words needed beside the anchor."""


class Demands(Value):
    """What a legal grid has to fulfil."""

    anchor: str
    pool: str
    """The letters there are, as often as there are tiles."""
    least_words: int = 1
    """Words beside the anchor (W9)."""
    may_repeat: bool = False
    """Whether the same word may stand twice (W11)."""


class Crossword(Value, dict=True):
    """A layout and what follows from it."""

    tiles: Layout

    @cached_property
    def letters(self) -> dict[Cell, str]:
        """The letter of every cell that has one."""
        return {tile.cell: tile.letter for tile in self.tiles}

    @cached_property
    def runs(self) -> tuple[Run, ...]:
        """Every run of two letters or more, in the order of their first cells, across first."""
        found = (
            self._run_from(tile.cell, direction)
            for tile in self.tiles
            for direction in Direction
            if tile.cell.step(direction, -1) not in self.letters
            and tile.cell.step(direction) in self.letters
        )
        return tuple(found)

    def _run_from(self, start: Cell, direction: Direction) -> Run:
        word, cell = "", start
        while cell in self.letters:
            word += self.letters[cell]
            cell = cell.step(direction)
        return Run(word, start, direction)

    def runs_at(self, cell: Cell) -> tuple[Run, ...]:
        """The runs that a cell lies in, across first."""
        return tuple(run for run in self.runs if cell in run.cells)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The words of all runs, by length and within a length by the alphabet (W11)."""
        return tuple(sorted((run.word for run in self.runs), key=lambda word: (len(word), word)))

    @cached_property
    def crossed_cells(self) -> frozenset[Cell]:
        """The cells that lie in two words."""
        counted = Counter(cell for run in self.runs for cell in run.cells)
        return frozenset(cell for cell, count in counted.items() if count > 1)

    def anchor_run(self, anchor: str) -> Run | None:
        """Where the anchor stands as it should (W8)."""
        across = (run for run in self.runs if run.direction is Direction.ACROSS)
        return next((run for run in across if run.word == anchor), None)

    @cached_property
    def groups(self) -> tuple[frozenset[Cell], ...]:
        """The connected figures, the largest first."""
        left, found = set(self.letters), []
        for start in self.letters:
            if start in left:
                figure = self._figure_of(start)
                left -= figure
                found.append(figure)
        return tuple(sorted(found, key=len, reverse=True))

    def _figure_of(self, start: Cell) -> frozenset[Cell]:
        figure, waiting = {start}, [start]
        while waiting:
            for cell in _beside(waiting.pop()):
                if cell in self.letters and cell not in figure:
                    figure.add(cell)
                    waiting.append(cell)
        return frozenset(figure)

    def left_over(self, pool: str) -> str:
        """The letters of the pool that are not laid, in its order (W10)."""
        laid, left = Counter(self.letters.values()), []
        for letter in pool:
            if laid[letter]:
                laid[letter] -= 1
            else:
                left.append(letter)
        return "".join(left)


def _beside(cell: Cell) -> Iterator[Cell]:
    for direction in Direction:
        yield cell.step(direction, -1)
        yield cell.step(direction)


IsWord = Callable[[str], bool]


def grid_faults(
    grid: Crossword, demands: Demands, is_word: IsWord | None = None
) -> tuple[GridFault, ...]:
    """Everything that is wrong with a grid; empty where it is legal (W8, W9, W11).

    Without `is_word`, what only a dictionary knows is left out.
    """
    if not grid.tiles:
        return (GridFault(GridWhy.EMPTY, "W9"),)
    found = [
        *_of_anchor(grid, demands.anchor),
        *_of_figure(grid, demands),
        *_of_words(grid, demands),
    ]
    if is_word is not None:
        found += [
            GridFault(GridWhy.NOT_A_WORD, "W9", run.cells, run.word)
            for run in grid.runs
            if not is_word(run.word)
        ]
    return tuple(found)


def _of_anchor(grid: Crossword, anchor: str) -> Iterator[GridFault]:
    if grid.anchor_run(anchor) is not None:
        return
    for run in grid.runs:
        if run.word == anchor:
            yield GridFault(GridWhy.ANCHOR_UPRIGHT, "W8", run.cells, anchor)
            return
    for run in grid.runs:
        if run.direction is Direction.ACROSS and anchor in run.word:
            yield GridFault(GridWhy.ANCHOR_EXTENDED, "W8", run.cells, run.word)
            return
    yield GridFault(GridWhy.ANCHOR_MISSING, "W8", (), anchor)


def _of_figure(grid: Crossword, demands: Demands) -> Iterator[GridFault]:
    """Loose figures, and letters laid too often."""
    anchored = grid.anchor_run(demands.anchor)
    main = next((one for one in grid.groups if anchored and anchored.start in one), grid.groups[0])
    for figure in grid.groups:
        if figure is not main:
            yield GridFault(GridWhy.NOT_CONNECTED, "W9", tuple(sorted(figure)))
    have, laid = Counter(demands.pool), Counter(grid.letters.values())
    for letter in sorted(laid):
        if laid[letter] > have[letter]:
            cells = tuple(tile.cell for tile in grid.tiles if tile.letter == letter)
            yield GridFault(GridWhy.TOO_MANY, "W9", cells, letter, have[letter])


def _of_words(grid: Crossword, demands: Demands) -> Iterator[GridFault]:
    """Words that stand twice, and too few of them."""
    counted = Counter(grid.words)
    if not demands.may_repeat:
        for word in sorted(word for word, count in counted.items() if count > 1):
            twice = (run for run in grid.runs if run.word == word)
            cells = tuple(dict.fromkeys(cell for run in twice for cell in run.cells))
            yield GridFault(GridWhy.TWICE, "W11", cells, word)
    others = counted.total() - (demands.anchor in counted)
    if others < demands.least_words:
        yield GridFault(GridWhy.TOO_FEW_WORDS, "W9", (), demands.anchor, demands.least_words)
