"""A die that tumbles briefly and lands; its faces are painted by whoever owns it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil, floor
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import say

from .appearance import look
from .buttons import EnterButton
from .look import Look, colour
from .solid import FINEST
from .sound.sounds import Sound, play

PaintFace = Callable[[QPainter, QRectF, Any, Look], None]
"""Paints a face into a square; the face is whatever the owner made of it."""

TUMBLE_MS: Final = 800
"""How long the last of several dice tumbles."""
FIRST_MS: Final = 600
"""How long the first of them does."""
_TURNS: Final = (320.0, -250.0, 400.0, -360.0, 270.0, -410.0, 350.0, -300.0)
"""Degrees that dice turn in the air: each its own way."""
_BOUNCE: Final = 0.62
"""At this share of its way a die touches the table once, and hops a little."""
_SHARE: Final = 0.72
"""Side of the cube in that of its square."""
_LIGHT: Final = 10
"""Pixels that the light around the smallest die reaches beyond its square."""
_DEPTH: Final = 0.11
"""How much of the cube's front side is to be seen below the face that is up, in its side."""


def landing_ms(place: int, count: int) -> int:
    """When one of several dice lies still, in milliseconds: one after the other."""
    return FIRST_MS + (TUMBLE_MS - FIRST_MS) * place // max(1, count - 1) if count > 1 else 700


class Tumble(QObject):
    """The movement of one die: which face is up, how far it is turned and how high it flies."""

    moved = Signal()
    landed = Signal(object)
    """The face that is up, once it lies still."""

    def __init__(self, faces: Sequence[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faces = list(faces)
        self._goal: Any = None
        self._share = 1.0
        self._place = 0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._move)
        self._animation.finished.connect(self._hit)

    @property
    def face(self) -> Any:
        """What is up now; None before the first roll."""
        if self._share >= 1.0 or not self._faces:
            return self._goal
        # An odd step comes to every face, and each die begins at another one.
        return self._faces[(int(self._share * 11) * 3 + self._place) % len(self._faces)]

    @property
    def is_moving(self) -> bool:
        """Whether it is in the air."""
        return self._share < 1.0

    @property
    def turn(self) -> float:
        """Degrees that it is turned by now."""
        return (1.0 - self._share) * _TURNS[self._place % len(_TURNS)]

    @property
    def height(self) -> float:
        """How high it flies, 0 to 1."""
        share = self._share
        if share < _BOUNCE:
            way = share / _BOUNCE
            return 4 * way * (1.0 - way)
        way = (share - _BOUNCE) / (1.0 - _BOUNCE)
        return way * (1.0 - way)

    def set_face(self, face: Any) -> None:
        """Lay a face up without moving."""
        self._animation.stop()
        self._goal, self._share = face, 1.0
        self.moved.emit()

    def roll_to(self, face: Any, place: int = 0, count: int = 1) -> None:
        """Tumble and land on a face; under reduced motion at once.

        Of several dice each goes its own way, by its `place` among so many, and is heard to land.
        """
        # A stopped animation does not emit `finished`: a roll that is cut short does not land.
        self._animation.stop()
        self._goal, self._place = face, place
        duration = look().scene_ms(landing_ms(place, count))
        if duration == 0:
            self._share = 1.0
            self._land()
            return
        self._share = 0.0
        self._animation.setDuration(duration)
        self._animation.start()

    def _hit(self) -> None:
        """It lies still: heard where it was seen to fall."""
        play(Sound.LAND)
        self._land()

    def _move(self, share: float) -> None:
        self._share = share
        self.moved.emit()

    def _land(self) -> None:
        self._share = 1.0
        self.moved.emit()
        self.landed.emit(self._goal)


def paint_die(
    painter: QPainter,
    area: QRectF,
    tumble: Tumble,
    look: Look,
    paint_face: PaintFace,
    *,
    glows: bool = False,
) -> None:
    """A cube in a square, as its movement has it, seen a little from the front.

    One that `glows` has a ring of light around it.
    """
    device, middle = painter.deviceTransform(), area.center()
    side = min(area.width(), area.height()) * _SHARE
    within = (middle.x() % 1, middle.y() % 1)
    cube = _Cube(side, tumble.face, glows, paint_face, look, device.m11(), within)
    if tumble.is_moving or device.isRotating() or not 0 < cube.ratio <= FINEST:
        painter.save()
        painter.translate(middle)
        _paint_cube(painter, cube, turn=tumble.turn, height=tumble.height)
        painter.restore()
    else:
        corner = QPointF(floor(middle.x()) - cube.reach, floor(middle.y()) - cube.reach)
        painter.drawPixmap(corner, _lying(cube))


class _Cube(NamedTuple):
    """All that the picture of a die depends on that lies still; lengths in pixels."""

    side: float
    face: Any
    glows: bool
    paint_face: PaintFace
    look: Look
    ratio: float
    """Pixels of the device in one of the painter."""
    within: tuple[float, float]
    """How far its middle lies within a pixel, to the right and down."""

    @property
    def reach(self) -> int:
        """From its middle to all edges of the picture: room for its light."""
        return ceil(self.side / _SHARE / 2) + _LIGHT


@lru_cache(maxsize=64)
def _lying(cube: _Cube) -> QPixmap:
    """Its layers cost more than all else that a key changes."""
    reach = cube.reach
    picture = QPixmap(QSize(2 * reach, 2 * reach) * cube.ratio)
    picture.setDevicePixelRatio(cube.ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(reach + cube.within[0], reach + cube.within[1])
    _paint_cube(painter, cube, turn=0.0, height=0.0)
    painter.end()
    return picture


def _paint_cube(painter: QPainter, cube: _Cube, *, turn: float, height: float) -> None:
    """Around the painter's origin, turned by degrees and `height` above the table."""
    side, look, theme = cube.side, cube.look, cube.look.theme
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = QRectF(-side / 2, -side * (1 + _DEPTH) / 2, side, side)
    _paint_shadow(painter, body, height, look)
    painter.translate(0, -side * 0.22 * height)
    painter.rotate(turn)
    painter.scale(1 + 0.06 * height, 1 + 0.06 * height)
    corner, depth = side * 0.2, side * _DEPTH
    if cube.glows:
        _paint_glow(painter, body.adjusted(0, 0, 0, depth), corner, look)
    painter.setPen(QPen(colour(theme.edge), 2))
    painter.setBrush(colour(theme.raised).darker(135 if not theme.is_dark else 165))
    painter.drawRoundedRect(body.adjusted(0, depth, 0, depth), corner, corner)
    painter.setBrush(_lit(body, look))
    painter.drawRoundedRect(body, corner, corner)
    painter.setPen(QPen(colour("#FFFFFF", 0.6 if not theme.is_dark else 0.16), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(body.adjusted(3, 3, -3, -3), side * 0.16, side * 0.16)
    if cube.face is not None:
        inner = side * 0.14
        cube.paint_face(painter, body.adjusted(inner, inner, -inner, -inner), cube.face, look)


def _paint_shadow(painter: QPainter, body: QRectF, height: float, look: Look) -> None:
    """On the table: the higher the die flies, the wider and further away."""
    drop = body.height() * (0.1 + 0.14 * height)
    painter.setPen(Qt.PenStyle.NoPen)
    # A painter cannot blur: thin layers one upon another make the soft edge.
    for layer in range(4):
        grown = layer * (1 + 2 * height)
        painter.setBrush(colour(look.theme.shadow, 0.09))
        shadow = body.translated(drop * 0.5, drop).adjusted(-grown, -grown, grown, grown)
        painter.drawRoundedRect(shadow, 12, 12)


def _paint_glow(painter: QPainter, body: QRectF, corner: float, look: Look) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(3):
        away = 2.0 + 3 * step
        painter.setPen(QPen(colour(look.theme.accent, 0.85 - 0.25 * step), 3))
        painter.drawRoundedRect(
            body.adjusted(-away, -away, away, away), corner + away, corner + away
        )


def _lit(body: QRectF, look: Look) -> QLinearGradient:
    """The face that is up, with light from the upper left."""
    gradient = QLinearGradient(body.topLeft(), body.bottomRight())
    gradient.setColorAt(0.0, colour(look.theme.raised).lighter(104))
    gradient.setColorAt(1.0, colour(look.theme.raised).darker(106))
    return gradient


class DieButton(EnterButton):
    """A die to be clicked; `clicked` asks for a roll, `tumble.roll_to` answers."""

    def __init__(
        self,
        faces: Sequence[Any],
        paint_face: PaintFace,
        name_face: Callable[[Any], str],
        parent: QWidget | None = None,
    ) -> None:
        """`name_face` says a face in words."""
        super().__init__(parent)
        self.tumble = Tumble(faces, self)
        self._paint_face = paint_face
        self._name_face = name_face
        self.setAccessibleName(say(texts.DIE_NAME))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.tumble.moved.connect(self._show)

    def sizeHint(self) -> QSize:
        # A button that paints itself has no size hint from Qt.
        side = max(64, look().px(9))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _show(self) -> None:
        # Each new description is an event for a screen reader, so none is set in the air.
        if not self.tumble.is_moving and self.tumble.face is not None:
            self.setAccessibleDescription(self._name_face(self.tumble.face))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.55)
        paint_die(painter, QRectF(self.rect()), self.tumble, look(), self._paint_face)
        if self.hasFocus():
            # `paint_die` has restored the painter, so there is no brush that would fill the ring.
            painter.setPen(QPen(colour(look().theme.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, 10)
