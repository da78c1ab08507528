"""The table: one quiet surface of woven cloth."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from .appearance import look
from .look import Look, colour

_THREAD = 6
"""Distance of two threads in pixels."""
_REPEATS = 16
"""So many repeats a side lie in the kept picture: a window is filled faster from a large one."""


def paint_table(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Cloth whose threads can just be seen."""
    if look.theme.weave == look.theme.table:
        painter.fillRect(rect, colour(look.theme.table))
    else:
        painter.fillRect(rect, QBrush(_cloth(look.theme.table, look.theme.weave)))


@lru_cache(maxsize=8)
def _cloth(ground: str, thread: str) -> QPixmap:
    """A piece of cloth without seams."""
    side = 2 * _THREAD * _REPEATS
    pixmap = QPixmap(side, side)
    painter = QPainter(pixmap)
    painter.fillRect(pixmap.rect(), QBrush(_repeat(ground, thread)))
    painter.end()
    return pixmap


def _repeat(ground: str, thread: str) -> QPixmap:
    """One repeat of a plain weave: threads over and under in turn."""
    pixmap = QPixmap(2 * _THREAD, 2 * _THREAD)
    pixmap.fill(colour(ground))
    painter = QPainter(pixmap)
    for x, y in ((0, 0), (_THREAD, _THREAD)):
        painter.fillRect(x, y + 1, _THREAD - 1, 1, colour(thread, 0.6))
        painter.fillRect(x, y + 4, _THREAD - 1, 1, colour(thread, 0.35))
    for x, y in ((_THREAD, 0), (0, _THREAD)):
        painter.fillRect(x + 1, y, 1, _THREAD - 1, colour(thread, 0.6))
        painter.fillRect(x + 4, y, 1, _THREAD - 1, colour(thread, 0.35))
    painter.end()
    return pixmap


class Tabletop(QWidget):
    """A widget whose ground is the table."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_table(QPainter(self), QRectF(self.rect()), look())
