"""Where the parts of the page stand."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.rewordable.deck import DeckPile
from wordsmith_desktop.ui.games.rewordable.lexicons.shelf import LexiconsView
from wordsmith_desktop.ui.games.rewordable.match import texts
from wordsmith_desktop.ui.games.rewordable.match.build_bar import BuildBar
from wordsmith_desktop.ui.games.rewordable.match.ending import Ending
from wordsmith_desktop.ui.games.rewordable.match.exchange_bar import ExchangeBar
from wordsmith_desktop.ui.games.rewordable.match.header import Header
from wordsmith_desktop.ui.games.rewordable.match.news import News
from wordsmith_desktop.ui.games.rewordable.strip.card_row import CardRow
from wordsmith_desktop.ui.games.rewordable.strip.strip import Strip
from wordsmith_desktop.ui.games.rewordable.tokens.row import TokenRow
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.call_bar import CallBar
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.layouts import Shrinking, stacked, stacked_tight
from wordsmith_desktop.ui.kit.texts import say


class Parts:
    """Every part of the page, laid out."""

    def __init__(self, page: QWidget) -> None:
        self.header = Header()
        self.lexicons = LexiconsView()
        self.tokens = TokenRow()
        self.deck = DeckPile()
        self.news = News(page)
        self.banner = Banner(lines=1 if look().is_large else 2)
        self.strip = Strip()
        self.build = BuildBar()
        self.exchange = ExchangeBar()
        self.call = CallBar()
        self.hand = CardRow(say(texts.HAND))
        self.pool = CardRow(say(texts.POOL))
        self.ending = Ending()
        self.lexicons.setMinimumHeight(look().px(9))
        # The lexicons have more use for the room.
        self.strip.setMaximumHeight(self.strip.minimumSizeHint().height())
        self._lay_out(page)

    def show_table(self) -> None:
        """Show the table."""
        self.header.show()
        self.main.setCurrentIndex(0)

    def show_ending(self) -> None:
        """Show the points in place of the table."""
        self.header.hide()
        self.main.setCurrentIndex(1)

    def _lay_out(self, page: QWidget) -> None:
        step = look().gap(1)
        self.message = QHBoxLayout()
        """The message line; there is room for an offer beside it."""
        self.message.addWidget(self.banner, 1)
        self.cards = self._cards()
        self.lower = stacked_tight(self.cards, self.call)
        self.answers = stacked(self.build, self.exchange)
        table = QWidget()
        row = QHBoxLayout(table)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * step)
        left = QVBoxLayout()
        left.setSpacing(step)
        for part in (self.lexicons, self.strip, self.lower):
            left.addWidget(part)
        left.setStretchFactor(self.lexicons, 1)
        left.insertLayout(1, self.message)
        row.addLayout(left, 1)
        if look().is_large:
            self._lay_out_large(left)
        else:
            row.addWidget(self._side())
        self.main = stacked(scrolled(Shrinking(table)), self.ending)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(2 * step, step, 2 * step, 2 * step)
        whole.setSpacing(step)
        whole.addWidget(self.header)
        whole.addWidget(self.main, 1)

    def _side(self) -> QWidget:
        """What everybody may win, what happened, and what to do with the word."""
        side = QWidget()
        side.setFixedWidth(look().px(34))
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(1))
        column.addWidget(self.tokens)
        column.addWidget(self.news, 1)
        column.addWidget(self.answers)
        return side

    def _lay_out_large(self, column: QVBoxLayout) -> None:
        """For large text all below each other, what is laid with first; the rest by scrolling.

        The Move menu shows the news, and the header how many cards are in the deck.
        """
        self.news.hide()
        self.deck.hide()
        self.lexicons.setMinimumHeight(look().px(24))
        column.removeWidget(self.lexicons)
        for part in (self.answers, self.tokens, self.lexicons):
            column.addWidget(part)
        column.setStretchFactor(self.lexicons, 1)

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
