"""Where the parts of the page stand."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.rewordable.cards.art import CARDS
from wordsmith_desktop.ui.games.rewordable.deck import DeckPile
from wordsmith_desktop.ui.games.rewordable.lexicons.shelf import LexiconsView
from wordsmith_desktop.ui.games.rewordable.match import texts
from wordsmith_desktop.ui.games.rewordable.match.build_bar import BuildBar
from wordsmith_desktop.ui.games.rewordable.match.ending import Ending
from wordsmith_desktop.ui.games.rewordable.match.exchange_bar import ExchangeBar
from wordsmith_desktop.ui.games.rewordable.match.header import Header
from wordsmith_desktop.ui.games.rewordable.match.news import News
from wordsmith_desktop.ui.games.rewordable.match.strip import building_strip
from wordsmith_desktop.ui.games.rewordable.tokens.row import TokenRow
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.call_bar import CallBar
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.layouts import Shrinking, stacked, stacked_tight
from wordsmith_desktop.ui.kit.strip.piece_row import PieceRow
from wordsmith_desktop.ui.kit.texts import say

NARROW = 140
"""Breadth of a page, in units that grow with the text, below which all is stacked."""


class Parts:
    """Every part of the page, laid out."""

    def __init__(self, page: QWidget) -> None:
        self.header = Header()
        self.lexicons = LexiconsView()
        self.tokens = TokenRow()
        self.deck = DeckPile()
        self.news = News(page)
        self.banner = Banner(lines=1)
        self.strip = building_strip()
        self.build = BuildBar()
        self.exchange = ExchangeBar()
        self.call = CallBar()
        self.hand = PieceRow(say(texts.HAND), CARDS)
        self.pool = PieceRow(say(texts.POOL), CARDS)
        self.ending = Ending()
        # The lexicons have more use for the room.
        self.strip.setMaximumHeight(self.strip.minimumSizeHint().height())
        self._is_stacked: bool | None = None
        self._lay_out(page)

    def show_table(self) -> None:
        """Show the table."""
        self.header.show()
        self.main.setCurrentIndex(0)

    def show_ending(self) -> None:
        """Show the points in place of the table."""
        self.header.hide()
        self.main.setCurrentIndex(1)

    def fit(self, width: int) -> None:
        """Put the parts where a page of that width has room for them."""
        is_stacked = width < look().px(NARROW)
        if is_stacked == self._is_stacked:
            return
        self._is_stacked = is_stacked
        self.header.set_shows_deck(is_stacked)
        self.build.set_wide(is_stacked)
        self.deck.setVisible(not is_stacked)
        # The Move menu shows the news too.
        self.news.setVisible(not is_stacked)
        self._side.setVisible(not is_stacked)
        self.lexicons.setMinimumHeight(look().px(24 if is_stacked else 9))
        if is_stacked:
            self._stack()
        else:
            self._put_beside()

    def _stack(self) -> None:
        """All below each other, what is laid with first; the rest by scrolling."""
        self._fill(
            self.message_line, self.strip, self.lower, self.answers, self.tokens, self.lexicons
        )

    def _put_beside(self) -> None:
        """What everybody may win, what happened, and what to do with the word at the side."""
        self._fill(self.lexicons, self.message_line, self.strip, self.lower)
        for part in (self.tokens, self.news, self.answers):
            self._right.addWidget(part)
        self._right.setStretchFactor(self.news, 1)

    def _fill(self, *parts: QWidget) -> None:
        for part in parts:
            self._left.addWidget(part)
        self._left.setStretchFactor(self.lexicons, 1)

    def _lay_out(self, page: QWidget) -> None:
        step = look().gap(1)
        self.message_line = QWidget()
        self.message = QHBoxLayout(self.message_line)
        """The message line; there is room for an offer beside it."""
        self.message.setContentsMargins(0, 0, 0, 0)
        self.message.addWidget(self.banner, 1)
        self.cards = self._cards()
        self.lower = stacked_tight(self.cards, self.call)
        self.answers = stacked_tight(self.build, self.exchange)
        table, self._side = QWidget(), QWidget()
        self._side.setFixedWidth(look().px(34))
        self._left, self._right = QVBoxLayout(), QVBoxLayout(self._side)
        self._right.setContentsMargins(0, 0, 0, 0)
        for column in (self._left, self._right):
            column.setSpacing(step)
        row = QHBoxLayout(table)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * step)
        row.addLayout(self._left, 1)
        row.addWidget(self._side)
        self.main = stacked(scrolled(Shrinking(table)), self.ending)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(2 * step, step, 2 * step, 2 * step)
        whole.setSpacing(step)
        whole.addWidget(self.header)
        whole.addWidget(self.main, 1)
        self.fit(page.width())

    def _cards(self) -> QWidget:
        """The hand, and beside it pool and deck, which are everybody's."""
        cards = QWidget()
        row = QHBoxLayout(cards)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(3))
        row.addWidget(self.hand)
        row.addStretch(1)
        row.addWidget(self.pool)
        row.addWidget(self.deck, 0, Qt.AlignmentFlag.AlignBottom)
        cards.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return cards
