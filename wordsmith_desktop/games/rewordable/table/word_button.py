"""A word of a lexicon: its cards side by side, to be taken as a whole."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPoint, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import EnterButton
from wordsmith_desktop.window.kit.focus import shows_focus
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.motion.choreography import Key
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import say

from ..words import table_texts as texts
from ..words.in_words import say_word
from .views import WordLoad, WordView
from .word_card import chip_areas, paint_chip, paint_word, word_width

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_GLOW_MS = 200


def say_lexicon_word(word: WordView, *, owner: str, is_new: bool) -> str:
    """A word of a lexicon; `owner` is empty for one's own."""
    said = say_word(word.cards, owner=owner)
    if is_new:
        said = say(texts.SAID_NEW, word=said)
    return say(texts.SAID_TAKEN, word=said) if word.is_taken else said


def usual_height() -> int:
    """Height of the cards in a lexicon where a page does not say otherwise, in pixels."""
    return look().px(3.75)


def word_height(card_height: int) -> int:
    """Height of a word whose cards have that height, in pixels."""
    return max(look().least_target, card_height + 2 * look().gap(0.5))


def _paint_chip(text: str, painter: QPainter, area: QRectF) -> None:
    paint_chip(painter, area, text, look())


class WordButton(EnterButton):
    """A word that can be clicked; arrow keys ask for its neighbours.

    `load` is what a hand carries of it, and `paint_load` the picture of that.
    """

    stepped = Signal(int, int)
    """An arrow key was pressed: steps to the right and down."""
    reached = Signal()
    """It got the focus."""

    def __init__(self, word: WordView, *, owner: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._word, self._owner = word, owner
        self._is_new = self._is_coming = False
        self._height = usual_height()
        self._glow = QVariantAnimation(self)
        self._glow.setStartValue(0.0)
        self._glow.setEndValue(1.0)
        self._glow.valueChanged.connect(self.update)
        # Tab comes to one word only: `Words` gives that one another policy.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._speak()

    @property
    def load(self) -> WordLoad:
        """The whole word."""
        return WordLoad(self._word.word_id)

    @property
    def word_id(self) -> int:
        """The word's number."""
        return self._word.word_id

    @property
    def word(self) -> WordView:
        """What it shows."""
        return self._word

    @property
    def is_new(self) -> bool:
        """Whether it is marked as just made."""
        return self._is_new

    @property
    def is_glowing(self) -> bool:
        """Whether the glow of a new word is still coming up."""
        return self._glow.state() == QAbstractAnimation.State.Running

    @property
    def glow_ms(self) -> int:
        """How long that takes, in milliseconds."""
        return self._glow.duration()

    def show_word(self, word: WordView, *, owner: str) -> None:
        """Show this word; `owner` is empty for one's own."""
        if (word, owner) == (self._word, self._owner):
            return
        self._word, self._owner = word, owner
        self._speak()
        self.updateGeometry()
        self.update()

    def set_card_height(self, height: int) -> None:
        """Have its cards be so many pixels high."""
        if height != self._height:
            self._height = height
            self.updateGeometry()
            self.update()

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The word of its cards."""
        return (self._word.text,)

    def mark_new(self, is_new: bool) -> None:
        """Mark it as just made, by a glow, a frame and a word; or no longer."""
        if is_new == self._is_new:
            return
        self._is_new = is_new
        self._speak()
        self.updateGeometry()
        self._glow.stop()
        self._glow.setDuration(look().motion_ms(_GLOW_MS))
        if is_new and self.glow_ms and self.isVisible():
            self._glow.start()
        self.update()

    def lying(self) -> dict[Key, Lying]:
        """Its cards by number, in its own coordinates; none while they lie on the strip."""
        if self._word.is_taken:
            return {}
        chips = chip_areas(self._cards(), self._word.cards, look())
        return {
            number: Lying(area, partial(_paint_chip, text))
            for number, text, area in zip(self._word.ids, self._word.cards, chips, strict=False)
        }

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Show only the outlines of cards while some of them are on their way here."""
        is_coming = not keys.isdisjoint(self._word.ids)
        if is_coming != self._is_coming:
            self._is_coming = is_coming
            self.update()

    def _cards(self) -> QRectF:
        """Where its cards are painted."""
        border = look().gap(0.5)
        around = (border, border, -border - self._badge_width(), -border)
        return QRectF(self.rect()).adjusted(*around)

    def paint_load(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the word as it is carried, as large as `rect` allows."""
        paint_word(painter, rect, self._word.cards, look(), lifted=True)

    def _speak(self) -> None:
        said = say_lexicon_word(self._word, owner=self._owner, is_new=self._is_new)
        self.setAccessibleName(said)
        set_tip(self, said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The base class would take arrow keys as steps in the tab order.
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(*step)

    def focusInEvent(self, event: object) -> None:
        super().focusInEvent(event)  # type: ignore[arg-type]
        self.reached.emit()

    def sizeHint(self) -> QSize:
        border = 2 * look().gap(0.5)
        width = word_width(self._word.cards, self._height, look()) + self._badge_width()
        # Sizes are whole pixels: rounded up, as a size too small would squeeze the picture.
        return QSize(round(width + 0.5) + border, word_height(self._height))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(6), self.sizeHint().height())

    def _badge_width(self) -> float:
        """Room that the word "new" takes behind the cards."""
        if not self._is_new:
            return 0.0
        metrics = QFontMetrics(look().font(bold=True))
        return metrics.horizontalAdvance(say(texts.NEW)) + look().gap(2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        if self._is_new:
            self._paint_glow(painter, whole)
        elif self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.accent_soft))
            painter.drawRoundedRect(whole, 6, 6)
        cards = self._cards()
        is_away = self._word.is_taken or self._is_coming
        paint_word(painter, cards, self._word.cards, in_use, faded=is_away)
        if self._is_new:
            self._paint_badge(painter, QRectF(cards.right(), cards.top(), 0, cards.height()))
        if self.hasFocus() and shows_focus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(whole.adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)

    def _paint_glow(self, painter: QPainter, whole: QRectF) -> None:
        theme = look().theme
        strength = float(self._glow.currentValue()) if self.is_glowing else 1.0
        painter.setPen(QPen(colour(theme.accent, strength), 2))
        painter.setBrush(colour(theme.glow, strength))
        painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), 6, 6)

    def _paint_badge(self, painter: QPainter, place: QRectF) -> None:
        """The word "new" behind the cards; `place` gives its left edge and height."""
        place.setWidth(self._badge_width())
        painter.setFont(look().font(bold=True))
        painter.setPen(colour(look().theme.ink))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, say(texts.NEW))
