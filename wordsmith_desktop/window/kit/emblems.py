"""The players' emblems: a shape for each colour, so that neither has to be told by the other."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from wordsmith_desktop.wording.texts import EMBLEMS, say

from .appearance import look
from .look import Look, colour
from .segments import Segment
from .theme import Colour
from .tips import set_tip

FILLS: Final = {
    "blue": "#1F77B8",
    "yellow": "#F0D53C",
    "red": "#D55E00",
    "green": "#0F9D74",
    "pink": "#D983B0",
    "orange": "#E69F00",
    "sky": "#6CBDEB",
    "grey": "#8C8C8C",
}
"""After Okabe and Ito; the rim in the theme's ink sets each of them off from any ground."""

Point = tuple[float, float]
Curve = tuple[Point, Point, Point]
"""Two control points and the end."""

_CROSS: Final = (
    (-0.17, -0.48), (0.17, -0.48), (0.17, -0.17), (0.48, -0.17), (0.48, 0.17), (0.17, 0.17),
    (0.17, 0.48), (-0.17, 0.48), (-0.17, 0.17), (-0.48, 0.17), (-0.48, -0.17), (-0.17, -0.17),
)  # fmt: skip
_STAR: Final = tuple(
    (radius * sin(turn * pi / 5), -radius * cos(turn * pi / 5))
    for turn, radius in enumerate((0.54, 0.24) * 5)
)
_CORNERS: Final[dict[str, tuple[Point, ...]]] = {
    "red": ((0.0, -0.46), (0.5, 0.42), (-0.5, 0.42)),
    "green": ((0.0, -0.5), (0.46, 0.0), (0.0, 0.5), (-0.46, 0.0)),
    "orange": ((-0.42, -0.42), (0.42, -0.42), (0.42, 0.42), (-0.42, 0.42)),
    "grey": _CROSS,
    "yellow": _STAR,
}
_HEART: Final[tuple[Curve, ...]] = (
    ((-0.9, -0.1), (-0.4, -0.75), (0.0, -0.24)),
    ((0.4, -0.75), (0.9, -0.1), (0.0, 0.48)),
)
_DROP: Final[tuple[Curve, ...]] = (
    ((0.08, -0.2), (0.4, -0.1), (0.38, 0.16)),
    ((0.36, 0.6), (-0.36, 0.6), (-0.38, 0.16)),
    ((-0.4, -0.1), (-0.08, -0.2), (0.0, -0.54)),
)
_CURVES: Final = {"pink": _HEART, "sky": _DROP}
"""Each begins where its last curve ends."""


def emblem_path(name: str) -> QPainterPath:
    """The outline of a colour's emblem about the middle of a unit square, y downward."""
    path = QPainterPath()
    if name in _CORNERS:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in _CORNERS[name]]))
        path.closeSubpath()
    elif name in _CURVES:
        path.moveTo(QPointF(*_CURVES[name][-1][-1]))
        for first, second, end in _CURVES[name]:
            path.cubicTo(QPointF(*first), QPointF(*second), QPointF(*end))
    else:
        path.addEllipse(QPointF(0, 0), 0.45, 0.45)
    return path


def paint_emblem(
    painter: QPainter, rect: QRectF, name: str, look: Look, *, ink: Colour = ""
) -> None:
    """Paint a colour's emblem into a square, by default with a rim in the theme's ink."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side * 0.88, side * 0.88)
    pen = QPen(colour(ink or look.theme.ink), max(1.5, side / 14))
    # The painter is scaled to a unit square, and other pens would be scaled with it.
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(colour(FILLS[name]))
    painter.drawPath(emblem_path(name))
    painter.restore()


def emblem_icon(name: str) -> QIcon:
    """The emblem as an icon as high as text; its rim stands out on a chosen row, too."""
    theme = look().theme
    icon = QIcon(_picture(name, theme.ink))
    icon.addPixmap(_picture(name, theme.accent_ink), QIcon.Mode.Selected)
    return icon


def _picture(name: str, ink: Colour) -> QPixmap:
    side = look().px(3)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_emblem(painter, QRectF(1, 1, side - 2, side - 2), name, look(), ink=ink)
    painter.end()
    return picture


class EmblemButton(Segment):
    """One emblem to choose; a heavy frame marks the chosen one."""

    is_soft = True

    def __init__(self, name: str) -> None:
        super().__init__(say(EMBLEMS[name]))
        self._name = name
        set_tip(self, say(EMBLEMS[name]))

    def sizeHint(self) -> QSize:
        side = max(look().target + 8, look().px(5.5))
        return QSize(side, side)

    def paint_content(self, painter: QPainter) -> None:
        side = look().px(3.25)
        area = QRectF(0, 0, side, side)
        area.moveCenter(QRectF(self.rect()).center())
        paint_emblem(painter, area, self._name, look())
