"""Which sheet is to be printed: that of the match, or an empty one of a game."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, unique
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.layouts import in_column, in_row
from wordsmith_desktop.window.kit.questions import Choice, numbers, segments
from wordsmith_desktop.window.kit.score_sheet import EmptyWish, ScoreSheet
from wordsmith_desktop.wording.form_texts import NUMBER
from wordsmith_desktop.wording.texts import Answer, say

from .. import printing_texts as texts

_MOST: Final = 8
"""Players of any game."""


@unique
class SheetSource(Enum):
    """Where a sheet comes from."""

    MATCH = "match"
    EMPTY = "empty"


class PrintChoices(QWidget):
    """The questions that are open; the others are not seen."""

    changed = Signal()

    def __init__(
        self, games: Sequence[tuple[GameEntry, ScoreSheet]], game: str, match: PublicMatch | None
    ) -> None:
        """`game` is the one in question; `match` is there where one is at the table."""
        super().__init__()
        self._games = {entry.game: (entry, sheet) for entry, sheet in games}
        self.source = _source(match)
        self.game = QComboBox()
        for entry, _ in games:
            self.game.addItem(say(entry.title), entry.game)
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        count = len(match.names) if match else 0
        self.players = numbers(texts.PLAYERS, range(1, _MOST + 1), value=1, unit=NUMBER)
        self.rows = {name: _rows(sheet) for name, (_, sheet) in self._games.items() if sheet.rows}
        self._lay_out()
        # After `_lay_out`: shown without a parent, a widget is a window of its own.
        self.source.setVisible(match is not None)
        self._offer(count or 2)
        self._connect()

    @property
    def is_of_match(self) -> bool:
        """Whether the sheet of the match at the table is wanted."""
        return self.source.value is SheetSource.MATCH

    @property
    def entry(self) -> GameEntry:
        """The game of which an empty sheet is wanted."""
        return self._games[self._game][0]

    @property
    def sheet(self) -> ScoreSheet:
        """That game's sheets."""
        return self._games[self._game][1]

    @property
    def wish(self) -> EmptyWish:
        """What the empty sheet is to have room for."""
        rows = self.rows.get(self._game)
        return EmptyWish(self.players.value, rows.value if rows else 0)

    @property
    def _game(self) -> str:
        return str(self.game.currentData())

    def _lay_out(self) -> None:
        column = in_column(
            self.source, inside=self, spacing=look().gap(2.5), margins=(0, 0, look().gap(1), 0)
        )
        # A layout cannot be hidden; a widget around it can.
        self._game_row = QWidget()
        in_row(
            field_label(say(texts.GAME), self.game),
            (self.game, 1),
            inside=self._game_row,
            spacing=look().gap(2),
        )
        for widget in (self._game_row, self.players, *self.rows.values()):
            column.addWidget(widget)
        column.addStretch(1)

    def _connect(self) -> None:
        self.source.changed.connect(self._show)
        for question in (self.players, *self.rows.values()):
            question.changed.connect(self._show)
        self.game.currentIndexChanged.connect(lambda: self._offer(self.players.value))

    def _offer(self, count: int) -> None:
        """Offer the numbers of players that the game can be played with."""
        fewest, most = self.entry.players
        offered = range(fewest, most + 1)
        self.players.choose(min(max(count, fewest), most))
        self.players.offer(offered)
        self._show()

    def _show(self) -> None:
        is_empty = not self.is_of_match
        self._game_row.setVisible(is_empty)
        self.players.setVisible(is_empty)
        for name, question in self.rows.items():
            question.setVisible(is_empty and name == self._game)
        self.changed.emit()


def _source(match: PublicMatch | None) -> Choice[SheetSource]:
    is_over = match is not None and match.outcome is not None
    line = texts.MATCH_OVER_LINE if is_over else texts.MATCH_SO_FAR_LINE
    answers: dict[SheetSource, Answer] = {
        SheetSource.MATCH: (texts.THIS_MATCH, line),
        SheetSource.EMPTY: (texts.EMPTY, texts.EMPTY_LINE),
    }
    return segments(texts.WHICH, answers, value=SheetSource.MATCH if match else SheetSource.EMPTY)


def _rows(sheet: ScoreSheet) -> Choice[int]:
    assert sheet.rows is not None
    counts = sheet.rows.counts
    return numbers(sheet.rows.title, sorted(counts), value=counts[0], unit=NUMBER)
