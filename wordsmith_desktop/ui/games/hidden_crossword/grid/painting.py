"""Paints the felt, the grid's lines, and the marks around tiles."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from wordsmith_desktop.games.hidden_crossword.crossword import Cell, Direction
from wordsmith_desktop.games.hidden_crossword.spread import Bounds
from wordsmith_desktop.ui.kit.look import Look, colour
from wordsmith_desktop.ui.kit.solid import rounded

MARGIN: Final = 2
"""Empty cells around the tiles."""
LEAST_ROWS: Final = 9
LEAST_COLS: Final = 13
"""A grid this large is shown even where less is laid, so that it need not shrink soon."""
_STEP: Final = 4
"""Cells shrink by so many pixels, so that one more tile seldom changes their size."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """Where the cells of the grid lie in a widget."""

    size: QSizeF
    """The widget's size."""
    side: int
    """A cell's breadth and height."""
    left: float
    top: float
    """Columns and rows to the left of and above the widget's corner; whole cells or parts."""

    def box(self, cell: Cell) -> QRectF:
        """Where a cell lies, on whole pixels."""
        x, y = (cell.col - self.left) * self.side, (cell.row - self.top) * self.side
        # Between pixels pictures blur; `round` goes to even numbers and would make gaps uneven.
        return QRectF(floor(x + 0.5), floor(y + 0.5), self.side, self.side)

    def span(self, bounds: Bounds) -> QRectF:
        """Where a rectangle of cells lies."""
        first = self.box(Cell(bounds.top, bounds.left))
        return first.united(self.box(Cell(bounds.bottom, bounds.right)))

    def cell_at(self, point: QPointF) -> Cell:
        """The cell at a point, which may lie beside the widget."""
        row, col = point.y() / self.side + self.top, point.x() / self.side + self.left
        return Cell(floor(row), floor(col))

    def cells_in(self, part: QRectF) -> Bounds:
        """The cells that a part of the widget touches."""
        first, last = self.cell_at(part.topLeft()), self.cell_at(part.bottomRight())
        return Bounds(first.row, first.col, last.row, last.col)

    def panned(self, rows: float, cols: float) -> Viewport:
        """With other cells to be seen, so many rows and columns on."""
        return replace(self, top=self.top + rows, left=self.left + cols)

    def showing(self, bounds: Bounds) -> Viewport:
        """Panned no further than needed until all those cells are to be seen, or nothing else."""
        rows, cols = self.size.height() / self.side, self.size.width() / self.side
        top = _nudged(self.top, rows, bounds.top, bounds.bottom + 1)
        return replace(self, top=top, left=_nudged(self.left, cols, bounds.left, bounds.right + 1))


def _nudged(start: float, length: float, first: int, last: int) -> float:
    """The start of a stretch, moved until it reaches from `first` to `last` or lies within them."""
    low, high = sorted((first, last - length))
    return min(max(start, low), high)


def centred(size: QSizeF, laid: Bounds, *, least: int, most: int, is_open: bool = True) -> Viewport:
    """What is laid in the middle, as large as it can be between two sides of a cell in pixels."""
    around = 1 if is_open else 2
    room = min(size.width() / (laid.cols + around), size.height() / (laid.rows + around))
    # The cells keep their size as long as what is laid is to be seen; it can be panned.
    side = most if room >= most else max(least, floor(room / _STEP) * _STEP)
    return Viewport(
        size,
        side,
        (laid.left + laid.right + 1 - size.width() / side) / 2,
        (laid.top + laid.bottom + 1 - size.height() / side) / 2,
    )


def followed(
    before: Viewport, laid: Bounds, cell: Cell, *, least: int, most: int, is_open: bool = True
) -> Viewport:
    """The same part of the grid, moved and resized no more than what is laid now calls for.

    The cell of the caret is to be seen in any case, with one more on each side.
    """
    fresh = centred(before.size, laid, least=least, most=most, is_open=is_open)
    view = before if before.side == fresh.side else fresh
    caret = Bounds.of((cell,))
    whole = view.showing(laid.grown(MARGIN)).showing(laid)
    return whole.showing(caret.grown(1)).showing(caret)


ROUND: Final = 12
"""Radius of the grid's corners in pixels."""
TILE: Final = 0.05
"""Room around a tile in its cell; this and all below are in a cell's side."""
_DEPTH: Final = 10
"""How far the shadow of the inset's upper edge reaches, in pixels."""
_WAVE: Final = 0.2
"""Length of a wave."""
_ARROW: Final = 0.34
"""Breadth of the arrow that tells which way letters go."""


def paint_felt(painter: QPainter, whole: QRectF, look: Look) -> None:
    """An inset surface of felt with an edge."""
    theme = look.theme
    path = rounded(whole.adjusted(1.5, 1.5, -1.5, -1.5), ROUND)
    painter.fillPath(path, colour(theme.felt))
    if theme.name != "contrast":
        shade = QLinearGradient(0, whole.top(), 0, whole.top() + _DEPTH)
        shade.setColorAt(0.0, colour(theme.shadow, 0.28))
        shade.setColorAt(1.0, colour(theme.shadow, 0.0))
        band = QPainterPath()
        band.addRect(QRectF(whole.left(), whole.top(), whole.width(), _DEPTH))
        painter.fillPath(path.intersected(band), shade)


def paint_edge(painter: QPainter, whole: QRectF, look: Look, *, has_keyboard: bool) -> None:
    """The edge of the surface; two rings while it has the keyboard."""
    theme = look.theme
    rings = ((theme.focus, 1.5, 3.0), (theme.ink, 4.0, 1.5)) if has_keyboard else ()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, inside, broad in rings or ((theme.edge, 1.5, 1.5),):
        painter.setPen(QPen(colour(ink), broad))
        box = whole.adjusted(inside, inside, -inside, -inside)
        painter.drawRoundedRect(box, ROUND - inside, ROUND - inside)


def paint_lines(painter: QPainter, view: Viewport, part: QRectF, look: Look) -> None:
    """The lines between the cells of a part of the grid."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(colour(look.theme.felt_line, 0.55), 1))
    cells = view.cells_in(part)
    span = view.span(cells)
    for col in range(cells.cols + 1):
        x = span.left() + col * view.side
        painter.drawLine(QLineF(x, part.top(), x, part.bottom()))
    for row in range(cells.rows + 1):
        y = span.top() + row * view.side
        painter.drawLine(QLineF(part.left(), y, part.right(), y))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def paint_run(painter: QPainter, box: QRectF, look: Look) -> None:
    """A band behind the word that the caret is in."""
    theme = look.theme
    painter.setPen(QPen(colour(theme.accent), 1.5))
    painter.setBrush(colour(theme.accent_soft))
    painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 6, 6)


def paint_wave(
    painter: QPainter, box: QRectF, direction: Direction, look: Look, *, side: float
) -> None:
    """A wavy line under the letters of a faulty word; beside them where it reads downward."""
    away, reach = side * (TILE + 0.08), side * 0.1
    line = (
        QLineF(box.left() + reach, box.bottom() - away, box.right() - reach, box.bottom() - away)
        if direction is Direction.ACROSS
        else QLineF(box.left() + away, box.top() + reach, box.left() + away, box.bottom() - reach)
    )
    path = _waves(line, side)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # The bright ground below it is what it stands out from, on tiles and felt of every theme.
    for ink, broad in ((look.theme.paper, 0.12), (look.theme.paper_bad, 0.055)):
        pen = QPen(colour(ink), max(2.0, side * broad))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)


def _waves(line: QLineF, side: float) -> QPainterPath:
    count = max(1, ceil(line.length() / (side * _WAVE)))
    along = QPointF(line.dx(), line.dy()) / (2 * count)
    across = QPointF(-along.y(), along.x()) * 0.9
    path, at = QPainterPath(line.p1()), line.p1()
    for half in range(2 * count):
        middle = at + along / 2 + (across if half % 2 else -across)
        at = at + along
        path.quadTo(middle, at)
    return path


def paint_loose(painter: QPainter, box: QRectF, look: Look) -> None:
    """Dots around a tile that has a fault of its own."""
    pen = QPen(colour(look.theme.bad), max(2.5, box.height() * 0.055), Qt.PenStyle.DotLine)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)


def paint_clash(painter: QPainter, box: QRectF, look: Look) -> None:
    """A cross in the upper right corner of a tile that another letter is in the way of."""
    theme, side = look.theme, max(14.0, box.height() * 0.36)
    badge = QRectF(box.right() - side * 0.75, box.top() - side * 0.25, side, side)
    painter.setPen(QPen(colour(theme.paper_bad), 1.5))
    painter.setBrush(colour(theme.paper))
    painter.drawEllipse(badge)
    pen = QPen(colour(theme.paper_bad), max(2.0, side * 0.14))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    inside = badge.adjusted(side * 0.3, side * 0.3, -side * 0.3, -side * 0.3)
    painter.drawLine(QLineF(inside.topLeft(), inside.bottomRight()))
    painter.drawLine(QLineF(inside.topRight(), inside.bottomLeft()))


def paint_goal(painter: QPainter, box: QRectF, look: Look) -> None:
    """A cell in which something would come to lie."""
    painter.setPen(QPen(colour(look.theme.accent), 2.5, Qt.PenStyle.DashLine))
    painter.setBrush(colour(look.theme.accent_soft))
    painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 5, 5)


def paint_caret(
    painter: QPainter, box: QRectF, direction: Direction, look: Look, *, has_keyboard: bool
) -> None:
    """A frame around the caret's cell, with an arrow to where the next letter goes."""
    theme = look.theme
    ink = theme.focus if has_keyboard else theme.edge
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen_ink, inside, broad in ((theme.felt, 2.5, 6.0), (ink, 1.5, 3.5)):
        painter.setPen(QPen(colour(pen_ink), broad if has_keyboard else broad * 0.7))
        painter.drawRoundedRect(box.adjusted(inside, inside, -inside, -inside), 5, 5)
    painter.setPen(QPen(colour(theme.felt), 1.5))
    painter.setBrush(colour(ink))
    painter.drawPolygon(_arrow(box, direction))


def _arrow(box: QRectF, direction: Direction) -> QPolygonF:
    """A triangle on the far side of a box, which points out of it."""
    half, deep = box.width() * _ARROW / 2, box.width() * _ARROW * 0.62
    middle = box.center()
    if direction is Direction.ACROSS:
        x = box.right() - 3
        points = ((x, middle.y() - half), (x + deep, middle.y()), (x, middle.y() + half))
    else:
        y = box.bottom() - 3
        points = ((middle.x() - half, y), (middle.x(), y + deep), (middle.x() + half, y))
    return QPolygonF([QPointF(x, y) for x, y in points])
