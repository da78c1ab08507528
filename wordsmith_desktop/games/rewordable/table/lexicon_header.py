"""Whose lexicon a line is: a name that folds and unfolds it, and the words of a folded one."""

from __future__ import annotations

from textwrap import fill

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import UnfoldingButton
from wordsmith_desktop.window.kit.focus import shows_focus
from wordsmith_desktop.window.kit.look import Size, colour
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.texts import POINTS, SEAT_TO_MOVE, WORD_COUNT, say, say_count

from ..words import table_texts as texts
from ..words.in_words import say_won
from .views import LexiconView
from .word_button import usual_height
from .word_card import paint_word, word_width

_TIP_LETTERS = 60
"""Letters in a line of a tool tip, which breaks no line by itself."""


def name_of(view: LexiconView) -> str:
    """Whose lexicon it is, as its header has it."""
    return say(texts.OWN_NAME, name=view.name) if view.is_own else view.name


def _counts(view: LexiconView) -> list[str]:
    words = say_count(WORD_COUNT, len(view.words)) if view.words else say(texts.NO_WORD)
    parts = [say(SEAT_TO_MOVE)] if view.is_to_move else []
    parts += [words, say_count(POINTS, view.points)]
    return [*parts, say_count(texts.TOKENS, view.tokens)] if view.tokens else parts


def summary(view: LexiconView) -> str:
    """What is told of a lexicon: words, points, and tokens if there are any."""
    return " · ".join(_counts(view))


def words_line(view: LexiconView) -> str:
    """The words of a folded lexicon in one line."""
    return " · ".join(word.text for word in view.newest_first)


def say_lexicon(view: LexiconView, *, is_unfolded: bool) -> str:
    """A lexicon's header for a screen reader."""
    whose = say(texts.OWN_LEXICON) if view.is_own else say(texts.LEXICON_OF, name=view.name)
    fold = say(shared.UNFOLDED if is_unfolded else shared.FOLDED)
    return ", ".join((whose, *_counts(view), fold))


def tip(view: LexiconView) -> str:
    """A header's tool tip: everything, tokens by their conditions."""
    parts = (f"{name_of(view)}: {summary(view)}", words_line(view), say_won(view.won))
    return "\n".join(fill(part, _TIP_LETTERS) for part in parts if part)


_ELIDED = Qt.TextElideMode.ElideRight
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_MORE = "…"
_LOWEST = 28
"""Least height of a line, which is clicked, in pixels."""
_BORDER = 4
"""Room above and below the cards of a line, in pixels."""


def _name_font() -> QFont:
    # At the largest text a line more of words is worth more than a larger name.
    return look().font(Size.BODY if look().is_large else Size.NAME, bold=True)


def least_height(card_height: int) -> int:
    """Height of a header beside cards of that height, in pixels."""
    name = QFontMetrics(_name_font()).height()
    return max(_LOWEST, look().least_target, name, card_height + 2 * _BORDER)


class LexiconHeader(UnfoldingButton):
    """Arrow and name at the left of the words; while folded the line has the words as small cards.

    The points stand on the seat's chip, and everything in the tool tip.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LexiconView | None = None
        self._height = usual_height()
        self._name_room = 0
        # Else Qt does not repaint when the mouse comes or goes, which `paintEvent` shows.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.toggled.connect(self._speak)

    def show_lexicon(self, view: LexiconView) -> None:
        """Show this lexicon's line."""
        self._view = view
        self._speak()
        self.updateGeometry()
        self.update()

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The words of a folded lexicon, which stand below the name; else they are buttons."""
        if self._view is None or self.isChecked():
            return ()
        return tuple(word.text for word in self._view.newest_first)

    def _speak(self) -> None:
        if self._view is not None:
            self.setAccessibleName(say_lexicon(self._view, is_unfolded=self.isChecked()))
            set_tip(self, tip(self._view))

    @property
    def name_width(self) -> int:
        """Breadth of arrow and name, in pixels."""
        name = QFontMetrics(_name_font()).horizontalAdvance(name_of(self._view or _NOBODY))
        return self._left() + name + look().gap(1.5)

    def set_name_room(self, width: int) -> None:
        """Have the words begin so many pixels from the left edge."""
        self._name_room = width
        self.update()

    def set_card_height(self, height: int) -> None:
        """Have the small cards of a folded line be so many pixels high."""
        self._height = height
        self.updateGeometry()
        self.update()

    def _left(self) -> int:
        """Where the name begins, behind the arrow."""
        return look().gap(1) + look().px(2.25)

    def sizeHint(self) -> QSize:
        return QSize(self._name_room or self.name_width, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(6), least_height(self._height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._view is None:
            return
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Half of the ring’s three pixels lie outside of what it is drawn along.
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.accent_soft))
            painter.drawRoundedRect(area, 8, 8)
        self._paint_line(painter, self._view)
        if self.hasFocus() and shows_focus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(area, 8, 8)
            painter.setPen(QPen(colour(theme.ink), 1.5))
            painter.drawRoundedRect(area.adjusted(in_use.gap(0.4), 3, -3, -3), 6, 6)

    def _paint_line(self, painter: QPainter, view: LexiconView) -> None:
        left, room = self._left(), self._name_room or self.width()
        line = QRectF(left, 0, max(0, min(room, self.width()) - left), self.height())
        self._paint_arrow(painter, line.center().y())
        painter.setFont(_name_font())
        painter.setPen(colour(look().theme.ink))
        name = painter.fontMetrics().elidedText(name_of(view), _ELIDED, int(line.width()))
        painter.drawText(line, _MIDDLE, name)
        if not self.isChecked():
            words = self.rect().adjusted(room + look().gap(0.5), 0, -look().gap(1), 0)
            self._paint_words(painter, QRectF(words))

    def _paint_words(self, painter: QPainter, line: QRectF) -> None:
        """The words of a folded lexicon as small cards, as many as there is room for."""
        words = (self._view or _NOBODY).newest_first
        more = QFontMetrics(look().font()).horizontalAdvance(_MORE)
        top = line.center().y() - self._height / 2
        for place, word in enumerate(words):
            width = word_width(word.cards, self._height, look())
            is_last = place == len(words) - 1
            if line.left() + width > line.right() - (0 if is_last else more):
                painter.setFont(look().font())
                painter.setPen(colour(look().theme.ink))
                painter.drawText(line, _MIDDLE, _MORE)
                return
            area = QRectF(line.left(), top, width, self._height)
            paint_word(painter, area, word.cards, look(), faded=word.is_taken)
            line.setLeft(line.left() + width + look().gap(1))

    def _paint_arrow(self, painter: QPainter, y: float) -> None:
        """Points right while folded, down while unfolded."""
        side = look().px(0.6)
        middle = QPointF(look().gap(1) + look().px(0.75), y)
        corners = ((-0.6, -1.0), (0.8, 0.0), (-0.6, 1.0))
        if self.isChecked():
            corners = ((-1.0, -0.6), (1.0, -0.6), (0.0, 0.8))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(look().theme.ink))
        painter.drawPolygon([middle + QPointF(x * side, y * side) for x, y in corners])


_NOBODY = LexiconView(seat=0, name="", is_own=False, is_to_move=False, points=0, tokens=0, words=())
