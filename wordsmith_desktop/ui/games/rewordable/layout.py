"""Where the parts of the page stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.games.rewordable.observation import Observation
from wordsmith_desktop.ui.games.rewordable.answers import BuildBar, ExchangeBar
from wordsmith_desktop.ui.games.rewordable.deck import DeckPile, deck_text
from wordsmith_desktop.ui.games.rewordable.lexicon_shelf import LexiconsView
from wordsmith_desktop.ui.games.rewordable.news import News
from wordsmith_desktop.ui.games.rewordable.token_row import TokenRow
from wordsmith_desktop.ui.games.rewordable.word_card import CARDS
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.call_bar import CallBar
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.header import Header
from wordsmith_desktop.ui.kit.layouts import Shrinking, stacked_tight
from wordsmith_desktop.ui.kit.strip.piece_row import PieceRow
from wordsmith_desktop.ui.kit.strip.strip import Strip
from wordsmith_desktop.ui.kit.strip.views import StripWords
from wordsmith_desktop.wording.games.rewordable import table_texts as texts
from wordsmith_desktop.wording.games.rewordable.in_words import title, turns_left
from wordsmith_desktop.wording.texts import say

_WORDS: Final = StripWords(texts.STRIP, texts.STRIP_EMPTY, texts.SPELLED)
_LEVELS: Final = 2
"""Words that interleave: as many are hardly ever more."""


def building_strip() -> Strip:
    """A strip on which nothing lies."""
    return Strip(CARDS, _WORDS, levels=_LEVELS)


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
        # The lexicons have more use for the room.
        self.strip.setMaximumHeight(self.strip.minimumSizeHint().height())
        self._is_stacked: bool | None = None
        self._lay_out(page)

    def show_match(self, seen: Observation, names: Sequence[str]) -> None:
        """Show where the match stands, and how many cards are left where no deck is seen."""
        in_deck = deck_text(seen.deck_count) if self._is_stacked else ""
        note = " · ".join(part for part in (turns_left(seen), in_deck) if part)
        self.header.show_match(title(seen, names), note)

    def fit(self, width: int) -> None:
        """Put the parts where a page of that width has room for them."""
        is_stacked = width < look().px(NARROW)
        if is_stacked == self._is_stacked:
            return
        self._is_stacked = is_stacked
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
        self.main = scrolled(Shrinking(table))
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
