"""One player's lexicon: a line with the name, and the words, newest first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.layouts import FlowLayout
from wordsmith_desktop.window.kit.look import colour

from .lexicon_header import LexiconHeader, least_height
from .views import LexiconView, WordView
from .word_button import WordButton, usual_height, word_height


class LexiconWords(QWidget):
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
        self._flow = FlowLayout(self, spacing=look().gap(0.5), centred=True)
        self._height = usual_height()
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

    def set_card_height(self, height: int) -> None:
        """Have the cards be so many pixels high."""
        self._height = height
        for button in self.buttons:
            button.set_card_height(height)
        self.updateGeometry()

    def _button(self, word: WordView, owner: str) -> WordButton:
        button = WordButton(word, owner=owner, parent=self)
        button.set_card_height(self._height)
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


def least_line(card_height: int) -> int:
    """Height of a line with cards of that height, where its words need one line; in pixels."""
    return max(least_height(card_height), word_height(card_height)) + 2 * _MARGIN


class LexiconCard(QWidget):
    """One player's line: the name, and beside it the words unless they are folded."""

    chosen = Signal(int)
    """A word was clicked; its number."""
    unfolded = Signal(bool)
    """Whether the words are to be seen now."""
    reached = Signal(QWidget)
    """A word got the focus."""

    def __init__(self, view: LexiconView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._name_room = 0
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, _MARGIN, look().gap(0.5), _MARGIN)
        row.setSpacing(0)
        self.header = LexiconHeader()
        """What is always to be seen; it folds and unfolds."""
        row.addWidget(self.header)
        self.words = LexiconWords()
        """The words, while they are unfolded."""
        self.words.hide()
        row.addWidget(self.words, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.words.chosen.connect(self.chosen)
        self.words.reached.connect(self.reached)
        self.header.toggled.connect(self._unfold)
        self._keep_height()
        self.show_lexicon(view)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on; by a focus proxy Tab would go round between name and words."""
        super().focusInEvent(event)
        self.header.setFocus(event.reason())

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

    def put_name(self, *, is_on_top: bool) -> None:
        """Have the name stand by the first line of words, or in the middle of all."""
        top = Qt.AlignmentFlag.AlignTop if is_on_top else Qt.AlignmentFlag(0)
        self._row.setAlignment(self.header, top)

    def set_card_height(self, height: int) -> None:
        """Have the words' cards be so many pixels high."""
        self.header.set_card_height(height)
        self.words.set_card_height(height)
        self._keep_height()

    def _keep_height(self) -> None:
        """Without words the layout has no height by breadth, which Qt takes for almost none."""
        self.setMinimumHeight(self.header.minimumSizeHint().height() + 2 * _MARGIN)

    def set_name_room(self, width: int) -> None:
        """Have the words begin so many pixels from the left, as in the lines around it."""
        self._name_room = width
        self.header.set_name_room(width)
        self._give_room()

    def show_lexicon(self, view: LexiconView) -> None:
        """Show this player's words; those that stay keep their buttons and the focus."""
        self._view = view
        self.header.show_lexicon(view)
        if self.words.show_words(view.newest_first, owner=view.owner):
            # Qt gives the focus of a hidden widget to whatever comes next in the tab order.
            self.header.setFocus()
        self.words.setVisible(self.is_unfolded and bool(view.words))
        self._give_room()
        self.update()

    def _unfold(self, is_unfolded: bool) -> None:
        self.words.setVisible(is_unfolded and bool(self._view.words))
        self._give_room()
        self.updateGeometry()
        self.unfolded.emit(is_unfolded)

    def _give_room(self) -> None:
        """The header has the whole line while no words stand beside it."""
        is_beside = not self.words.isHidden() and self._name_room > 0
        self.header.setMaximumWidth(self._name_room if is_beside else _ANY_WIDTH)
        self.header.setMinimumWidth(self._name_room if is_beside else 0)
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A line of its own on the table; the own one, next to the hand, has a wash of accent."""
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(theme.hairline), 1))
        painter.setBrush(colour(theme.accent_soft if self._view.is_own else theme.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)


_MARGIN = 2
"""Room around what is in a line, in pixels."""
_ANY_WIDTH = 16_777_215
"""Qt's own greatest breadth, which stands for none."""
