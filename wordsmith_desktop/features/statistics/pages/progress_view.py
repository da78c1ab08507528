"""A curve as a picture or, for whoever likes figures better or cannot see it, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QWidget

from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.records.results.bests import Point
from wordsmith_desktop.window.kit import threads
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import quiet
from wordsmith_desktop.window.kit.data_table import Cell, DataTable
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column, stacked_tight
from wordsmith_desktop.wording.texts import say

from .. import record_texts as texts
from .progress_chart import ProgressChart, load_library
from .progress_points import ProgressCurve, curve_of
from .result_words import averaged, day_of, result, told

_LOAD_AFTER_MS: Final = 60
"""By then the rest of the page is painted, which would have to wait for the other thread often."""


class ProgressView(QWidget):
    """Both; the picture comes as soon as what draws it is loaded."""

    def __init__(self) -> None:
        super().__init__()
        self._points: Sequence[Point] = ()
        self._ranking = Ranking.MOST_POINTS
        self._curve: ProgressCurve | None = None
        # A timer of its own ends with the widget.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_LOAD_AFTER_MS)
        self._later.timeout.connect(self._load)
        self._is_loading = False
        self._cannot_draw = False
        self.chart: ProgressChart | None = None
        self._setting = label("", tone="muted")
        self._note = label("")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note.setMinimumHeight(look().px(12))
        self._table: DataTable | None = None
        self._is_table_full = False
        self.toggle = quiet(say(texts.AS_TABLE), self._toggle)
        self._wants_table = False
        self._stack = stacked_tight(self._note)
        head = QHBoxLayout()
        head.setSpacing(look().gap(2))
        head.addWidget(label(say(texts.COURSE), size="lead", wrap=False))
        head.addWidget(self._setting, 1)
        head.addWidget(self.toggle)
        in_column(head, self._stack, inside=self, spacing=look().gap(1))

    @property
    def is_loading(self) -> bool:
        """Whether what draws the picture is still to come."""
        return self._is_loading

    def show_results(self, points: Sequence[Point], setting: str, ranking: Ranking) -> None:
        """Show results in order of time; `setting` says in words what they have in common."""
        self._setting.setText(setting)
        self._points, self._ranking = points, ranking
        self._is_table_full = False
        self._curve = curve_of(points, ranking)
        if self._curve is not None and self.chart is None:
            self._begin_loading()
        self._show()

    @property
    def table(self) -> DataTable:
        """The latest result first; made and filled when it is first wanted."""
        if self._table is None:
            headings = (texts.WHEN, texts.RESULT, texts.WON)
            self._table = DataTable(say(texts.COURSE), [say(heading) for heading in headings])
            self._stack.add(self._table)
        if not self._is_table_full:
            self._is_table_full = True
            self._table.show_rows([_row(one, self._ranking) for one in reversed(self._points)])
        return self._table

    def _begin_loading(self) -> None:
        if not self._is_loading and not self._cannot_draw:
            self._is_loading = True
            self._later.start()

    def _load(self) -> None:
        threads.run(load_library, done=self._library_came, failed=self._library_missing, owner=self)

    def _library_came(self, library: Any) -> None:
        self._is_loading = False
        self.chart = ProgressChart(library)
        self._stack.add(self.chart)
        self._show()

    def _library_missing(self, error: Exception) -> None:
        self._is_loading = False
        if not isinstance(error, ImportError):
            raise error
        self._cannot_draw = True
        self._show()

    def _toggle(self) -> None:
        self._wants_table = not self._wants_table
        self._show()

    def _show(self) -> None:
        can_be_drawn = self._curve is not None and not self._cannot_draw
        self.toggle.setVisible(can_be_drawn)
        text = say(texts.AS_CHART if self._wants_table else texts.AS_TABLE)
        self.toggle.setText(text)
        self.toggle.setAccessibleName(text)
        self._stack.setCurrentWidget(self._shown(can_be_drawn=can_be_drawn))

    def _shown(self, *, can_be_drawn: bool) -> QWidget:
        if len(self._points) < 2:
            self._note.setText(say(texts.CHART_SHORT))
            return self._note
        if self._wants_table or not can_be_drawn:
            return self.table
        if self.chart is None or self._curve is None:
            self._note.setText(say(texts.CHART_LOADING))
            return self._note
        self.chart.show_curve(self._curve, _spoken(self._curve))
        return self.chart


def _row(point: Point, ranking: Ranking) -> tuple[Cell, ...]:
    won = {True: texts.YES, False: texts.NO, None: texts.NONE}[point.is_winner]
    return day_of(point), result(ranking, point), say(won)


def _spoken(curve: ProgressCurve) -> str:
    ranking = curve.ranking

    def said(value: int | None) -> str:
        return told(ranking, value).aloud

    sentences = [
        say(
            texts.CHART_SPOKEN,
            n=len(curve.values),
            first=said(curve.values[0]),
            last=said(curve.values[-1]),
            best=said(curve.final_best),
            average=averaged(ranking, sum(curve.values) / len(curve.values)).aloud,
        )
    ]
    if ranking in texts.LESS_IS_BETTER:
        sentences.append(say(texts.LESS_IS_BETTER[ranking]))
    return " ".join(sentences)
