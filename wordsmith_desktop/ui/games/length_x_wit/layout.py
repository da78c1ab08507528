"""Where the parts of the page stand."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.games.length_x_wit.act_bar import Acts
from wordsmith_desktop.ui.games.length_x_wit.bags import BagsLine
from wordsmith_desktop.ui.games.length_x_wit.dice_floor import DiceFloor
from wordsmith_desktop.ui.games.length_x_wit.pieces import ASPECT, LETTERS
from wordsmith_desktop.ui.games.length_x_wit.score_now import ScoreNow
from wordsmith_desktop.ui.games.length_x_wit.small_tiles import BankRow, PlayerTiles, SpentRow
from wordsmith_desktop.ui.games.length_x_wit.tile_rack import TileRack
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.call_bar import CallBar
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.header import Header
from wordsmith_desktop.ui.kit.layouts import Shrinking, stacked
from wordsmith_desktop.ui.kit.strip.strip import Strip
from wordsmith_desktop.ui.kit.strip.views import StripWords
from wordsmith_desktop.ui.kit.table_bar import TableBar
from wordsmith_desktop.ui.kit.table_frame import SIDE, compose, piece_height
from wordsmith_desktop.wording.games.length_x_wit import table_texts as texts

_WORDS: Final = StripWords(texts.STRIP, texts.STRIP_EMPTY, texts.SPELLED)


def word_strip() -> Strip:
    """A strip on which nothing lies; it takes `laid_view`s, and a row's `PieceLoad` is dropped."""
    return Strip(LETTERS, _WORDS)


DIE, LETTER, TILE = 0.135, 0.142, 0.157
"""Height of a die, of a piece of the word and of a tile in the rack, in that of the page."""
FEW: Final = 8
"""So many pieces lie side by side at their full height; more are smaller."""
WORTH: Final = 0.25
"""Breadth of what the word is worth, in that of the page."""


class Parts:
    """Every part of the page, laid out: dice, word and rack on the felt, and the bar below."""

    def __init__(self, page: QWidget) -> None:
        self.header = Header()
        self.dice = DiceFloor()
        self.strip = word_strip()
        self.score = ScoreNow()
        self.bar = TableBar(page)
        self.banner = self.bar.news
        self.acts = Acts(self.bar)
        self.call = CallBar()
        self.rack = TileRack()
        self.bank = BankRow()
        self.spent = SpentRow()
        self.bags = BagsLine()
        self.others = PlayerTiles()
        self._lay_out(page)

    def show_asked(self, is_asked: bool) -> None:
        """Show what the table answers in the rack's place, or the rack."""
        self._hand.setCurrentWidget(self._asking if is_asked else self.rack)
        self.score.setVisible(not is_asked)
        for part in self._looked_up:
            part.setVisible(not is_asked)

    def fit(self, page: QSize) -> None:
        """Have the pieces as large as a page of that size has room for."""
        width = page.width() - 2 * SIDE
        worth = round(WORTH * width)
        height = partial(piece_height, page, aspect=ASPECT * 1.1)
        self.dice.set_piece_height(height(DIE, count=FEW, width=width))
        self.strip.set_piece_height(height(LETTER, count=FEW, width=width - worth))
        self.rack.set_piece_height(height(TILE, count=FEW, width=width))
        self.strip.set_aside(self.score, worth)

    def _lay_out(self, page: QWidget) -> None:
        self.banner.tag.lie_under(self.strip)
        self._asking = scrolled(self.call)
        self._hand = stacked(self.rack, self._asking)
        self._hand.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        felt = QWidget()
        zones = QVBoxLayout(felt)
        zones.setContentsMargins(0, 0, 0, 0)
        zones.setSpacing(look().gap(1.25))
        if look().is_large:
            # What one acts on stays in view; what one looks up comes by scrolling.
            self._looked_up: tuple[QWidget, ...] = (self.bank, self.spent, self.bags, self.others)
        else:
            self.dice.put_beside(_column(self.bags, self.bank, self.spent), _column(self.others))
            self._looked_up = ()
        zones.addWidget(self.dice)
        zones.addWidget(self.strip, 1)
        zones.addWidget(self._hand)
        for part in self._looked_up:
            zones.addWidget(part)
        self._table = scrolled(Shrinking(felt))
        if look().is_large:
            # While the table is asked there is less to scroll, and the felt keeps its breadth.
            self._table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        compose(page, header=self.header, felt=self._table, bar=self.bar)
        self.fit(page.size())


def _column(*parts: QWidget) -> QWidget:
    """Parts below each other, in the middle of the height."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(look().gap(0.5))
    column.addStretch(1)
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    return whole
