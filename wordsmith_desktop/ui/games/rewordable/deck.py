"""The stack of cards to draw from."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.ui.games.rewordable import deck_texts as texts
from wordsmith_desktop.ui.games.rewordable.cards.mini import paint_stack
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import colour
from wordsmith_desktop.ui.kit.texts import say, say_count

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
        self.setToolTip(self.accessibleName())

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
