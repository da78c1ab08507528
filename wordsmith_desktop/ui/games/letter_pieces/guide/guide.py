"""All letters and marks, built from their pieces."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from wordsmith_desktop.games.letter_pieces.alphabet import Alphabet
from wordsmith_desktop.games.letter_pieces.pieces import Counts, fits
from wordsmith_desktop.ui.games.letter_pieces.guide import texts
from wordsmith_desktop.ui.games.letter_pieces.guide.card import LetterCard
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import say

_SMALL, _LARGE = 12, 15
"""Least breadth of a card in grid steps, in a narrow and in a wide guide."""
_WIDE = 76
"""From how many grid steps on a guide is wide."""


class AlphabetGuide(QWidget):
    """A card for each letter, in as many columns as there is room for; it scrolls."""

    def __init__(self, alphabet: Alphabet | None = None, parent: QWidget | None = None) -> None:
        """The alphabet of the ruleset in play; the usual one without."""
        super().__init__(parent)
        self.setAccessibleName(say(texts.GUIDE))
        constructions = (alphabet or Alphabet()).constructions
        self.cards = {one.letter: LetterCard(one) for one in constructions}
        """By letter, A to Z and then the marks."""
        self._columns = 0
        sheet = QWidget()
        self._grid = QGridLayout(sheet)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(look().gap(0.75))
        self._legend = label(say(texts.LEGEND), tone="muted")
        self._legend.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look().gap(1))
        whole.addWidget(self._legend)
        self._area = scrolled(sheet)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        whole.addWidget(self._area, 1)
        for card in self.cards.values():
            card.installEventFilter(self)
        self._set_columns(3)
        self._let_tab_in("A")

    def show_pool(self, counts: Counts | None) -> None:
        """Mark the letters that these pieces are enough for; None marks nothing."""
        for card in self.cards.values():
            card.set_can_build(None if counts is None else fits(card.construction.counts, counts))
        self._legend.setVisible(counts is not None)

    def highlight(self, letter: str) -> None:
        """Light up a letter and bring it into sight; "" lights none."""
        for card in self.cards.values():
            card.set_highlighted(card.letter == letter)
        if letter in self.cards:
            self._area.ensureWidgetVisible(self.cards[letter])

    def sizeHint(self) -> QSize:
        return QSize(look().px(40), look().px(60))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(_SMALL) + look().gap(4), look().px(20))

    def _set_columns(self, columns: int) -> None:
        if columns == self._columns:
            return
        for gone in range(columns, self._columns):
            self._grid.setColumnStretch(gone, 0)
        self._columns = columns
        for place, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, place // columns, place % columns)
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The viewport still has its old size here.
        width = self.width() - self._area.verticalScrollBar().sizeHint().width()
        is_large = width >= look().px(_WIDE)
        for card in self.cards.values():
            card.set_large(is_large)
        gap = self._grid.spacing()
        least = look().px(_LARGE if is_large else _SMALL)
        self._set_columns(max(1, (width + gap) // (least + gap)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_press = event.type() is QEvent.Type.KeyPress
        if is_press and isinstance(watched, LetterCard) and isinstance(event, QKeyEvent):
            return self._go(watched, Qt.Key(event.key()))
        return super().eventFilter(watched, event)

    def _go(self, card: LetterCard, key: Qt.Key) -> bool:
        """Arrow keys walk over the cards."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
        }
        if key not in steps:
            return False
        order = list(self.cards)
        target = order.index(card.letter) + steps[key]
        if 0 <= target < len(order):
            self._let_tab_in(order[target])
            self.cards[order[target]].setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(self.cards[order[target]])
        return True

    def _let_tab_in(self, letter: str) -> None:
        """One card takes the tab key."""
        for card in self.cards.values():
            is_it = card.letter == letter
            policy = Qt.FocusPolicy.StrongFocus if is_it else Qt.FocusPolicy.ClickFocus
            card.setFocusPolicy(policy)
