"""Pieces on the way to the areas where they are to lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QRectF, QVariantAnimation, Signal

GLIDE_MS: Final = 120


class Glide(QObject):
    """Where each piece is to be painted now, while it is on the way to its area."""

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._starts: dict[int, QRectF] = {}
        self._goals: dict[int, QRectF] = {}
        self._share = 1.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._move)

    def send(self, goals: Mapping[int, QRectF], duration_ms: int) -> None:
        """Send pieces to their areas; new ones and those without time are there at once."""
        if goals == self._goals:
            return
        starts = {number: self.area(number) for number in goals if number in self._goals}
        self._animation.stop()
        self._starts, self._goals = starts, dict(goals)
        is_moving = any(goals[number] != start for number, start in starts.items())
        self._share = 0.0 if duration_ms and is_moving else 1.0
        if self._share < 1.0:
            self._animation.setDuration(duration_ms)
            self._animation.start()
        self.moved.emit()

    def area(self, number: int) -> QRectF:
        """A piece's area now. KeyError if it was never sent anywhere."""
        goal = self._goals[number]
        start = self._starts.get(number, goal)
        left = 1.0 - self._share
        return QRectF(
            goal.x() + (start.x() - goal.x()) * left,
            goal.y() + (start.y() - goal.y()) * left,
            goal.width() + (start.width() - goal.width()) * left,
            goal.height() + (start.height() - goal.height()) * left,
        )

    def goal(self, number: int) -> QRectF | None:
        """Where a piece that is under way will be; None for one that lies still."""
        return self._goals.get(number) if self._share < 1.0 else None

    def forget(self) -> None:
        """Whatever was under way lies where it is by other means now."""
        self._animation.stop()
        self._starts, self._goals, self._share = {}, {}, 1.0

    def _move(self, share: float) -> None:
        self._share = share
        self.moved.emit()
