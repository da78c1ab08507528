"""An author at a crossword: what every key and click does to it."""

from __future__ import annotations

from collections.abc import Callable

from wordsmith_desktop.core.value import replace

from ...rules.crossword import Cell, Direction
from . import caret as carets
from . import editing
from .caret import Caret
from .diagram import Diagram, WordSlot
from .puzzle import CluedPuzzle
from .typed_letters import typed_letters
from .typed_word import TypedWord


class Desk:
    """Holds where letters go; the puzzle itself lies on a bench that can take changes back."""

    def __init__(
        self,
        puzzle: Callable[[], CluedPuzzle],
        change: Callable[[CluedPuzzle], object],
        moved: Callable[[], object],
    ) -> None:
        """`puzzle` tells what lies there, `change` has it be another one, `moved` is called where
        the caret went elsewhere."""
        self._puzzle, self._change, self._moved = puzzle, change, moved
        self.caret: Caret = carets.at_start(self.diagram)
        self._typed: TypedWord[Diagram] = TypedWord()

    @property
    def diagram(self) -> Diagram:
        """The diagram as it is."""
        return self._puzzle().diagram

    @property
    def slot(self) -> WordSlot | None:
        """The word at the caret."""
        return self.caret.slot(self.diagram)

    @property
    def word(self) -> str:
        """The word at the caret, where it stands whole; else ""."""
        word = self.diagram.word(self.slot) if self.slot is not None else ""
        return "" if "?" in word else word

    # Letters and blocks

    def type(self, text: str) -> None:
        """Lay a letter and go on; a dot or a hash sets a block."""
        if text in ".#":
            self.turn_block()
            return
        made, caret = self._puzzle(), self.caret
        self._typed.begin(self.diagram, caret, self.diagram.letters)
        for letter in typed_letters(made, text):
            made = editing.with_letter(made, caret.cell, letter)
            caret = carets.after_letter(made.diagram, caret, (), skips=False, goes_on=False)
        self._change(made)
        self._typed.follow(self.diagram.letters)
        self.caret = caret
        self._moved()

    def untype(self) -> bool:
        """Take back the word that is being typed; whether there was one."""
        before = self._typed.take_back(self.diagram.letters)
        if before is None:
            return False
        diagram, caret = before
        self._change(replace(self._puzzle(), diagram=diagram))
        self._go(caret)
        return True

    def erase(self) -> None:
        """Take a letter out, or the one before."""
        if not self.diagram.at(self.caret.cell).solution:
            self.caret = carets.before(self.diagram, self.caret)
        self.take_out()

    def take_out(self) -> None:
        """Take the letter out."""
        self._change(editing.with_letter(self._puzzle(), self.caret.cell, ""))
        self._typed.follow(self.diagram.letters)

    def turn_block(self) -> None:
        """A block at the caret and at its partner, or none; the caret goes on."""
        self._change(editing.with_block_turned(self._puzzle(), self.caret.cell))
        self.step(self.caret.way, 1, turns=False)

    def lay(self, word: str) -> None:
        """Lay a word into the slot at the caret."""
        slot = self.slot
        if slot is not None and len(word) == len(slot.cells):
            letters = dict(zip(slot.cells, word, strict=True))
            made = self.diagram.with_letters(letters)
            self._change(replace(self._puzzle(), diagram=made))

    def ghost_of(self, word: str) -> dict[Cell, str]:
        """Where a word's letters would lie."""
        slot = self.slot
        is_for_it = slot is not None and len(word) == len(slot.cells)
        return dict(zip(slot.cells, word, strict=True)) if slot and is_for_it else {}

    def accept(self) -> None:
        """Have the word at the caret count for this puzzle."""
        if self.word:
            self._change(editing.with_accepted(self._puzzle(), self.word))

    # Moving

    def step(self, way: Direction, count: int, *, turns: bool = True) -> None:
        """One square on, onto blocks too; an arrow across the word only turns at first."""
        turned = replace(self.caret, way=way)
        cell = self.caret.cell.step(way, count)
        if turns and way is not self.caret.way and turned.slot(self.diagram) is not None:
            self._go(turned)
        elif self.diagram.has(cell):
            self._go(replace(self.caret, cell=cell))
        else:
            self._moved()

    def press(self, cell: Cell) -> None:
        """Go to a square; the one of now turns."""
        self._go(carets.at_cell(self.diagram, self.caret, cell))

    def turn(self) -> None:
        """Read the other way from here."""
        self._go(carets.turned(self.diagram, self.caret))

    def has_word(self, count: int) -> bool:
        """Whether there is a word so many on."""
        return carets.next_word(self.diagram, self.caret, count, ()) is not None

    def go_word(self, count: int) -> None:
        """To the word so many on."""
        letters = self.diagram.letters
        self._go(carets.next_word(self.diagram, self.caret, count, letters) or self.caret)

    def go_to(self, slot: WordSlot) -> None:
        """To a word."""
        self._go(carets.at_slot(slot))

    def go_end(self, side: int) -> None:
        """To the word's first or last square."""
        if self.slot is not None:
            self._go(replace(self.caret, cell=self.slot.cells[0 if side < 0 else -1]))

    def _go(self, caret: Caret) -> None:
        self._typed.end()
        self.caret = caret
        self._moved()

    def keep_inside(self) -> None:
        """Where the diagram became smaller, or was taken back."""
        if not self.diagram.has(self.caret.cell):
            self.caret = carets.at_start(self.diagram)
