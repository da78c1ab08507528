"""What the pieces lie on: the ruled bench with its letters, and the tray of heaps."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from wordsmith_desktop.games.letter_pieces.bench import COLUMN_COUNT, ROW_COUNT, Slot
from wordsmith_desktop.games.letter_pieces.pieces import Counts, Kind
from wordsmith_desktop.ui.games.letter_pieces.board.geometry import Geometry
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import Size, colour
from wordsmith_desktop.wording.games.letter_pieces.texts import HEAP_COUNT, KIND_SHORT
from wordsmith_desktop.wording.texts import say

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
        for kind in Kind:
            self._paint_compartment(painter, kind)

    def _paint_compartment(self, painter: QPainter, kind: Kind) -> None:
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
