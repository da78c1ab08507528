"""The diagram of a crossword: squares in rows, where its words lie, and how they are numbered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, unique
from functools import cached_property
from typing import Final

from wordsmith_desktop.core.value import Value, replace

from ...rules.crossword import Cell, Direction


@unique
class Ground(Enum):
    """What a square is."""

    OPEN = "open"
    BLOCK = "block"
    VOID = "void"
    """Outside the figure: neither white nor black."""


class Square(Value):
    """One square of a diagram."""

    ground: Ground = Ground.OPEN
    solution: str = ""
    """In capitals; more than one letter in a rebus, empty where nobody knows."""
    bar_above: bool = False
    bar_left: bool = False
    is_circled: bool = False
    shade: str = ""
    """A colour behind the letter, as "#rrggbb"; empty for none."""
    label: str = ""
    """What stands in its corner in place of the number by count."""

    @property
    def is_open(self) -> bool:
        """Whether a letter belongs there."""
        return self.ground is Ground.OPEN


BLOCK: Final = Square(Ground.BLOCK)
VOID: Final = Square(Ground.VOID)
EMPTY: Final = Square()


ARROWS: Final[Mapping[Direction, str]] = {Direction.ACROSS: "→", Direction.DOWN: "↓"}
"""Behind the number of a word, to say which way it reads."""


class WordSlot(Value):
    """Two or more open squares in a row, between blocks, bars and the edge."""

    number: int
    """By count: squares where a slot begins, row by row, from 1."""
    direction: Direction
    cells: tuple[Cell, ...]

    @property
    def start(self) -> Cell:
        """Its first cell."""
        return self.cells[0]


class Diagram(Value, dict=True):
    """A rectangle of squares, and what follows from it."""

    width: int
    squares: tuple[Square, ...]
    """Row by row."""

    @classmethod
    def blank(cls, height: int, width: int) -> Diagram:
        """Open squares alone."""
        return cls(width, (EMPTY,) * (height * width))

    @classmethod
    def of(cls, height: int, width: int, squares: Mapping[Cell, Square]) -> Diagram:
        """Those squares, and void ones wherever none is told."""
        cells = (Cell(row, col) for row in range(height) for col in range(width))
        return cls(width, tuple(squares.get(cell, VOID) for cell in cells))

    @property
    def height(self) -> int:
        """Rows."""
        return len(self.squares) // self.width

    @property
    def cells(self) -> Iterator[Cell]:
        """All of them, row by row."""
        return (Cell(*divmod(place, self.width)) for place in range(len(self.squares)))

    @cached_property
    def open_cells(self) -> tuple[Cell, ...]:
        """Where letters belong, row by row."""
        pairs = zip(self.cells, self.squares, strict=True)
        return tuple(cell for cell, square in pairs if square.is_open)

    def has(self, cell: Cell) -> bool:
        """Whether it lies inside."""
        return 0 <= cell.row < self.height and 0 <= cell.col < self.width

    def at(self, cell: Cell) -> Square:
        """What is there; void outside."""
        return self.squares[cell.row * self.width + cell.col] if self.has(cell) else VOID

    def with_square(self, cell: Cell, square: Square) -> Diagram:
        """With another square in a cell. Raises `IndexError` outside."""
        if not self.has(cell):
            raise IndexError(cell)
        place = cell.row * self.width + cell.col
        return Diagram(self.width, (*self.squares[:place], square, *self.squares[place + 1 :]))

    def with_letters(self, letters: Mapping[Cell, str]) -> Diagram:
        """With those solutions; the others stay."""
        pairs = zip(self.cells, self.squares, strict=True)
        made = (replace(one, solution=letters.get(cell, one.solution)) for cell, one in pairs)
        return Diagram(self.width, tuple(made))

    def with_labels(self, labels: Mapping[Cell, str]) -> Diagram:
        """With those labels in place of the numbers by count."""
        pairs = zip(self.cells, self.squares, strict=True)
        made = (replace(one, label=labels.get(cell, one.label)) for cell, one in pairs)
        return Diagram(self.width, tuple(made))

    @cached_property
    def letters(self) -> dict[Cell, str]:
        """The solution of every cell that has one."""
        return {cell: self.at(cell).solution for cell in self.open_cells if self.at(cell).solution}

    def goes_on(self, cell: Cell, way: Direction) -> bool:
        """Whether a word reads on from there to the next cell."""
        other = self.at(cell.step(way))
        has_bar = other.bar_left if way is Direction.ACROSS else other.bar_above
        return self.at(cell).is_open and other.is_open and not has_bar

    @cached_property
    def slots(self) -> tuple[WordSlot, ...]:
        """In the order of their numbers, across before down."""
        found: list[WordSlot] = []
        number = 0
        for cell in self.open_cells:
            begun = [way for way in Direction if self._begins(cell, way)]
            number += bool(begun)
            found += [WordSlot(number, way, self._run(cell, way)) for way in begun]
        return tuple(found)

    def _begins(self, cell: Cell, way: Direction) -> bool:
        return self.goes_on(cell, way) and not self.goes_on(cell.step(way, -1), way)

    def _run(self, cell: Cell, way: Direction) -> tuple[Cell, ...]:
        cells = [cell]
        while self.goes_on(cells[-1], way):
            cells.append(cells[-1].step(way))
        return tuple(cells)

    def slots_of(self, way: Direction) -> tuple[WordSlot, ...]:
        """Those that read one way."""
        return tuple(slot for slot in self.slots if slot.direction is way)

    @cached_property
    def slot_at(self) -> dict[tuple[Cell, Direction], WordSlot]:
        """The slot through a cell in a direction."""
        return {(cell, slot.direction): slot for slot in self.slots for cell in slot.cells}

    @cached_property
    def numbers(self) -> dict[Cell, int]:
        """The number by count of every cell where a slot begins."""
        return {slot.start: slot.number for slot in self.slots}

    def label(self, cell: Cell) -> str:
        """What stands in a cell's corner."""
        return self.at(cell).label or str(self.numbers.get(cell, ""))

    def word(self, slot: WordSlot, unknown: str = "?") -> str:
        """The solution of a slot, with a sign for each cell that has none."""
        return "".join(self.at(cell).solution or unknown for cell in slot.cells)
