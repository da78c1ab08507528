"""A finished puzzle as it is kept and handed on, and what of it the guesser is told (W10)."""

from __future__ import annotations

from collections.abc import Iterable

from wordsmith_desktop.core.value import Value, force_setattr

from .clues import Placement, SheetWord, placement_of, sheet_of
from .crossword import Cell, Crossword, Direction, Layout, Run, Tile

TOLD_LENGTH = 2
"""Words so short are told to the guesser (W10)."""


class Puzzle(Value):
    """A finished puzzle; where on the grid it was laid makes no difference."""

    layout: Layout
    """Its top left corner is row 0, column 0, wherever it was given."""
    anchor: str
    pool: str
    """The letters there were to build it from, as often as there were tiles."""
    language: str
    """Of its words: "en" or "de"."""

    def __post_init__(self) -> None:
        force_setattr(self, "layout", moved_home(self.layout))

    @property
    def height(self) -> int:
        """Rows."""
        return 1 + max((tile.row for tile in self.layout), default=-1)

    @property
    def width(self) -> int:
        """Columns."""
        return 1 + max((tile.col for tile in self.layout), default=-1)

    @property
    def unused(self) -> str:
        """The letters that are not in it, by the alphabet (W10)."""
        return _sorted(Crossword(self.layout).left_over(self.pool))

    @property
    def sheet(self) -> tuple[SheetWord, ...]:
        """Its words by length, alphabetically within a length; the anchor is one of them (W11)."""
        return sheet_of(self.layout, self.anchor)

    @property
    def anchor_cells(self) -> tuple[Cell, ...]:
        """Where the anchor stands; empty where it does not."""
        run = Crossword(self.layout).anchor_run(self.anchor)
        return run.cells if run else ()


class KnownAtStart(Value):
    """All that the guesser knows before the first guess; puzzles alike in it look the same."""

    letters: str
    """What guesses may be made of (W13), by the alphabet."""
    unused: str
    """The letters of the pool that are not in the puzzle, by the alphabet."""
    anchor: str
    short_words: tuple[str, ...]
    """The words of two letters, by the alphabet."""


def told_of(puzzle: Puzzle) -> KnownAtStart:
    """What the guesser is told of a puzzle (W7, W10)."""
    words = Crossword(puzzle.layout).words
    return KnownAtStart(
        letters=_sorted(tile.letter for tile in puzzle.layout),
        unused=puzzle.unused,
        anchor=puzzle.anchor,
        short_words=tuple(word for word in words if len(word) == TOLD_LENGTH),
    )


class NumberedWord(Value):
    """A word with its number, as crosswords have them."""

    number: int
    """Counted from 1 over the cells where a word begins, row by row."""
    run: Run
    placement: Placement


def entries_of(puzzle: Puzzle, direction: Direction) -> tuple[NumberedWord, ...]:
    """The words that read in that direction, by their numbers."""
    grid = Crossword(puzzle.layout)
    anchored = grid.anchor_run(puzzle.anchor)
    numbers = numbers_of(grid)
    return tuple(
        NumberedWord(numbers[run.start], run, placement_of(run, anchored))
        for run in grid.runs
        if run.direction is direction
    )


def numbers_of(grid: Crossword) -> dict[Cell, int]:
    """The number of every cell where a word begins."""
    starts = dict.fromkeys(run.start for run in grid.runs)
    return {cell: number for number, cell in enumerate(starts, 1)}


def moved_home(layout: Layout) -> Layout:
    """The same figure with its top left corner in row 0, column 0."""
    top = min((tile.row for tile in layout), default=0)
    left = min((tile.col for tile in layout), default=0)
    return tuple(Tile(tile.row - top, tile.col - left, tile.letter) for tile in layout)


def _sorted(letters: Iterable[str]) -> str:
    return "".join(sorted(letters))
