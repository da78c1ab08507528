"""Where the parts of the page stand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.call_bar import CallBar
from wordsmith_desktop.window.kit.drawer import Drawer, drawer_breadth
from wordsmith_desktop.window.kit.header import TableHeader
from wordsmith_desktop.window.kit.layouts import Shrinking, in_column, in_row, reveal, stacked
from wordsmith_desktop.window.kit.motion.choreography import Holder
from wordsmith_desktop.window.kit.moves_list import MovesList
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.strip.geometry import strip_height
from wordsmith_desktop.window.kit.strip.piece_row import PieceRow
from wordsmith_desktop.window.kit.strip.strip import StripBoard
from wordsmith_desktop.window.kit.strip.views import StripWords
from wordsmith_desktop.window.kit.table_bar import TableBar
from wordsmith_desktop.window.kit.table_frame import FOOT, HEAD, SIDE, compose, piece_height
from wordsmith_desktop.wording.table_texts import MOVES
from wordsmith_desktop.wording.texts import say

from ..rules.ruleset import HAND, POOL
from ..words import table_texts as texts
from .act_bar import ActBar
from .card_face import LETTER
from .deck import DeckPile
from .gain import Gain
from .lexicon_shelf import LexiconsView
from .token_row import TokenRow
from .word_card import CARDS

_WORDS: Final = StripWords(texts.STRIP, texts.STRIP_EMPTY, texts.SPELLED)
_ROUNDING: Final = 0.02
"""What whole pixels add to the breadth of a card, in its height."""
_LEVELS: Final = 1
"""Words side by side; where they interleave, which is rare, the cards are smaller."""


def building_strip() -> StripBoard:
    """A strip on which nothing lies."""
    return StripBoard(CARDS, _WORDS, levels=_LEVELS)


CARD: Final = 0.173
"""Height of a card in hand, pool, deck and word, in that of the page."""
CARD_LARGE: Final = 0.18
"""The same at the largest text: the menu bar takes more of the window, the cards do not shrink."""
WORD_CARD: Final = 0.0625
"""Height of the cards of the words on the table, in that of the page."""
WORD_CARD_LEAST: Final = 0.042
"""The same where there are many words."""
WORD_CARD_LARGE: Final = 0.065
"""Height of the cards of one's own words at the largest text: not less than at the usual one."""
COIN: Final = 100
"""Side of a coin in a page of the usual size, in pixels."""
RAIL: Final = 150
"""Breadth of the rail there, in pixels."""
USUAL: Final = QSize(1280, 768)
"""The page of a window of 1280 x 800, less the menu bar."""
IN_ROW: Final = HAND + POOL
WORTH: Final = 0.22
"""Breadth of what the word would bring, in that of the strip."""


_SPARE: Final = 16
"""Breadth that is to be left over in the line of the cards before its buttons stand side by side,
for edges and the scroll bar, in grid steps."""
_BY_HAND: Final = 5
"""Breadth of what is done with the hand, where it stands beside that, in grid steps."""
_SMALL_COIN: Final = 5
"""Side of a coin where there is little room, in units that grow with the text."""
_BARS: Final = 4
"""Breadth of the scroll bars beside answers, in grid steps."""
_LOW: Final = 480
"""Height of a page in pixels below which tokens find no room below the cards."""
_LEAST_CARD: Final = 56
"""Height of a card in pixels below which its letters could not be read; with large text, that
where they are no smaller than the text."""
_FULL: Final = 1.3
"""Height of the cards that lie beside each other, shadow and felt included, in that of a card."""
_ZONES: Final = 1.25
"""Room between words, strip and cards, in grid steps."""
_ZONES_LARGE: Final = 0.5
"""The same at the largest text."""
_EDGE: Final = 1
"""Breadth of the edge that the style sheet gives to felt, in pixels."""


class PoolFelt(QFrame):
    """The pool and the deck, which are everybody's, on felt of their own."""

    def __init__(self, pool: PieceRow, deck: DeckPile) -> None:
        super().__init__()
        self.setProperty("surface", "felt")
        in_row(pool, deck, inside=self, spacing=0, margins=(look().gap(0.5), 0, look().gap(0.5), 0))


class Parts:
    """Every part of the page, laid out: words, the word and the cards; a rail and a bar."""

    def __init__(self, page: QWidget) -> None:
        self.header = TableHeader()
        self.lexicons = LexiconsView(pins_own=look().is_large)
        self.tokens = TokenRow(is_rail=not look().is_large)
        self.deck = DeckPile()
        self.news = MovesList(has_title=look().is_large)
        self.bar = TableBar(page)
        self.banner = self.bar.news
        self.strip = building_strip()
        self.gain = Gain()
        self.acts = ActBar(self.bar)
        self.call = CallBar()
        self.hand = PieceRow(say(texts.HAND), CARDS)
        self.pool = PieceRow(say(texts.POOL), CARDS)
        self._page = page
        self._has_tokens_in_bar = False
        self._cards_height = 0
        self._lay_out(page)

    @property
    def holders(self) -> tuple[tuple[QWidget, Holder], ...]:
        """On what cards and tokens lie; where a card lies on the strip too, it counts there."""
        seats = self.header.seats
        own = (self.strip, self.hand, self.pool, self.lexicons, self.tokens, self.deck, seats)
        return tuple((part, part) for part in own)

    def show_asked(self, is_asked: bool) -> None:
        """Show what the table answers in the place of the cards, or the cards."""
        self.lower.setCurrentWidget(self._asking if is_asked else self._cards)
        self.fit_answers()

    def fit_answers(self) -> None:
        """Where more are asked than the cards leave room for, take that of the tokens below too."""
        is_asked = self.lower.currentWidget() is self._asking
        room = self._page.width() - 2 * SIDE - look().gap(_BARS)
        needed = self.call.heightForWidth(room) if is_asked else 0
        below = self._tokens_height(self._page.size())
        is_crowded = below > 0 and needed > self._cards_height
        if not self._has_tokens_in_bar:
            self.tokens.setVisible(not is_crowded)
        crowded = min(needed, self._cards_height + below)
        self.lower.setFixedHeight(crowded if is_crowded else self._cards_height)

    def put_by_hand(self, *buttons: QPushButton) -> None:
        """Put what is done with the hand near it: below, or beside it where the bar is full."""
        for button in reversed(buttons):
            if look().is_large:
                self._by_hand.insertWidget(0, button)
            else:
                self.bar.put_left(button)
        self.fit(self._page.size())

    def show_moves(self) -> None:
        """Open the drawer with all moves, or close it; at the largest text go to where they are."""
        if self.drawer is not None:
            self.drawer.toggle()
        else:
            reveal(self.news)

    def fit(self, page: QSize) -> None:
        """Have the pieces as large as a page of that size has room for."""
        k = min(page.width() / USUAL.width(), page.height() / USUAL.height())
        width = page.width() - 2 * SIDE
        if not look().is_large:
            self.tokens.setFixedWidth(round(RAIL * k))
            self.tokens.set_coin(round(COIN * k))
            width -= self.tokens.width() + look().gap(2)
        else:
            self._place_tokens(page)
        share = CARD_LARGE if look().is_large else CARD
        room = width - look().gap(4)
        if look().is_large:
            # Beside the hand stands what is done with it, and beside all of it the scroll bar.
            room -= max(look().px(_BY_HAND), look().target) + look().gap(5)
        card = piece_height(page, share, count=1, aspect=_row_breadth(), width=room)
        if self._shrinks():
            least = max(_LEAST_CARD, 2 * look().text_px())
            card = min(card, max(least, self._card_in_view(page)))
        self.strip.set_piece_height(card)
        self.strip.setFixedHeight(strip_height(look(), piece=card, levels=_LEVELS))
        self.gain.beside_px = round(LETTER * card)
        self.strip.set_aside(self.gain, round(WORTH * width))
        for row in (self.hand, self.pool):
            row.set_piece_height(card)
        self.deck.set_card_height(card)
        by_hand = self._fit_by_hand(page.width() - 2 * SIDE - round(_row_breadth() * card))
        self._cards_height = max(self.hand.full_height + 2 * _EDGE, by_hand)
        self.lower.setFixedHeight(self._cards_height)
        least = max(look().px(2.5), round(WORD_CARD_LEAST * page.height()))
        if look().is_large:
            full = round(WORD_CARD_LARGE * page.height())
        else:
            full = max(look().px(3.75), round(WORD_CARD * page.height()))
        self.lexicons.set_card_heights(full, min(least, full))
        self.lexicons.setMinimumHeight(self._words_height(page))
        self.fit_answers()
        self._keep_clear()

    def _place_tokens(self, page: QSize) -> None:
        """Below the cards; in the bar where that leaves them no room that is in view."""
        is_in_bar = look().has_largest_text or page.height() < _LOW
        # All of them stand in one line where there is any room for that.
        self.tokens.set_coin(look().bar_line if look().has_largest_text else look().px(_SMALL_COIN))
        if is_in_bar is self._has_tokens_in_bar:
            return
        self._has_tokens_in_bar = is_in_bar
        self.tokens.set_bare(is_in_bar)
        if is_in_bar:
            self.bar.add_left(self.tokens)
            self.acts.make_room_with(self.tokens)
        else:
            self.acts.make_room_with(None)
            self._zones.insertWidget(self._zones.indexOf(self.news), self.tokens)
            self.tokens.show()

    def _shrinks(self) -> bool:
        """Whether cards make room for what is below them.

        Whoever has text larger still wants cards no smaller.
        """
        return look().is_large and not look().has_largest_text

    def _card_in_view(self, page: QSize) -> int:
        """Height of cards that leaves words, strip, cards and tokens in view, in pixels."""
        _least, wished = self.lexicons.wish()
        around = self.header.minimumSizeHint().height() + self.bar.heightForWidth(page.width())
        others = wished + self._tokens_height(page)
        frame = HEAD + FOOT + 2 * look().gap(1) + 2 * _zone_gap()
        bare = strip_height(look(), piece=0, levels=_LEVELS)
        each = (strip_height(look(), piece=100, levels=_LEVELS) - bare) / 100 + _FULL
        return round((page.height() - around - others - frame - bare) / each)

    def _fit_by_hand(self, room: int) -> int:
        """Put the buttons by the hand side by side where they have room; their height in pixels."""
        self._by_hand.setDirection(QBoxLayout.Direction.LeftToRight)
        if self._by_hand.minimumSize().width() + look().px(_SPARE) > room:
            self._by_hand.setDirection(QBoxLayout.Direction.TopToBottom)
        return self._by_hand.minimumSize().height()

    def _words_height(self, page: QSize) -> int:
        """Of the words on the table at least: as much as keeps all that is below them in view."""
        least, wished = self.lexicons.wish()
        around = self.header.minimumSizeHint().height() + self.bar.heightForWidth(page.width())
        zones = self.strip.height() + self.lower.height() + 2 * _zone_gap()
        frame = HEAD + FOOT + 2 * look().gap(1)
        below = self._tokens_height(page)
        return max(least, min(wished, page.height() - around - zones - frame - below))

    def _tokens_height(self, page: QSize) -> int:
        """Of the tokens and the gap above them, where they stand below the cards, in pixels."""
        if not look().is_large or self._has_tokens_in_bar:
            return 0
        return self.tokens.heightForWidth(page.width() - 2 * SIDE) + _zone_gap()

    def _lay_out(self, page: QWidget) -> None:
        self.banner.tag.lie_under(self.strip)
        self.banner.tag.word = self.strip.word_areas
        self.banner.refusing.connect(self.gain.hush)
        for row in (self.hand, self.pool):
            row.title.hide()  # Everybody sees what lies there.
        self._cards = self._card_row()
        self._asking = scrolled(Shrinking(self.call))
        self.lower = stacked(self._cards, self._asking)
        felt = QWidget()
        self._zones = zones = in_column(
            (self.lexicons, 1), self.strip, self.lower, inside=felt, spacing=_zone_gap()
        )
        self.drawer: Drawer | None = None
        """All moves; None where they stand below the cards."""
        self._rail: tuple[QWidget, ...] = ()
        if look().is_large:
            # What one acts on stays in view; what one looks up comes by scrolling.
            zones.addWidget(self.tokens)
            zones.addWidget(self.news)
            self.news.setFixedHeight(look().px(24))
        else:
            self._rail = (self.tokens,)
            self.drawer = Drawer(page, say(MOVES), self.news)
            self.drawer.name = "moves"
        self.main = scrolled(Shrinking(felt))
        """The table, which scrolls at the largest text."""
        if self.drawer is not None:
            self.drawer.lie_by(self._drawer_area, page, self.main, self.strip)
            self.drawer.toggled.connect(lambda _is_open: self._keep_clear())
        rail = None if look().is_large else self.tokens
        compose(page, header=self.header, felt=self.main, bar=self.bar, rail=rail)
        self.fit(page.size())

    def _drawer_area(self) -> QRect:
        """Over the rail, down to the word."""
        top = self.main.mapTo(self._page, QPoint()).y()
        foot = self.strip.mapTo(self._page, QPoint()).y() - look().gap(1)
        width = drawer_breadth(self._page.size())
        left = self._page.width() - SIDE - width
        return QRect(left, top, width, max(foot - top, look().px(16)))

    def _keep_clear(self) -> None:
        """The words make room for the drawer, which is broader than the rail."""
        is_open = self.drawer is not None and self.drawer.is_open
        over = drawer_breadth(self._page.size()) - self.tokens.width() - look().gap(1)
        self.lexicons.keep_clear(max(0, over) if is_open else 0)

    def _card_row(self) -> QWidget:
        """The hand, and beside it pool and deck, which are everybody's."""
        cards = QWidget()
        row = in_row(self.hand, inside=cards, spacing=look().gap(1))
        self._by_hand = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        row.addLayout(self._by_hand)
        row.addStretch(1)
        row.addWidget(PoolFelt(self.pool, self.deck))
        return cards


def _zone_gap() -> int:
    """Room between words, strip and cards, in pixels; at the largest text they need all of it."""
    return look().gap(_ZONES_LARGE if look().has_largest_text else _ZONES)


def _row_breadth() -> float:
    """Breadth of hand, pool and deck side by side, in the height of a card."""
    return (IN_ROW + 1) * (CARDS.aspect + 2 * (CARDS.side or CARDS.shadow) + _ROUNDING)
