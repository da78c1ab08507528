"""Who has won, as large as there is room for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from ..appearance import look
from ..look import Size, colour
from ..seat_marks import SeatMark

_MOST: Final = 0.09
"""Most height of type in the window's height: large text leaves room for the rest."""
_EMBLEM: Final = 0.8
"""Side of an emblem; this and all below are in the height of type."""
_GAP: Final = 0.25
"""Room behind an emblem."""


class Headline(QLabel):
    """One line with the winners' emblems before it."""

    def __init__(self, text: str, winners: tuple[SeatMark, ...]) -> None:
        super().__init__(text)
        # By default a label guesses, and takes a name such as <b> for markup.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._winners = winners
        self.setAccessibleName(", ".join((text, *(mark.name for mark in winners))))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def type_size(self) -> int:
        """Step of type, in pixels at 100 %, with which text and emblems fit the breadth."""
        size = self._most
        while size > Size.BODY and self._breadth(size) > self.width():
            size -= 1
        return size

    def sizeHint(self) -> QSize:
        return QSize(look().px(40), QFontMetrics(look().font(self._most, bold=True)).height())

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(20), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, size = look(), self.type_size
        painter = QPainter(self)
        emblem, step = self._emblem(size), self._emblem_step(size)
        x = max(0.0, (self.width() - self._breadth(size)) / 2)
        for mark in self._winners:
            area = QRectF(x, (self.height() - emblem) / 2, emblem, emblem)
            mark.paint(painter, area, in_use)
            x += step
        painter.setFont(in_use.font(size, bold=True))
        painter.setPen(colour(in_use.theme.ink))
        room = QRectF(x, 0, self.width() - x, self.height())
        elided = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, round(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, elided)

    @property
    def _most(self) -> int:
        room = _MOST * self.window().height()
        return max(Size.TITLE, min(Size.ENDING, int(room / look().text_px(100) * 100)))

    def _emblem(self, size: int) -> float:
        return look().text_px(size) * _EMBLEM

    def _emblem_step(self, size: int) -> float:
        return look().text_px(size) * (_EMBLEM + _GAP)

    def _breadth(self, size: int) -> float:
        text = QFontMetrics(look().font(size, bold=True)).horizontalAdvance(self.text())
        return text + len(self._winners) * self._emblem_step(size)
