"""A page to be printed: black on white, whatever the theme, in tenths of a millimetre."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

INK: Final = QColor("#000000")
PALE: Final = QColor("#9a9a9a")
"""Lines between the boxes of one row."""
SHADE: Final = QColor("#e4e4e4")
SMALLEST: Final = 20
"""Type that can still be read."""
_LETTER_SHARE: Final = 0.58
"""Type in a box, of the box's side."""


class Type(IntEnum):
    """Sizes of type."""

    TINY = 25
    SMALL = 30
    BODY = 36
    LEAD = 44
    TITLE = 78


class Weight(IntEnum):
    """Widths of lines."""

    HAIR = 2
    LINE = 4
    FIRM = 7
    HEAVY = 12


class Align(IntEnum):
    """Where text stands in its place; nothing is cut off, lines on the left are broken."""

    LEFT = (
        Qt.AlignmentFlag.AlignLeft.value
        | Qt.TextFlag.TextWordWrap.value
        | Qt.TextFlag.TextDontClip.value
    )
    CENTRE = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextDontClip.value
    START = (
        Qt.AlignmentFlag.AlignLeft.value
        | Qt.AlignmentFlag.AlignVCenter.value
        | Qt.TextFlag.TextDontClip.value
    )
    """On one line, half-way up."""
    END = (
        Qt.AlignmentFlag.AlignRight.value
        | Qt.AlignmentFlag.AlignVCenter.value
        | Qt.TextFlag.TextDontClip.value
    )


class PrintedPage:
    """One page inside its margins, and how far down it is filled."""

    def __init__(self, painter: QPainter, size: QSizeF, family: str) -> None:
        """The painter's unit is a tenth of a millimetre and its origin the corner of the page."""
        self.painter = painter
        self.width = size.width()
        self.height = size.height()
        self.y = 0.0
        """Where the next thing goes."""
        self._family = family
        self._fonts: dict[tuple[int, bool], QFont] = {}

    def font(self, size: int, *, bold: bool = False) -> QFont:
        """The program's typeface, unhinted, so that it prints as it was drawn."""
        key = (size, bold)
        if key not in self._fonts:
            self._fonts[key] = self._made(size, bold=bold)
        return self._fonts[key]

    def _made(self, size: int, *, bold: bool) -> QFont:
        font = QFont(self._family) if self._family else QFont()
        font.setPixelSize(size)
        font.setBold(bold)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        # Two subsets were merged into the typeface; this feature swaps some letters for doubles
        # that stand for no character, so that nobody could search the document or hear it read.
        font.setFeature(QFont.Tag("locl"), 0)
        return font

    def pen(self, weight: Weight, colour: QColor = INK) -> None:
        """Draw lines like this from now on, with nothing inside."""
        pen = QPen(colour, weight)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def skip(self, distance: float) -> None:
        """Leave room."""
        self.y += distance

    def text(
        self,
        text: str,
        place: QRectF,
        *,
        size: int = Type.BODY,
        bold: bool = False,
        align: Align = Align.LEFT,
    ) -> float:
        """Write into a place; the height that was needed where lines are broken."""
        if not text.strip():
            return 0
        self.painter.setPen(INK)
        self.painter.setFont(self.font(size, bold=bold))
        self.painter.drawText(place, align, text)
        if align is not Align.LEFT:
            return place.height()
        return self.painter.boundingRect(place, align, text).height()

    def line(
        self,
        text: str,
        place: QRectF,
        *,
        size: int = Type.BODY,
        bold: bool = False,
        align: Align = Align.START,
    ) -> None:
        """Write one line, in smaller type where there is too little room for it."""
        if not text.strip():
            return
        while size > SMALLEST and self.advance(text, size, bold=bold) > place.width():
            size -= 1
        if size <= SMALLEST:
            text = self.elided(text, place.width(), size, bold=bold)
        self.text(text, place, size=size, bold=bold, align=align)

    def paragraph(
        self, text: str, size: int = Type.BODY, *, bold: bool = False, x: float = 0
    ) -> None:
        """Write a paragraph below what is there."""
        room = QRectF(x, self.y, self.width - x, 10_000)
        self.y += self.text(text, room, size=size, bold=bold)

    def advance(self, text: str, size: int = Type.BODY, *, bold: bool = False) -> float:
        """How wide a text is on one line."""
        return QFontMetricsF(self.font(size, bold=bold)).horizontalAdvance(text)

    def elided(self, text: str, width: float, size: int, *, bold: bool = False) -> str:
        """A text cut so that it fits on one line."""
        metrics = QFontMetricsF(self.font(size, bold=bold))
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)

    def rule(self, weight: Weight = Weight.LINE) -> None:
        """A line across the page."""
        self.pen(weight)
        self.painter.drawLine(QLineF(0, self.y, self.width, self.y))

    def boxes(self, letters: Iterable[str], corner: QPointF, side: float) -> None:
        """Letters in a row of boxes; an empty text makes an empty box."""
        x = corner.x()
        for letter in letters:
            area = QRectF(x, corner.y(), side, side)
            self.pen(Weight.LINE)
            self.painter.drawRect(area)
            size = round(side * _LETTER_SHARE)
            self.text(letter, area, size=size, bold=True, align=Align.CENTRE)
            x += side

    def framed(self, letters: str, corner: QPointF, side: float) -> None:
        """Letters in boxes that stand out: shaded, in a heavy frame."""
        frame = QRectF(corner.x(), corner.y(), side * len(letters), side)
        self.painter.fillRect(frame, SHADE)
        self.boxes(letters, corner, side)
        self.pen(Weight.HEAVY)
        self.painter.drawRect(frame)
