"""A medal: a disc on a ribbon, with a star for each step up to gold."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.session.challenges.medals import Medal
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import colour
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell.challenges import texts

_METALS: Final = {Medal.GOLD: "#e0b13a", Medal.SILVER: "#c3c9cf", Medal.BRONZE: "#c98d5b"}
_INK: Final = "#2b2115"
"""Stands out on all three metals by 7:1 and more."""
_POINTS: Final = 5
_INNER: Final = 0.45
"""How far in the notches of a star are, of its size."""


class MedalPicture(QWidget):
    """The number of stars tells medals apart without their colour."""

    def __init__(self) -> None:
        super().__init__()
        self._medal = Medal.NONE
        self.setFixedSize(self.sizeHint())
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(look().px(8), look().px(10))

    @property
    def medal(self) -> Medal:
        """What is shown."""
        return self._medal

    def show_medal(self, medal: Medal) -> None:
        """Show a medal; without one there is nothing to see."""
        self._medal = medal
        self.setAccessibleName(say(texts.MEDALS[medal]))
        self.setVisible(medal is not Medal.NONE)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._medal is Medal.NONE:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.width() / 64, self.height() / 80)
        theme = look().theme
        painter.setPen(QPen(colour(theme.ink), 1.5))
        painter.setBrush(colour(theme.accent))
        for left in (14, 34):
            painter.drawPolygon(
                QPolygonF([QPointF(left + x, y) for x, y in ((0, 2), (16, 2), (12, 38), (4, 38))])
            )
        painter.setPen(QPen(colour(theme.ink), 2))
        painter.setBrush(colour(_METALS[self._medal]))
        disc = QRectF(8, 28, 48, 48)
        painter.drawEllipse(disc)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(_INK))
        size = 11 if self._medal is Medal.BRONZE else 7.5
        for centre in _places(self._medal.value, disc.center()):
            painter.drawPolygon(_star(centre, size))


def _places(count: int, middle: QPointF) -> list[QPointF]:
    """The centres of so many stars around the middle."""
    if count == 1:
        return [middle]
    turn = 2 * math.pi / count
    start = -math.pi / 2 if count > 2 else 0
    return [
        middle + QPointF(math.cos(start + turn * at), math.sin(start + turn * at)) * 11
        for at in range(count)
    ]


def _star(centre: QPointF, size: float) -> QPolygonF:
    corners = []
    for at in range(2 * _POINTS):
        radius = size * (_INNER if at % 2 else 1)
        angle = math.pi * at / _POINTS - math.pi / 2
        corners.append(centre + QPointF(math.cos(angle), math.sin(angle)) * radius)
    return QPolygonF(corners)
