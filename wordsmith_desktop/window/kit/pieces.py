"""Paints the letter pieces: lacquered wood with a soft bevel, a clear rim and a shadow.

A piece is given by its centre line in units, y upward, as a game describes it; it is stroked
`THICKNESS` broad with flat ends. The light always falls from the upper left, however a piece is
turned, so each angle has a picture of its own; pictures are kept.
"""

from __future__ import annotations

from enum import Enum, unique
from functools import lru_cache
from math import cos, hypot, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from .look import Look, colour
from .theme import Lacquer

Point = tuple[float, float]
Line = tuple[Point, ...]
"""A centre line in units, y upward; neighbouring stretches turn only a little."""


def turned(line: Line, angle: float) -> Line:
    """The line turned counter-clockwise by degrees about the origin, and y turned downward."""
    c, s = cos(radians(angle)), sin(radians(angle))
    return tuple((x * c - y * s, -(x * s + y * c)) for x, y in line)


def ribbon(line: Line, *, half: float, inset: float, corner: float) -> QPainterPath:
    """A strip `half` wide on both sides, its ends drawn in by `inset`, its corners rounded.

    All lengths in the line's unit; `corner` is at most `half`. A negative inset lengthens.
    """
    spine = (_drawn_in(line[0], line[1], inset), *line[1:-1], _drawn_in(line[-1], line[-2], inset))
    normals = _normals(spine)
    left = [_offset(p, n, half) for p, n in zip(spine, normals, strict=True)]
    right = [_offset(p, n, -half) for p, n in zip(spine, normals, strict=True)]
    return _rounded([*left, *reversed(right)], (0, len(left) - 1, len(left), -1), corner)


def _drawn_in(end: Point, towards: Point, by: float) -> Point:
    dx, dy = towards[0] - end[0], towards[1] - end[1]
    share = by / hypot(dx, dy)
    return end[0] + dx * share, end[1] + dy * share


def _normals(line: Line) -> list[Point]:
    """The direction square to the line at each point."""
    made = []
    for i in range(len(line)):
        (x0, y0), (x1, y1) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = hypot(x1 - x0, y1 - y0)
        made.append(((y1 - y0) / length, -(x1 - x0) / length))
    return made


def _offset(point: Point, normal: Point, by: float) -> Point:
    return point[0] + normal[0] * by, point[1] + normal[1] * by


def _rounded(points: list[Point], corners: tuple[int, ...], radius: float) -> QPainterPath:
    """A closed path through the points, rounded at the given ones, of which the first is one."""
    rounded = {corner % len(points) for corner in corners}
    path = QPainterPath(QPointF(*_towards(points[0], points[-1], radius)))
    for i, point in enumerate(points):
        if i not in rounded:
            path.lineTo(*point)
            continue
        before, after = points[i - 1], points[(i + 1) % len(points)]
        path.lineTo(*_towards(point, before, radius))
        path.quadTo(*point, *_towards(point, after, radius))
    path.closeSubpath()
    return path


def _towards(point: Point, other: Point, by: float) -> Point:
    """A point `by` on the way to another, at most half way."""
    dx, dy = other[0] - point[0], other[1] - point[1]
    share = min(0.5, by / max(hypot(dx, dy), 1e-9))
    return point[0] + dx * share, point[1] + dy * share


THICKNESS: Final = 0.3
"""Breadth of a piece in units."""
_ROUND: Final = 0.07
"""Radius of a piece's corners in units."""
_RIM: Final = 0.035
"""Breadth of the rim in units, inside the piece's own outline."""
_MARGIN: Final = 0.3
"""Room for the shadow around a picture, in units."""
_KEPT: Final = 2048
_FADED: Final = 0.35
"""How much is to be seen of a piece that is."""


@unique
class PieceState(Enum):
    """How a piece lies."""

    RESTING = "resting"
    HELD = "held"
    """Lifted: its shadow is wider and further away."""
    SET = "set"
    """Part of a recognised letter: flush with the table, no shadow."""
    GHOST = "ghost"
    """Where a held piece would come to lie: only its rim."""
    FADED = "faded"
    """Left over from what was there before."""


def shape(line: Line, angle: float = 0.0) -> QPainterPath:
    """The area that a piece covers, in units, y downward, turned counter-clockwise."""
    return _strip(turned(line, angle))


def paint_piece(
    painter: QPainter,
    line: Line,
    lacquer: Lacquer,
    look: Look,
    *,
    at: QPointF,
    unit: float,
    angle: float = 0.0,
    state: PieceState = PieceState.RESTING,
) -> None:
    """Paint a piece with its centre at a point; `unit` in pixels, `angle` in degrees."""
    ratio = painter.device().devicePixelRatioF() if painter.device() else 1.0
    picture = piece_picture(line, lacquer, look, unit=unit, angle=angle, state=state, ratio=ratio)
    size = picture.deviceIndependentSize()
    painter.drawPixmap(QPointF(at.x() - size.width() / 2, at.y() - size.height() / 2), picture)


def piece_picture(
    line: Line,
    lacquer: Lacquer,
    look: Look,
    *,
    unit: float,
    angle: float = 0.0,
    state: PieceState = PieceState.RESTING,
    ratio: float = 1.0,
) -> QPixmap:
    """The kept picture of a piece, its centre in the middle; whole degrees and pixels."""
    shadow = look.theme.shadow if look.theme.name != "contrast" else ""
    return _picture(
        tuple(line), lacquer, shadow, round(unit * 4) / 4, round(angle) % 360, state, ratio
    )


@lru_cache(maxsize=_KEPT)
def _picture(
    line: Line,
    lacquer: Lacquer,
    shadow: str,
    unit: float,
    angle: int,
    state: PieceState,
    ratio: float,
) -> QPixmap:
    area = shape(line, angle).boundingRect()
    width = 2 * (max(abs(area.left()), abs(area.right())) + _MARGIN) * unit
    height = 2 * (max(abs(area.top()), abs(area.bottom())) + _MARGIN) * unit
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    # Before painting begins: the painter takes its scale from it.
    pixmap.setDevicePixelRatio(ratio)
    # A new pixmap holds whatever lay in memory.
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = pixmap.deviceIndependentSize() / 2
    painter.translate(middle.width(), middle.height())
    painter.scale(unit, unit)
    lying = turned(line, angle)
    if shadow and state in (PieceState.RESTING, PieceState.HELD):
        _paint_shadow(painter, lying, shadow, is_held=state is PieceState.HELD)
    if state is PieceState.GHOST:
        _paint_ghost(painter, lying, lacquer)
    else:
        painter.setOpacity(_FADED if state is PieceState.FADED else 1.0)
        _paint_body(painter, lying, lacquer)
    painter.end()
    return pixmap


def _paint_shadow(painter: QPainter, line: Line, ink: str, *, is_held: bool) -> None:
    """Several translucent layers, wider and wider, give a soft edge."""
    reach, drop, layers = (0.13, 0.13, 7) if is_held else (0.06, 0.045, 5)
    painter.save()
    painter.translate(drop * 0.6, drop)
    for layer in range(layers):
        painter.fillPath(_strip(line, -reach * layer / layers), colour(ink, 0.075))
    painter.restore()


def _paint_body(painter: QPainter, line: Line, lacquer: Lacquer) -> None:
    whole, face = _strip(line), _strip(line, _RIM)
    painter.fillPath(whole, colour(lacquer.outline))
    painter.fillPath(face, _sheen(whole.boundingRect(), lacquer))
    painter.save()
    painter.setClipPath(face)
    _paint_edge(painter, face, dx=0.03, light=0.42, ink="#FFFFFF")
    _paint_edge(painter, face, dx=-0.03, light=0.26, ink="#000000")
    painter.restore()


def _strip(line: Line, inside: float = 0.0) -> QPainterPath:
    """The piece's area, drawn in on all sides by `inside` units (outward where negative)."""
    half = THICKNESS / 2 - inside
    return ribbon(line, half=half, inset=inside, corner=max(0.02, _ROUND - inside / 2))


def _sheen(area: QRectF, lacquer: Lacquer) -> QLinearGradient:
    gradient = QLinearGradient(area.topLeft(), area.bottomRight())
    base = colour(lacquer.fill)
    gradient.setColorAt(0.0, base.lighter(114))
    gradient.setColorAt(0.45, base)
    gradient.setColorAt(1.0, base.darker(112))
    return gradient


def _paint_edge(
    painter: QPainter, face: QPainterPath, *, dx: float, light: float, ink: str
) -> None:
    """A bevel: what the face's own copy, moved by `dx`, leaves uncovered; clip to the face."""
    around = QPainterPath()
    # What both areas cover is left out, so that only the edge is filled.
    around.setFillRule(Qt.FillRule.OddEvenFill)
    around.addRect(face.boundingRect().adjusted(-1, -1, 1, 1))
    around.addPath(face.translated(dx, dx))
    painter.fillPath(around, colour(ink, light))


def _paint_ghost(painter: QPainter, line: Line, lacquer: Lacquer) -> None:
    path = _strip(line, _RIM / 2)
    painter.fillPath(path, colour(lacquer.fill, 0.22))
    painter.setPen(QPen(colour(lacquer.outline), _RIM, Qt.PenStyle.DashLine))
    painter.drawPath(path)
