"""Pieces gliding to their places, all in one short movement."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from wordsmith_desktop.ui.games.letter_pieces.board.piece_item import PieceItem


class Glide(QObject):
    """Moves many items at once; a new movement ends the one before."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ways: list[tuple[PieceItem, QPointF, QPointF]] = []
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._move)

    def start(self, goals: dict[PieceItem, QPointF], duration_ms: int) -> None:
        """Send items to their goals; 0 puts them there at once."""
        self._animation.stop()
        self._ways = [
            (item, item.pos(), goal) for item, goal in goals.items() if item.pos() != goal
        ]
        if duration_ms and self._ways:
            self._animation.setDuration(duration_ms)
            self._animation.start()
        else:
            self.finish()

    def finish(self) -> None:
        """Put everything where it was going."""
        self._animation.stop()
        self._move(1.0)
        self._ways = []

    def _move(self, share: float) -> None:
        for item, start, goal in self._ways:
            item.setPos(start + (goal - start) * share)
