"""Where letters go next in a diagram, and how keys move that, as solvers know it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from wordsmith_desktop.core.value import Value, replace

from ...rules.crossword import Cell, Direction
from .diagram import Diagram, WordSlot


class Caret(Value):
    """A cell, and which way letters go on from there."""

    cell: Cell
    way: Direction = Direction.ACROSS

    def slot(self, diagram: Diagram) -> WordSlot | None:
        """The word that it is in; None where none reads that way."""
        return diagram.slot_at.get((self.cell, self.way))


def at_start(diagram: Diagram) -> Caret:
    """The beginning of the first word; the first cell where there is none."""
    if diagram.slots:
        return at_slot(diagram.slots[0])
    return Caret(next(iter(diagram.open_cells), Cell(0, 0)))


def at_slot(slot: WordSlot, filled: Collection[Cell] = ()) -> Caret:
    """The first cell of a word that has no letter yet, or its first one."""
    empty = (cell for cell in slot.cells if cell not in filled)
    return Caret(next(empty, slot.start), slot.direction)


def at_cell(diagram: Diagram, caret: Caret, cell: Cell) -> Caret:
    """That cell, in the same direction where a word reads so there; turned where it is there."""
    if cell == caret.cell:
        return turned(diagram, caret)
    return _facing(diagram, Caret(cell, caret.way))


def turned(diagram: Diagram, caret: Caret) -> Caret:
    """In the other direction, where a word reads so."""
    return _facing(diagram, replace(caret, way=caret.way.other))


def _facing(diagram: Diagram, caret: Caret) -> Caret:
    has_word = caret.slot(diagram) is not None
    other = replace(caret, way=caret.way.other)
    return caret if has_word or other.slot(diagram) is None else other


def stepped(diagram: Diagram, caret: Caret, way: Direction, count: int, *, turns: bool) -> Caret:
    """The next open cell that way, over blocks; the same where there is none.

    Where it `turns`, an arrow across the word only turns at first.
    """
    if turns and way is not caret.way and diagram.slot_at.get((caret.cell, way)) is not None:
        return replace(caret, way=way)
    cell = caret.cell.step(way, count)
    while diagram.has(cell) and not diagram.at(cell).is_open:
        cell = cell.step(way, count)
    if not diagram.has(cell):
        return caret
    return _facing(diagram, Caret(cell, way if turns else caret.way))


def order(diagram: Diagram) -> tuple[WordSlot, ...]:
    """All words across, then all down: how lists and the Tab key have them."""
    return tuple(slot for way in Direction for slot in diagram.slots_of(way))


def next_word(diagram: Diagram, caret: Caret, count: int, filled: Collection[Cell]) -> Caret | None:
    """The word so many on in that order; None beyond the first and the last."""
    slots = order(diagram)
    slot = caret.slot(diagram)
    place = (slots.index(slot) if slot in slots else -1) + count
    return at_slot(slots[place], filled) if 0 <= place < len(slots) else None


def after_letter(
    diagram: Diagram, caret: Caret, filled: Collection[Cell], *, skips: bool, goes_on: bool
) -> Caret:
    """Where the next letter goes after one was typed.

    With `skips` over cells that have one already, while the word has any without; with `goes_on`
    from a word's end to the next word.
    """
    slot = caret.slot(diagram)
    if slot is None:
        return caret
    behind = slot.cells[slot.cells.index(caret.cell) + 1 :]
    if skips:
        wanted = next(_without(behind, filled), None) or next(_without(slot.cells, filled), None)
        if wanted is not None and wanted != caret.cell:
            return replace(caret, cell=wanted)
    elif behind:
        return replace(caret, cell=behind[0])
    if goes_on:
        return next_word(diagram, caret, 1, filled) or caret
    return replace(caret, cell=behind[0]) if behind else caret


def _without(cells: Collection[Cell], filled: Collection[Cell]) -> Iterator[Cell]:
    return (cell for cell in cells if cell not in filled)


def before(diagram: Diagram, caret: Caret) -> Caret:
    """The cell before in the word; the same at its beginning."""
    slot = caret.slot(diagram)
    if slot is None or caret.cell == slot.start:
        return caret
    return replace(caret, cell=slot.cells[slot.cells.index(caret.cell) - 1])
