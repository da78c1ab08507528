"""One piece in the scene: it holds its number, its kind and its pose, and no rule."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from wordsmith_desktop.games.letter_pieces.pieces import Kind, outline
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
        self._grasp = QPainterPath()
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
        self._grasp = _grown(shape(line, angle), unit)
        self.setZValue(Z_HELD if state is PieceState.HELD else Z_LYING)
        self.update()

    @property
    def state(self) -> PieceState:
        """How it lies."""
        return self._state

    def boundingRect(self) -> QRectF:
        size = self._picture.deviceIndependentSize()
        return QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())

    def shape(self) -> QPainterPath:
        return self._grasp

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.drawPixmap(self.boundingRect().topLeft(), self._picture)


def _grown(path: QPainterPath, unit: float) -> QPainterPath:
    """The piece's area with a little room around it, in pixels."""
    box = path.boundingRect()
    grown = QPainterPath(path)
    if min(box.width(), box.height()) <= 0.4:
        grown.addRect(box.adjusted(-_GRASP, -_GRASP, _GRASP, _GRASP))
    grown.setFillRule(grown.fillRule().WindingFill)
    return QTransform.fromScale(unit, unit).map(grown)


def _ratio(item: QGraphicsItem) -> float:
    scene = item.scene()
    views = scene.views() if scene else []
    return views[0].devicePixelRatioF() if views else 1.0


def nearest(items: list[PieceItem], point: QPointF) -> PieceItem | None:
    """The topmost piece at a point, or the nearest whose grasp holds it."""
    holding = [item for item in items if item.contains(item.mapFromScene(point))]
    return max(holding, key=lambda item: item.zValue(), default=None)
