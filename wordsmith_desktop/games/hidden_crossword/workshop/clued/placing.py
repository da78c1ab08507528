"""Puts the clues of a file to the words of its diagram: by cells, by numbers, or in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from wordsmith_desktop.core.value import Value

from ...rules.crossword import Cell, Direction
from ..cells import shortened
from .diagram import ARROWS, Diagram, WordSlot
from .markup import plain
from .puzzle import AskedClue, Place, in_order
from .report import Remark, Remarked

Pair = tuple[int, int]


class WrittenClue(Value):
    """A clue as a file has it."""

    direction: Direction | None
    """That of its list; None for a list that is neither."""
    text: str
    label: str = ""
    cells: tuple[Pair, ...] = ()
    """Pairs of numbers, however the file counts them."""
    lengths: str = ""


_READINGS: Final[tuple[Callable[[Pair], Cell], ...]] = (
    lambda pair: Cell(pair[1] - 1, pair[0] - 1),
    lambda pair: Cell(pair[1], pair[0]),
    lambda pair: Cell(pair[0] - 1, pair[1] - 1),
    lambda pair: Cell(pair[0], pair[1]),
)
"""Column and row from 1 as ipuz has it, and in the other ways that programs write."""


def placed_clues(
    diagram: Diagram, written: Sequence[WrittenClue]
) -> tuple[tuple[AskedClue, ...], tuple[Remarked, ...]]:
    """The clues at their places, and what is to be told of the others."""
    places = _places(diagram, written)
    found: dict[Place, AskedClue] = {}
    left: list[WrittenClue] = []
    for clue, slot in zip(written, places, strict=True):
        if slot is None or (slot.start, slot.direction) in found:
            left.append(clue)
        elif clue.text or clue.lengths:
            found[slot.start, slot.direction] = _asked(diagram, clue, slot)
    missing = [slot for slot in diagram.slots if (slot.start, slot.direction) not in found]
    return in_order(tuple(found.values())), (*_left_out(left), *_missing(diagram, missing))


def _asked(diagram: Diagram, clue: WrittenClue, slot: WordSlot) -> AskedClue:
    label = clue.label if clue.label not in ("", diagram.label(slot.start)) else ""
    return AskedClue(slot.start, slot.direction, clue.text, clue.lengths, label)


def _left_out(left: Iterable[WrittenClue]) -> list[Remarked]:
    return [
        Remarked(Remark.CLUE_LEFT_OUT, shortened(f"{one.label} {plain(one.text)}".strip()))
        for one in left
        if one.text
    ]


def _missing(diagram: Diagram, slots: Sequence[WordSlot]) -> list[Remarked]:
    if not slots:
        return []
    named = (f"{diagram.label(one.start)}{ARROWS[one.direction]}" for one in slots)
    return [Remarked(Remark.WITHOUT_CLUE, ", ".join(named))]


def _places(diagram: Diagram, written: Sequence[WrittenClue]) -> list[WordSlot | None]:
    by_cells = _by_cells(diagram, written)
    by_labels = _by_labels(diagram, written)
    in_lists = _by_order(diagram, written) if not any(by_labels) else [None] * len(written)
    ways = zip(by_cells, by_labels, in_lists, strict=True)
    return [cells or labels or order for cells, labels, order in ways]


def _by_cells(diagram: Diagram, written: Sequence[WrittenClue]) -> list[WordSlot | None]:
    """With the reading of its coordinates that fits most words."""
    tried = [[_slot_of(diagram, one, read) for one in written] for read in _READINGS]
    return max(tried, key=lambda slots: sum(slot is not None for slot in slots))


def _slot_of(diagram: Diagram, clue: WrittenClue, read: Callable[[Pair], Cell]) -> WordSlot | None:
    cells = tuple(read(pair) for pair in clue.cells)
    if len(cells) < 2:
        return None
    way = Direction.ACROSS if cells[0].row == cells[1].row else Direction.DOWN
    if clue.direction not in (None, way):
        # Of a grid that is its own mirror image, a wrong reading would fit as well.
        return None
    slot = diagram.slot_at.get((cells[0], way))
    # What goes on elsewhere, as "12 and 15 across" does, begins at its first word.
    return slot if slot is not None and slot.cells == cells[: len(slot.cells)] else None


def _by_labels(diagram: Diagram, written: Sequence[WrittenClue]) -> list[WordSlot | None]:
    """By what stands in the corners, or by count where that places more."""
    shown = {(diagram.label(one.start), one.direction): one for one in diagram.slots}
    counted = {(str(one.number), one.direction): one for one in diagram.slots}
    tried = [[_labelled(one, known) for one in written] for known in (shown, counted)]
    return max(tried, key=lambda slots: sum(slot is not None for slot in slots))


def _labelled(
    clue: WrittenClue, known: Mapping[tuple[str, Direction], WordSlot]
) -> WordSlot | None:
    return None if clue.direction is None else known.get((clue.label, clue.direction))


def _by_order(diagram: Diagram, written: Sequence[WrittenClue]) -> list[WordSlot | None]:
    """Lists that number nothing: as many clues as words, one after another."""
    found: list[WordSlot | None] = [None] * len(written)
    for way in Direction:
        places = [at for at, one in enumerate(written) if one.direction is way]
        slots = diagram.slots_of(way)
        if len(places) == len(slots) and not any(written[at].label for at in places):
            for at, slot in zip(places, slots, strict=True):
                found[at] = slot
    return found
