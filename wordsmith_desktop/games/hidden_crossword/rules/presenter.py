"""Turns gestures at the editor into a layout, and at a guess into a row (W8, W13, W18)."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final, Self

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.word_strip import Pieces, WordStrip
from wordsmith_desktop.lexicon.folding import LETTERS, fold

from .crossword import Cell, Crossword, Direction, Layout, Run, layout_of, word_tiles
from .grid_tiles import Bounds, EditorWhy, GridTiles
from .letters import numbered

ORIGIN: Final = Cell(0, 0)
"""Where the anchor is set in."""


class Held(Value):
    """A tile or a word in the hand, over the place where it would come to lie."""

    run: Run
    """Where it was picked up; a single tile is a run of one letter."""
    start: Cell
    direction: Direction
    grip: int = 0
    """Which of its letters the hand holds."""
    is_of_rack: bool = False
    """Whether it is a tile of the rack, that lies nowhere yet."""

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


class Stopped(Value):
    """Letters that were typed and do not lie: one that could not be laid, and all after it."""

    letters: str
    reason: Rejection
    """Why the first of them could not be laid."""


class Editor(GridTiles):
    """Tiles, a caret and perhaps a hand; every gesture gives the editor as it is then."""

    caret: Cell = ORIGIN
    direction: Direction = Direction.ACROSS
    """Which way letters are typed."""
    trail: tuple[bool, ...] = ()
    """For every letter typed in a row, whether a tile was laid for it."""
    held: Held | None = None
    stopped: Stopped | None = None
    """What was typed in vain; its first letter belongs to the caret's cell."""
    mark: Cell | None = None
    """The corner of a selection that lies opposite to the caret."""
    language: str = "de"
    """Tag of the dictionary by whose language typed letters are folded."""

    @classmethod
    def over(
        cls,
        layout: Layout,
        pool: str,
        anchor: str = "",
        *,
        is_free: bool = False,
        language: str = "de",
    ) -> Editor:
        """An editor of a layout with its anchor set in, ready for a word down from its start."""
        shown = set_in(layout, anchor)
        fixed = anchor_cells(shown, anchor)
        caret = fixed[0].step(Direction.DOWN) if fixed else ORIGIN
        direction = Direction.DOWN if fixed else Direction.ACROSS
        made = cls(shown, pool, frozenset(fixed), is_free, caret, direction)
        return replace(made, language=language)

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

    @property
    def selection(self) -> Bounds | None:
        """The rectangle of cells that is selected."""
        return None if self.mark is None else Bounds.of((self.mark, self.caret))

    @property
    def stopped_cells(self) -> tuple[Cell, ...]:
        """Where the letters that were typed in vain would lie."""
        count = len(self.stopped.letters) if self.stopped else 0
        return tuple(self.caret.step(self.direction, place) for place in range(count))

    @property
    def is_under_way(self) -> bool:
        """Whether something is in the hand, or typed in vain, that is neither laid nor gone."""
        return self.held is not None or self.stopped is not None

    # The caret

    def with_caret(self, cell: Cell, direction: Direction | None = None) -> Self:
        """With the caret in a cell, or as near to it as the tiles could ever reach.

        Letters go on that way then, or the same way as before.
        """
        way = direction or self.direction
        return replace(
            self, caret=self._near(cell), direction=way, trail=(), stopped=None, mark=None
        )

    def selecting_to(self, cell: Cell, start: Cell | None = None) -> Self:
        """With everything selected between a cell and the one where the selection began."""
        begun = start or self.mark or self.caret
        return replace(self.with_caret(cell).let_go(), mark=begun)

    def stepped(self, direction: Direction, count: int) -> Self:
        """With the caret so many cells on; what is held goes in its stead."""
        if self.held is None:
            return self.with_caret(self.caret.step(direction, count))
        return self.carried_to(self.held.cells[self.held.grip].step(direction, count))

    def turned(self) -> Self:
        """With letters, or what is held, reading the other way."""
        if self.held is not None:
            return replace(self, held=self.held.turned())
        return replace(self, direction=self.direction.other, trail=(), stopped=None)

    def moved_on(self) -> Self:
        """With the caret in the next word, which begins anew after the last one."""
        runs = self.grid.runs
        if not runs:
            return replace(self, trail=(), stopped=None)
        here = self.word_at_caret
        place = runs.index(here) + 1 if here in runs else 0
        following = runs[place % len(runs)]
        return self.with_caret(following.start, following.direction)

    # Typing

    def typed(self, character: str) -> Self:
        """With a letter at the caret and the caret one on; in German an umlaut is two letters.

        A letter that lies there already is left, another one goes back to the rack. One that
        cannot be laid stops the caret, and no letter is laid after it until it is taken back.
        """
        after, letters = self, [one for one in fold(character, self.language) if one in LETTERS]
        for letter in letters:
            after = after._typed_letter(letter)
        if after.stopped is None or self.stopped is not None:
            return after
        # Of two letters for one key both are laid, or none.
        return replace(self, stopped=replace(after.stopped, letters="".join(letters)), held=None)

    def backspaced(self) -> Self:
        """One letter back.

        What was typed in a row is taken back from its end. Otherwise the tile at the caret goes,
        or the one before it where none is. The anchor stays, and the caret steps over it.
        """
        if self.stopped is not None:
            letters = self.stopped.letters[:-1]
            kept = replace(self.stopped, letters=letters) if letters else None
            return replace(self, stopped=kept)
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
        return after if isinstance(after, Rejection) else after.with_caret(after.caret).let_go()

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

    def with_run_held(self, run: Run, grip: int = 0) -> Self | Rejection:
        """With a word in the hand by one of its letters, and the caret there."""
        return self.with_caret(run.cells[grip], run.direction)._holding(run)

    def with_rack_held(self, letter: str) -> Self | Rejection:
        """With a tile of the rack in the hand, over the caret."""
        if letter not in self.rack:
            return Rejection.of(EditorWhy.NO_TILE_LEFT, "W9", letters=letter)
        run = Run(letter, self.caret, self.direction)
        held = Held(run, run.start, run.direction, is_of_rack=True)
        return replace(self, held=held, trail=(), stopped=None)

    def carried_to(self, cell: Cell) -> Self:
        """With what is held over another cell."""
        return self if self.held is None else replace(self, held=self.held.over(self._near(cell)))

    def put_down(self, *, exchanges: bool = False) -> Self | Rejection:
        """With what is held laid where it is.

        A tile of the rack takes another one's place only where it `exchanges` them.
        """
        held = self.held
        if held is None:
            return self
        after: Self | Rejection
        if held.is_of_rack:
            lay = self.placed if exchanges else self.laid_free
            after = lay(held.run.word, held.start)
        elif len(held.run.word) == 1:
            after = self.moved(held.run.start, held.start)
        else:
            after = self.moved_word(held.run, held.start, held.direction)
        if isinstance(after, Rejection):
            return after
        direction = held.direction if len(held.run.word) > 1 else self.direction
        return after.let_go().with_caret(held.cells[held.grip], direction)

    def let_go(self) -> Self:
        """With nothing held, which lies where it was, and nothing typed in vain."""
        return replace(self, held=None, stopped=None)

    def without_typed(self) -> Self:
        """Without the word that was just typed, the caret where it began."""
        after = self
        while after.trail:
            after = after.backspaced()
        return after

    # Inside

    def _typed_letter(self, letter: str) -> Self:
        if self.stopped is not None:
            letters = (self.stopped.letters + letter)[: self.most_tiles]
            return replace(self, stopped=replace(self.stopped, letters=letters))
        after = self.placed(letter, self.caret)
        if isinstance(after, Rejection):
            return replace(self, stopped=Stopped(letter, after), held=None)
        is_laid = self.grid.letters.get(self.caret) != letter
        after = after.with_caret(self.caret.step(self.direction))
        return replace(after, trail=(*self.trail, is_laid), held=None)

    def _holding(self, run: Run) -> Self | Rejection:
        if self.fixed.issuperset(run.cells):
            return Rejection.of(EditorWhy.ANCHOR_FIXED, "W8", letter=run.word)
        grip = run.cells.index(self.caret) if self.caret in run.cells else 0
        return replace(self, held=Held(run, run.start, run.direction, grip), trail=(), stopped=None)

    def _near(self, cell: Cell) -> Cell:
        return self.bounds.grown(self.most_tiles).nearest(cell)


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


class LetterStrip(WordStrip):
    """A guess, spelled with letters that are numbered by their place; copies of them follow."""

    letters: str = ""
    """As many of each as there are tiles."""
    limits_copies: bool = True
    """Whether a letter can be laid no more often than that (W13)."""
    words: str = "de"
    """Tag of the dictionary by whose language typed letters are folded."""

    @property
    def language(self) -> str:
        return self.words

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
