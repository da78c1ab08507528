"""Where the parts of the page stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.length_x_wit.state import State
from wordsmith_desktop.ui.games.length_x_wit.act_bar import ActBar
from wordsmith_desktop.ui.games.length_x_wit.bags import BagsLine
from wordsmith_desktop.ui.games.length_x_wit.dice_floor import DiceFloor
from wordsmith_desktop.ui.games.length_x_wit.pieces import LETTERS
from wordsmith_desktop.ui.games.length_x_wit.score_now import ScoreNow
from wordsmith_desktop.ui.games.length_x_wit.small_tiles import BankRow, PlayerTiles, SpentRow
from wordsmith_desktop.ui.games.length_x_wit.tile_rack import TileRack
from wordsmith_desktop.ui.games.length_x_wit.totals import Totals
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.call_bar import CallBar
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.final_table import FinalTable, Line, result_text
from wordsmith_desktop.ui.kit.header import Header
from wordsmith_desktop.ui.kit.layouts import Shrinking, stacked
from wordsmith_desktop.ui.kit.strip.strip import Strip
from wordsmith_desktop.ui.kit.strip.views import StripWords
from wordsmith_desktop.wording.games.length_x_wit import table_texts as texts
from wordsmith_desktop.wording.table_texts import MATCH_OVER, TIME_UP
from wordsmith_desktop.wording.texts import POINTS, say, say_count


class FinalPoints(FinalTable):
    """The points of a match that is over."""

    def show_ending(
        self, state: State, names: Sequence[str], outcome: Outcome, best: int | None
    ) -> None:
        """Show everybody's points, the most first, and who has won."""
        # Whoever plays alone plays for no goal: only the clock makes a round the last.
        is_time_up = len(names) == 1 and state.is_last_round
        ranked = sorted(enumerate(state.players), key=lambda one: -one[1].points)
        self.show_points(
            [say(texts.TURNS_HEAD), say(texts.BEST_HEAD)],
            [
                Line(
                    names[seat],
                    (str(player.turns), say_count(POINTS, player.best)),
                    player.points,
                    is_winner=seat in outcome.winners and len(names) > 1,
                )
                for seat, player in ranked
            ],
            title=say(TIME_UP if is_time_up else MATCH_OVER),
            result=result_text(outcome, names, best),
        )


_WORDS: Final = StripWords(texts.STRIP, texts.STRIP_EMPTY, texts.SPELLED)


def word_strip() -> Strip:
    """A strip on which nothing lies; it takes `laid_view`s, and a row's `PieceLoad` is dropped."""
    return Strip(LETTERS, _WORDS)


NARROW = 132
"""Breadth of a page, in units that grow with the text, below which all is stacked."""
SIDE = 38
"""Breadth of what stands beside the table, in the same units."""
UNBOUNDED = 16_777_215
"""The greatest breadth that Qt knows."""


class Parts:
    """Every part of the page, laid out."""

    def __init__(self, page: QWidget) -> None:
        self.header = Header()
        self.dice = DiceFloor()
        self.banner = Banner(lines=1)
        self.strip = word_strip()
        self.score = ScoreNow()
        self.acts = ActBar()
        self.call = CallBar()
        self.rack = TileRack()
        self.bank = BankRow()
        self.spent = SpentRow()
        self.bags = BagsLine()
        self.totals = Totals()
        self.others = PlayerTiles()
        self.ending = FinalPoints()
        self.strip.setMaximumHeight(self.strip.minimumSizeHint().height())
        self._is_stacked: bool | None = None
        self._lay_out(page)

    def show_table(self) -> None:
        """Show the table."""
        self.header.show()
        self.main.setCurrentIndex(0)

    def show_asked(self, is_asked: bool) -> None:
        """Show what the table answers, or what whoever is to move may do."""
        self.call.setVisible(is_asked)
        self.score.setVisible(not is_asked)
        self.acts.setVisible(not is_asked)

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
        direction = QBoxLayout.Direction
        self._body.setDirection(direction.TopToBottom if is_stacked else direction.LeftToRight)
        self._side.setMinimumWidth(0 if is_stacked else look().px(SIDE))
        self._side.setMaximumWidth(UNBOUNDED if is_stacked else look().px(SIDE))
        table = (self.dice, self.message_line, self.strip, self.score)
        if is_stacked:
            # What is done with the word stays near it; the rest comes by scrolling.
            _fill(self._left, (*table, self.acts, self.call, self.tiles))
            _fill(self._right, (self.totals, self.others, self.bags))
        else:
            _fill(self._left, (*table, self.call, self.tiles))
            _fill(self._right, (self.totals, self.others, self.bags, self.acts))

    def _lay_out(self, page: QWidget) -> None:
        step = look().gap(1)
        self.message_line = QWidget()
        self.message = QHBoxLayout(self.message_line)
        """The message line; there is room for an offer beside it."""
        self.message.setContentsMargins(0, 0, 0, 0)
        self.message.addWidget(self.banner, 1)
        self.tiles = self._tiles()
        table, self._side = QWidget(), QWidget()
        self._left, self._right = QVBoxLayout(), QVBoxLayout(self._side)
        for column in (self._left, self._right):
            column.addStretch(1)
        self._left.setSpacing(step)
        self._right.setSpacing(2 * step)
        self._right.setContentsMargins(0, 0, 0, 0)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight, table)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(2 * step)
        self._body.addLayout(self._left, 1)
        self._body.addWidget(self._side)
        self.main = stacked(scrolled(Shrinking(table)), self.ending)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(2 * step, step, 2 * step, 2 * step)
        whole.setSpacing(step)
        whole.addWidget(self.header)
        whole.addWidget(self.main, 1)
        self.fit(page.width())

    def _tiles(self) -> QWidget:
        """The rack, and set apart below it what the turn has banked and spent."""
        tiles, apart = QWidget(), QHBoxLayout()
        apart.setSpacing(look().gap(2))
        apart.addWidget(self.bank)
        apart.addWidget(self.spent)
        apart.addStretch(1)
        column = QVBoxLayout(tiles)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(1))
        column.addWidget(self.rack)
        column.addLayout(apart)
        tiles.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        return tiles


def _fill(column: QVBoxLayout, parts: Sequence[QWidget]) -> None:
    """Put parts below each other, above the room that is left over."""
    # Not by `takeAt`: an item that lives on keeps the widget from telling its new place its size.
    for place, part in enumerate(parts):
        column.insertWidget(place, part)
