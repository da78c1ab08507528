"""Cream paper with ruled lines and a margin."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from .appearance import look
from .look import Look, colour


def paint_paper(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    *,
    row_height: float = 0.0,
    first_line: float = 0.0,
    margin: float = 0.0,
) -> None:
    """A sheet with its shadow inside `rect`; lengths in pixels, 0 leaves a part out.

    Lines are ruled every `row_height` from `first_line` below the top; the margin stands so far
    from the left edge.
    """
    theme = look.theme
    # The shadow needs this room, since a widget cannot paint beyond its own edge.
    sheet = rect.adjusted(3, 2, -3, -4)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shadow(painter, sheet, theme.shadow)
    painter.setPen(QPen(colour(theme.hairline), 1))
    painter.setBrush(colour(theme.paper))
    painter.drawRoundedRect(sheet, 3, 3)
    painter.setPen(QPen(colour(theme.paper_line), 1.5))
    y = sheet.top() + (first_line or row_height)
    while row_height > 0 and y < sheet.bottom() - 2:
        painter.drawLine(QLineF(sheet.left() + 1, y, sheet.right() - 1, y))
        y += row_height
    if margin > 0:
        painter.setPen(QPen(colour(theme.margin), 1.5))
        x = sheet.left() + margin
        painter.drawLine(QLineF(x, sheet.top() + 1, x, sheet.bottom() - 1))
    painter.restore()


def _paint_shadow(painter: QPainter, sheet: QRectF, ink: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(3):
        painter.setBrush(colour(ink, 0.06))
        painter.drawRoundedRect(sheet.adjusted(-layer, 1, layer, 1 + layer), 4, 4)


class Paper(QWidget):
    """A widget on a sheet of paper; layouts and labels go on top of it."""

    def __init__(
        self, parent: QWidget | None = None, *, row_height: float = 0.0, margin: float = 0.0
    ) -> None:
        super().__init__(parent)
        self.row_height = row_height
        self.first_line = 0.0
        """Distance of the first ruled line from the top; 0 is one row."""
        self.margin = margin

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_paper(
            QPainter(self),
            QRectF(self.rect()),
            look(),
            row_height=self.row_height,
            first_line=self.first_line,
            margin=self.margin,
        )
