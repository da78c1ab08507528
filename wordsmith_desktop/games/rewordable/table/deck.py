"""The stack of cards to draw from."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.explained import explain
from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.motion.choreography import Key
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.solid import paint_shadow
from wordsmith_desktop.window.kit.strip.piece_button import RISE, button_size, row_height
from wordsmith_desktop.wording.texts import say, say_count

from ..words import explained_texts, texts
from .card_face import ASPECT, CORNER, paint_mini
from .word_card import CARDS


def paint_back(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the back of a card that fills `rect`: wood brown with the three patterns' colours."""
    theme, height = look.theme, rect.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = max(1.25, height * 0.016)
    area = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    painter.setPen(QPen(colour(theme.edge), rim))
    painter.setBrush(colour(theme.wood))
    painter.drawRoundedRect(area, height * 0.085, height * 0.085)
    inside = rect.adjusted(height * 0.075, height * 0.075, -height * 0.075, -height * 0.075)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(theme.wood_ink, 0.55), max(1.0, height * 0.012)))
    painter.drawRoundedRect(inside, height * 0.045, height * 0.045)
    _paint_emblem(painter, rect.center() - QPointF(0, height * 0.14), height * 0.25, look)
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
    """Paint backs upon each other, the lowest in `rect`; none leaves the empty place.

    Five of them reach less than a tenth of the height beyond its upper edge.
    """
    if layers <= 0:
        paint_place(painter, rect, look)
        return
    step = rect.height() * 0.02
    paint_shadow(painter, rect, look, corner=CORNER)
    for layer in range(layers):
        paint_back(painter, rect.translated(step * 0.35 * layer, -step * layer), look)


def _paint_emblem(painter: QPainter, middle: QPointF, height: float, look: Look) -> None:
    """Three small cards, one of each colour, in the middle of a back."""
    width = height * ASPECT
    for letters in (1, 2, 3):
        left = middle.x() + (letters - 2.5) * width
        card = QRectF(left, middle.y() - height / 2, width, height)
        # Half a pixel at each side keeps the outlines of neighbours apart.
        paint_mini(painter, card.adjusted(0.5, 0, -0.5, 0), letters, look)


_CARDS_A_LAYER = 12
LAST_CARDS = 5
"""So many cards are the last ones."""
_NUMBER = 0.24
"""Height of the number in that of a card."""
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


@has_role(QAccessible.Role.StaticText)
class DeckPile(QWidget):
    """Backs of cards, as many as the stack is high, with the number of cards that are left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = 0
        self._is_last_round = False
        self._height = row_height()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._speak()

    def show_deck(self, cards: int, *, is_last_round: bool) -> None:
        """Show so many cards; in the last round that is said instead."""
        if (cards, is_last_round) == (self._cards, self._is_last_round):
            return
        self._cards, self._is_last_round = cards, is_last_round
        self._speak()
        self.update()

    def set_card_height(self, height: int) -> None:
        """Have the stack be so many pixels high, as the cards beside it."""
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def _speak(self) -> None:
        self.setAccessibleName(self._spoken())
        said = f"{self.accessibleName()}. {say(explained_texts.DECK.text)}"
        explain(self, explained_texts.DECK, sentence=said, by_key=False)

    def _spoken(self) -> str:
        left = deck_text(self._cards)
        return say(texts.SAID_LAST_ROUND, deck=left) if self._is_last_round else left

    def sizeHint(self) -> QSize:
        return button_size(CARDS, self._height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use = look()
        painter = QPainter(self)
        area = self._area()
        is_low = 0 < self._cards <= LAST_CARDS
        layers = self._cards if is_low else min(LAST_CARDS, -(-self._cards // _CARDS_A_LAYER))
        paint_stack(painter, area, in_use, layers=layers)
        if is_low:
            self._paint_ring(painter, area)
        if layers:
            self._paint_number(painter, area)
        else:
            self._paint_words(painter, area.adjusted(4, 0, -4, 0))

    def _area(self) -> QRectF:
        """Where the lowest card lies."""
        area = QRectF(0, RISE, self._height * ASPECT, self._height)
        area.moveLeft((self.width() - area.width()) / 2)
        return area

    def lying(self) -> dict[Key, Lying]:
        """The stack as "deck", from which cards come face down."""
        return {
            "deck": Lying(self._area(), lambda painter, area: paint_back(painter, area, look()))
        }

    def leave_out(self, keys: frozenset[Key]) -> None:
        """The stack does not move."""

    def _paint_ring(self, painter: QPainter, area: QRectF) -> None:
        """The last cards are seen one by one, with a ring around them."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(look().theme.accent), 3))
        corner = area.height() * 0.085
        painter.drawRoundedRect(area.adjusted(-1, -1, 1, 1), corner, corner)

    def _paint_number(self, painter: QPainter, area: QRectF) -> None:
        """In the lower part of the card on top, below its emblem."""
        font = look().font(bold=True)
        font.setPixelSize(max(1, round(self._height * _NUMBER)))
        painter.setFont(font)
        painter.setPen(colour(look().theme.wood_ink))
        area.setTop(area.top() + area.height() * 0.5)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(self._cards))

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        """In the place where the stack was, as large as the longest word has room."""
        text = say(texts.LAST_ROUND) if self._is_last_round else deck_text(0)
        font = look().font(bold=self._is_last_round)
        widest = max(QFontMetrics(font).horizontalAdvance(word) for word in text.split())
        font.setPixelSize(max(1, round(font.pixelSize() * min(1.0, area.width() / (widest + 2)))))
        painter.setFont(font)
        painter.setPen(colour(look().theme.ink))
        painter.drawText(area, _WRAP.value, text)


def deck_text(cards: int) -> str:
    """How many cards are left to draw."""
    return say_count(texts.IN_DECK, cards) if cards else say(texts.DECK_EMPTY)
