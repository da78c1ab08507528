"""Paints the strip's ground, the word in large above the pieces, gap and caret."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from wordsmith_desktop.ui.kit.look import Look, colour
from wordsmith_desktop.ui.kit.strip.geometry import letters_px
from wordsmith_desktop.ui.kit.strip.painting import paint_empty_place

ROUND: Final = 12
"""Radius of the strip's corners in pixels."""
_DEPTH: Final = 10
"""How far the shadow of the inset's upper edge reaches, in pixels."""

Letters = tuple[tuple[str, bool], ...]
"""Stretches of the word, each with whether it is laid."""


def paint_ledge(
    painter: QPainter, whole: QRectF, look: Look, *, foot: float, is_awaiting: bool
) -> None:
    """Inset felt with a ledge at the height `foot`; a strip that awaits a piece has a firm edge."""
    theme = look.theme
    box = whole.adjusted(1.5, 1.5, -1.5, -1.5)
    path = QPainterPath()
    path.addRoundedRect(box, ROUND, ROUND)
    painter.fillPath(path, colour(theme.felt))
    painter.save()
    painter.setClipPath(path)
    if theme.name != "contrast":
        shade = QLinearGradient(0, box.top(), 0, box.top() + _DEPTH)
        shade.setColorAt(0.0, colour(theme.shadow, 0.28))
        shade.setColorAt(1.0, colour(theme.shadow, 0.0))
        painter.fillRect(QRectF(box.left(), box.top(), box.width(), _DEPTH), shade)
    painter.setPen(QPen(colour(theme.felt_line), 2))
    painter.drawLine(QLineF(box.left(), foot, box.right(), foot))
    painter.restore()
    edge = QPen(colour(theme.accent), 3) if is_awaiting else QPen(colour(theme.edge), 1.5)
    painter.setPen(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def paint_letters(painter: QPainter, area: QRectF, letters: Letters, look: Look) -> None:
    """The word in large; what is not laid stands grey over a broken line."""
    word = "".join(text for text, _ in letters)
    if not word:
        return
    font = look.font(bold=True)
    font.setPixelSize(letters_px(look))
    font.setLetterSpacing(font.SpacingType.AbsoluteSpacing, look.px(0.25))
    width = QFontMetricsF(font).horizontalAdvance(word)
    if width > area.width():
        font.setPixelSize(max(10, int(font.pixelSize() * area.width() / width)))
    metrics = QFontMetricsF(font)
    x, base = area.left(), area.center().y() + metrics.capHeight() / 2
    painter.setFont(font)
    for text, is_laid in (stretch for stretch in letters if stretch[0]):
        painter.setPen(colour(look.theme.ink if is_laid else look.theme.muted))
        painter.drawText(QPointF(x, base), text)
        advance = metrics.horizontalAdvance(text)
        if not is_laid:
            painter.setPen(QPen(colour(look.theme.muted), 2, Qt.PenStyle.DashLine))
            line = base + metrics.descent() * 0.6
            painter.drawLine(QLineF(x, line, x + advance - look.px(0.5), line))
        x += advance


def paint_gap(painter: QPainter, box: QRectF, look: Look, *, corner: float) -> None:
    """The room held free for a piece that is being carried."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(look.theme.accent_soft))
    painter.drawRoundedRect(box, 6, 6)
    paint_empty_place(painter, box, look.theme.accent, corner=corner)


def paint_caret(
    painter: QPainter, x: float, pieces: QRectF, look: Look, *, has_keyboard: bool
) -> None:
    """An upright bar with feet where the next piece goes."""
    ink = look.theme.focus if has_keyboard else look.theme.accent
    painter.setPen(QPen(colour(ink), 3.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    top, foot = pieces.top() - 5, pieces.bottom() + 2
    painter.drawLine(QLineF(x, top, x, foot))
    for end in (top, foot):
        painter.drawLine(QLineF(x - 4, end, x + 4, end))


def paint_strip_focus(painter: QPainter, whole: QRectF, look: Look) -> None:
    """Two rings inside the strip's edge."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, inside, broad in ((look.theme.focus, 1.5, 3.0), (look.theme.ink, 4.0, 1.5)):
        painter.setPen(QPen(colour(ink), broad))
        box = whole.adjusted(inside, inside, -inside, -inside)
        painter.drawRoundedRect(box, ROUND - inside, ROUND - inside)
