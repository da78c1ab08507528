"""Where things lie on the board: the cells of the bench, and the tray with the heaps.

The bench of the rules has two rows of eight cells. As long as a word needs no more than twelve of
them, the board shows those in two lines of six, which makes the letters larger; cells keep their
reading order.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.table_frame import piece_height

from ..rules.bench import (
    CELL_WIDTH,
    COLUMN_COUNT,
    ROW_COUNT,
    ROW_HEIGHT,
    ROW_TOP,
    SLOTS,
    Slot,
    cell_of,
    from_cell,
    origin,
    to_cell,
)
from ..rules.pieces import CAP_HEIGHT, UNIT, Pose, Shape

FEW_COLUMNS: Final = 6
"""Cells of a line as long as they are enough."""
MANY_COLUMNS: Final = COLUMN_COUNT
LOWER_LINE: Final = SLOTS[FEW_COLUMNS:]
"""The cells that are not in the upper line of six."""
BENCH_HEIGHT: Final = ROW_COUNT * ROW_HEIGHT / UNIT
"""Of both lines, in units."""
EDGE: Final = 0.15
"""Free margin at both ends of a line, in units."""
HEAP_ANGLES: Final[dict[Shape, int]] = {Shape.L: 90, Shape.S: 90, Shape.B: 0, Shape.C: 90}
"""How pieces lie in their heaps, in degrees."""
_FIGURE: Final = 0.6
"""Breadth of the figure of a heap, in the height that it is kept."""
_HEAP_STEP: Final[dict[Shape, float]] = {Shape.L: 0.5, Shape.S: 0.5, Shape.B: 0.6, Shape.C: 1.25}
"""Comfortable distance between two pieces of a heap, in units."""
_HEAP_MARGIN: Final[dict[Shape, float]] = {Shape.L: 0.4, Shape.S: 0.4, Shape.B: 0.7, Shape.C: 0.8}
_CAP: Final = CAP_HEIGHT / UNIT
_CELL: Final = CELL_WIDTH / UNIT
_GAP: Final = 12.0
"""Pixels between the bench and the tray."""
_WOOD: Final = 8.0
"""Pixels of wood around and between the compartments."""
_TRAY_HEIGHT: Final = 3.0
"""Least height of the tray below the bench, in units."""
_HIGHEST_TRAY: Final = 3.6
_TRAY_WIDTH: Final = 4.2
"""Breadth of the tray beside the bench, in units."""
_DIE_WIDTH: Final = 0.2
"""Breadth of the die's compartment in that of the tray below the bench."""
_DIE_HEIGHT: Final = 0.22
"""Height of the die's compartment in that of the tray beside the bench."""


def middle_of(slot: Slot) -> Pose:
    """The pose of a level piece in the middle of a cell."""
    x, y = origin(slot)
    return Pose(x, y + CAP_HEIGHT // 2, 0)


class Cells(Value):
    """In how many columns the cells of the bench are shown, in reading order.

    A place on the bench as it is shown is a `Pose` too; it is that of the rules in eight columns.
    """

    columns: int = MANY_COLUMNS

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The cells that are shown."""
        return SLOTS[: ROW_COUNT * self.columns]

    def place(self, slot: Slot) -> Slot:
        """The line and column in which a cell of the bench is shown."""
        index = SLOTS.index(slot)
        return Slot(index // self.columns, index % self.columns)

    def slot(self, place: Slot) -> Slot | None:
        """The cell of the bench that is shown in that line and column, if one is."""
        is_shown = 0 <= place.row < ROW_COUNT and 0 <= place.col < self.columns
        return SLOTS[place.row * self.columns + place.col] if is_shown else None

    def shown(self, pose: Pose) -> Pose:
        """Where a piece that lies on the bench is shown."""
        slot = cell_of(pose)
        return pose if slot is None else from_cell(to_cell(pose, slot), self.place(slot))

    def laid(self, shown: Pose) -> Pose:
        """Where a piece that is shown there lies on the bench; what is beside it stays beside."""
        place = Slot((ROW_TOP - shown.y) // ROW_HEIGHT, shown.x // CELL_WIDTH)
        slot = self.slot(place)
        if slot is None:
            return Pose(min(shown.x, -1), shown.y, shown.angle)
        return from_cell(to_cell(shown, place), slot)


class Geometry(Value):
    """The board fitted into a view of some size; all rectangles and points in pixels."""

    unit: float
    """Pixels to a unit, on the bench and in the heaps."""
    cells: Cells
    bench: QRectF
    """The whole bench."""
    tray: QRectF
    """The tray with its compartments; pieces that are let go there return to their heaps."""
    is_beside: bool = False
    """Whether the tray stands beside the bench, not below it."""
    has_die: bool = True
    """Whether the first compartment is the die's."""

    @classmethod
    def fitted(
        cls,
        size: QSizeF,
        *,
        columns: int = FEW_COLUMNS,
        is_beside: bool = False,
        has_die: bool = True,
    ) -> Geometry:
        """The largest board that fits; in eight columns only what lies there is smaller."""
        bench, tray = _parted(size, is_beside=is_beside)
        cap = _cap(size, is_beside=is_beside)
        # Quarter pixels keep the pictures of pieces few.
        unit = max(8.0, int(4 * cap / _CAP * FEW_COLUMNS / columns) / 4)
        return cls(unit, Cells(columns), bench, tray, is_beside, has_die)

    @property
    def cap(self) -> float:
        """Height of a capital."""
        return _CAP * self.unit

    @property
    def _left(self) -> float:
        """Where the first cell of a line begins."""
        return self.bench.center().x() - self.cells.columns * _CELL * self.unit / 2

    @property
    def _top(self) -> float:
        """Where the upper line begins."""
        return self.bench.center().y() - BENCH_HEIGHT * self.unit / 2

    def compartment(self, kind: Shape) -> QRectF:
        """The compartment of a heap."""
        area = self._inside
        if self.is_beside:
            return _part(_rest(area, self.die, is_below=True), kind % 2, kind // 2, columns=2)
        return _part(_rest(area, self.die, is_below=False), int(kind), 0, columns=len(Shape))

    @property
    def die(self) -> QRectF:
        """The compartment of the die, empty where there is none."""
        if not self.has_die:
            return QRectF()
        area = self._inside
        if self.is_beside:
            return QRectF(area.left(), area.top(), area.width(), area.height() * _DIE_HEIGHT)
        return QRectF(area.left(), area.top(), area.width() * _DIE_WIDTH, area.height())

    @property
    def _inside(self) -> QRectF:
        return self.tray.adjusted(_WOOD, _WOOD, -_WOOD, -_WOOD)

    def cell(self, slot: Slot) -> QRectF:
        """A cell of the bench."""
        place = self.cells.place(slot)
        width, height = _CELL * self.unit, ROW_HEIGHT / UNIT * self.unit
        return QRectF(self._left + place.col * width, self._top + place.row * height, width, height)

    def line(self, row: int) -> QRectF:
        """A line of letters from the baseline to the cap line, across the bench."""
        base = self._top + (ROW_TOP + row * ROW_HEIGHT) / UNIT * self.unit
        return QRectF(self.bench.left(), base - self.cap, self.bench.width(), self.cap)

    def to_scene(self, pose: Pose) -> QPointF:
        """The middle of a piece on the bench."""
        return self.shown_to_scene(self.cells.shown(pose))

    def shown_to_scene(self, shown: Pose) -> QPointF:
        """The middle of a piece whose place is that on the bench as it is shown."""
        x = self._left + shown.x / UNIT * self.unit
        return QPointF(x, self.line(0).bottom() - shown.y / UNIT * self.unit)

    def to_shown(self, point: QPointF, angle: int) -> Pose:
        """The place on the bench as it is shown of a piece whose middle lies at a point."""
        x = (point.x() - self._left) / self.unit * UNIT
        y = (self.line(0).bottom() - point.y()) / self.unit * UNIT
        return Pose(round(x), round(y), angle % 360)

    def slot_at(self, point: QPointF) -> Slot | None:
        """The cell at a point of the scene."""
        return cell_of(self.cells.laid(self.to_shown(point, 0)))

    def heap_at(self, point: QPointF) -> Shape | None:
        """The heap whose compartment is at a point of the scene."""
        return next((kind for kind in Shape if self.compartment(kind).contains(point)), None)

    def in_heap(self, kind: Shape, place: int, count: int, *, foot: float) -> QPointF:
        """Where the piece at `place` of a heap of `count` lies; large heaps move together.

        `foot` is the height that is kept below the pieces.
        """
        area = self.compartment(kind)
        if area.height() < _CAP * self.unit + foot:
            # Too low for a foot: the figure, which stands in its right corner, is kept clear.
            area = area.adjusted(0, 0, -_FIGURE * foot, 0)
        room = area.width() - 2 * _HEAP_MARGIN[kind] * self.unit
        step = min(_HEAP_STEP[kind] * self.unit, max(0.0, room) / max(1, count - 1))
        left = area.center().x() - step * (count - 1) / 2
        middle = area.top() + max(_CAP * self.unit / 2 + 4, (area.height() - foot) / 2)
        return QPointF(left + place * step, middle)


def _cap(size: QSizeF, *, is_beside: bool) -> int:
    """Height of a capital where a line has six cells, by the room that the board has."""
    cells = FEW_COLUMNS * _CELL + 2 * EDGE
    high = BENCH_HEIGHT if is_beside else BENCH_HEIGHT + _TRAY_HEIGHT
    wide = cells + _TRAY_WIDTH if is_beside else cells
    gaps = QSizeF(_GAP, 0) if is_beside else QSizeF(0, _GAP)
    room = size - gaps
    page = QSize(round(room.width()), round(room.height()))
    return piece_height(page, _CAP / high, count=wide, aspect=1 / _CAP, width=room.width())


def _parted(size: QSizeF, *, is_beside: bool) -> tuple[QRectF, QRectF]:
    """The bench and the tray."""
    unit = _cap(size, is_beside=is_beside) / _CAP
    whole = QRectF(0, 0, size.width(), size.height())
    if is_beside:
        breadth = min(whole.width() / 3, _TRAY_WIDTH * unit)
        tray = whole.adjusted(whole.width() - breadth, 0, 0, 0)
        return whole.adjusted(0, 0, -breadth - _GAP, 0), tray
    height = min(_HIGHEST_TRAY * unit, whole.height() - _GAP - BENCH_HEIGHT * unit)
    tray = whole.adjusted(0, whole.height() - height, 0, 0)
    return whole.adjusted(0, 0, 0, -height - _GAP), tray


def _rest(area: QRectF, taken: QRectF, *, is_below: bool) -> QRectF:
    """What another compartment leaves of the tray."""
    if taken.isEmpty():
        return area
    by = (taken.height() if is_below else taken.width()) + _WOOD
    return area.adjusted(0, by, 0, 0) if is_below else area.adjusted(by, 0, 0, 0)


def _part(area: QRectF, column: int, row: int, *, columns: int) -> QRectF:
    """One of four equal compartments."""
    rows = len(Shape) // columns
    width = (area.width() - _WOOD * (columns - 1)) / columns
    height = (area.height() - _WOOD * (rows - 1)) / rows
    left = area.left() + column * (width + _WOOD)
    return QRectF(left, area.top() + row * (height + _WOOD), width, height)
