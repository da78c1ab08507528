"""The stack of cards to draw from."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.ui.games.rewordable.card_face import ASPECT, CORNER, paint_band
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import Look, colour
from wordsmith_desktop.ui.kit.solid import paint_shadow, rounded
from wordsmith_desktop.ui.kit.tips import set_tip
from wordsmith_desktop.wording.games.rewordable import texts
from wordsmith_desktop.wording.texts import say, say_count

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
        # Half a pixel at each side keeps the outlines of neighbours apart.
        paint_mini(painter, card.adjusted(0.5, 0, -0.5, 0), letters, look)


_CARDS_A_LAYER = 12
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class DeckPile(QWidget):
    """Backs of cards, as many as the stack is high, and how many cards are left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = 0
        self._is_last_round = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._speak()

    def show_deck(self, cards: int, *, is_last_round: bool) -> None:
        """Show so many cards; in the last round that is said instead."""
        if (cards, is_last_round) == (self._cards, self._is_last_round):
            return
        self._cards, self._is_last_round = cards, is_last_round
        self._speak()
        self.updateGeometry()
        self.update()

    def _speak(self) -> None:
        self.setAccessibleName(self._spoken())
        set_tip(self, self.accessibleName())

    def _spoken(self) -> str:
        left = deck_text(self._cards)
        return say(texts.SAID_LAST_ROUND, deck=left) if self._is_last_round else left

    def _label(self) -> str:
        return say(texts.LAST_ROUND) if self._is_last_round else deck_text(self._cards)

    def _picture_size(self) -> QSize:
        height = 40 + look().px(5)
        return QSize(round(height * 0.82), height)

    def sizeHint(self) -> QSize:
        picture = self._picture_size()
        metrics = QFontMetrics(look().font(bold=self._is_last_round))
        box = QRect(0, 0, look().px(12), 1 << 16)
        label = metrics.boundingRect(box, _WRAP.value, self._label())
        width = max(box.width(), label.width() + 2)
        return QSize(
            picture.width() + look().gap(1.5) + width, max(picture.height(), label.height())
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, picture = look(), self._picture_size()
        painter = QPainter(self)
        top = (self.height() - picture.height()) / 2
        stack = QRectF(2, top + 1, picture.width() - 2, picture.height() - 5)
        layers = min(5, -(-self._cards // _CARDS_A_LAYER))
        paint_stack(painter, stack, in_use, layers=layers)
        painter.setFont(in_use.font(bold=self._is_last_round))
        painter.setPen(colour(in_use.theme.ink))
        label = self.rect().adjusted(picture.width() + in_use.gap(1.5), 0, 0, 0)
        painter.drawText(label, _WRAP.value, self._label())


def deck_text(cards: int) -> str:
    """How many cards are left to draw."""
    return say_count(texts.IN_DECK, cards) if cards else say(texts.DECK_EMPTY)
