"""One piece in the scene: it holds its number, its kind and its pose, and no rule."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from wordsmith_desktop.games.letter_pieces.pieces import Kind, Pose, outline
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.pieces import PieceState, piece_picture, shape

Z_LYING = 10.0
Z_HELD = 100.0
_GRASP = 0.12
"""How far beside a piece it can still be grasped, in units."""


class PieceItem(QGraphicsItem):
    """A piece, painted from a kept picture; its position is its middle."""

    def __init__(self, number: int, kind: Kind) -> None:
        super().__init__()
        self.number = number
        self.kind = kind
        self.angle = 0
        self._unit = 0.0
        self._state = PieceState.RESTING
        self._picture = QPixmap()
        self._shape = QPainterPath()
        self.reach = QRectF()
        """Where a hand still grasps it, around its own middle."""
        self.pose: Pose | None = None
        """Where it was laid on the bench last."""
        self.setZValue(Z_LYING)

    def show_as(self, *, unit: float, angle: int, state: PieceState) -> None:
        """Take a size, an angle in degrees and a way of lying."""
        if (unit, angle, state) == (self._unit, self.angle, self._state):
            return
        self.prepareGeometryChange()
        self._unit, self.angle, self._state = unit, angle, state
        in_use = look()
        line = outline(self.kind)
        self._picture = piece_picture(
            line,
            in_use.theme.lacquer(self.kind.name),
            in_use,
            unit=unit,
            angle=angle,
            state=state,
            ratio=_ratio(self),
        )
        path = shape(line, angle)
        self._shape = QTransform.fromScale(unit, unit).map(path)
        self.reach = _reach(path, unit)
        if state is PieceState.HELD:
            self.setZValue(Z_HELD)
        elif self.zValue() == Z_HELD:
            self.setZValue(Z_LYING)
        self.update()

    @property
    def state(self) -> PieceState:
        """How it lies."""
        return self._state

    def boundingRect(self) -> QRectF:
        size = self._picture.deviceIndependentSize()
        return QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())

    def shape(self) -> QPainterPath:
        return self._shape

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.drawPixmap(self.boundingRect().topLeft(), self._picture)


def _reach(path: QPainterPath, unit: float) -> QRectF:
    """The piece's box with a little room around it, in pixels; the hollow of a curve counts."""
    box = path.boundingRect().adjusted(-_GRASP, -_GRASP, _GRASP, _GRASP)
    return QTransform.fromScale(unit, unit).mapRect(box)


def _ratio(item: QGraphicsItem) -> float:
    scene = item.scene()
    views = scene.views() if scene else []
    return views[0].devicePixelRatioF() if views else 1.0


def nearest(items: list[PieceItem], point: QPointF) -> PieceItem | None:
    """The topmost piece at a point, else the nearest that is within a hand's reach of it."""
    at = [item for item in items if item.contains(item.mapFromScene(point))]
    if at:
        return max(at, key=lambda item: item.zValue())
    near = [item for item in items if item.reach.contains(item.mapFromScene(point))]
    return min(near, key=lambda item: QLineF(item.pos(), point).length(), default=None)
