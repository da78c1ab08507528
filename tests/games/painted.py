"""Home-page pictures painted for a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.theme import LIGHT, Theme

Paint = Callable[[QPainter, QRectF, Look], None]
BORDER: Final = 20
"""Pixels around the picture's rectangle that it must leave white."""


def painted(paint: Paint, width: int, height: int, theme: Theme = LIGHT) -> QImage:
    """The picture on felt, with a white border around its rectangle."""
    image = QImage(width + 2 * BORDER, height + 2 * BORDER, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    rect = QRectF(BORDER, BORDER, width, height)
    painter.fillRect(rect, QColor(theme.felt))
    paint(painter, rect, Look(theme))
    painter.end()
    return image
