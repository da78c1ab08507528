"""Pictures in the rule book: a line of a game's own pieces on felt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from wordsmith_desktop.core.value import Value

from .banner import Tone, paint_sign
from .look import Look, colour
from .solid import paint_letters

Paint = Callable[[QPainter, QRectF, Look], None]


class PicturePart(Value):
    """One thing in the line."""

    breadth: float
    """In the line's height, as all lengths here."""
    paint: Paint
    """Paints it into a rectangle of that breadth and the line's height."""


class RulePicture(Value):
    """An example of a rule, as it lies on the table."""

    caption: Callable[[], str]
    """What is to be seen, for whoever reads it or has it read out."""
    parts: Callable[[], Sequence[PicturePart]]
    """From left to right; words are those of the language in use."""
    lines: float = 1.0
    """How many times as high as one line of pieces it is."""


GAP: Final = 0.22
"""Room between two parts."""
BORDER: Final = 0.28
"""Felt around the line."""
_CORNER: Final = 0.16
_SIGN: Final = 0.42
_ARROW: Final = 0.5
_TYPE: Final = 0.5
_PAIR: Final = 1.6


def picture_size(picture: RulePicture, line_px: int) -> QSizeF:
    """The size in pixels at so many pixels a line of pieces."""
    parts = picture.parts()
    breadth = sum(part.breadth for part in parts) + GAP * (len(parts) - 1) + 2 * BORDER
    return QSizeF(breadth, picture.lines + 2 * BORDER) * line_px


def paint_example(picture: RulePicture, look: Look, *, line_px: int, ratio: float) -> QImage:
    """The picture at so many pixels a line of pieces, on a screen with so many dots a pixel."""
    parts, size = picture.parts(), picture_size(picture, line_px)
    width, height = size.width(), size.height()
    image = QImage(
        round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(look.theme.felt_line), 1))
    painter.setBrush(colour(look.theme.felt))
    corner = _CORNER * line_px
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), corner, corner)
    x = BORDER * line_px
    for part in parts:
        area = QRectF(x, BORDER * line_px, part.breadth * line_px, picture.lines * line_px)
        painter.save()
        part.paint(painter, area, look)
        painter.restore()
        x += (part.breadth + GAP) * line_px
    painter.end()
    return image


def paint_in(painter: QPainter, rect: QRectF, look: Look, parts: Sequence[PicturePart]) -> None:
    """The parts in a line, as large as a rectangle allows, in its middle.

    Where there is only one, it is no larger than one of two would be.
    """
    breadth = sum(part.breadth for part in parts) + GAP * (len(parts) - 1)
    line = min(rect.height(), rect.width() / max(breadth, _PAIR))
    x = rect.center().x() - breadth * line / 2
    for part in parts:
        area = QRectF(x, rect.center().y() - line / 2, part.breadth * line, line)
        painter.save()
        part.paint(painter, area, look)
        painter.restore()
        x += (part.breadth + GAP) * line


def arrow() -> PicturePart:
    """What was before becomes what comes behind."""
    return PicturePart(_ARROW, _paint_arrow)


def right() -> PicturePart:
    """The tick behind what is allowed."""
    return PicturePart(_SIGN, partial(_paint_tone, Tone.GOOD))


def wrong() -> PicturePart:
    """The cross behind what is not."""
    return PicturePart(_SIGN, partial(_paint_tone, Tone.REFUSAL))


def written(text: str, breadth: float) -> PicturePart:
    """Figures or signs in the table's ink, such as "× 2"."""

    def paint(painter: QPainter, area: QRectF, look: Look) -> None:
        type_px = _TYPE * area.width() / breadth
        paint_letters(painter, area, text, look, ink=look.theme.ink, type_px=type_px)

    return PicturePart(breadth, paint)


def _paint_arrow(painter: QPainter, area: QRectF, look: Look) -> None:
    barb = area.width() * 0.3
    style = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(QPen(colour(look.theme.ink), max(2.0, area.width() * 0.09), *style))
    tip = QPointF(area.right(), area.center().y())
    painter.drawLine(QLineF(QPointF(area.left(), tip.y()), tip))
    for side in (-barb, barb):
        painter.drawLine(QLineF(tip - QPointF(barb, side), tip))


def _paint_tone(tone: Tone, painter: QPainter, area: QRectF, look: Look) -> None:
    side = area.width()
    paint_sign(painter, QRectF(area.left(), area.center().y() - side / 2, side, side), tone, look)
