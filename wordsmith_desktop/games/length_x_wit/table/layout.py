"""Where the parts of the page stand."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.call_bar import CallBar
from wordsmith_desktop.window.kit.drawer import Drawer, drawer_breadth
from wordsmith_desktop.window.kit.explained import explain
from wordsmith_desktop.window.kit.header import TableHeader
from wordsmith_desktop.window.kit.layouts import (
    STRETCH,
    Line,
    Shrinking,
    in_column,
    reveal,
    stacked,
)
from wordsmith_desktop.window.kit.motion.choreography import Holder
from wordsmith_desktop.window.kit.moves_list import MovesList
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.strip.strip import StripBoard
from wordsmith_desktop.window.kit.strip.views import StripWords
from wordsmith_desktop.window.kit.table_bar import TableBar
from wordsmith_desktop.window.kit.table_frame import SIDE, compose, piece_height
from wordsmith_desktop.wording.table_texts import MOVES
from wordsmith_desktop.wording.texts import say

from ..words import explained_texts
from ..words import table_texts as texts
from .act_bar import ActBar
from .bags import BagsLine
from .dice_floor import DiceFloor
from .pieces import ASPECT, LETTERS
from .score_now import ScoreNow
from .small_tiles import BankRow, PlayerTiles, SpentRow
from .tile_rack import TileRack
from .turn_card import TurnCard, TurnTold

_WORDS: Final = StripWords(texts.STRIP, texts.STRIP_EMPTY, texts.SPELLED)


def word_strip() -> StripBoard:
    """A strip on which nothing lies; it takes `laid_view`s, and a row's `PieceLoad` is dropped."""
    return StripBoard(LETTERS, _WORDS)


DIE, LETTER, TILE = 0.135, 0.142, 0.157
"""Height of a die, of a piece of the word and of a tile in the rack, in that of the page."""
FEW: Final = 8
"""So many pieces lie side by side at their full height; more are smaller."""
WORTH: Final = 0.25
"""Breadth of what the word is worth, in that of the page."""


class Parts:
    """Every part of the page, laid out: dice, word and rack on the felt, and the bar below."""

    def __init__(self, page: QWidget) -> None:
        self.header = TableHeader()
        self.dice = DiceFloor()
        self.strip = word_strip()
        self.score = ScoreNow()
        self.bar = TableBar(page, is_news_above=not look().is_large)
        self.banner = self.bar.news
        self.acts = ActBar(self.bar)
        self.call = CallBar()
        self.rack = TileRack()
        self.bank = BankRow()
        self.spent = SpentRow()
        self.bags = BagsLine()
        self.others = PlayerTiles()
        self.turn = TurnCard()
        self.moves = MovesList(has_title=look().is_large)
        self.drawer: Drawer | None = None
        """All moves; None where they stand below the rack."""
        explain(self.dice, explained_texts.MULTIPLIER, by_key=True)
        explain(self.bank, explained_texts.BANKED, by_key=False)
        explain(self.spent, explained_texts.SPENT, by_key=False)
        explain(self.bags, explained_texts.BAGS, by_key=False)
        self._page = page
        self._lay_out(page)

    @property
    def holders(self) -> tuple[tuple[QWidget, Holder], ...]:
        """On what dice and tiles lie."""
        bank, spent, seats = self.bank.tiles, self.spent.tiles, self.header.seats
        own = (self.strip, self.rack, self.dice.row, bank, spent, self.bags, seats)
        return tuple((part, part) for part in own)

    def show_asked(self, is_asked: bool) -> None:
        """Show what the table answers in the rack's place, or the rack."""
        self._hand.setCurrentWidget(self._asking if is_asked else self.rack)
        self.score.setVisible(not is_asked)
        for part in self._looked_up:
            if part is not self.turn:
                # It comes and goes with the turn that it tells of.
                part.setVisible(not is_asked)

    def show_turn(self, told: TurnTold | None) -> None:
        """Show what the last turn came to; what multiplies words is of the next one."""
        self.turn.show_turn(told)
        if told is not None:
            self.dice.times.hide()

    def put_by_rack(self, *buttons: QPushButton) -> None:
        """Put what is done with the rack in the bar below it, or in view where that is full."""
        if look().is_large:
            self.dice.put_beside(_column(*buttons), _column())
        else:
            for button in reversed(buttons):
                self.bar.put_left(button)

    def show_moves(self) -> None:
        """Open the drawer with all moves, or close it; at the largest text go to where they are."""
        if self.drawer is not None:
            self.drawer.toggle()
        else:
            reveal(self.moves)

    def fit(self, page: QSize) -> None:
        """Have the pieces as large as a page of that size has room for."""
        is_open = self.drawer is not None and self.drawer.is_open
        clear = drawer_breadth(page) + look().gap(1) if is_open else 0
        self._zones.setContentsMargins(0, 0, clear, 0)
        width = page.width() - 2 * SIDE - clear
        worth = round(WORTH * width)
        height = partial(piece_height, page, aspect=ASPECT * 1.1)
        self.dice.set_piece_height(height(DIE, count=FEW, width=width))
        self.strip.set_piece_height(height(LETTER, count=FEW, width=width - worth))
        self.rack.set_piece_height(height(TILE, count=FEW, width=width))
        self.strip.set_aside(self.score, worth)

    def _lay_out(self, page: QWidget) -> None:
        self.banner.tag.lie_under(self.strip)
        self.banner.tag.word = self.strip.word_areas
        self.banner.refusing.connect(self.score.hush)
        self._asking = scrolled(self.call)
        self._hand = stacked(self.rack, self._asking)
        self._hand.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        felt = QWidget()
        self._zones = zones = QVBoxLayout(felt)
        zones.setContentsMargins(0, 0, 0, 0)
        zones.setSpacing(look().gap(0.75 if look().is_large else 1.25))
        if look().is_large:
            # What one acts on stays in view; what one looks up comes by scrolling.
            looked_up = (self.turn, self.bank, self.spent, self.bags, self.others, self.moves)
            self._looked_up: tuple[QWidget, ...] = looked_up
        else:
            self.dice.put_beside(_column(self.bags, self.bank, self.spent), _column(self.others))
            self.dice.put_for_times(self.turn)
            self._looked_up = ()
        zones.addWidget(self.dice)
        zones.addWidget(self.strip, 1)
        zones.addWidget(self._hand)
        if look().is_large:
            # Side by side, so that a small window has all of them in view.
            told = Line(spacing=2.5)
            self.bags.setMinimumHeight(self.bank.height())
            for fact in (self.turn, self.bank, self.spent, self.bags):
                told.add(fact)
            for part in (told, self.others, self.moves):
                zones.addWidget(part)
            self.moves.setFixedHeight(look().px(24))
        else:
            self.drawer = Drawer(page, say(MOVES), self.moves)
            self.drawer.name = "moves"
        self.table = scrolled(Shrinking(felt))
        """All but header and bar; it scrolls at the largest text."""
        if look().is_large:
            # While the table is asked there is less to scroll, and the felt keeps its breadth.
            self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        compose(page, header=self.header, felt=self.table, bar=self.bar)
        if self.drawer is not None:
            self.drawer.lie_by(self._drawer_area, page, self.table)
            # The table makes room: what lies open, or what a word is worth, is not to be covered.
            self.drawer.toggled.connect(lambda _is_open: self.fit(page.size()))
        self.fit(page.size())

    def _drawer_area(self) -> QRect:
        """At the right of the table, from its head to its foot."""
        width = drawer_breadth(self._page.size())
        top = self.table.mapTo(self._page, QPoint()).y()
        return QRect(self._page.width() - SIDE - width, top, width, self.table.height())


def _column(*parts: QWidget) -> QWidget:
    """Parts below each other, in the middle of the height."""
    whole = QWidget()
    column = in_column(STRETCH, inside=whole, spacing=look().gap(0.5))
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    return whole
