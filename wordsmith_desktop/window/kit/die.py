"""A die that tumbles briefly and lands; its faces are painted by whoever owns it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEasingCurve, QObject, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import say

from .appearance import look
from .buttons import EnterButton
from .look import Look, colour

PaintFace = Callable[[QPainter, QRectF, Any, Look], None]
"""Paints a face into a square; the face is whatever the owner made of it."""

TUMBLE_MS = 200


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
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._move)
        self._animation.finished.connect(self._land)

    @property
    def face(self) -> Any:
        """What is up now; None before the first roll."""
        if self._share >= 1.0 or not self._faces:
            return self._goal
        return self._faces[int(self._share * 7) % len(self._faces)]

    @property
    def is_moving(self) -> bool:
        """Whether it is in the air."""
        return self._share < 1.0

    @property
    def turn(self) -> float:
        """Degrees that it is turned by now."""
        return (1.0 - self._share) * 300.0

    @property
    def height(self) -> float:
        """How high it flies, 0 to 1."""
        return 4 * self._share * (1.0 - self._share)

    def set_face(self, face: Any) -> None:
        """Lay a face up without moving."""
        self._animation.stop()
        self._goal, self._share = face, 1.0
        self.moved.emit()

    def roll_to(self, face: Any) -> None:
        """Tumble and land on a face; under reduced motion at once."""
        # A stopped animation does not emit `finished`: a roll that is cut short does not land.
        self._animation.stop()
        self._goal = face
        duration = look().motion_ms(TUMBLE_MS)
        if duration == 0:
            self._share = 1.0
            self._land()
            return
        self._share = 0.0
        self._animation.setDuration(duration)
        self._animation.start()

    def _move(self, share: float) -> None:
        self._share = share
        self.moved.emit()

    def _land(self) -> None:
        self._share = 1.0
        self.moved.emit()
        self.landed.emit(self._goal)


def paint_die(
    painter: QPainter, box: QRectF, tumble: Tumble, look: Look, paint_face: PaintFace
) -> None:
    """A die of thick card colour in a square, as its movement has it."""
    theme = look.theme
    side = min(box.width(), box.height()) * 0.8
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center())
    body = QRectF(-side / 2, -side / 2, side, side)
    drop = side * (0.04 + 0.12 * tumble.height)
    painter.rotate(tumble.turn)
    painter.scale(1 - 0.08 * tumble.height, 1 - 0.08 * tumble.height)
    painter.setPen(Qt.PenStyle.NoPen)
    # A painter cannot blur: thin layers one upon another make the soft edge.
    for layer in range(4):
        painter.setBrush(colour(theme.shadow, 0.09))
        painter.drawRoundedRect(
            body.translated(drop * 0.5, drop).adjusted(-layer, -layer, layer, layer), 12, 12
        )
    painter.setPen(QPen(colour(theme.edge), 2))
    painter.setBrush(colour(theme.raised))
    painter.drawRoundedRect(body, side * 0.18, side * 0.18)
    painter.setPen(QPen(colour("#FFFFFF", 0.5 if not theme.is_dark else 0.12), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(body.adjusted(3, 3, -3, -3), side * 0.14, side * 0.14)
    if tumble.face is not None:
        inner = side * 0.16
        paint_face(painter, body.adjusted(inner, inner, -inner, -inner), tumble.face, look)
    painter.restore()


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
