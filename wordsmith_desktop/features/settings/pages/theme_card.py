"""A theme to be chosen by its picture: a small table with pieces on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.records.settings import SYSTEM
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.logo import paint_word, word_width
from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.window.kit.theme import THEMES

WORD: Final = "WORD"
_WIDTH: Final = 28
_PICTURE: Final = 13
"""Width of a card and height of its picture, in grid steps."""
_HALVES: Final = ("light", "dark")
"""What a system may ask for, side by side."""


class ThemeCard(Segment):
    """How the table looks in a theme, and its name below."""

    is_soft = True

    def __init__(self, choice: str, name: str) -> None:
        """`choice` is a theme's name, or `SYSTEM`."""
        super().__init__(name)
        self._themes = _HALVES if choice == SYSTEM else (choice,)
        self._name = name

    def sizeHint(self) -> QSize:
        return QSize(look().px(_WIDTH), look().px(_PICTURE) + self._name_height())

    def paint_content(self, painter: QPainter) -> None:
        in_use, step = look(), look().gap(1)
        below = self._name_height()
        area = QRectF(self.rect()).adjusted(step, step, -step, -below)
        for place, name in enumerate(self._themes):
            width = area.width() / len(self._themes)
            part = QRectF(area.left() + place * width, area.top(), width, area.height())
            painter.save()
            painter.setClipRect(part)
            _paint_table(painter, area, replace(in_use, theme=THEMES[name]))
            painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(in_use.theme.edge), 1))
        painter.drawRoundedRect(area, 6, 6)
        painter.setFont(in_use.font(bold=self.isChecked()))
        painter.setPen(colour(in_use.theme.ink))
        line = QRectF(self.rect()).adjusted(step, self.height() - below, -step, 0)
        text = painter.fontMetrics().elidedText(
            self._name, Qt.TextElideMode.ElideRight, int(line.width())
        )
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, text)

    def _name_height(self) -> int:
        return look().text_px() + look().gap(2)


def _paint_table(painter: QPainter, area: QRectF, look: Look) -> None:
    """The table's cloth, felt with a word on it, and a button in its corner."""
    theme = look.theme
    cloth = QPainterPath()
    cloth.addRoundedRect(area, 6, 6)
    painter.fillPath(cloth, colour(theme.table))
    felt = area.adjusted(
        area.width() * 0.05, area.height() * 0.1, -area.width() * 0.05, -area.height() * 0.3
    )
    painter.setPen(QPen(colour(theme.hairline), 1))
    painter.setBrush(colour(theme.felt))
    painter.drawRoundedRect(felt, 5, 5)
    unit = min(felt.width() * 0.8 / word_width(WORD), felt.height() * 0.7 / 2)
    paint_word(painter, WORD, look, middle=QPointF(felt.center()), unit=unit)
    button = QRectF(0, 0, area.width() * 0.24, area.height() * 0.16)
    button.moveBottomRight(area.bottomRight() - QPointF(area.width() * 0.05, area.height() * 0.07))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(theme.accent))
    painter.drawRoundedRect(button, 3, 3)
    line = QRectF(felt.left(), button.center().y() - 2, area.width() * 0.38, 4)
    painter.setBrush(colour(theme.muted))
    painter.drawRoundedRect(line, 2, 2)
