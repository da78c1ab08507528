"""The game's picture on the home page."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.ui.kit.look import Look


def paint_picture(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint two dice and tiles that spell a word, × 2, as large as the rectangle allows."""
    raise NotImplementedError
