"""Somebody at a crossword: what every key, click and button does to it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.value import replace

from ...rules.crossword import Cell, Direction
from . import caret as carets
from .caret import Caret
from .diagram import Diagram, WordSlot
from .habits import DeskHabits
from .solving import Solving
from .typed_letters import typed_letters
from .typed_word import TypedWord

_MOST_UNDONE: Final = 500


@unique
class Scope(Enum):
    """How much is checked or revealed."""

    LETTER = "letter"
    WORD = "word"
    ALL = "all"


class Solver:
    """Holds what is filled in and where letters go; `changed` is called after each change."""

    def __init__(self, solving: Solving, habits: DeskHabits) -> None:
        self.solving, self.habits = solving, habits
        self.caret: Caret = carets.at_start(solving.puzzle.diagram)
        self.changed: Callable[[], object] = lambda: None
        self._done: list[tuple[Solving, Caret]] = []
        self._typed: TypedWord[Solving] = TypedWord()

    @property
    def diagram(self) -> Diagram:
        """The diagram that is filled."""
        return self.solving.puzzle.diagram

    @property
    def slot(self) -> WordSlot | None:
        """The word of now."""
        return self.caret.slot(self.diagram)

    # Letters

    def type(self, letter: str) -> None:
        """Fill a letter in and go on; what is two letters in the puzzle's language, fills two."""
        slot = self.slot
        self._typed.begin(self.solving, self.caret, self.solving.fill)
        for one in typed_letters(self.solving.puzzle, letter):
            self._fill_one(one)
        self._typed.follow(self.solving.fill)
        if self.slot != slot:
            self._typed.end()
        self.changed()

    def untype(self) -> bool:
        """Take back the word that is being typed; whether there was one."""
        before = self._typed.take_back(self.solving.fill)
        if before is None:
            return False
        solving, caret = before
        self._set(self._of_now(solving))
        self._go(caret)
        return True

    def _fill_one(self, text: str) -> None:
        cell = self.caret.cell
        before = self.solving.fill
        self._set(self.solving.with_letter(cell, text, in_pencil=self.habits.in_pencil))
        # What was just typed over counts as filled before, or typing over a word would jump about.
        is_over = cell in before
        self.caret = carets.after_letter(
            self.diagram,
            self.caret,
            self.solving.fill,
            skips=self.habits.skips_filled and not is_over,
            goes_on=self.habits.goes_on,
        )

    def fill_in(self, text: str) -> None:
        """Fill several letters into one square, and stay."""
        self._set(
            self.solving.with_letter(
                self.caret.cell, text.strip().upper()[:20], in_pencil=self.habits.in_pencil
            )
        )
        self.changed()

    def erase(self) -> None:
        """Take the letter out, or the one before where there is none."""
        if self.caret.cell not in self.solving.fill:
            self.caret = carets.before(self.diagram, self.caret)
            self.take_out()
            return
        self.take_out()

    def take_out(self) -> None:
        """Take the letter out, and stay."""
        self._set(self.solving.with_letter(self.caret.cell, "", in_pencil=False))
        self._typed.follow(self.solving.fill)
        self.changed()

    def space(self) -> None:
        """Turn, or take the letter out and go on, as is wished."""
        if not self.habits.space_clears:
            self.turn()
            return
        self._set(self.solving.with_letter(self.caret.cell, "", in_pencil=False))
        slot = self.slot
        if slot is not None and self.caret.cell != slot.cells[-1]:
            self.caret = replace(self.caret, cell=self.caret.cell.step(self.caret.way))
        self.changed()

    # Moving

    def turn(self) -> None:
        """Read the other way from here."""
        self._go(carets.turned(self.diagram, self.caret))

    def move(self, way: Direction, count: int) -> None:
        """One square on."""
        turns = self.habits.arrows_turn
        self._go(carets.stepped(self.diagram, self.caret, way, count, turns=turns))

    def press(self, cell: Cell) -> None:
        """Go to a square; the one of now turns."""
        if self.diagram.at(cell).is_open:
            self._go(carets.at_cell(self.diagram, self.caret, cell))

    def has_word(self, count: int) -> bool:
        """Whether there is a word so many on."""
        return carets.next_word(self.diagram, self.caret, count, ()) is not None

    def go_word(self, count: int) -> None:
        """To the word so many on; round from the last one to the first."""
        filled = self.solving.fill
        slots = carets.order(self.diagram)
        found = carets.next_word(self.diagram, self.caret, count, filled)
        if found is None and slots:
            found = carets.at_slot(slots[0 if count > 0 else -1], filled)
        self._go(found or self.caret)

    def go_to(self, slot: WordSlot) -> None:
        """To a word."""
        self._go(carets.at_slot(slot, self.solving.fill))

    def go_end(self, side: int) -> None:
        """To the word's first or last square."""
        slot = self.slot
        if slot is not None:
            self._go(replace(self.caret, cell=slot.cells[0 if side < 0 else -1]))

    def _go(self, caret: Caret) -> None:
        self._typed.end()
        self.caret = caret
        self.changed()

    # Help

    def cells_of(self, scope: Scope) -> tuple[Cell, ...]:
        """The squares of the letter, the word or the puzzle."""
        slot = self.slot
        of_word = slot.cells if slot is not None else (self.caret.cell,)
        cells = {Scope.LETTER: (self.caret.cell,), Scope.WORD: of_word}
        return cells.get(scope, self.diagram.open_cells)

    def check(self, scope: Scope) -> int:
        """Mark what is wrong; how many letters that are."""
        cells = self.cells_of(scope)
        self._set(self.solving.checked(cells))
        self.changed()
        return len(self.solving.wrong.intersection(cells))

    def reveal(self, scope: Scope) -> None:
        """Show the solution."""
        self._set(self.solving.revealed(self.cells_of(scope)))
        self.changed()

    def begin_anew(self) -> None:
        """Take everything out; it can be taken back."""
        self._set(self.solving.cleared())
        self.caret = carets.at_start(self.diagram)
        self.changed()

    # Undo

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self._done)

    def undo(self) -> None:
        """Take the last change back; time goes on, and what was shown stays known."""
        if self._done:
            before, self.caret = self._done.pop()
            self.solving = self._of_now(before)
            self.changed()

    def _of_now(self, before: Solving) -> Solving:
        """As it was, after the time and the help that there have been since."""
        now = self.solving
        return replace(before, seconds=now.seconds, checks=now.checks)

    def _set(self, solving: Solving) -> None:
        if solving != self.solving:
            self._done = [*self._done[-_MOST_UNDONE:], (self.solving, self.caret)]
            self.solving = solving

    def tick(self) -> None:
        """A second went by."""
        self.solving = replace(self.solving, seconds=self.solving.seconds + 1)
