"""The body of the high scores: one exact setting, everybody's best results."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QHBoxLayout

from wordsmith_desktop.records.results.bests import HighScore
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.data_table import DataTable
from wordsmith_desktop.window.kit.emblems import emblem_icon
from wordsmith_desktop.window.kit.layouts import STRETCH, in_column
from wordsmith_desktop.wording.texts import say

from .. import record_texts as texts
from .result_words import ResultNames, day_of, ranking_of, result
from .statistics_source import ScoreTable


class HighScoresView(QFrame):
    """A table with a star for the first place, and a button that deletes the chosen line."""

    deleted = Signal(object)
    """A `HighScore` that is to be forgotten."""

    def __init__(self, names: ResultNames) -> None:
        super().__init__()
        self._names = names
        self._scores: tuple[HighScore, ...] = ()
        headings = (texts.PLACE, texts.PLAYER, texts.RESULT, texts.WHEN)
        self.table = DataTable(
            say(texts.HIGH_SCORES), [say(heading) for heading in headings], growing=1
        )
        self.table.itemSelectionChanged.connect(self._show_button)
        self.delete_button = secondary(say(texts.DELETE), self._delete)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.delete_button)
        in_column(
            row,
            self.table,
            STRETCH,
            inside=self,
            spacing=look().gap(1),
            margins=(0, 0, look().gap(1), 0),
        )
        self._show_button()

    def show_table(self, table: ScoreTable) -> None:
        """Show these results."""
        self._scores = table.scores
        chosen = table.offer.selection
        ranking = ranking_of(chosen.game or "", table.offer.setting(chosen.setting or ""))
        self.table.show_rows(
            [
                (
                    f"★ {one.rank}" if one.rank == 1 else str(one.rank),
                    self._names.player(one.player, one.name),
                    result(ranking, one),
                    day_of(one),
                )
                for one in table.scores
            ],
            [self._emblem(one) for one in table.scores],
        )
        self.table.clearSelection()
        self._show_button()

    @property
    def chosen(self) -> HighScore | None:
        """The line that is chosen."""
        rows = self.table.selectionModel().selectedRows()
        return self._scores[rows[0].row()] if rows and rows[0].row() < len(self._scores) else None

    def _emblem(self, one: HighScore) -> tuple[int, QIcon] | None:
        hue = self._names.colour(one.player)
        return (1, emblem_icon(hue)) if hue else None

    def _delete(self) -> None:
        if self.chosen is not None:
            self.deleted.emit(self.chosen)

    def _show_button(self) -> None:
        self.delete_button.setEnabled(self.chosen is not None)
