"""Paints the felt, the grid's lines, and the marks around tiles."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.solid import rounded

from ...rules.crossword import Direction
from .viewport import Viewport

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
        area = whole.adjusted(inside, inside, -inside, -inside)
        painter.drawRoundedRect(area, ROUND - inside, ROUND - inside)


def paint_lines(painter: QPainter, view: Viewport, part: QRectF, look: Look) -> None:
    """The lines between the cells of a part of the grid."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(colour(look.theme.felt_line, 0.55), 1))
    cells = view.cells_in(part)
    span = view.span(cells)
    for col in range(cells.cols + 1):
        x = span.left() + col * view.side
        painter.drawLine(QLineF(x, span.top(), x, span.bottom()))
    for row in range(cells.rows + 1):
        y = span.top() + row * view.side
        painter.drawLine(QLineF(span.left(), y, span.right(), y))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def paint_run(painter: QPainter, area: QRectF, look: Look) -> None:
    """A band behind the word that the caret is in."""
    theme = look.theme
    painter.setPen(QPen(colour(theme.accent), 1.5))
    painter.setBrush(colour(theme.accent_soft))
    painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 6, 6)


def paint_selection(painter: QPainter, area: QRectF, look: Look) -> None:
    """A frame around what is selected, with a wash that lets the tiles through."""
    theme = look.theme
    painter.setPen(QPen(colour(theme.accent), 2.5, Qt.PenStyle.DashLine))
    painter.setBrush(colour(theme.accent, 0.16))
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 5, 5)


def paint_wave(
    painter: QPainter, area: QRectF, direction: Direction, look: Look, *, side: float
) -> None:
    """A wavy line under the letters of a faulty word; beside them where it reads downward."""
    away, reach = side * (TILE + 0.08), side * 0.1
    line = (
        QLineF(
            area.left() + reach, area.bottom() - away, area.right() - reach, area.bottom() - away
        )
        if direction is Direction.ACROSS
        else QLineF(
            area.left() + away, area.top() + reach, area.left() + away, area.bottom() - reach
        )
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


def paint_loose(painter: QPainter, area: QRectF, look: Look) -> None:
    """Dots around a tile that has a fault of its own."""
    pen = QPen(colour(look.theme.bad), max(2.5, area.height() * 0.055), Qt.PenStyle.DotLine)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 5, 5)


def paint_clash(painter: QPainter, area: QRectF, look: Look) -> None:
    """A cross in the upper right corner of a tile that another letter is in the way of."""
    theme, side = look.theme, max(14.0, area.height() * 0.36)
    badge = QRectF(area.right() - side * 0.75, area.top() - side * 0.25, side, side)
    painter.setPen(QPen(colour(theme.paper_bad), 1.5))
    painter.setBrush(colour(theme.paper))
    painter.drawEllipse(badge)
    pen = QPen(colour(theme.paper_bad), max(2.0, side * 0.14))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    inside = badge.adjusted(side * 0.3, side * 0.3, -side * 0.3, -side * 0.3)
    painter.drawLine(QLineF(inside.topLeft(), inside.bottomRight()))
    painter.drawLine(QLineF(inside.topRight(), inside.bottomLeft()))


def paint_handle(painter: QPainter, area: QRectF, look: Look) -> None:
    """A knob with three grooves, by which a word is taken."""
    theme = look.theme
    away = area.width() * 0.16
    knob = area.adjusted(away, away, -away, -away)
    painter.setPen(QPen(colour(theme.accent_ink), 1.5))
    painter.setBrush(colour(theme.accent))
    painter.drawEllipse(knob)
    painter.setPen(QPen(colour(theme.accent_ink), max(1.5, knob.width() * 0.09)))
    middle, reach = knob.center(), knob.width() * 0.2
    for step in (-1, 0, 1):
        y = middle.y() + step * knob.height() * 0.19
        painter.drawLine(QLineF(middle.x() - reach, y, middle.x() + reach, y))


def paint_goal(painter: QPainter, area: QRectF, look: Look) -> None:
    """A cell in which something would come to lie."""
    painter.setPen(QPen(colour(look.theme.accent), 2.5, Qt.PenStyle.DashLine))
    painter.setBrush(colour(look.theme.accent_soft))
    painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 5, 5)


def paint_caret(
    painter: QPainter, area: QRectF, direction: Direction, look: Look, *, has_keyboard: bool
) -> None:
    """A frame around the caret's cell, with an arrow to where the next letter goes."""
    theme = look.theme
    ink = theme.focus if has_keyboard else theme.edge
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen_ink, inside, broad in ((theme.felt, 2.5, 6.0), (ink, 1.5, 3.5)):
        painter.setPen(QPen(colour(pen_ink), broad if has_keyboard else broad * 0.7))
        painter.drawRoundedRect(area.adjusted(inside, inside, -inside, -inside), 5, 5)
    painter.setPen(QPen(colour(theme.felt), 1.5))
    painter.setBrush(colour(ink))
    painter.drawPolygon(_arrow(area, direction))


def _arrow(area: QRectF, direction: Direction) -> QPolygonF:
    """A triangle on the far side of an area, which points out of it."""
    half, deep = area.width() * _ARROW / 2, area.width() * _ARROW * 0.62
    middle = area.center()
    if direction is Direction.ACROSS:
        x = area.right() - 3
        points = ((x, middle.y() - half), (x + deep, middle.y()), (x, middle.y() + half))
    else:
        y = area.bottom() - 3
        points = ((middle.x() - half, y), (middle.x(), y + deep), (middle.x() + half, y))
    return QPolygonF([QPointF(x, y) for x, y in points])
