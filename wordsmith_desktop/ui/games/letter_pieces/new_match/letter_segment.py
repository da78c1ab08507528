"""An answer that shows a letter as it lies."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter

from wordsmith_desktop.games.letter_pieces.alphabet import Construction
from wordsmith_desktop.games.letter_pieces.pieces import CAP_HEIGHT, UNIT
from wordsmith_desktop.ui.games.letter_pieces.lettering import paint_letter
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.segments import Segment


class LetterSegment(Segment):
    """One of two ways to build a letter, shown as it lies."""

    is_soft = True

    def __init__(self, construction: Construction, name: str) -> None:
        """`name` is what a screen reader says."""
        super().__init__(name)
        self._construction = construction
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        return QSize(look().px(9), look().px(9))

    def paint_content(self, painter: QPainter) -> None:
        unit = self.height() * 0.36
        foot = (self.height() + CAP_HEIGHT / UNIT * unit) / 2
        at = QPointF(self.width() / 2, foot)
        paint_letter(painter, self._construction, look(), at=at, unit=unit)
