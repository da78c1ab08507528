"""The bench where letters are built: rows of cells, one letter to a cell.

Bench coordinates are thousandths of a unit; x grows rightward from the left edge of the first
cell, y upward from the baseline of the top row. Cell coordinates have their origin on the
baseline in the middle of the cell.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wordsmith_desktop.core.value import Value

from .pieces import CAP_HEIGHT, Placed, Pose

COLUMN_COUNT: Final = 8
ROW_COUNT: Final = 2
CELL_WIDTH: Final = 2400
"""Thousandths of a unit."""
ROW_HEIGHT: Final = 3000
"""Baseline to baseline, thousandths of a unit."""
ROW_TOP: Final = CAP_HEIGHT + (ROW_HEIGHT - CAP_HEIGHT) // 2
"""How far a row reaches above its baseline, thousandths of a unit."""


class Slot(Value, order=True):
    """A cell of the bench; slots sort in reading order."""

    row: int
    """0 is the top row."""
    col: int
    """0 is the leftmost cell."""


SLOTS: Final = tuple(Slot(row, col) for row in range(ROW_COUNT) for col in range(COLUMN_COUNT))
"""All cells in reading order."""


def cell_of(pose: Pose) -> Slot | None:
    """The cell in which the piece's centre lies (bench coordinates), None off the bench."""
    row = (ROW_TOP - pose.y) // ROW_HEIGHT
    col = pose.x // CELL_WIDTH
    if 0 <= row < ROW_COUNT and 0 <= col < COLUMN_COUNT:
        return SLOTS[row * COLUMN_COUNT + col]
    return None


def to_cell(pose: Pose, slot: Slot) -> Pose:
    """A pose in bench coordinates as seen from the cell's own origin."""
    x, y = origin(slot)
    return Pose(pose.x - x, pose.y - y, pose.angle)


def from_cell(pose: Pose, slot: Slot) -> Pose:
    """A pose in the cell's coordinates as seen from the bench."""
    x, y = origin(slot)
    return Pose(pose.x + x, pose.y + y, pose.angle)


def origin(slot: Slot) -> tuple[int, int]:
    """Bench coordinates of the middle of the cell's baseline."""
    return slot.col * CELL_WIDTH + CELL_WIDTH // 2, -slot.row * ROW_HEIGHT


def by_slot(placed: Iterable[Placed]) -> dict[Slot, tuple[Placed, ...]]:
    """The pieces of each occupied cell, in cell coordinates, cells in reading order.

    Pieces off the bench are left out.
    """
    cells: dict[Slot, list[Placed]] = {}
    for piece in placed:
        slot = cell_of(piece.pose)
        if slot is not None:
            seen = Placed(piece.id, piece.kind, to_cell(piece.pose, slot))
            cells.setdefault(slot, []).append(seen)
    return {slot: tuple(cells[slot]) for slot in sorted(cells)}


def free_slots(placed: Iterable[Placed]) -> tuple[Slot, ...]:
    """Cells in which no piece lies, in reading order."""
    taken = {cell_of(piece.pose) for piece in placed}
    return tuple(slot for slot in SLOTS if slot not in taken)


def next_slot(placed: Iterable[Placed]) -> Slot | None:
    """The first free cell after the last occupied one, else the first free one, if any."""
    pieces = tuple(placed)
    free = free_slots(pieces)
    taken = [slot for piece in pieces if (slot := cell_of(piece.pose)) is not None]
    after = (slot for slot in free if not taken or slot > max(taken))
    return next(after, free[0] if free else None)


def make_room(
    taken: Iterable[Slot], start: Slot, count: int = 1, *, is_backward: bool = False
) -> dict[Slot, Slot] | None:
    """Where what lies in the `taken` cells goes, so that `count` cells from `start` on are free.

    Only what is in the way goes on, or `is_backward` back, and the next free cells take it up; None
    where there are not enough of them.
    """
    size = len(SLOTS)

    def seen(place: int) -> int:
        return size - 1 - place if is_backward else place

    begin = SLOTS.index(start)
    first = min(seen(begin), seen(begin + count - 1))
    room: dict[Slot, Slot] = {}
    free = first + count
    if first < 0 or free > size:
        return None
    for place in sorted(seen(SLOTS.index(slot)) for slot in taken):
        if place < first:
            continue
        goal = max(place, free)
        if goal >= size:
            return None
        free = goal + 1
        if goal != place:
            room[SLOTS[seen(place)]] = SLOTS[seen(goal)]
    return room
