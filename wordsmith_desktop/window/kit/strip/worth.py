"""What the word on the strip is worth: the largest number on the table, and how it comes about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..appearance import look
from ..banner import Tone, paint_sign
from ..look import Size, colour
from ..roles import has_role
from ..tips import set_tip

_NUMBER: Final = {False: 0.45, True: 0.62}
"""Least of the height that the number may take, at usual and at the largest text."""
_LINES: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap

Line = tuple[str, QFont, str]
"""A sentence with its type and its ink."""


@has_role(QAccessible.Role.StaticText)
class Worth(QWidget):
    """A number with lines below it, in the middle; painted, so that nothing moves with the word."""

    def __init__(self, parent: QWidget | None = None, *, kept: int = 0) -> None:
        """So many lines below the number have room kept, so that it stays as large as it is."""
        super().__init__(parent)
        self._kept = kept
        self.beside_px = 0
        """Height of type on the pieces beside it, than which the number is no smaller."""
        self.number = ""
        """What the word would bring; empty while it may not be said."""
        self.is_refused = False
        """Whether the word was refused, which stands in the number's place."""
        self._is_hushed = False

    def lines(self) -> Sequence[Line]:
        """What stands below the number."""
        return ()

    def hush(self, is_hushed: bool) -> None:
        """Say nothing of a word that brings nothing while what speaks against it lies there."""
        self._is_hushed = is_hushed
        self.update()

    def tell(self, said: str) -> None:
        """Have this read out and in the tool tip: where there is little room less is painted."""
        self.setAccessibleName(said)
        set_tip(self, said)
        self.update()

    @property
    def number_px(self) -> int:
        """Height of the number's type in pixels."""
        return self._number_font(self._room()).pixelSize()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, in_use = QPainter(self), look()
        number = self._number_font(self._room())
        metrics = QFontMetricsF(number)
        has_mark = bool(self.number) or self.is_refused
        tall = metrics.capHeight() + in_use.gap(1) if has_mark else 0.0
        # What finds no room is in the tool tip and read out; half a line says nothing.
        lines = self._fitting(self.height() - tall)
        top = (self.height() - tall - sum(height for _, height in lines)) / 2
        if self.number:
            painter.setFont(number)
            painter.setPen(colour(in_use.theme.accent))
            x = (self.width() - metrics.horizontalAdvance(self.number)) / 2
            painter.drawText(round(x), round(top + metrics.capHeight()), self.number)
        elif self.is_refused:
            side = metrics.capHeight()
            area = QRectF((self.width() - side) / 2, top, side, side)
            paint_sign(painter, area, Tone.REFUSAL, in_use)
        top += tall
        for (text, font, ink), height in lines:
            painter.setFont(font)
            painter.setPen(colour(ink))
            painter.drawText(QRectF(0, top, self.width(), height), int(_LINES), text)
            top += height

    def _fitting(self, room: float) -> list[tuple[Line, float]]:
        """The first lines that have room, with their heights."""
        fitting = []
        for line in () if self._is_hushed and not self.number else self.lines():
            height = self._height(line[0], line[1]) if line[0] else 0.0
            if height > room + 1:
                break
            if line[0]:
                fitting.append((line, height))
            room -= height
        return fitting

    def _room(self) -> float:
        """Height that the lines leave to the number."""
        below = sum(self._height(text, font) for text, font, _ in self.lines() if text)
        kept = self._kept * QFontMetricsF(look().font()).lineSpacing()
        return max(self.height() - max(below, kept), self.height() * _NUMBER[look().is_large])

    def _number_font(self, room: float) -> QFont:
        """As large as the scale has it, or the pieces, where there is room."""
        font = look().font(Size.MOVE, bold=True)
        wish = max(font.pixelSize(), self.beside_px)
        font.setPixelSize(max(12, min(wish, round(room * 0.8), self.width() // 2)))
        return font

    def _height(self, text: str, font: QFont) -> float:
        room = QRectF(0, 0, max(1, self.width()), 9999)
        return QFontMetricsF(font).boundingRect(room, int(_LINES), text).height()
