"""A crossword being solved: what is filled in, in pencil or pen, checked or shown."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from wordsmith_desktop.core.value import Value, field, replace

from ...rules.crossword import Cell
from .diagram import WordSlot
from .puzzle import CluedPuzzle


class Solving(Value):
    """How far somebody is; every change gives another one."""

    puzzle: CluedPuzzle
    fill: Mapping[Cell, str] = field(default_factory=dict)
    pencilled: frozenset[Cell] = frozenset()
    wrong: frozenset[Cell] = frozenset()
    """Letters that were checked and are not right; cleared as they change."""
    shown: frozenset[Cell] = frozenset()
    """Letters that were revealed; they stay."""
    seconds: int = 0
    checks: int = 0
    """How often something was checked."""

    def with_letter(self, cell: Cell, text: str, *, in_pencil: bool) -> Solving:
        """With a letter, or several in a rebus, in a cell; "" takes it out."""
        if cell in self.shown or not self.puzzle.diagram.at(cell).is_open:
            return self
        fill = {one: letter for one, letter in self.fill.items() if one != cell}
        if text:
            fill[cell] = text
        pencilled = self.pencilled - {cell} | ({cell} if in_pencil and text else set())
        return replace(self, fill=fill, pencilled=pencilled, wrong=self.wrong - {cell})

    @property
    def can_check(self) -> bool:
        """Whether the solution is known."""
        return bool(self.puzzle.diagram.letters)

    def is_right(self, cell: Cell) -> bool:
        """Whether what stands there is right; a rebus is also by its first letter alone."""
        letter, wanted = self.fill.get(cell, ""), self.puzzle.diagram.at(cell).solution
        return bool(wanted) and letter in (wanted, wanted[0])

    def checked(self, cells: Iterable[Cell]) -> Solving:
        """With every wrong letter of those cells marked; what is right is in pen from now on."""
        asked = [cell for cell in cells if cell in self.fill]
        wrong = frozenset(cell for cell in asked if not self.is_right(cell))
        right = frozenset(asked) - wrong
        return replace(
            self,
            wrong=self.wrong | wrong,
            pencilled=self.pencilled - right,
            checks=self.checks + 1,
        )

    def revealed(self, cells: Iterable[Cell]) -> Solving:
        """With the solution of those cells."""
        letters = self.puzzle.diagram.letters
        asked = [cell for cell in cells if cell in letters]
        new = frozenset(cell for cell in asked if not self.is_right(cell))
        return replace(
            self,
            fill={**self.fill, **{cell: letters[cell] for cell in new}},
            pencilled=self.pencilled.difference(asked),
            wrong=self.wrong.difference(asked),
            shown=self.shown | new,
        )

    def cleared(self) -> Solving:
        """Begun anew, with nothing filled in."""
        return Solving(self.puzzle)

    @property
    def done(self) -> tuple[int, int]:
        """Squares with a letter, and squares."""
        return len(self.fill), len(self.puzzle.diagram.open_cells)

    @property
    def is_full(self) -> bool:
        """Whether every square has a letter."""
        filled, every = self.done
        return filled == every

    @property
    def is_given_up(self) -> bool:
        """Whether half of it or more was revealed."""
        return 2 * len(self.shown) >= len(self.puzzle.diagram.open_cells)

    @property
    def is_solved(self) -> bool | None:
        """Whether all is right; None where it is full and nobody can tell."""
        if not self.is_full:
            return False
        if self.puzzle.seal is not None:
            return self._fits_seal()
        if not self.can_check:
            return None
        return all(self.is_right(cell) for cell in self.puzzle.diagram.open_cells)

    def _fits_seal(self) -> bool:
        """A locked solution can be told from its check sum, without being known."""
        import puz

        seal, diagram = self.puzzle.seal, self.puzzle.diagram
        assert seal is not None
        letters = "".join(self.fill.get(cell, ".")[:1] for cell in diagram.cells)
        check: int = puz.scrambled_cksum(letters, diagram.width, diagram.height)
        return seal.check == check

    def is_done(self, slot: WordSlot) -> bool:
        """Whether every square of a word has a letter."""
        return all(cell in self.fill for cell in slot.cells)


def wrong_in(solving: Solving, cells: Collection[Cell]) -> int:
    """How many letters of those cells are marked wrong."""
    return len(solving.wrong.intersection(cells))
