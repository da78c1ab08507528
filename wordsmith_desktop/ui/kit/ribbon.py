"""The area of a strip along a line: what a piece covers, with softly rounded ends."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

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
