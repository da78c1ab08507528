"""What hands do at the editor, kept between two layouts: gestures in, another layout out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.hidden_crossword.crossword import Cell, Direction, Layout
from wordsmith_desktop.games.hidden_crossword.presenter import Editor
from wordsmith_desktop.ui.games.hidden_crossword.grid.grid import GridBoard
from wordsmith_desktop.ui.games.hidden_crossword.grid.loads import Load, RackLoad

Lay = Callable[[Layout], bool]
"""Has a layout be the one that counts; whether that was possible."""
SayAgainst = Callable[[Rejection], object]
NOTHING = Editor((), "")


class EditorGestures:
    """Holds caret and hand; hands on every layout that a gesture makes."""

    def __init__(self, lay: Lay, say_against: SayAgainst, changed: Callable[[], object]) -> None:
        """`changed` is called when caret, hand or layout are others than before."""
        self._lay, self._say_against, self._changed = lay, say_against, changed
        self.editor = NOTHING

    def show(self, layout: Layout, pool: str, anchor: str) -> None:
        """Go on with this layout; with other letters or another anchor all begins anew."""
        fresh = Editor.over(layout, pool, anchor)
        now = self.editor
        if (fresh.pool, fresh.fixed) != (now.pool, now.fixed):
            self.editor = fresh
        elif fresh.layout != now.layout:
            self.editor = replace(now, layout=fresh.layout, trail=(), held=None)

    def forget(self) -> None:
        """Keep nothing of what was shown."""
        self.editor = NOTHING

    def take_over(self, after: Editor | Rejection) -> bool:
        """Have the editor be so, or say why not; whether it is."""
        before = self.editor
        if isinstance(after, Rejection):
            self._say_against(after)
            return False
        self.editor = after
        is_taken = after.layout == before.layout or self._lay(after.layout)
        if not is_taken:
            self.editor = before
        self._changed()
        return is_taken

    def listen_to(self, grid: GridBoard) -> None:
        """Do what is wanted at a grid, as long as the gestures live."""
        grid.stepped.connect(self.step)
        grid.turned.connect(self.turn)
        grid.caret_wanted.connect(self.go_to)
        grid.cell_clicked.connect(self.click)
        grid.hovered.connect(self.hover)
        grid.typed.connect(self.type_letter)
        grid.backspaced.connect(self.backspace)
        grid.deleted.connect(self.delete)
        grid.carried.connect(self.carry)
        grid.let_go.connect(self.let_go)

    # The caret

    def step(self, direction: Direction, count: int) -> None:
        """Move the caret, or what is held."""
        self.take_over(self.editor.stepped(direction, count))

    def turn(self) -> None:
        """Type, or hold, the other way."""
        self.take_over(self.editor.turned())

    def go_to(self, cell: Cell, direction: Direction | None = None) -> None:
        """Put the caret in a cell, and type that way from now on."""
        self.take_over(self.editor.let_go().with_caret(cell, direction))

    def click(self, cell: Cell) -> None:
        """Put what is held into a cell, or the caret; where the caret is already, turn."""
        editor = self.editor
        if editor.held is not None:
            self.take_over(editor.carried_to(cell).put_down())
        else:
            self.take_over(editor.turned() if cell == editor.caret else editor.with_caret(cell))

    # Tiles

    def type_letter(self, character: str) -> None:
        """Lay a letter at the caret."""
        self.take_over(self.editor.typed(character))

    def backspace(self) -> None:
        """Take a letter back."""
        self.take_over(self.editor.backspaced())

    def delete(self) -> None:
        """Take the tile at the caret off."""
        self.take_over(self.editor.deleted())

    def clear(self) -> None:
        """Take everything off."""
        self.take_over(replace(self.editor.cleared(), trail=(), held=None))

    def drop(self, load: Load, cell: Cell) -> None:
        """Lay what was dragged to a cell."""
        editor = self.editor
        if isinstance(load, RackLoad):
            self._end_at(cell, editor.placed(load.letter, cell))
        elif len(load.run.word) == 1:
            self._end_at(cell, editor.moved(load.run.start, cell))
        else:
            start = load.cells_over(cell)[0]
            self._end_at(cell, editor.moved_word(load.run, start, load.run.direction))

    def put_back(self, load: Load) -> None:
        """Take what was dragged off the grid."""
        if not isinstance(load, RackLoad):
            self._end_at(self.editor.caret, self.editor.taken_off(*load.run.cells))

    def _end_at(self, cell: Cell, after: Editor | Rejection) -> None:
        self.take_over(after.with_caret(cell) if isinstance(after, Editor) else after)

    # The hand

    def lift_tile(self) -> None:
        """Pick the tile at the caret up."""
        self.take_over(self.editor.with_tile_held())

    def lift_word(self) -> None:
        """Pick the word at the caret up."""
        self.take_over(self.editor.with_word_held())

    def carry(self, is_word: bool, direction: Direction, count: int) -> None:
        """Pick up what is at the caret, unless something is held, and carry it on."""
        editor = self.editor
        if editor.held is None:
            held = editor.with_word_held() if is_word else editor.with_tile_held()
            self.take_over(held.stepped(direction, count) if isinstance(held, Editor) else held)
        else:
            self.step(direction, count)

    def hover(self, cell: Cell) -> None:
        """Carry what is held to a cell."""
        self.take_over(self.editor.carried_to(cell))

    def put_down(self) -> None:
        """Lay what is held."""
        self.take_over(self.editor.put_down())

    def let_go(self) -> None:
        """Leave what is held where it was."""
        self.take_over(self.editor.let_go())
