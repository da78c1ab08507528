"""Where things lie on the board, and what they lie on: the ruled bench and the tray of heaps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

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
from wordsmith_desktop.games.letter_pieces.pieces import CAP_HEIGHT, UNIT, Counts, Pose, Shape
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import Size, colour
from wordsmith_desktop.wording.games.letter_pieces.texts import HEAP_COUNT, KIND_SHORT
from wordsmith_desktop.wording.texts import say

BENCH_WIDTH: Final = COLUMN_COUNT * CELL_WIDTH / UNIT
"""Units."""
BENCH_HEIGHT: Final = ROW_COUNT * ROW_HEIGHT / UNIT
HEAP_GAP: Final = 0.3
HEAP_HEIGHT: Final = 3.0
EDGE: Final = 0.15
"""Free margin around everything, in units."""
HEAP_ANGLES: Final[dict[Shape, int]] = {Shape.L: 90, Shape.S: 90, Shape.B: 0, Shape.C: 90}
"""How pieces lie in their heaps, in degrees."""
_HEAP_STEP: Final[dict[Shape, float]] = {Shape.L: 0.5, Shape.S: 0.5, Shape.B: 0.75, Shape.C: 1.25}
"""Comfortable distance between two pieces of a heap, in units."""
_HEAP_MARGIN: Final[dict[Shape, float]] = {Shape.L: 0.4, Shape.S: 0.4, Shape.B: 0.7, Shape.C: 0.8}


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

    def heap(self, kind: Shape) -> QRectF:
        """The compartment of one heap."""
        whole = self.heaps
        width = whole.width() / len(Shape)
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

    def in_heap(self, kind: Shape, place: int, count: int) -> QPointF:
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


ROUND = 10.0


@dataclass(frozen=True, slots=True)
class CellMark:
    """What is written beneath an occupied cell."""

    slot: Slot
    text: str
    """The plain letter; "…" for a beginning, "?" for a wrong build."""
    is_letter: bool


class _Ground(QGraphicsItem):
    def __init__(self) -> None:
        super().__init__()
        self._geometry = Geometry(8.0, 0.0, 0.0)
        # Every step of a moving piece uncovers some ground; the cache spares painting it anew.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_geometry(self, geometry: Geometry) -> None:
        """Follow the size of the view."""
        self.prepareGeometryChange()
        self._geometry = geometry
        self.update()


class BenchGround(_Ground):
    """Ruled felt with a faint grid, a cursor, and the plain letters under the built ones."""

    def __init__(self) -> None:
        super().__init__()
        self._marks: tuple[CellMark, ...] = ()
        self._cursor: Slot | None = None
        self._glowing: frozenset[Slot] = frozenset()
        self._glow = 0.0

    def boundingRect(self) -> QRectF:
        # Half of a pen's stroke lies outside its outline, and Qt repaints nothing beyond this box.
        return self._geometry.bench.adjusted(-4, -4, 4, 4)

    def show_marks(self, marks: tuple[CellMark, ...]) -> None:
        """Write the letters beneath the cells."""
        if marks != self._marks:
            self._marks = marks
            self.update()

    def show_cursor(self, slot: Slot | None) -> None:
        """Ring the cell that the keyboard is at."""
        if slot != self._cursor:
            self._cursor = slot
            self.update()

    def show_glow(self, slots: frozenset[Slot], strength: float) -> None:
        """Let some cells glow, strength 0 to 1."""
        self._glowing, self._glow = slots, strength
        self.update()

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        theme = look().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(theme.felt_line), 1))
        painter.setBrush(colour(theme.felt))
        painter.drawRoundedRect(self._geometry.bench, ROUND, ROUND)
        for mark in self._marks:
            if mark.is_letter:
                self._paint_wash(painter, mark.slot)
        self._paint_lines(painter)
        for mark in self._marks:
            self._paint_mark(painter, mark)
        self._paint_cursor(painter)

    def _paint_wash(self, painter: QPainter, slot: Slot) -> None:
        theme = look().theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.raised, 0.55))
        cell = self._geometry.cell(slot).adjusted(4, 4, -4, -4)
        painter.drawRoundedRect(cell, ROUND, ROUND)
        if slot in self._glowing and self._glow > 0:
            painter.setBrush(colour(theme.glow, 0.9 * self._glow))
            painter.drawRoundedRect(cell, ROUND, ROUND)

    def _paint_lines(self, painter: QPainter) -> None:
        theme, geometry = look().theme, self._geometry
        bench = geometry.bench.adjusted(8, 0, -8, 0)
        for row in range(ROW_COUNT):
            painter.setPen(QPen(colour(theme.edge, 0.75), 1.5))
            base = geometry.baseline(row)
            painter.drawLine(QLineF(bench.left(), base, bench.right(), base))
            painter.setPen(QPen(colour(theme.edge, 0.45), 1, Qt.PenStyle.DashLine))
            cap = geometry.cap_line(row)
            painter.drawLine(QLineF(bench.left(), cap, bench.right(), cap))
            painter.setPen(QPen(colour(theme.felt_line), 1, Qt.PenStyle.DotLine))
            for col in range(1, COLUMN_COUNT):
                x = geometry.cell(Slot(row, col)).left()
                painter.drawLine(QLineF(x, cap - 4, x, base + 4))

    def _paint_mark(self, painter: QPainter, mark: CellMark) -> None:
        theme, geometry = look().theme, self._geometry
        cell = geometry.cell(mark.slot)
        top = geometry.baseline(mark.slot.row) + 0.02 * geometry.unit
        box = QRectF(cell.left(), top, cell.width(), cell.bottom() - top)
        font = look().font(Size.BODY, bold=True)
        font.setPixelSize(max(12, min(font.pixelSize(), round(box.height() * 0.95))))
        painter.setFont(font)
        painter.setPen(colour(theme.ink if mark.is_letter else theme.muted))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, mark.text)

    def _paint_cursor(self, painter: QPainter) -> None:
        if self._cursor is None:
            return
        painter.setPen(QPen(colour(look().theme.focus), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        cell = self._geometry.cell(self._cursor).adjusted(3, 3, -3, -3)
        painter.drawRoundedRect(cell, ROUND, ROUND)


class HeapGround(_Ground):
    """A wooden tray with a compartment for each kind, its name and its count."""

    def __init__(self) -> None:
        super().__init__()
        self._counts: Counts = (0, 0, 0, 0)

    def boundingRect(self) -> QRectF:
        return self._geometry.heaps.adjusted(-4, -4, 4, 4)

    def show_counts(self, counts: Counts) -> None:
        """Write how many pieces lie in each heap."""
        if counts != self._counts:
            self._counts = counts
            self.update()

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        theme, geometry = look().theme, self._geometry
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(theme.edge, 0.8), 1))
        painter.setBrush(colour(theme.wood))
        painter.drawRoundedRect(geometry.heaps, ROUND, ROUND)
        for kind in Shape:
            self._paint_compartment(painter, kind)

    def _paint_compartment(self, painter: QPainter, kind: Shape) -> None:
        theme, unit = look().theme, self._geometry.unit
        box = self._geometry.heap(kind).adjusted(6, 6, -6, -6)
        floor = box.adjusted(0, 0, 0, -0.5 * unit)
        painter.setPen(QPen(colour(theme.edge, 0.6), 1))
        painter.setBrush(colour(theme.felt))
        painter.drawRoundedRect(floor, 6, 6)
        line = QRectF(QPointF(box.left(), floor.bottom()), box.bottomRight())
        font = look().font(Size.BODY, bold=True)
        font.setPixelSize(max(12, min(font.pixelSize(), round(line.height() * 0.74))))
        painter.setFont(font)
        painter.setPen(colour(theme.wood_ink))
        text = say(HEAP_COUNT, name=say(KIND_SHORT[kind]), count=self._counts[kind])
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, text)
