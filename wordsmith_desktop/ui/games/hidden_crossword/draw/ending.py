"""What can be done when all letters are there and nobody saw a word (W7)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from wordsmith_desktop.games.hidden_crossword.ruleset import ANCHOR_LETTERS
from wordsmith_desktop.ui.games.hidden_crossword.draw import texts
from wordsmith_desktop.ui.games.hidden_crossword.draw.offers import OfferedWords
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.flow_layout import FlowLayout
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.patience import Patience
from wordsmith_desktop.ui.kit.texts import say


class DrawEnding(QFrame):
    """Words are offered, or the letters go back into their bags; its owner says what is open."""

    offers_wanted = Signal()
    afresh_wanted = Signal()
    chosen = Signal(int, str)
    """A seat, and the offered word that it names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "raised")
        self.shorter = label("")
        self.ask = buttons.secondary(say(texts.OFFER_SOME), self.offers_wanted.emit)
        self.afresh = buttons.secondary(say(texts.DRAW_AFRESH), self.afresh_wanted.emit)
        self.offers: OfferedWords | None = None
        """The words that were asked for."""
        self._patience = Patience(self)
        for button in (self.ask, self.afresh):
            self._patience.watch(button)
        self._column = QVBoxLayout(self)
        self._lay_out()
        self.show_ending(can_offer=False, can_redraw=False, is_shorter_allowed=False)

    def show_ending(self, *, can_offer: bool, can_redraw: bool, is_shorter_allowed: bool) -> None:
        """Say what is open: offers, another draw, and a word with a letter less."""
        self.ask.setVisible(can_offer)
        self.afresh.setVisible(can_redraw)
        self.shorter.setText(say(texts.SHORTER_WILL_DO, n=ANCHOR_LETTERS - 1))
        self.shorter.setVisible(is_shorter_allowed)

    def show_offers(self, words: Sequence[str], names: Sequence[str]) -> None:
        """Offer these words to these players, or say that there is none."""
        self.forget_offers()
        self.offers = OfferedWords(names)
        self.offers.chosen.connect(self.chosen)
        self._column.insertWidget(self._column.count() - 1, self.offers)
        self.offers.show_words(words)
        if words:
            self.offers.words[0].setFocus()
        elif self.afresh.isVisibleTo(self):
            self.afresh.setFocus()

    def forget_offers(self) -> None:
        """Offer nothing; the draw has gone on."""
        if self.offers is not None:
            self.offers.hide()
            self.offers.deleteLater()
            self.offers = None

    def rest(self) -> None:
        """The last letter has only just come: a key that was meant for it presses nothing."""
        self._patience.restart()

    def _lay_out(self) -> None:
        gap = look().gap(1)
        line = QWidget()
        flow = FlowLayout(line, spacing=gap)
        flow.addWidget(self.ask)
        flow.addWidget(self.afresh)
        self._column.setContentsMargins(2 * gap, gap, 2 * gap, gap)
        self._column.setSpacing(gap)
        self._column.addWidget(self.shorter)
        self._column.addWidget(line)
        self._column.addStretch(1)
