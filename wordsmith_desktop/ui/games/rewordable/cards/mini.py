"""Cards too small for letters, in the pictures on tokens; and the backs of cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from wordsmith_desktop.ui.games.rewordable.cards.face import ASPECT, CORNER
from wordsmith_desktop.ui.games.rewordable.cards.pattern import paint_band
from wordsmith_desktop.ui.kit.look import Look, colour
from wordsmith_desktop.ui.kit.solid import paint_shadow, rounded

ANY = 0
"""Letters of a small card whose colour does not matter."""
_PATTERN = 0.42
"""Share of a small card that its pattern covers."""


def paint_mini(painter: QPainter, rect: QRectF, letters: int, look: Look) -> None:
    """Paint a small card without letters; `letters` gives colour and pattern, or `ANY`."""
    theme = look.theme
    lacquer = theme.card(letters) if letters else None
    fill, outline = (lacquer.fill, lacquer.outline) if lacquer else (theme.field, theme.ink)
    rim = max(1.0, rect.height() * 0.05)
    box = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    face = rounded(box, rect.height() * 0.14)
    painter.fillPath(face, colour(fill))
    if lacquer:
        foot = QPainterPath()
        foot.addRect(box.adjusted(0, box.height() * (1 - _PATTERN), 0, 0))
        paint_band(painter, face.intersected(foot), letters, lacquer.ink)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(outline), rim))
    painter.drawPath(face)


def paint_back(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the back of a card that fills `rect`: wood brown with the three patterns' colours."""
    theme, height = look.theme, rect.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = max(1.25, height * 0.016)
    box = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    painter.setPen(QPen(colour(theme.edge), rim))
    painter.setBrush(colour(theme.wood))
    painter.drawRoundedRect(box, height * 0.085, height * 0.085)
    inside = rect.adjusted(height * 0.075, height * 0.075, -height * 0.075, -height * 0.075)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(theme.wood_ink, 0.55), max(1.0, height * 0.012)))
    painter.drawRoundedRect(inside, height * 0.045, height * 0.045)
    _paint_emblem(painter, rect.center(), height * 0.25, look)
    painter.restore()


def paint_place(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the empty place of a card: a dashed outline."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(look.theme.edge), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(colour(look.theme.felt, 0.5))
    corner = rect.height() * 0.085
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), corner, corner)
    painter.restore()


def paint_stack(painter: QPainter, rect: QRectF, look: Look, *, layers: int) -> None:
    """Paint backs upon each other inside `rect`; none leaves the empty place."""
    step = rect.height() * 0.028
    height = rect.height() - step * 5
    card = QRectF(rect.left(), rect.top() + step * 5, height * ASPECT, height)
    if layers <= 0:
        paint_place(painter, card, look)
        return
    paint_shadow(painter, card, look, corner=CORNER)
    for layer in range(layers):
        paint_back(painter, card.translated(step * 0.6 * layer, -step * layer), look)


def _paint_emblem(painter: QPainter, middle: QPointF, height: float, look: Look) -> None:
    """Three small cards, one of each colour, in the middle of a back."""
    width = height * ASPECT
    for letters in (1, 2, 3):
        left = middle.x() + (letters - 2.5) * width
        card = QRectF(left, middle.y() - height / 2, width, height)
        paint_mini(painter, card.adjusted(0.5, 0, -0.5, 0), letters, look)
