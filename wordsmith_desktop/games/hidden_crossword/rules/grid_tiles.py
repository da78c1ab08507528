"""A pool of tiles of which some lie on the grid: what hands can do with them (W8–W10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum, unique
from functools import cached_property
from typing import Final, Self

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.lexicon.folding import LETTERS

from .crossword import Cell, Crossword, Direction, Layout, Run, Tile, layout_of, word_tiles


class Bounds(Value):
    """Rows and columns from the first to the last one, both included."""

    top: int
    left: int
    bottom: int
    right: int

    @classmethod
    def of(cls, cells: Iterable[Cell]) -> Bounds:
        """The least rectangle around cells; the cell (0, 0) alone where there are none."""
        found = tuple(cells) or (Cell(0, 0),)
        rows = [cell.row for cell in found]
        cols = [cell.col for cell in found]
        return cls(min(rows), min(cols), max(rows), max(cols))

    @property
    def rows(self) -> int:
        """How many rows it has."""
        return self.bottom - self.top + 1

    @property
    def cols(self) -> int:
        """How many columns it has."""
        return self.right - self.left + 1

    def grown(self, count: int) -> Bounds:
        """So many cells more on every side."""
        return Bounds(self.top - count, self.left - count, self.bottom + count, self.right + count)

    def around(self, cells: Iterable[Cell]) -> Bounds:
        """Grown so far that these cells lie in it too."""
        corners = (Cell(self.top, self.left), Cell(self.bottom, self.right))
        return Bounds.of((*corners, *cells))

    def nearest(self, cell: Cell) -> Cell:
        """The cell in it that is nearest to that one."""
        row = max(self.top, min(cell.row, self.bottom))
        return Cell(row, max(self.left, min(cell.col, self.right)))

    def __contains__(self, cell: object) -> bool:
        return isinstance(cell, Cell) and self.nearest(cell) == cell


AT_ONE_GO: Final = 40
"""Letters that are typed, or cells that are gone beside what lies, where there is no end."""


@unique
class EditorWhy(Enum):
    """Why tiles cannot be laid so. The names in brackets are the details a rejection carries."""

    NO_TILE_LEFT = "no_tile_left"
    """Letters that would have to be laid more often than there are tiles (letters)."""
    CELL_TAKEN = "cell_taken"
    """Another letter lies where a word was to be laid (word, letter)."""
    TILE_THERE = "tile_there"
    """A tile of the rack was to be laid on another one (letter)."""
    NO_LETTERS_TO_PASTE = "no_letters_to_paste"
    """A text that was to be pasted is no letters in rows."""
    NOTHING_THERE = "nothing_there"
    """No tile lies there."""
    NO_WORD_THERE = "no_word_there"
    """No word stands there that could be picked up."""
    ANCHOR_FIXED = "anchor_fixed"
    """A tile of the anchor would have to go (letter)."""


class GridTiles(Value, dict=True):
    """Tiles on the grid and beside it; a gesture gives the tiles as they are then, or a reason."""

    layout: Layout
    pool: str
    """The letters there are, as often as there are tiles."""
    fixed: frozenset[Cell] = frozenset()
    """Where tiles are set in, so that they stay: those of the anchor."""
    is_free: bool = False
    """Whether any letter may be laid as often as one likes, whatever the pool."""

    # Questions

    @cached_property
    def grid(self) -> Crossword:
        """What is laid."""
        return Crossword(self.layout)

    @cached_property
    def rack(self) -> str:
        """The letters that are not laid, in the pool's order; each once where there is no end."""
        return LETTERS if self.is_free else self.grid.left_over(self.pool)

    @property
    def most_tiles(self) -> int:
        """How many tiles there are; without an end so many as are laid at one go."""
        return AT_ONE_GO if self.is_free else len(self.pool)

    @cached_property
    def bounds(self) -> Bounds:
        """The rectangle around everything that is laid."""
        return Bounds.of(self.grid.letters)

    # Gestures

    def placed(self, letter: str, cell: Cell) -> Self | Rejection:
        """With a tile of the rack in a cell; what lies there goes back to the rack."""
        return self._changed({cell: letter})

    def laid_free(self, letter: str, cell: Cell) -> Self | Rejection:
        """With a tile of the rack in a cell that is free, or has that letter already."""
        lying = self.grid.letters.get(cell, letter)
        if lying != letter and cell not in self.fixed:
            return Rejection.of(EditorWhy.TILE_THERE, letter=lying)
        return self.placed(letter, cell)

    def taken_off(self, *cells: Cell) -> Self | Rejection:
        """Without the tiles of those cells; where the anchor's are among them, without others."""
        there = [cell for cell in cells if cell in self.grid.letters]
        if not there:
            return Rejection.of(EditorWhy.NOTHING_THERE)
        loose = [cell for cell in there if cell not in self.fixed]
        return self._changed({}, off=loose or there)

    def moved(self, start: Cell, end: Cell) -> Self | Rejection:
        """With a tile in another cell; one that lies there comes back in exchange."""
        letters = self.grid.letters
        if start not in letters:
            return Rejection.of(EditorWhy.NOTHING_THERE)
        there = {start: letters[end]} if end in letters else {}
        return self._changed({**there, end: letters[start]}, off=(start,))

    def typed_word(self, word: str, start: Cell, direction: Direction) -> Self | Rejection:
        """With a whole word, which uses the letters that lie in its way already."""
        tiles = word_tiles(word, start, direction)
        return self.laid_all({tile.cell: tile.letter for tile in tiles})

    def laid_all(self, wanted: Mapping[Cell, str]) -> Self | Rejection:
        """With letters of the rack in several cells, where no others lie."""
        for cell, letter in wanted.items():
            lying = self.grid.letters.get(cell, letter)
            if lying != letter:
                word = "".join(wanted.values())
                return Rejection.of(EditorWhy.CELL_TAKEN, word=word, letter=lying)
        return self._changed(wanted)

    def moved_word(self, run: Run, start: Cell, direction: Direction) -> Self | Rejection:
        """With all tiles of a run elsewhere; the anchor's stay, and tiles of the rack stand in.

        Where the word crosses its own letter, its tile for that goes back to the rack.
        """
        freed = self.taken_off(*run.cells)
        if isinstance(freed, Rejection):
            return freed
        return freed.typed_word(run.word, start, direction)

    def cleared(self) -> Self:
        """With nothing on the grid but what is set in."""
        return replace(self, layout=tuple(t for t in self.layout if t.cell in self.fixed))

    # Inside

    def _changed(self, on: Mapping[Cell, str], *, off: Iterable[Cell] = ()) -> Self | Rejection:
        """With some cells cleared and then some letters laid, if the tiles are there for it."""
        before = self.grid.letters
        gone = set(off)
        after = {cell: letter for cell, letter in before.items() if cell not in gone}
        after.update(on)
        for cell in sorted(self.fixed):
            if after.get(cell) != before.get(cell):
                return Rejection.of(EditorWhy.ANCHOR_FIXED, "W8", letter=before[cell])
        missing = self._missing(Counter(after.values()))
        if missing:
            return Rejection.of(EditorWhy.NO_TILE_LEFT, "W9", letters=missing)
        tiles = (Tile(cell.row, cell.col, letter) for cell, letter in after.items())
        return replace(self, layout=layout_of(tiles))

    def _missing(self, wanted: Counter[str]) -> str:
        """Letters for which there are no tiles; too many that lie already are another matter."""
        if self.is_free:
            return ""
        have = Counter(self.pool) | Counter(self.grid.letters.values())
        return "".join(sorted((wanted - have).elements()))
