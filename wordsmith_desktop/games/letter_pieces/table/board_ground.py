"""What pieces lie on: the ruled bench and the tray of heaps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.look import Size, colour
from wordsmith_desktop.window.kit.pieces import PieceState, paint_piece
from wordsmith_desktop.wording.texts import say

from ..rules.alphabet import Construction
from ..rules.bench import ROW_COUNT, SLOTS, Slot
from ..rules.pieces import NO_PIECES, Counts, Shape, outline
from ..words.table_texts import LEFT_IN_TRAY
from .geometry import HEAP_ANGLES, Geometry
from .picture import paint_letter

ROUND: Final = 12.0
_ROUND_INSIDE: Final = 8.0
_MARK: Final = 0.17
"""Height of the plain letter below a built one, in that of a capital."""
_OUTLINE: Final = 0.25
"""How strongly the outline in an empty heap is seen."""
_INNER_SHADOW: Final = 5
"""Layers of shadow along the upper edge of what is let into the table."""


class CellMark(Value):
    """What is written beneath an occupied cell."""

    slot: Slot
    text: str
    """The plain letter; "…" for a beginning, "?" for a wrong build."""
    is_letter: bool


def foot_height() -> float:
    """Pixels at the foot of a compartment for its count and for what can be taken."""
    if look().is_large:
        return max(look().px(2.75), look().least_target + 4)
    return max(look().target, look().px(4.25))


class _Ground(QGraphicsItem):
    def __init__(self) -> None:
        super().__init__()
        self._geometry = Geometry.fitted(QSizeF(400, 300))
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
        self._word: tuple[Construction, ...] = ()
        self._gaps: tuple[tuple[Slot, Construction | None], ...] = ()
        self._cursor: Slot | None = None
        self._caret: Slot | None = None
        self._is_lively = False
        self._chosen: frozenset[Slot] = frozenset()
        self._hovered: Slot | None = None
        self._band = QRectF()
        self._glowing: frozenset[Slot] = frozenset()
        self._glow = 0.0

    def boundingRect(self) -> QRectF:
        # Half of a pen's stroke lies outside its outline, and Qt repaints nothing beyond this area.
        return self._geometry.bench.adjusted(-4, -4, 4, 4)

    def show_marks(self, marks: tuple[CellMark, ...]) -> None:
        """Write the letters beneath the cells."""
        if marks != self._marks:
            self._marks = marks
            self.update()

    def show_word(self, letters: Sequence[Construction]) -> None:
        """Have a word stand there that is built of nobody's pieces."""
        if tuple(letters) != self._word:
            self._word = tuple(letters)
            self.update()

    def show_gaps(self, gaps: tuple[tuple[Slot, Construction | None], ...]) -> None:
        """Mark the cells in which a letter is missing, with how that would lie if it could."""
        if gaps != self._gaps:
            self._gaps = gaps
            self.update()

    def show_keyboard(self, *, cursor: Slot | None, caret: Slot | None, is_here: bool) -> None:
        """Ring the cell that the keyboard is at, or mark the one that is typed into next.

        `is_here` says whether the bench has the keyboard at all.
        """
        if (cursor, caret, is_here) != (self._cursor, self._caret, self._is_lively):
            self._cursor, self._caret, self._is_lively = cursor, caret, is_here
            self.update()

    def show_chosen(self, slots: frozenset[Slot]) -> None:
        """Mark the letters of some cells as chosen."""
        if slots != self._chosen:
            self._chosen = slots
            self.update()

    def show_hovered(self, slot: Slot | None) -> None:
        """Mark the cell whose letter a press would take."""
        if slot != self._hovered:
            self._hovered = slot
            self.update()

    def show_band(self, band: QRectF) -> None:
        """Draw the band that chooses letters; an empty one is none."""
        if band != self._band:
            self._band = band
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
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_felt(painter, self._geometry.bench, is_lively=self._is_lively)
        for slot in self._glowing:
            self._paint_glow(painter, slot)
        self._paint_choice(painter)
        self._paint_lines(painter)
        for slot, letter in zip(SLOTS, self._word, strict=False):
            self._paint_letter(painter, slot, letter)
        for slot, missing in self._gaps:
            self._paint_gap(painter, slot, missing)
        for mark in self._marks:
            self._paint_mark(painter, mark)
        self._paint_cursor(painter)
        self._paint_caret(painter)

    def _paint_glow(self, painter: QPainter, slot: Slot) -> None:
        if self._glow > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(look().theme.glow, 0.9 * self._glow))
            cell = self._geometry.cell(slot).adjusted(4, 4, -4, -4)
            painter.drawRoundedRect(cell, ROUND, ROUND)

    def _paint_choice(self, painter: QPainter) -> None:
        """What is chosen has an edge; what a press would take only a wash."""
        accent = look().theme.accent
        marked = {self._hovered: 0.08} if self._hovered is not None else {}
        for slot, strength in (marked | dict.fromkeys(self._chosen, 0.18)).items():
            is_chosen = slot in self._chosen
            painter.setPen(QPen(colour(accent), 2) if is_chosen else Qt.PenStyle.NoPen)
            painter.setBrush(colour(accent, strength))
            painter.drawRoundedRect(self._geometry.cell(slot).adjusted(3, 3, -3, -3), ROUND, ROUND)
        if not self._band.isEmpty():
            painter.setPen(QPen(colour(accent), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(colour(accent, 0.1))
            painter.drawRect(self._band)

    def _paint_lines(self, painter: QPainter) -> None:
        theme, geometry = look().theme, self._geometry
        for row in range(ROW_COUNT):
            line = geometry.line(row).adjusted(1, 0, -1, 0)
            painter.setPen(QPen(colour(theme.edge, 0.75), 1.5))
            painter.drawLine(line.bottomLeft(), line.bottomRight())
            painter.setPen(QPen(colour(theme.edge, 0.45), 1, Qt.PenStyle.DashLine))
            painter.drawLine(line.topLeft(), line.topRight())
        painter.setPen(QPen(colour(theme.felt_line, 0.8), 1, Qt.PenStyle.DotLine))
        for slot in geometry.cells.slots:
            if geometry.cells.place(slot).col:
                x, line = geometry.cell(slot).left(), geometry.line(geometry.cells.place(slot).row)
                painter.drawLine(QLineF(x, line.top(), x, line.bottom()))

    def _paint_gap(self, painter: QPainter, slot: Slot, missing: Construction | None) -> None:
        painter.setPen(QPen(colour(look().theme.bad), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        cell = self._geometry.cell(slot).adjusted(6, 6, -6, -6)
        painter.drawRoundedRect(cell, ROUND, ROUND)
        if missing is not None:
            painter.save()
            painter.setOpacity(_OUTLINE)
            self._paint_letter(painter, slot, missing, state=PieceState.GHOST)
            painter.restore()

    def _paint_letter(
        self,
        painter: QPainter,
        slot: Slot,
        letter: Construction,
        *,
        state: PieceState = PieceState.SET,
    ) -> None:
        geometry = self._geometry
        line = geometry.line(geometry.cells.place(slot).row)
        foot = QPointF(geometry.cell(slot).center().x(), line.bottom())
        paint_letter(painter, letter, look(), at=foot, unit=geometry.unit, state=state)

    def _paint_mark(self, painter: QPainter, mark: CellMark) -> None:
        theme, geometry = look().theme, self._geometry
        cell = geometry.cell(mark.slot)
        top = geometry.line(geometry.cells.place(mark.slot).row).bottom() + 0.04 * geometry.unit
        area = QRectF(cell.left(), top, cell.width(), cell.bottom() - top)
        font = look().font(bold=True)
        font.setPixelSize(max(12, round(_MARK * geometry.cap)))
        painter.setFont(font)
        painter.setPen(colour(theme.ink if mark.is_letter else theme.muted))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, mark.text)

    def _paint_cursor(self, painter: QPainter) -> None:
        if self._cursor is None:
            return
        painter.setPen(QPen(colour(look().theme.focus), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # Lower by a little than on the other sides: the letter that is read stands at the bottom.
        cell = self._geometry.cell(self._cursor).adjusted(3, 3, -3, -1)
        painter.drawRoundedRect(cell, ROUND, ROUND)

    def _paint_caret(self, painter: QPainter) -> None:
        if self._caret is None:
            return
        geometry = self._geometry
        line = geometry.line(geometry.cells.place(self._caret).row)
        x = geometry.cell(self._caret).left() + 0.12 * geometry.unit
        painter.setPen(QPen(colour(look().theme.focus), 3))
        painter.drawLine(QLineF(x, line.top() + 2, x, line.bottom() - 2))


class HeapGround(_Ground):
    """A wooden tray with a compartment for each kind of piece, and how many lie there."""

    def __init__(self) -> None:
        super().__init__()
        # Else Qt says that all of it is to be painted, whatever has changed.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._counts: Counts = NO_PIECES
        self._supply: Counts = NO_PIECES

    def boundingRect(self) -> QRectF:
        return self._geometry.tray.adjusted(-4, -4, 4, 4)

    def show_counts(self, counts: Counts) -> None:
        """Write how many pieces lie in each heap."""
        before, self._counts = self._counts, counts
        self._update_changed(before, counts)

    def show_supply(self, left: Counts) -> None:
        """Write quietly how many of each kind can still come; nothing of none."""
        before, self._supply = self._supply, left
        self._update_changed(before, left)

    def _update_changed(self, before: Counts, now: Counts) -> None:
        for kind in Shape:
            if before[kind] != now[kind]:
                self.update(self._geometry.compartment(kind))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        theme, geometry = look().theme, self._geometry
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Black wood on a black table needs its edge.
        is_edged = theme.wood == theme.table
        painter.setPen(QPen(colour(theme.edge), 1) if is_edged else Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.wood))
        painter.drawRoundedRect(geometry.tray.adjusted(0.5, 0.5, -0.5, -0.5), ROUND, ROUND)
        for kind in Shape:
            if geometry.compartment(kind).intersects(QRectF(option.exposedRect)):
                self._paint_compartment(painter, kind)

    def _paint_compartment(self, painter: QPainter, kind: Shape) -> None:
        theme, area = look().theme, self._geometry.compartment(kind)
        paint_felt(painter, area, corner=_ROUND_INSIDE)
        height = foot_height()
        foot = QRectF(area.left(), area.bottom() - height, area.width(), height)
        foot = foot.adjusted(look().gap(1.25), 0, -look().gap(1.25), 0)
        # At the largest text there is room for what lies there only.
        if self._supply[kind] and not look().is_large:
            painter.setFont(look().font())
            painter.setPen(colour(theme.muted))
            text = say(LEFT_IN_TRAY, count=self._supply[kind])
            painter.drawText(foot, Qt.AlignmentFlag.AlignVCenter, text)
        count = self._counts[kind]
        if not count:
            self._paint_outline(painter, kind)
            return
        size = Size.BODY if look().is_large else Size.LEAD
        painter.setFont(look().font(size, bold=True))
        painter.setPen(colour(theme.ink))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(foot, right, str(count))

    def _paint_outline(self, painter: QPainter, kind: Shape) -> None:
        """What could lie in an empty heap."""
        geometry = self._geometry
        painter.save()
        painter.setOpacity(_OUTLINE)
        paint_piece(
            painter,
            outline(kind),
            look().theme.lacquer(kind.name),
            look(),
            at=geometry.in_heap(kind, 0, 1, foot=foot_height()),
            unit=geometry.unit,
            angle=HEAP_ANGLES[kind],
            state=PieceState.GHOST,
        )
        painter.restore()


def paint_felt(
    painter: QPainter, area: QRectF, *, corner: float = ROUND, is_lively: bool = False
) -> None:
    """Felt that is let into the table; what is being typed into has an edge."""
    theme = look().theme
    has_depth = theme.felt != theme.table
    painter.setPen(Qt.PenStyle.NoPen if has_depth else QPen(colour(theme.felt_line), 1))
    painter.setBrush(colour(theme.felt))
    inside = area.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inside, corner, corner)
    if has_depth:
        _paint_inner_shadow(painter, inside, corner)
    if is_lively:
        painter.setPen(QPen(colour(theme.accent), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inside, corner, corner)


def _paint_inner_shadow(painter: QPainter, area: QRectF, corner: float) -> None:
    ink = colour(look().theme.shadow, 0.05)
    for layer in range(_INNER_SHADOW):
        painter.setPen(QPen(ink, 1))
        y = area.top() + 1 + layer
        inset = max(0.0, corner - layer)
        painter.drawLine(QPointF(area.left() + inset, y), QPointF(area.right() - inset, y))
