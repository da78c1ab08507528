"""What comes at the end of the draw: no anchor, words to choose from, or the letters as dealt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import Patience
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout, in_column
from wordsmith_desktop.window.kit.questions import Choice
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording.texts import START, say

from ...rules.observation import Observation
from ...rules.ruleset import ANCHOR_LETTERS
from ...words import table_texts as texts
from .tile_rows import PoolRows, ToldWord


class OfferedWords(QWidget):
    """A button for each word; of two players one says first who names it."""

    chosen = Signal(int, str)
    """A seat and the word."""

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_alone = len(names) == 1
        self.title = label("", size="lead")
        self.words: tuple[QPushButton, ...] = ()
        self.who = Choice(
            texts.WHO_NAMES_IT, {seat: Segment(name) for seat, name in enumerate(names)}, value=0
        )
        self._patience = Patience(self)
        self._line = QWidget()
        self._column = in_column(inside=self, spacing=look().gap(1))
        for part in (self.title, self._line, self.who):
            self._column.addWidget(part)

    def show_words(self, words: Sequence[str]) -> None:
        """Offer these, or say that there is none."""
        line = QWidget()
        flow = FlowLayout(line, spacing=look().gap(1))
        self.words = tuple(self._button(word) for word in words)
        for button in self.words:
            flow.addWidget(button)
        # The layout lets go of the old line, which stays visible where it stood until hidden.
        self._column.replaceWidget(self._line, line)
        self._line.hide()
        self._line.deleteLater()
        self._line = line
        self._order_tabs()
        self.who.setVisible(bool(words) and not self._is_alone)
        choose = texts.CHOOSE_ONE_ALONE if self._is_alone else texts.CHOOSE_ONE
        self.title.setText(say(choose if words else texts.NO_WORDS))
        announce(self, self.title.text())

    def _order_tabs(self) -> None:
        """Have the tab key come to the words first: Qt puts new widgets last."""
        who = self.who.group.buttons()
        for before, after in pairwise((*self.words, *who)):
            QWidget.setTabOrder(before, after)

    def _button(self, word: str) -> QPushButton:
        name = say(texts.TAKE, word=word)
        button = buttons.secondary(word, partial(self._choose, word), name=name)
        self._patience.watch(button)
        return button

    def _choose(self, word: str) -> None:
        self.chosen.emit(self.who.value, word)


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
            # They are there; in a small window the button takes their room.
            self.ask.setVisible(self.ask.isVisibleTo(self) and not look().is_large)
        elif self.afresh.isVisibleTo(self):
            self.afresh.setFocus()

    def forget_offers(self) -> None:
        """Offer nothing; the draw has gone on."""
        if self.offers is not None:
            # Deletion waits for the event loop; until then the words would still be seen.
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


_WIDE: Final = 84
"""From how many units that grow with the text on the anchor stands beside the pool."""


class DealtCard(QFrame):
    """The pool in order, the anchor and who saw it, and the button that goes on."""

    went_on = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "raised")
        self.pool = PoolRows()
        self.anchor = ToldWord()
        self.go_on = buttons.primary("", self.went_on.emit)
        self._patience = Patience(self)
        self._patience.watch(self.go_on)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._lay_out()

    def show_draw(self, seen: Observation, names: Sequence[str]) -> None:
        """Show what is dealt."""
        self.pool.show_pool(seen)
        self.anchor.show_draw(seen, names)
        self.go_on.setText(say(START if seen.is_solo else texts.BUILD))
        self.go_on.setAccessibleName(self.go_on.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= look().px(_WIDE)
        direction = QBoxLayout.Direction
        self._whole.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    @property
    def is_fresh(self) -> bool:
        """Whether all this has only just come."""
        return self._patience.is_fresh

    def rest(self) -> None:
        """The last letter has only just come: a key that was meant for it does not go on."""
        self._patience.restart()

    def _lay_out(self) -> None:
        gap = look().gap(1)
        word, pool = QVBoxLayout(), QVBoxLayout()
        word.addWidget(self.anchor)
        # A page may have it stand in its bar instead.
        word.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)
        pool.addWidget(self.pool)
        for column in (word, pool):
            column.setSpacing(gap // 2)
            column.addStretch(1)
        self._whole.setContentsMargins(2 * gap, gap, 2 * gap, gap)
        self._whole.setSpacing(2 * gap)
        self._whole.addLayout(word, 2)
        self._whole.addLayout(pool, 3)
