"""Small marks that rows and strip share: focus, tick, empty places, letters that do not lie."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from wordsmith_desktop.ui.kit.look import Look, colour


def paint_focus(painter: QPainter, box: QRectF, look: Look, *, corner: float) -> None:
    """Two rings around a piece, one of which stands out on any ground.

    `corner` is here and below the radius of the piece's corners in its height.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, away, broad in ((look.theme.ink, 1.0, 1.5), (look.theme.focus, 3.0, 3.0)):
        painter.setPen(QPen(colour(ink), broad))
        radius = box.height() * corner + away
        painter.drawRoundedRect(box.adjusted(-away, -away, away, away), radius, radius)


def paint_empty_place(painter: QPainter, box: QRectF, ink: str, *, corner: float) -> None:
    """The outline of a piece that is not here."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(ink), 1.5, Qt.PenStyle.DashLine))
    radius = box.height() * corner
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)


def paint_unlaid(painter: QPainter, box: QRectF, letter: str, look: Look, *, corner: float) -> None:
    """A letter that was typed and has no piece: an outline and grey writing."""
    paint_empty_place(painter, box, look.theme.edge, corner=corner)
    font = look.font()
    font.setPixelSize(max(10, round(box.width() * 0.85)))
    painter.setFont(font)
    painter.setPen(colour(look.theme.muted))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)


def paint_choice(painter: QPainter, box: QRectF, look: Look, *, is_chosen: bool) -> None:
    """A round box, with a tick where the piece is chosen."""
    theme = look.theme
    painter.setPen(QPen(colour(theme.accent if is_chosen else theme.edge), 2))
    painter.setBrush(colour(theme.accent if is_chosen else theme.field))
    painter.drawEllipse(box)
    if not is_chosen:
        return
    pen = QPen(colour(theme.accent_ink), max(2.0, box.width() * 0.13))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(
        QPolygonF(
            [
                QPointF(box.left() + x * box.width(), box.top() + y * box.height())
                for x, y in ((0.27, 0.53), (0.44, 0.7), (0.74, 0.33))
            ]
        )
    )
