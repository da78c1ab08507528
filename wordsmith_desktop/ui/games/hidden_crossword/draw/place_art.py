"""The marks around and on a tile of the draw; each tells its meaning without colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from wordsmith_desktop.ui.games.hidden_crossword.tiles.tile import CORNER, TileKind, paint_tile
from wordsmith_desktop.ui.kit.look import Look, colour


def paint_empty(painter: QPainter, box: QRectF, look: Look, *, is_next: bool) -> None:
    """The outline of a place; a firm frame and a question mark where the next letter goes."""
    if not is_next:
        painter.setOpacity(0.55)
    paint_tile(painter, box, "?" if is_next else "", look, kind=TileKind.GHOST)
    painter.setOpacity(1.0)
    if is_next:
        radius = box.height() * CORNER
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(look.theme.accent), max(3.0, box.height() * 0.05)))
        painter.drawRoundedRect(box, radius, radius)


def paint_glow(painter: QPainter, box: QRectF, look: Look) -> None:
    """Light around the letter that has come last."""
    away = box.height() * 0.07
    # The ring tells it without colour.
    painter.setPen(QPen(colour(look.theme.edge), 1.5))
    painter.setBrush(colour(look.theme.glow))
    radius = box.height() * CORNER + away
    painter.drawRoundedRect(box.adjusted(-away, -away, away, away), radius, radius)


def paint_parting(painter: QPainter, box: QRectF, look: Look) -> None:
    """Where a theme has no depth, a line of ground between two tiles of a stack."""
    if look.theme.name == "contrast":
        away, radius = 3.0, box.height() * CORNER
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(look.theme.felt))
        painter.drawRoundedRect(box.adjusted(-away, -away, away, away), radius, radius)


def paint_red(painter: QPainter, box: QRectF, look: Look) -> None:
    """A red diamond in the corner: the letter is one of the red ones."""
    half, away = box.width() * 0.1, box.width() * 0.17
    at = box.topLeft()
    corners = ((away, away - half), (away + half, away), (away, away + half), (away - half, away))
    shape = QPolygonF([at + QPointF(x, y) for x, y in corners])
    painter.setPen(QPen(colour(look.theme.tile.ink), max(1.25, box.width() * 0.015)))
    painter.setBrush(colour(look.theme.die.fill))
    painter.drawPolygon(shape)
