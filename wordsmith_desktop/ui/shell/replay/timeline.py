"""The line of all steps, with a handle to be dragged; marks show where turns begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import colour
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell.replay import texts

_RADIUS: Final = 11
"""Of the handle, in pixels."""
_CLOSEST: Final = 5
"""Marks that would stand closer, in pixels, are left out."""


class Timeline(QSlider):
    """A click anywhere brings the handle there."""

    def __init__(self, length: int, starts: Sequence[int]) -> None:
        """`length` steps; `starts` are those at which turns begin."""
        super().__init__(Qt.Orientation.Horizontal)
        self._starts = tuple(starts)
        self.setRange(0, length)
        self.setAccessibleName(say(texts.PLACE))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(look().px(40), look().px(4))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(12), look().px(4))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._take(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._take(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, here = self.height() / 2, self._x_of(self.value())
        groove = QRectF(_RADIUS, middle - 3, self._room, 6)
        painter.setPen(QPen(colour(theme.edge), 1.5))
        painter.setBrush(colour(theme.field))
        painter.drawRoundedRect(groove, 3, 3)
        painter.setBrush(colour(theme.accent))
        painter.drawRoundedRect(QRectF(groove.topLeft(), QPointF(here, groove.bottom())), 3, 3)
        painter.setPen(QPen(colour(theme.edge), 2))
        for x in self._marks():
            painter.drawLine(QPointF(x, middle + 6), QPointF(x, middle + 12))
        painter.setPen(QPen(colour(theme.raised), 2))
        painter.setBrush(colour(theme.accent))
        painter.drawEllipse(QPointF(here, middle), _RADIUS - 1, _RADIUS - 1)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)

    @property
    def _room(self) -> float:
        return max(1.0, self.width() - 2 * _RADIUS)

    def _x_of(self, step: int) -> float:
        return _RADIUS + self._room * step / max(1, self.maximum())

    def _marks(self) -> list[float]:
        """Where turns begin, those that stand too close left out."""
        shown: list[float] = []
        for x in map(self._x_of, self._starts):
            if not shown or x - shown[-1] >= _CLOSEST:
                shown.append(x)
        return shown

    def _take(self, event: QMouseEvent) -> None:
        share = (event.position().x() - _RADIUS) / self._room
        self.setValue(round(share * self.maximum()))
