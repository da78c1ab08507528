"""What cards large and small share: their colours and the shape of their foot."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.kit.theme import Lacquer


def lacquer_of(text: str, look: Look) -> Lacquer:
    """The colours of the card with that text. IndexError unless it has one to three letters."""
    return look.theme.card(len(text))


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
