"""The faces of the six computer players: letter pieces laid on a wooden tile."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap

from wordsmith_desktop.core.value import Value

from .appearance import look
from .emblems import FILLS, emblem_path
from .look import Look, colour
from .pieces import Line, ribbon, turned
from .solid import rounded, sheen
from .theme import Colour


def _bar(length: float) -> Line:
    return ((-length / 2, 0.0), (length / 2, 0.0))


def _arc(radius: float, span: float) -> Line:
    """An arc about the middle of its top, open downward, over so many degrees."""
    steps = range(9)
    angles = (radians(90 - span / 2 + span * step / 8) for step in steps)
    return tuple((radius * cos(angle), radius * (sin(angle) - 1)) for angle in angles)


class _Part(Value):
    """A piece of a face: its line, its middle and how it is turned, in a tile's half side."""

    line: Line
    x: float
    y: float
    """Downward."""
    angle: float = 0.0
    """Degrees counter-clockwise."""
    lacquer: str = "L"
    """The piece whose lacquer it has."""


def _pair(line: Line, x: float, y: float, angle: float = 0.0, lacquer: str = "L") -> list[_Part]:
    """The same left and right, turned the other way there."""
    return [_Part(line, -x, y, angle, lacquer), _Part(line, x, y, -angle, lacquer)]


_DOT: Final = _bar(0.2)
_SHORT: Final = _bar(0.5)
_LONG: Final = _bar(0.9)
_BOW: Final = _arc(0.36, 150)
_WIDE: Final = _arc(0.62, 110)
_EAR: Final = _arc(0.27, 190)

FACES: Final[tuple[tuple[_Part, ...], ...]] = (
    # Pip: round eyes and a broad grin.
    (*_pair(_DOT, 0.38, -0.3, 90), _Part(_WIDE, 0, 0.66, 180, "C")),
    # Momo: eyes half closed, and content.
    (*_pair(_SHORT, 0.42, -0.26, 10), _Part(_BOW, 0, 0.64, 180, "B")),
    # Tilda: a fringe over straight eyes.
    (*_pair(_WIDE, 0.34, -0.78, 14, "B"), *_pair(_DOT, 0.36, -0.22, 90), _Part(_BOW, 0, 0.62, 180)),
    # Bruno: a bear's ears.
    (
        *_pair(_EAR, 0.62, -0.88, 24, "S"),
        *_pair(_DOT, 0.34, -0.2, 90),
        _Part(_BOW, 0, 0.62, 180, "S"),
    ),
    # Vesna: brows that fall to the middle, and a smile on one side.
    (
        *_pair(_SHORT, 0.42, -0.48, -24, "C"),
        *_pair(_DOT, 0.4, -0.16, 90),
        _Part(_SHORT, 0.08, 0.58, 18, "C"),
    ),
    # Ovid: spectacles, and a beard.
    (
        *_pair(_EAR, 0.42, -0.42, 0, "B"),
        *_pair(_EAR, 0.42, 0.14, 180, "B"),
        _Part(_WIDE, 0, 0.9, 180, "S"),
        _Part(_SHORT, 0, 0.52),
    ),
)
"""By level, mildest first."""
_THICK: Final = 0.24
"""Breadth of the pieces; this and all below are in the tile's half side."""
_NOSE: Final = 0.34
_RIM: Final = 0.17
_CORNER: Final = 0.34


def paint_face(
    painter: QPainter, rect: QRectF, level: int, emblem: str, in_use: Look, *, ink: Colour = ""
) -> None:
    """Paint the face of a level into a square: its rim and nose are a seat's colour and shape."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / 2, side / 2)
    _paint_tile(painter, emblem, in_use, ink or in_use.theme.ink)
    for part in FACES[level - 1]:
        _paint_part(painter, part, in_use)
    painter.translate(0, 0.16)
    painter.scale(_NOSE, _NOSE)
    painter.setPen(_pen(in_use.theme.tile.ink))
    painter.setBrush(colour(FILLS[emblem]))
    painter.drawPath(emblem_path(emblem))
    painter.restore()


def _paint_tile(painter: QPainter, emblem: str, in_use: Look, ink: Colour) -> None:
    area = QRectF(-0.97, -0.97, 1.94, 1.94)
    painter.fillPath(rounded(area, _CORNER), colour(ink))
    inner = area.adjusted(0.06, 0.06, -0.06, -0.06)
    painter.fillPath(rounded(inner, _CORNER), colour(FILLS[emblem]))
    face = area.adjusted(_RIM, _RIM, -_RIM, -_RIM)
    painter.fillPath(rounded(face, _CORNER - 0.1), sheen(face, in_use.theme.tile))


def _paint_part(painter: QPainter, part: _Part, in_use: Look) -> None:
    painter.save()
    # The rim of the tile takes a part of the face.
    painter.scale(1 - _RIM, 1 - _RIM)
    painter.translate(part.x, part.y)
    lacquer = in_use.theme.lacquer(part.lacquer)
    path = ribbon(turned(part.line, part.angle), half=_THICK / 2, inset=-0.06, corner=0.08)
    # Its own outline stands out from the table, not from the tile.
    painter.setPen(_pen(in_use.theme.tile.ink))
    painter.setBrush(colour(lacquer.fill))
    painter.drawPath(path)
    painter.restore()


def _pen(ink: Colour) -> QPen:
    pen = QPen(colour(ink), 1.0)
    # The painter is scaled to a unit square, and other pens would be scaled with it.
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def face_icon(level: int, emblem: str) -> QIcon:
    """The face as an icon as high as text."""
    side = look().px(3)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_face(painter, QRectF(0, 0, side, side), level, emblem, look())
    painter.end()
    return QIcon(picture)


_PIPS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((0, 0),),
    ((-1, 1), (1, -1)),
    ((-1, 1), (0, 0), (1, -1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)
"""As on a die, in steps from the middle."""


def paint_pips(painter: QPainter, rect: QRectF, level: int, in_use: Look) -> None:
    """Paint a level as the face of a die with so many pips."""
    side = min(rect.width(), rect.height())
    area = QRectF(0, 0, side, side)
    area.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(in_use.theme.ink), max(1.0, side * 0.07)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inside = area.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inside, side * 0.22, side * 0.22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(in_use.theme.ink))
    for x, y in _PIPS[level - 1]:
        middle = inside.center() + QPointF(x, y) * side * 0.25
        painter.drawEllipse(middle, side * 0.1, side * 0.1)
    painter.restore()
