"""What hands do at the editor, kept between two layouts: gestures in, another layout out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.value import replace

from ...rules.clipping import copied, pasted, removed
from ...rules.crossword import Cell, Direction, Layout, Run
from ...rules.presenter import Editor
from .edit_history import EditHistory
from .grid import GridBoard
from .loads import Load, RackLoad

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
        self.history = EditHistory()

    def show(
        self,
        layout: Layout,
        pool: str,
        anchor: str,
        *,
        is_free: bool = False,
        language: str = "de",
    ) -> None:
        """Go on with this layout; with other letters or another anchor all begins anew."""
        fresh = Editor.over(layout, pool, anchor, is_free=is_free, language=language)
        now = self.editor
        if _ground(fresh) != _ground(now):
            self.editor = fresh
            self.history.forget()
        elif fresh.layout != now.layout:
            self.editor = self.history.found(now, fresh.layout)

    def forget(self) -> None:
        """Keep nothing of what was shown."""
        self.editor = NOTHING
        self.history.forget()

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
        elif after.layout != before.layout:
            self.history.note(before, after)
        self._changed()
        return is_taken

    def listen_to(self, grid: GridBoard) -> None:
        """Do what is wanted at a grid, as long as the gestures live."""
        grid.stepped.connect(self.step)
        grid.turned.connect(self.turn)
        grid.caret_wanted.connect(self.go_to)
        grid.cell_clicked.connect(lambda cell, with_shift: self.click(cell, exchanges=with_shift))
        grid.word_lifted.connect(self.lift_run)
        grid.extended.connect(self.extend)
        grid.selected.connect(self.select)
        for wanted, act in (
            (grid.all_wanted, self.select_all),
            (grid.copy_wanted, self.copy),
            (grid.cut_wanted, self.cut),
            (grid.paste_wanted, self.paste),
        ):
            wanted.connect(act)
        grid.hovered.connect(self.hover)
        grid.typed.connect(self.type_letter)
        grid.backspaced.connect(self.backspace)
        grid.deleted.connect(self.delete)
        grid.carried.connect(self.carry)
        grid.let_go.connect(self.let_go)
        grid.confirmed.connect(self.confirm)

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

    def click(self, cell: Cell, *, exchanges: bool = False) -> None:
        """Put what is held into a cell, or the caret; where the caret is already, turn."""
        editor = self.editor
        if editor.held is not None:
            self.take_over(editor.carried_to(cell).put_down(exchanges=exchanges))
        else:
            self.take_over(editor.turned() if cell == editor.caret else editor.with_caret(cell))

    # Tiles

    def type_letter(self, character: str) -> None:
        """Lay a letter at the caret; the first one that cannot be laid is told of."""
        before = self.editor.stopped
        self.take_over(self.editor.typed(character))
        stopped = self.editor.stopped
        if stopped is not None and before is None:
            self._say_against(stopped.reason)

    def backspace(self) -> None:
        """Take a letter back, or what is selected."""
        if self.editor.selection is None:
            self.take_over(self.editor.backspaced())
        else:
            self.delete()

    def delete(self) -> None:
        """Take the selected tiles off, or the one at the caret."""
        is_one = self.editor.selection is None
        self.take_over(self.editor.deleted() if is_one else removed(self.editor))

    def clear(self) -> None:
        """Take everything off."""
        self.take_over(replace(self.editor.cleared(), trail=(), held=None))

    # The selection

    def extend(self, direction: Direction, count: int) -> None:
        """Select so many cells more that way."""
        self.take_over(self.editor.selecting_to(self.editor.caret.step(direction, count)))

    def select(self, start: Cell, end: Cell) -> None:
        """Select everything between two cells."""
        self.take_over(self.editor.selecting_to(end, start))

    def select_all(self) -> None:
        """Select everything that is laid."""
        area = self.editor.bounds
        self.select(Cell(area.top, area.left), Cell(area.bottom, area.right))

    def copy(self) -> None:
        """Have the selected letters in the clipboard, as text."""
        text = copied(self.editor)
        if text:
            QGuiApplication.clipboard().setText(text)

    def cut(self) -> None:
        """The same, and take them off."""
        self.copy()
        self.take_over(removed(self.editor))

    def paste(self) -> None:
        """Lay the letters of the clipboard's text."""
        self.take_over(pasted(self.editor, QGuiApplication.clipboard().text()))

    def drop(self, load: Load, cell: Cell, *, exchanges: bool = False) -> None:
        """Lay what was dragged to a cell."""
        editor = self.editor
        if isinstance(load, RackLoad):
            lay = editor.placed if exchanges else editor.laid_free
            self._end_at(cell, lay(load.letter, cell))
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

    def lay_word(self, word: str, start: Cell, direction: Direction) -> bool:
        """Lay a whole word; whether it lies there."""
        after = self.editor.let_go().typed_word(word, start, direction)
        end = start.step(direction, len(word) - 1)
        if isinstance(after, Rejection):
            return self.take_over(after)
        return self.take_over(after.with_caret(end, direction))

    def lay_all(self, layout: Layout) -> bool:
        """Have this be what lies, the caret where it is."""
        return self.take_over(replace(self.editor.let_go(), layout=layout, trail=(), mark=None))

    # The hand

    def lift_tile(self) -> None:
        """Pick the tile at the caret up."""
        self.take_over(self.editor.with_tile_held())

    def lift_word(self) -> None:
        """Pick the word at the caret up."""
        self.take_over(self.editor.with_word_held())

    def lift_run(self, run: Run) -> None:
        """Pick a word up by its last letter."""
        self.take_over(self.editor.with_run_held(run, len(run.word) - 1))

    def lift_from_rack(self, letter: str) -> None:
        """Pick a tile of the rack up."""
        self.take_over(self.editor.with_rack_held(letter))

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

    def put_down(self, *, exchanges: bool = False) -> None:
        """Lay what is held."""
        self.take_over(self.editor.put_down(exchanges=exchanges))

    def confirm(self, exchanges: bool = False) -> None:
        """Lay what is held; with nothing held, go on at the next word.

        What was typed in vain is told of once more.
        """
        if self.editor.held is not None:
            self.put_down(exchanges=exchanges)
        elif self.editor.stopped is not None:
            self._say_against(self.editor.stopped.reason)
        else:
            self.take_over(self.editor.moved_on())

    def let_go(self) -> None:
        """Leave what is held where it was, select nothing, forget what was typed in vain."""
        self.take_over(replace(self.editor.let_go(), mark=None))

    def untype(self) -> bool:
        """Take back the word that was just typed; whether there was one."""
        was_typed = bool(self.editor.trail)
        if was_typed:
            self.take_over(self.editor.without_typed())
        return was_typed


def _ground(editor: Editor) -> object:
    """What stays as it is as long as a puzzle is edited."""
    return editor.pool, editor.fixed, editor.is_free, editor.language
