"""Where things lie on the board: between the model's thousandths and the scene's pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from wordsmith_desktop.games.letter_pieces.bench import (
    CELL_WIDTH,
    COLUMN_COUNT,
    ROW_COUNT,
    ROW_HEIGHT,
    ROW_TOP,
    Slot,
    cell_of,
    origin,
)
from wordsmith_desktop.games.letter_pieces.pieces import CAP_HEIGHT, UNIT, Kind, Pose

BENCH_WIDTH: Final = COLUMN_COUNT * CELL_WIDTH / UNIT
"""Units."""
BENCH_HEIGHT: Final = ROW_COUNT * ROW_HEIGHT / UNIT
HEAP_GAP: Final = 0.3
HEAP_HEIGHT: Final = 3.0
EDGE: Final = 0.15
"""Free margin around everything, in units."""
HEAP_ANGLES: Final[dict[Kind, int]] = {Kind.L: 90, Kind.S: 90, Kind.B: 0, Kind.C: 90}
"""How pieces lie in their heaps, in degrees."""
_HEAP_STEP: Final[dict[Kind, float]] = {Kind.L: 0.5, Kind.S: 0.5, Kind.B: 0.75, Kind.C: 1.25}
"""Comfortable distance between two pieces of a heap, in units."""
_HEAP_MARGIN: Final[dict[Kind, float]] = {Kind.L: 0.4, Kind.S: 0.4, Kind.B: 0.7, Kind.C: 0.8}


@dataclass(frozen=True, slots=True)
class Geometry:
    """The board fitted into a view of some size."""

    unit: float
    """Pixels to a unit."""
    left: float
    """Pixels from the scene's left edge to the first cell."""
    top: float
    """Pixels from the scene's top edge to the first row."""

    @classmethod
    def fitted(cls, size: QSizeF) -> Geometry:
        """The largest board that fits, centred across; quarter pixels keep pictures few."""
        high = BENCH_HEIGHT + HEAP_GAP + HEAP_HEIGHT + 2 * EDGE
        wide = BENCH_WIDTH + 2 * EDGE
        unit = max(8.0, int(4 * min(size.width() / wide, size.height() / high)) / 4)
        left = (size.width() - BENCH_WIDTH * unit) / 2
        spare = size.height() - high * unit
        return cls(unit, left, EDGE * unit + max(0.0, spare / 4))

    @property
    def bench(self) -> QRectF:
        """The whole bench."""
        return QRectF(self.left, self.top, BENCH_WIDTH * self.unit, BENCH_HEIGHT * self.unit)

    @property
    def heaps(self) -> QRectF:
        """The strip with the four heaps."""
        top = self.bench.bottom() + HEAP_GAP * self.unit
        return QRectF(self.left, top, BENCH_WIDTH * self.unit, HEAP_HEIGHT * self.unit)

    def heap(self, kind: Kind) -> QRectF:
        """The compartment of one heap."""
        whole = self.heaps
        width = whole.width() / len(Kind)
        return QRectF(whole.left() + kind * width, whole.top(), width, whole.height())

    def cell(self, slot: Slot) -> QRectF:
        """A cell of the bench."""
        width, height = CELL_WIDTH / UNIT * self.unit, ROW_HEIGHT / UNIT * self.unit
        bench = self.bench
        return QRectF(
            bench.left() + slot.col * width, bench.top() + slot.row * height, width, height
        )

    def baseline(self, row: int) -> float:
        """Scene y of a row's baseline."""
        return self.top + (ROW_TOP + row * ROW_HEIGHT) / UNIT * self.unit

    def cap_line(self, row: int) -> float:
        """Scene y of a row's cap line."""
        return self.baseline(row) - CAP_HEIGHT / UNIT * self.unit

    def to_scene(self, pose: Pose) -> QPointF:
        """The middle of a piece on the bench."""
        x = self.left + pose.x / UNIT * self.unit
        return QPointF(x, self.baseline(0) - pose.y / UNIT * self.unit)

    def to_pose(self, point: QPointF, angle: int) -> Pose:
        """The pose of a piece whose middle lies at a point of the scene."""
        x = (point.x() - self.left) / self.unit * UNIT
        y = (self.baseline(0) - point.y()) / self.unit * UNIT
        return Pose(round(x), round(y), angle % 360)

    def slot_at(self, point: QPointF) -> Slot | None:
        """The cell at a point of the scene."""
        return cell_of(self.to_pose(point, 0))

    def in_heap(self, kind: Kind, place: int, count: int) -> QPointF:
        """Where the piece at `place` of a heap of `count` lies; large heaps move together."""
        box = self.heap(kind)
        room = box.width() - 2 * _HEAP_MARGIN[kind] * self.unit
        step = min(_HEAP_STEP[kind] * self.unit, room / max(1, count - 1))
        left = box.center().x() - step * (count - 1) / 2
        return QPointF(left + place * step, box.top() + 1.25 * self.unit)


def middle_of(slot: Slot) -> Pose:
    """The pose of a level piece in the middle of a cell."""
    x, y = origin(slot)
    return Pose(x, y + CAP_HEIGHT // 2, 0)
