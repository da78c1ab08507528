"""One player's lexicon: a header that folds and unfolds it, and the words, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.rewordable.views import LexiconView, WordView
from wordsmith_desktop.ui.games.rewordable.word_button import WordButton
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import EnterButton
from wordsmith_desktop.ui.kit.layouts import FlowLayout
from wordsmith_desktop.ui.kit.look import TARGET, Size, colour
from wordsmith_desktop.ui.kit.tips import set_tip
from wordsmith_desktop.wording.games.rewordable import table_texts as texts
from wordsmith_desktop.wording.games.rewordable.in_words import say_won
from wordsmith_desktop.wording.texts import POINTS, SEAT_TO_MOVE, say, say_count

_TIP_LETTERS = 60
"""Letters in a line of a tool tip, which breaks no line by itself."""
_NO_BREAK = "\N{NO-BREAK SPACE}"
_BETWEEN = f"{_NO_BREAK}· "


def name_of(view: LexiconView) -> str:
    """Whose lexicon it is, as its header has it."""
    return say(texts.OWN_NAME, name=view.name) if view.is_own else view.name


def _counts(view: LexiconView) -> list[str]:
    words = say_count(texts.WORDS, len(view.words)) if view.words else say(texts.NO_WORD)
    parts = [say(SEAT_TO_MOVE)] if view.is_to_move else []
    parts += [words, say_count(POINTS, view.points)]
    return [*parts, say_count(texts.TOKENS, view.tokens)] if view.tokens else parts


def summary(view: LexiconView) -> str:
    """What a header says of a lexicon: words, points, and tokens if there are any.

    A line may be broken between these parts only.
    """
    return _BETWEEN.join(part.replace(" ", _NO_BREAK) for part in _counts(view))


def words_line(view: LexiconView) -> str:
    """The words of a folded lexicon in one line."""
    return " · ".join(word.text for word in view.newest_first)


def say_lexicon(view: LexiconView, *, is_unfolded: bool) -> str:
    """A lexicon's header for a screen reader."""
    whose = say(texts.OWN_LEXICON) if view.is_own else say(texts.LEXICON_OF, name=view.name)
    fold = say(texts.UNFOLDED if is_unfolded else texts.FOLDED)
    return ", ".join((whose, *_counts(view), fold))


def tip(view: LexiconView) -> str:
    """A header's tool tip: everything, tokens by their conditions."""
    parts = (f"{name_of(view)}: {summary(view)}", words_line(view), say_won(view.won))
    return "\n".join(fill(part, _TIP_LETTERS) for part in parts if part)


_ELIDED = Qt.TextElideMode.ElideRight
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class LexiconHeader(EnterButton):
    """Arrow, name and counts; while folded also the words, as far as there is room.

    Where name and counts do not fit side by side, the counts stand below the name, in as many
    lines as they need.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LexiconView | None = None
        self.setCheckable(True)
        # Else Qt does not repaint when the mouse comes or goes, which `paintEvent` shows.
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
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
    def _name_font(self) -> QFont:
        return look().font(Size.LEAD, bold=True)

    def _left(self) -> int:
        """Where the name begins, behind the arrow."""
        return look().gap(1) + look().px(2.5)

    def _name_width(self) -> int:
        return QFontMetrics(self._name_font).horizontalAdvance(name_of(self._view or _NOBODY))

    def _breaks(self, width: int) -> bool:
        """Whether the counts stand below the name in a header of that width."""
        view = self._view or _NOBODY
        counts = QFontMetrics(look().font()).horizontalAdvance(summary(view))
        return self._left() + self._name_width() + look().gap(4) + counts > width

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        below = self._counts_height(width) if self._breaks(width) else 0
        lines = QFontMetrics(self._name_font).height() + below
        return max(TARGET, lines + look().gap(1.5))

    def _counts_height(self, width: int) -> int:
        """Height of the counts where they stand below the name."""
        room = QRect(0, 0, width - self._left() - look().gap(1), 1 << 16)
        text = summary(self._view or _NOBODY)
        return QFontMetrics(look().font()).boundingRect(room, _WRAPPED.value, text).height()

    def sizeHint(self) -> QSize:
        return QSize(look().px(40), self.heightForWidth(look().px(40)))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(16), max(TARGET, QFontMetrics(self._name_font).height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._view is None:
            return
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self._view.is_to_move or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.accent_soft))
            painter.drawRoundedRect(box, 8, 8)
        self._paint_lines(painter, self._view)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(box, 8, 8)
            painter.setPen(QPen(colour(theme.ink), 1.5))
            painter.drawRoundedRect(box.adjusted(in_use.gap(0.4), 3, -3, -3), 6, 6)

    def _paint_lines(self, painter: QPainter, view: LexiconView) -> None:
        name = QFontMetrics(self._name_font).height()
        left, right = self._left(), self.width() - look().gap(1)
        breaks = self._breaks(self.width())
        below = self._counts_height(self.width()) if breaks else 0
        line = QRectF(left, (self.height() - name - below) / 2, right - left, name)
        self._paint_arrow(painter, line.center().y())
        ink = look().theme.ink
        after = self._write(painter, line, name_of(view), self._name_font, ink)
        if breaks:
            painter.setFont(look().font())
            counts = QRectF(left, line.bottom(), right - left, below)
            painter.drawText(counts, _WRAPPED.value, summary(view))
            return
        line.setLeft(after + look().gap(2))
        after = self._write(painter, line, summary(view), look().font(), ink)
        line.setLeft(after + look().gap(2))
        if not self.isChecked() and line.width() > look().px(8):
            self._write(painter, line, words_line(view), look().font(), look().theme.muted)

    def _write(self, painter: QPainter, line: QRectF, text: str, font: QFont, ink: str) -> float:
        """Write into a line, elided where it is long; returns where the writing ends."""
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(text, _ELIDED, int(line.width()))
        painter.setFont(font)
        painter.setPen(colour(ink))
        painter.drawText(line, _MIDDLE, shown)
        return line.left() + metrics.horizontalAdvance(shown)

    def _paint_arrow(self, painter: QPainter, y: float) -> None:
        """Points right while folded, down while unfolded."""
        side = look().px(0.7)
        middle = QPointF(look().gap(1) + look().px(1), y)
        corners = ((-0.6, -1.0), (0.8, 0.0), (-0.6, 1.0))
        if self.isChecked():
            corners = ((-1.0, -0.6), (1.0, -0.6), (0.0, 0.8))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(look().theme.ink))
        painter.drawPolygon([middle + QPointF(x * side, y * side) for x, y in corners])


_NOBODY = LexiconView(seat=0, name="", is_own=False, is_to_move=False, points=0, tokens=0, words=())


class Words(QWidget):
    """Word buttons in the order they are given.

    The tab key reaches the word that had the focus last, or the first one; the arrow keys go on
    from there, so that thirty words do not cost thirty tabs.
    """

    chosen = Signal(int)
    """A word was clicked; its number."""
    reached = Signal(QWidget)
    """A word got the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self, spacing=look().gap(0.5))
        self.setContentsMargins(look().gap(0.5), 0, look().gap(0.5), look().gap(0.5))
        self.buttons: list[WordButton] = []
        """In the order they are seen."""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_words(self, words: Sequence[WordView], *, owner: str) -> bool:
        """Show these words; returns whether the one with the focus has gone."""
        known = {button.word_id: button for button in self.buttons}
        focused = self._focused()
        kept = {word.word_id for word in words}
        buttons = [known.get(word.word_id) or self._button(word, owner) for word in words]
        for button, word in zip(buttons, words, strict=True):
            button.show_word(word, owner=owner)
        if buttons != self.buttons:
            self._set_in_order(buttons)
        for number, button in known.items():
            if number not in kept:
                # Deletion waits for the event loop; until then it would still be seen.
                button.hide()
                button.deleteLater()
        self._give_tab_to(focused if focused in buttons else None)
        return focused is not None and focused not in buttons

    def _button(self, word: WordView, owner: str) -> WordButton:
        button = WordButton(word, owner=owner, parent=self)
        button.clicked.connect(lambda: self.chosen.emit(button.word_id))
        button.stepped.connect(lambda right, down: self._step(button, right, down))
        button.reached.connect(lambda: self._reach(button))
        return button

    def _set_in_order(self, buttons: list[WordButton]) -> None:
        for button in self.buttons:
            self._flow.removeWidget(button)
        for button in buttons:
            self._flow.addWidget(button)
            # A layout shows a new child with the next event only; its place is needed before.
            button.show()
        self.buttons = buttons

    def _focused(self) -> WordButton | None:
        return next((button for button in self.buttons if button.hasFocus()), None)

    def _give_tab_to(self, wanted: WordButton | None) -> None:
        """Have the tab key reach one word only."""
        takes_tab = (b for b in self.buttons if b.focusPolicy() is Qt.FocusPolicy.StrongFocus)
        chosen = wanted or next(takes_tab, None) or next(iter(self.buttons), None)
        for button in self.buttons:
            is_chosen = button is chosen
            policy = Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def _reach(self, button: WordButton) -> None:
        self._give_tab_to(button)
        self.reached.emit(button)

    def _step(self, start: WordButton, right: int, down: int) -> None:
        if right:
            place = self.buttons.index(start) + right
            if 0 <= place < len(self.buttons):
                self.buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        below = [b for b in self.buttons if (b.y() - start.y()) * down > 0]
        if below:
            nearest = min(below, key=lambda b: (abs(b.y() - start.y()), _apart(b, start)))
            nearest.setFocus(Qt.FocusReason.OtherFocusReason)


def _apart(one: QWidget, other: QWidget) -> int:
    return abs(one.geometry().center().x() - other.geometry().center().x())


class LexiconCard(QWidget):
    """A card with the header, and the words below it unless it is folded."""

    chosen = Signal(int)
    """A word was clicked; its number."""
    unfolded = Signal(bool)
    """Whether the words are to be seen now."""
    reached = Signal(QWidget)
    """A word got the focus."""

    def __init__(self, view: LexiconView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        step = look().gap(0.5)
        column = QVBoxLayout(self)
        column.setContentsMargins(step, step, step, step)
        column.setSpacing(step)
        self.header = LexiconHeader()
        """What is always to be seen; it folds and unfolds."""
        column.addWidget(self.header)
        self.words = Words()
        """The words, while they are unfolded."""
        self.words.hide()
        column.addWidget(self.words)
        self.setFocusProxy(self.header)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.words.chosen.connect(self.chosen)
        self.words.reached.connect(self.reached)
        self.header.toggled.connect(self._unfold)
        self.show_lexicon(view)

    @property
    def seat(self) -> int:
        """Whose lexicon it is."""
        return self._view.seat

    @property
    def is_unfolded(self) -> bool:
        """Whether the words are to be seen."""
        return self.header.isChecked()

    def set_unfolded(self, is_unfolded: bool) -> None:
        """Fold or unfold."""
        self.header.setChecked(is_unfolded)

    def show_lexicon(self, view: LexiconView) -> None:
        """Show this player's words; those that stay keep their buttons and the focus."""
        self._view = view
        self.header.show_lexicon(view)
        if self.words.show_words(view.newest_first, owner=view.owner):
            # Qt gives the focus of a hidden widget to whatever comes next in the tab order.
            self.header.setFocus()
        self.words.setVisible(self.is_unfolded and bool(view.words))
        self.update()

    def _unfold(self, is_unfolded: bool) -> None:
        self.words.setVisible(is_unfolded and bool(self._view.words))
        self.updateGeometry()
        self.unfolded.emit(is_unfolded)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_to_move = self._view.is_to_move
        edge = theme.accent if is_to_move else theme.hairline
        painter.setPen(QPen(colour(edge), 3 if is_to_move else 1))
        painter.setBrush(colour(theme.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 10, 10)
        painter.setBrush(Qt.BrushStyle.NoBrush)
