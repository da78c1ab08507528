"""Pieces on the board: how one is painted and grasped, and how it is held and moved."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from enum import Enum, unique

from PySide6.QtCore import QEasingCurve, QLineF, QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.pieces import PieceState, piece_picture, shape

from ..rules.pieces import PERIODS, UNIT, Pose, Shape, outline

Z_LYING = 10.0
Z_HELD = 100.0
_GRASP = 0.12
"""How far beside a piece it can still be grasped, in units."""


class PieceItem(QGraphicsItem):
    """A piece, painted from a kept picture; its position is its middle."""

    def __init__(self, number: int, kind: Shape) -> None:
        super().__init__()
        self.number = number
        self.kind = kind
        self.angle = 0
        self._unit = 0.0
        self._state = PieceState.RESTING
        self._is_hovered = False
        self._picture = QPixmap()
        self._area = QRectF()
        """Where the picture is painted; Qt asks for it six times a frame."""
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
        # `boundingRect` follows the picture; Qt must be told before it changes.
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
        # On a fine screen the picture has more pixels than the scene has units.
        size = self._picture.deviceIndependentSize()
        self._area = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        path = shape(line, angle)
        self._shape = QTransform.fromScale(unit, unit).map(path)
        self.reach = _reach(path, unit)
        if state is PieceState.HELD:
            self.setZValue(Z_HELD)
        elif self.zValue() == Z_HELD:
            self.setZValue(Z_LYING)
        self.update()

    def set_hovered(self, is_hovered: bool) -> None:
        """Whether a press would take it."""
        if is_hovered != self._is_hovered:
            self._is_hovered = is_hovered
            self.update()

    @property
    def state(self) -> PieceState:
        """How it lies."""
        return self._state

    @property
    def picture(self) -> QPixmap:
        """How it is painted; it fills the bounding rectangle."""
        return self._picture

    def boundingRect(self) -> QRectF:
        return self._area

    def shape(self) -> QPainterPath:
        return self._shape

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.drawPixmap(self._area.topLeft(), self._picture)
        if self._is_hovered:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colour(look().theme.focus), 2))
            painter.drawPath(self._shape)


def _reach(path: QPainterPath, unit: float) -> QRectF:
    """The piece's area with a little room around it, in pixels; the hollow of a curve counts."""
    area = path.boundingRect().adjusted(-_GRASP, -_GRASP, _GRASP, _GRASP)
    return QTransform.fromScale(unit, unit).mapRect(area)


def _ratio(item: QGraphicsItem) -> float:
    scene = item.scene()
    # An item is on no screen itself; only a view knows the pixel ratio.
    views = scene.views() if scene else []
    return views[0].devicePixelRatioF() if views else 1.0


def nearest(items: list[PieceItem], point: QPointF) -> PieceItem | None:
    """The topmost piece at a point, else the nearest loose one within a hand's reach of it."""
    at = [item for item in items if item.contains(item.mapFromScene(point))]
    if at:
        return max(at, key=lambda item: item.zValue())
    # Beside the pieces of a letter one takes hold of the letter.
    loose = [item for item in items if item.state is not PieceState.SET]
    near = [item for item in loose if item.reach.contains(item.mapFromScene(point))]
    return min(near, key=lambda item: QLineF(item.pos(), point).length(), default=None)


def flip_of(kind: Shape) -> int:
    """Degrees to the other way that a piece mostly lies: level or upright, or open to the back."""
    return PERIODS[kind] // 2


CLICK_REACH = 6
"""A press and release within so many pixels is a click, not a drag."""
NOTCH = 120
"""What one notch of a wheel reports; a touchpad tells of many small parts of it."""
SMALL_TURN = 15
LARGE_TURN = 45
SMALL_STEP = 100
LARGE_STEP = 400
"""Steps of a piece moved from the keyboard, thousandths of a unit."""


@unique
class Grip(Enum):
    """How the piece is held."""

    DRAG = "drag"
    """The mouse button is down."""
    CARRY = "carry"
    """It was clicked; the next click puts it down."""
    KEYS = "keys"


@dataclass(slots=True)
class Hand:
    """A held piece."""

    item: PieceItem
    grip: Grip
    pose: Pose
    """Where it would lie if it were let go unsnapped, on the bench as it is shown."""
    start: Pose | None
    """Where it lay on the bench of the rules before; None if it came from a heap."""
    has_moved: bool = False
    is_turned: bool = False
    """Whether it was turned on purpose since it was taken up."""
    offset: QPointF = field(default_factory=QPointF)
    """From its middle to where the pointer holds it, in units, rightward and downward."""
    gathered: int = 0
    """What the wheel has turned since the last whole notch."""

    def turn(self, degrees: int) -> None:
        """Turn it about where it is held, counter-clockwise positive."""
        before = self.offset
        # In a scene y grows downward, so what Qt calls a turn the other way is this one.
        self.offset = QTransform().rotate(-degrees).map(before)
        way = (before - self.offset) * UNIT
        self.pose = self.pose.turned(degrees).moved(dx=round(way.x()), dy=round(-way.y()))
        self.has_moved = True
        self.is_turned = True

    def gather(self, delta: int) -> int:
        """Whole notches that the wheel has turned with this; what is over counts later."""
        if delta * self.gathered < 0:
            # Whoever turns back begins anew.
            self.gathered = 0
        self.gathered += delta
        notches = int(self.gathered / NOTCH)
        self.gathered -= notches * NOTCH
        return notches

    def flip(self) -> None:
        """Turn it to its other side."""
        self.turn(flip_of(self.item.kind))

    def step(self, dx: int, dy: int) -> None:
        """Move it by thousandths of a unit."""
        self.pose = self.pose.moved(dx=dx, dy=dy)
        self.has_moved = True


_HEIGHT = 0.08
"""How much larger a piece looks that is about to come down."""


class _Way(Value, eq=False):
    """The way of one item; `begins_ms` after all others set out."""

    item: PieceItem
    start: QPointF
    goal: QPointF
    begins_ms: int = 0


class ItemGlide(QObject):
    """Moves many items at once; a new movement ends the one before."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ways: list[_Way] = []
        self._lasts_ms = 0
        self._easing = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._settling: tuple[PieceItem, ...] = ()
        self._late: tuple[PieceItem, ...] = ()
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.valueChanged.connect(self._move)

    def start(
        self,
        goals: dict[PieceItem, QPointF],
        duration_ms: int,
        settling: Collection[PieceItem] = (),
        *,
        late: Collection[PieceItem] = (),
        late_ms: int = 0,
    ) -> None:
        """Send items to their goals; 0 puts them there at once.

        Those that are `settling` were put down: they come down on the bench from a little above.
        Those that are `late` are not seen before they set out, even where they are sent anew.
        """
        if self._is_about_to_start:
            # What one action brings may be shown before its dice are.
            late = (*self._late, *late)
        late_by = self._waiting(goals) | dict.fromkeys(late, late_ms)
        self._late = tuple(late)
        self._animation.stop()
        self._rest()
        self._settling, self._lasts_ms = tuple(settling), duration_ms
        self._ways = [
            _Way(item, item.pos(), goal, late_by.get(item, 0))
            for item, goal in goals.items()
            if item.pos() != goal or item in self._settling
        ]
        if duration_ms and self._ways:
            whole = duration_ms + max(way.begins_ms for way in self._ways)
            # Qt tells of the value at the present time with the first of these.
            self._animation.setDuration(whole)
            self._animation.setEndValue(float(whole))
            self._move(0.0)
            self._animation.start()
        else:
            self.finish()

    def finish(self) -> None:
        """Put everything where it was going."""
        self._animation.stop()
        for way in self._ways:
            way.item.setPos(way.goal)
        self._rest()
        self._ways, self._settling = [], ()

    @property
    def _is_moving(self) -> bool:
        return self._animation.state() is not QVariantAnimation.State.Stopped

    @property
    def _is_about_to_start(self) -> bool:
        return self._is_moving and self._animation.currentTime() == 0

    def _waiting(self, goals: dict[PieceItem, QPointF]) -> dict[PieceItem, int]:
        """How long those wait yet that have not set out and still have the same goal."""
        if not self._is_moving:
            return {}
        now = self._animation.currentTime()
        return {
            way.item: way.begins_ms - now
            for way in self._ways
            if way.begins_ms > now and goals.get(way.item) == way.goal
        }

    def _rest(self) -> None:
        """Nothing is above the table any more, or still to be seen."""
        for item in self._settling:
            item.setScale(1.0)
        for way in self._ways:
            way.item.setOpacity(1.0)

    def _move(self, now: float) -> None:
        for way in self._ways:
            share = self._share(now - way.begins_ms)
            way.item.setPos(way.start + (way.goal - way.start) * share)
            way.item.setOpacity(1.0 if now >= way.begins_ms else 0.0)
        for item in self._settling:
            item.setScale(1 + _HEIGHT * (1 - self._share(now)))

    def _share(self, gone_ms: float) -> float:
        return self._easing.valueForProgress(min(1.0, max(0.0, gone_ms / self._lasts_ms)))
