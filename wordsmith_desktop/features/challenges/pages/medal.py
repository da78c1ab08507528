"""A medal: a disc on a ribbon, with a star for each step up to gold."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.sound.sounds import Sound, play
from wordsmith_desktop.wording.texts import say

from .. import challenge_texts as texts
from ..medals import Medal

_METALS: Final = {
    Medal.GOLD: "#e0b13a",
    Medal.SILVER: "#c3c9cf",
    Medal.BRONZE: "#c98d5b",
    Medal.IRON: "#9aa5ad",
}
_INK: Final = "#2b2115"
"""Stands out on all metals by 6:1 and more."""
_POINTS: Final = 5
_INNER: Final = 0.45
"""How far in the notches of a star are, of its size."""


@has_role(QAccessible.Role.Graphic)
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
        if medal is not Medal.NONE and self._medal is Medal.NONE:
            play(Sound.MEDAL)
        self._medal = medal
        self.setAccessibleName(say(texts.MEDALS[medal]))
        self.setVisible(medal is not Medal.NONE)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_medal(painter, QRectF(self.rect()), self._medal)


_SIZE: Final = QSizeF(64, 80)
"""What a medal is drawn in; `_DISC` is all that is drawn of it where it is small."""
_DISC: Final = QRectF(8, 28, 48, 48)
_RIBBON: Final = ((0, 2), (16, 2), (12, 38), (4, 38))


def paint_medal(painter: QPainter, rect: QRectF, medal: Medal, *, is_small: bool = False) -> None:
    """Fill a rectangle with a medal; a small one is the disc alone. Of none nothing is seen."""
    if medal is Medal.NONE:
        return
    area = _DISC if is_small else QRectF(QPointF(), _SIZE)
    unit = min(rect.width() / area.width(), rect.height() / area.height())
    painter.save()
    painter.translate(rect.center())
    painter.scale(unit, unit)
    painter.translate(-area.center())
    theme = look().theme
    if not is_small:
        painter.setPen(QPen(colour(theme.ink), 1.5))
        painter.setBrush(colour(theme.accent))
        for left in (14, 34):
            painter.drawPolygon(QPolygonF([QPointF(left + x, y) for x, y in _RIBBON]))
    painter.setPen(QPen(colour(theme.ink), 2))
    painter.setBrush(colour(_METALS[medal]))
    painter.drawEllipse(_DISC)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(_INK))
    size = 11 if medal is Medal.BRONZE else 7.5
    # The first has no star yet: a ring.
    if medal is Medal.IRON:
        painter.setPen(QPen(colour(_INK), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(_DISC.adjusted(13, 13, -13, -13))
    for centre in _places(medal - Medal.IRON, _DISC.center()):
        painter.drawPolygon(_star(centre, size))
    painter.restore()


def _places(count: int, middle: QPointF) -> list[QPointF]:
    """The centres of so many stars around the middle."""
    if count <= 1:
        return [middle] * count
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
