"""A picture for every kind of challenge: the game's own pieces, and a watch where time counts."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from wordsmith_desktop.window.kit.cards import PaintPicture
from wordsmith_desktop.window.kit.game_entry import GameEntry, PaintChallenge
from wordsmith_desktop.window.kit.look import Look, colour

from ..kinds import ChallengeKind

_WATCH: Final = 0.34
"""Side of the watch, in the picture's height."""
_CROWN: Final = 0.14
"""Height of its crown, in its own."""


def picture_of(entry: GameEntry, kind: ChallengeKind) -> PaintPicture:
    """What paints a kind's picture; the same one whenever it is asked for."""
    if not entry.has_challenge_pictures:
        return entry.paint_picture
    return _made(entry.paint_challenge, kind)


@cache
def _made(paint: PaintChallenge, kind: ChallengeKind) -> PaintPicture:
    own = partial(paint, kind.key)
    return partial(_with_watch, own) if kind.seconds else own


def _with_watch(paint: PaintPicture, painter: QPainter, rect: QRectF, look: Look) -> None:
    """The picture, and a watch in its lower right corner."""
    side = rect.height() * _WATCH
    paint(painter, rect.adjusted(0, 0, -side * 0.5, 0), look)
    corner = rect.bottomRight() - QPointF(side, side)
    _paint_watch(painter, QRectF(corner, QSizeF(side, side)), look)


def _paint_watch(painter: QPainter, area: QRectF, look: Look) -> None:
    theme, line = look.theme, max(1.5, area.height() / 14)
    crown = area.height() * _CROWN
    face = area.adjusted(crown / 2 + line, crown + line, -crown / 2 - line, -line)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(theme.ink), line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    top = QPointF(face.center().x(), area.top() + line)
    painter.drawLine(QLineF(top, QPointF(top.x(), face.top())))
    painter.drawLine(QLineF(top - QPointF(crown, 0), top + QPointF(crown, 0)))
    painter.setBrush(colour(theme.paper))
    painter.drawEllipse(face)
    painter.setPen(
        QPen(colour(theme.paper_ink), line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )
    middle, reach = face.center(), face.height() * 0.32
    painter.drawLine(QLineF(middle, middle - QPointF(0, reach)))
    painter.drawLine(QLineF(middle, middle + QPointF(reach * 0.7, 0)))
    painter.restore()
