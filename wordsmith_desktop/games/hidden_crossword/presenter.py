"""Turns gestures at the editor into a layout, and at a guess into a row (W8, W13, W18)."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Self

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.hidden_crossword.crossword import (
    Cell,
    Crossword,
    Direction,
    Layout,
    Run,
    layout_of,
    word_tiles,
)
from wordsmith_desktop.games.hidden_crossword.letters import numbered
from wordsmith_desktop.games.hidden_crossword.spread import EditorWhy, Spread
from wordsmith_desktop.games.word_strip import Pieces, WordStrip
from wordsmith_desktop.lexicon.folding import LETTERS, fold

ORIGIN: Final = Cell(0, 0)
"""Where the anchor is set in."""


@dataclass(frozen=True, slots=True)
class Held:
    """A tile or a word in the hand, over the place where it would come to lie."""

    run: Run
    """Where it was picked up; a single tile is a run of one letter."""
    start: Cell
    direction: Direction
    grip: int = 0
    """Which of its letters the hand holds."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells that it is over, in reading order."""
        return replace(self.run, start=self.start, direction=self.direction).cells

    def over(self, cell: Cell) -> Held:
        """The same with the hand over that cell."""
        return replace(self, start=cell.step(self.direction, -self.grip))

    def turned(self) -> Held:
        """The same reading the other way, around the letter that the hand holds."""
        return replace(self, direction=self.direction.other).over(self.cells[self.grip])


@dataclass(frozen=True)
class Editor(Spread):
    """Tiles, a caret and perhaps a hand; every gesture gives the editor as it is then."""

    caret: Cell = ORIGIN
    direction: Direction = Direction.ACROSS
    """Which way letters are typed."""
    trail: tuple[bool, ...] = ()
    """For every letter typed in a row, whether a tile was laid for it."""
    held: Held | None = None

    @classmethod
    def over(cls, layout: Layout, pool: str, anchor: str = "") -> Editor:
        """An editor of a layout with its anchor set in, ready for a word down from its start."""
        shown = set_in(layout, anchor)
        fixed = anchor_cells(shown, anchor)
        caret = fixed[0].step(Direction.DOWN) if fixed else ORIGIN
        direction = Direction.DOWN if fixed else Direction.ACROSS
        return cls(shown, pool, frozenset(fixed), caret, direction)

    # Questions

    @cached_property
    def word_at_caret(self) -> Run | None:
        """The word that the caret is in or stands right behind, rather in its own direction."""
        at = {run.direction: run for run in self.grid.runs_at(self.caret)}
        return at.get(self.direction) or self._word_before or at.get(self.direction.other)

    @property
    def _word_before(self) -> Run | None:
        if self.caret in self.grid.letters:
            return None
        before = self.grid.runs_at(self.caret.step(self.direction, -1))
        return next((run for run in before if run.direction is self.direction), None)

    # The caret

    def with_caret(self, cell: Cell, direction: Direction | None = None) -> Self:
        """With the caret in a cell, or as near to it as the tiles could ever reach.

        Letters go on that way then, or the same way as before.
        """
        way = direction or self.direction
        return replace(self, caret=self._near(cell), direction=way, trail=())

    def stepped(self, direction: Direction, count: int) -> Self:
        """With the caret so many cells on; what is held goes in its stead."""
        if self.held is None:
            return self.with_caret(self.caret.step(direction, count))
        return self.carried_to(self.held.cells[self.held.grip].step(direction, count))

    def turned(self) -> Self:
        """With letters, or what is held, reading the other way."""
        if self.held is not None:
            return replace(self, held=self.held.turned())
        return replace(self, direction=self.direction.other, trail=())

    # Typing

    def typed(self, character: str) -> Self | Rejection:
        """With a letter at the caret and the caret one on; an umlaut is two letters.

        A letter that lies there already is left, another one goes back to the rack.
        """
        after = self
        for letter in (one for one in fold(character) if one in LETTERS):
            done = after._typed_letter(letter)
            if isinstance(done, Rejection):
                return done
            after = done
        return after

    def backspaced(self) -> Self:
        """One letter back.

        What was typed in a row is taken back from its end. Otherwise the tile at the caret goes,
        or the one before it where none is. The anchor stays, and the caret steps over it.
        """
        back = self.caret.step(self.direction, -1)
        if self.trail:
            *rest, was_laid = self.trail
            gone = back if was_laid else None
        else:
            rest, gone = [], self.caret if self.caret in self.grid.letters else back
        after = self if gone is None or gone in self.fixed else self.taken_off(gone)
        base = self if isinstance(after, Rejection) else after
        return replace(base.with_caret(back), trail=tuple(rest), held=None)

    def deleted(self) -> Self | Rejection:
        """Without the tile at the caret."""
        after = self.taken_off(self.caret)
        return after if isinstance(after, Rejection) else replace(after, trail=(), held=None)

    # The hand

    def with_tile_held(self) -> Self | Rejection:
        """With the tile at the caret in the hand."""
        letter = self.grid.letters.get(self.caret)
        if letter is None:
            return Rejection.of(EditorWhy.NOTHING_THERE)
        return self._holding(Run(letter, self.caret, self.direction))

    def with_word_held(self) -> Self | Rejection:
        """With the word at the caret in the hand."""
        run = self.word_at_caret
        return Rejection.of(EditorWhy.NO_WORD_THERE) if run is None else self._holding(run)

    def carried_to(self, cell: Cell) -> Self:
        """With what is held over another cell."""
        return self if self.held is None else replace(self, held=self.held.over(self._near(cell)))

    def put_down(self) -> Self | Rejection:
        """With what is held laid where it is."""
        held = self.held
        if held is None:
            return self
        if len(held.run.word) == 1:
            after = self.moved(held.run.start, held.start)
        else:
            after = self.moved_word(held.run, held.start, held.direction)
        if isinstance(after, Rejection):
            return after
        direction = held.direction if len(held.run.word) > 1 else self.direction
        return replace(after, held=None, trail=(), caret=held.cells[held.grip], direction=direction)

    def let_go(self) -> Self:
        """With nothing held; it lies where it was."""
        return replace(self, held=None)

    # Inside

    def _typed_letter(self, letter: str) -> Self | Rejection:
        after = self.placed(letter, self.caret)
        if isinstance(after, Rejection):
            return after
        is_laid = self.grid.letters.get(self.caret) != letter
        after = after.with_caret(self.caret.step(self.direction))
        return replace(after, trail=(*self.trail, is_laid), held=None)

    def _holding(self, run: Run) -> Self | Rejection:
        if self.fixed.issuperset(run.cells):
            return Rejection.of(EditorWhy.ANCHOR_FIXED, "W8", letter=run.word)
        grip = run.cells.index(self.caret) if self.caret in run.cells else 0
        return replace(self, held=Held(run, run.start, run.direction, grip), trail=())

    def _near(self, cell: Cell) -> Cell:
        return self.bounds.grown(len(self.pool)).nearest(cell)


def set_in(layout: Layout, anchor: str) -> Layout:
    """A layout, or where nothing is laid yet the anchor alone (W8)."""
    return layout or layout_of(word_tiles(anchor, ORIGIN, Direction.ACROSS))


def anchor_cells(layout: Layout, anchor: str) -> tuple[Cell, ...]:
    """Where the anchor lies, even with letters before or behind it; nothing where it does not."""
    if not anchor:
        return ()
    grid = Crossword(layout)
    for start in _starts(grid, anchor):
        tiles = word_tiles(anchor, start, Direction.ACROSS)
        if all(grid.letters.get(tile.cell) == tile.letter for tile in tiles):
            return tuple(tile.cell for tile in tiles)
    return ()


def _starts(grid: Crossword, anchor: str) -> Iterator[Cell]:
    """Where the anchor may begin: where it was set in, where it stands alone, or anywhere."""
    yield ORIGIN
    own = grid.anchor_run(anchor)
    if own is not None:
        yield own.start
    yield from grid.letters


@dataclass(frozen=True)
class LetterStrip(WordStrip):
    """A guess, spelled with letters that are numbered by their place; copies of them follow."""

    letters: str = ""
    """As many of each as there are tiles."""
    limits_copies: bool = True
    """Whether a letter can be laid no more often than that (W13)."""

    @property
    def texts(self) -> Mapping[int, str]:
        return numbered(self.letters, limits_copies=self.limits_copies)

    def laid(self, text: str) -> Pieces:
        free: defaultdict[str, deque[int]] = defaultdict(deque)
        for number, letter in self.texts.items():
            free[letter].append(number)
        pieces = []
        for letter in text:
            if not free[letter]:
                break
            pieces.append(free[letter].popleft())
        return tuple(pieces)

    def with_piece(self, piece: int, place: int | None = None) -> Self:
        """With a letter, or a copy of it where it lies already and there are more."""
        return super().with_piece(self._copy_of(piece), place)

    def is_used(self, place: int) -> bool:
        """Whether no more of that letter can be taken from its place in the row."""
        return self.limits_copies and place in self.row.pieces

    def _copy_of(self, place: int) -> int:
        numbers = range(place, len(self.texts), len(self.letters) or 1)
        return next((one for one in numbers if one not in self.row.pieces), place)
