"""Buttons with the signs that every player of music or films has."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, unique
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import EnterButton
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.tips import set_tip

LARGEST: Final = 48
"""Signs need not grow as far as text does."""


@unique
class ReplaySign(Enum):
    """What a button does."""

    TO_BEGINNING = "to_beginning"
    TURN_BACK = "turn_back"
    STEP_BACK = "step_back"
    PLAY = "play"
    STOP = "stop"
    STEP_ON = "step_on"
    TURN_ON = "turn_on"
    TO_END = "to_end"


Shape = tuple[tuple[float, float], ...]


def _right(left: float, right: float) -> Shape:
    return ((left, 0.0), (right, 0.5), (left, 1.0))


def _bar(left: float, right: float) -> Shape:
    return ((left, 0.0), (right, 0.0), (right, 1.0), (left, 1.0))


def _mirrored(*shapes: Shape) -> tuple[Shape, ...]:
    return tuple(tuple((1.0 - x, y) for x, y in shape) for shape in shapes)


_ON: Final = (_bar(0.1, 0.28), _right(0.4, 0.95))
_TURN_ON: Final = (_right(0.0, 0.5), _right(0.5, 1.0))
_TO_END: Final = (_right(0.0, 0.41), _right(0.41, 0.82), _bar(0.84, 1.0))
SHAPES: Final[dict[ReplaySign, tuple[Shape, ...]]] = {
    ReplaySign.TO_BEGINNING: _mirrored(*_TO_END),
    ReplaySign.TURN_BACK: _mirrored(*_TURN_ON),
    ReplaySign.STEP_BACK: _mirrored(*_ON),
    ReplaySign.PLAY: (_right(0.12, 1.0),),
    ReplaySign.STOP: (_bar(0.1, 0.4), _bar(0.6, 0.9)),
    ReplaySign.STEP_ON: _ON,
    ReplaySign.TURN_ON: _TURN_ON,
    ReplaySign.TO_END: _TO_END,
}
"""In a square from 0 to 1, y downward."""


class SignButton(EnterButton):
    """A square with a sign on it; its name says what that means."""

    def __init__(self, sign: ReplaySign, name: str, on_click: Callable[[], object]) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # Its own paint shows the pointer: this has Qt repaint it as that comes and goes.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFixedSize(self.sizeHint())
        self.clicked.connect(lambda: on_click())
        self.show_sign(sign, name)

    def show_sign(self, sign: ReplaySign, name: str) -> None:
        """Mean something else from now on."""
        self._sign = sign
        self.setAccessibleName(name)
        set_tip(self, name)
        self.update()

    @property
    def sign(self) -> ReplaySign:
        """What stands on it."""
        return self._sign

    def sizeHint(self) -> QSize:
        side = max(look().target, min(look().px(5), LARGEST))
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        is_filled = self._sign in (ReplaySign.PLAY, ReplaySign.STOP)
        ground = theme.accent if is_filled else theme.raised
        if self.underMouse() and self.isEnabled():
            ground = theme.accent_lively if is_filled else theme.accent_soft
        self._paint_ground(painter, area, ground)
        ink = theme.accent_ink if is_filled else theme.ink
        side = area.width() * 0.42
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(area.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(ink if self.isEnabled() else theme.muted))
        for shape in SHAPES[self._sign]:
            painter.drawPolygon(
                QPolygonF(
                    [QPointF(sign.left() + x * side, sign.top() + y * side) for x, y in shape]
                )
            )

    def _paint_ground(self, painter: QPainter, area: QRectF, ground: str) -> None:
        theme = look().theme
        if not self.isEnabled():
            painter.setPen(QPen(colour(theme.hairline), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(area, 8, 8)
            return
        painter.setPen(QPen(colour(theme.edge), 2))
        painter.setBrush(colour(ground))
        painter.drawRoundedRect(area, 8, 8)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(area, 8, 8)
            is_filled = ground in (theme.accent, theme.accent_lively)
            painter.setPen(QPen(colour(theme.accent_ink if is_filled else theme.ink), 1.5))
            painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), 6, 6)
