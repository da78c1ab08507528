"""Strokes of a pencil: ticks, crosses, circles, scribbles and letters on paper."""

from __future__ import annotations

from math import sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from wordsmith_desktop.ui.games.letter_pieces.pad.lines import Box
from wordsmith_desktop.ui.kit.look import Look, Size, colour


def pencil(ink: str, width: float) -> QPen:
    """A pen with soft ends."""
    pen = QPen(colour(ink), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def paint_tick(painter: QPainter, box: QRectF, ink: str) -> None:
    """A tick that overshoots its box a little, as made in haste."""
    side = box.width()
    painter.setPen(pencil(ink, max(2.0, side * 0.11)))
    corners = ((0.16, 0.52), (0.42, 0.82), (1.04, -0.02))
    painter.drawPolyline([_inside(box, x, y) for x, y in corners])


def paint_cross(painter: QPainter, box: QRectF, ink: str) -> None:
    """An X from corner to corner."""
    painter.setPen(pencil(ink, max(1.5, box.width() * 0.08)))
    painter.drawLine(QLineF(_inside(box, 0.1, 0.1), _inside(box, 0.9, 0.9)))
    painter.drawLine(QLineF(_inside(box, 0.9, 0.1), _inside(box, 0.1, 0.9)))


def paint_box(painter: QPainter, box: QRectF, look: Look, *, state: Box, is_blue: bool) -> None:
    """A discard box; a blue one has a heavy frame and a filled corner besides its colour."""
    theme = look.theme
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if is_blue:
        painter.fillRect(box, colour(theme.big.fill, 0.22))
        corner = QPolygonF([box.bottomRight(), _inside(box, 0.4, 1), _inside(box, 1, 0.4)])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.big.fill))
        painter.drawPolygon(corner)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    ink = theme.paper_muted if state is Box.CROSSED else theme.paper_ink
    painter.setPen(QPen(colour(ink), min(4.0, look.px(0.375)) if is_blue else 1.5))
    painter.drawRoundedRect(box, 3, 3)
    if state is Box.TICKED:
        paint_tick(painter, box, theme.paper_ink)
    elif state is Box.CROSSED:
        paint_cross(painter, box, theme.paper_muted)


def paint_circle(painter: QPainter, box: QRectF, look: Look, *, is_ticked: bool) -> None:
    """A small circle for a star; ticked once it has become a piece (R39, R40)."""
    theme = look.theme
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pencil(theme.paper_muted if is_ticked else theme.paper_ink, 2))
    painter.drawEllipse(box)
    if is_ticked:
        paint_tick(painter, box, theme.paper_ink)


def paint_scribble(painter: QPainter, band: QRectF, ink: str) -> None:
    """Something is written here, not to be read."""
    path = QPainterPath(band.topLeft() + QPointF(0, band.height() / 2))
    steps = 48
    for step in range(1, steps + 1):
        share = step / steps
        lift = sin(share * 40) * (0.6 + 0.4 * sin(share * 7)) * band.height() / 2
        path.lineTo(band.left() + share * band.width(), band.center().y() - lift)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pencil(ink, 2))
    painter.drawPath(path)


def paint_word(painter: QPainter, band: QRectF, look: Look, *, word: str, ink: str) -> float:
    """A word in capitals, a box to each letter, narrower boxes for long words.

    Returns where its last box ends.
    """
    theme = look.theme
    step = min(look.px(2.75), band.width() / max(1, len(word)))
    font = look.font(Size.LEAD)
    if step < look.px(2.5):
        font.setPixelSize(max(8, round(step * 1.05)))
    metrics = QFontMetricsF(font)
    top = band.top() + look.gap(0.5)
    base = (top + band.bottom() + metrics.capHeight()) / 2
    painter.setFont(font)
    for place, letter in enumerate(word):
        left = band.left() + place * step
        painter.setPen(QPen(colour(theme.paper_line), 1.5))
        painter.drawRect(QRectF(left, top, step, band.bottom() - top))
        painter.setPen(colour(ink))
        width = metrics.horizontalAdvance(letter)
        painter.drawText(QPointF(left + (step - width) / 2, base), letter)
    return band.left() + len(word) * step


def _inside(box: QRectF, x: float, y: float) -> QPointF:
    return QPointF(box.left() + x * box.width(), box.top() + y * box.height())
