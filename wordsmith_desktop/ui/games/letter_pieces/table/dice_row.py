"""Dice rolled for everyone: the eight of the set-up, the three of a step (R9, R38)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.games.letter_pieces.actions import Face
from wordsmith_desktop.ui.games.letter_pieces.table import texts
from wordsmith_desktop.ui.games.letter_pieces.table.tray import paint_face
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.die import Tumble, paint_die
from wordsmith_desktop.ui.kit.texts import joined, say

SIDE = 52
"""Of a die, shadow included, in pixels."""


class DiceRow(QWidget):
    """As many dice as were rolled, side by side; hidden while there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dice: list[Tumble] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def roll(self, faces: Sequence[Face]) -> None:
        """Let them tumble and land on these faces; large text leaves them no room."""
        self.clear()
        if look().is_large:
            return
        for face in faces:
            die = Tumble(tuple(Face), self)
            die.moved.connect(self.update)
            self._dice.append(die)
            die.roll_to(face)
        self.setAccessibleName(joined([say(texts.FACES[face]) for face in faces]))
        self.show()

    def clear(self) -> None:
        """Put the dice away."""
        for die in self._dice:
            die.deleteLater()
        self._dice = []
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(8 * SIDE, SIDE)

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * 40, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._dice:
            return
        painter = QPainter(self)
        side = min(self.height(), self.width() / len(self._dice))
        left = (self.width() - side * len(self._dice)) / 2
        for place, die in enumerate(self._dice):
            box = QRectF(left + place * side, 0, side, side)
            paint_die(painter, box, die, look(), paint_face)
