"""What cards large and small are made of: their outline, their foot and their letters."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from wordsmith_desktop.ui.kit.look import Look, colour
from wordsmith_desktop.ui.kit.theme import Lacquer


def lacquer_of(text: str, look: Look) -> Lacquer:
    """The colours of the card with that text. IndexError unless it has one to three letters."""
    return look.theme.card(len(text))


def rounded(box: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, corner, corner)
    return path


def foot(box: QRectF, height: float, corner: float) -> QPainterPath:
    """The lowest part of a rounded box, built directly: cutting paths is slow."""
    path = QPainterPath(QPointF(box.left(), box.bottom() - height))
    path.lineTo(box.right(), box.bottom() - height)
    path.lineTo(box.right(), box.bottom() - corner)
    path.quadTo(box.bottomRight(), QPointF(box.right() - corner, box.bottom()))
    path.lineTo(box.left() + corner, box.bottom())
    path.quadTo(box.bottomLeft(), QPointF(box.left(), box.bottom() - corner))
    path.closeSubpath()
    return path


def paint_letters(
    painter: QPainter, box: QRectF, text: str, look: Look, *, ink: str, type_px: float
) -> None:
    """Letters in the middle of a box, centred by the height of capitals."""
    font = QFont(look.family) if look.family else QFont()
    font.setBold(True)
    font.setPixelSize(max(1, round(type_px)))
    metrics = QFontMetricsF(font)
    x = box.center().x() - metrics.horizontalAdvance(text) / 2
    painter.setFont(font)
    painter.setPen(colour(ink))
    painter.drawText(QPointF(x, box.center().y() + metrics.capHeight() / 2), text)


@lru_cache(maxsize=1024)
def em_width(text: str, family: str) -> float:
    """Breadth of bold letters in the height of their type."""
    font = QFont(family) if family else QFont()
    font.setBold(True)
    font.setPixelSize(100)
    return QFontMetricsF(font).horizontalAdvance(text) / 100
