"""The picture of what a hand carries, floating over the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

ROOM: Final = 32
"""Room around the picture for the shadow of a lifted thing, in pixels."""


class Floating(QWidget):
    """Lies above everything on a page and lets the mouse through."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._picture = QPixmap()
        self._grip = QPoint()
        self._way = QPropertyAnimation(self, b"pos", self)
        self._way.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._way.finished.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lift(self, size: QSize, paint: Callable[[QPainter, QRectF], None], *, grip: QPoint) -> None:
        """Take a picture of something of that size, held at `grip` from its upper left corner."""
        self._way.stop()
        whole, ratio = size + QSize(2 * ROOM, 2 * ROOM), self.devicePixelRatioF()
        self._picture = QPixmap(whole * ratio)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(ROOM, ROOM, size.width(), size.height()))
        painter.end()
        self._grip = grip + QPoint(ROOM, ROOM)
        self.resize(whole)

    def follow(self, point: QPoint) -> None:
        """Be where the hand is, in the page's coordinates."""
        self.move(point - self._grip)
        self.show()
        self.raise_()

    def settle(self) -> None:
        """Be gone."""
        self._way.stop()
        self.hide()

    def go_back(self, corner: QPoint, duration_ms: int) -> None:
        """Glide until the carried thing's upper left corner is at a point, and be gone."""
        if not duration_ms:
            self.settle()
            return
        self._way.setDuration(duration_ms)
        self._way.setStartValue(self.pos())
        self._way.setEndValue(corner - QPoint(ROOM, ROOM))
        self._way.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(QPoint(0, 0), self._picture)
