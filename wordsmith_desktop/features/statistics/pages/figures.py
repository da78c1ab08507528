"""A few figures, large enough to be proud of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtGui import QAccessible, QIcon
from PySide6.QtWidgets import QFrame, QWidget

from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.records.results.queries import PlayerOverview
from wordsmith_desktop.records.results.streaks import Streak
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.data_table import Cell, DataTable, Spoken
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout, clear_layout, in_column
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.computer_players import CHARACTERS
from wordsmith_desktop.wording.texts import Text, say

from .. import record_texts as texts
from .result_words import figure, number

Figure = tuple[Spoken, str]
"""A number or time, and what it counts."""


@has_role(QAccessible.Role.Grouping)
class FigureCards(QWidget):
    """Cards side by side."""

    def __init__(self) -> None:
        super().__init__()
        self._flow = FlowLayout(self, spacing=look().gap(1.5))

    def show_figures(self, figures: Sequence[Figure]) -> None:
        """Show these."""
        clear_layout(self._flow)
        for value, caption in figures:
            self._flow.addWidget(_Card(value, caption))
        self.updateGeometry()


@has_role(QAccessible.Role.Grouping)
class _Card(QFrame):
    def __init__(self, value: Spoken, caption: str) -> None:
        super().__init__()
        self.setProperty("surface", "felt")
        self.setAccessibleName(f"{value.aloud} {caption}")
        in_column(
            label(value.text, size="display", wrap=False),
            label(caption, wrap=False),
            inside=self,
            spacing=0,
            margins=(look().gap(2), look().gap(1), look().gap(2), look().gap(1)),
        )


def figures_of(
    found: Sequence[PlayerOverview], streak: Streak, ranking: Ranking, level: int | None = None
) -> list[Figure]:
    """The figures of one player in one game or setting, or of one in all games.

    `level` is that of the computers who are as strong.
    """
    games = sum(one.games for one in found)
    contests, wins = (sum(getattr(one, name) for one in found) for name in ("contests", "wins"))
    figures = [(_count(games), say(texts.FIGURE_GAMES.for_count(games)))]
    if contests:
        figures.append((_count(wins), say(texts.FIGURE_WINS, n=number(contests))))
    if len(found) == 1:
        figures += _of_ranking(found[0], ranking)
    if level is not None:
        figures.append((_count(level), say(texts.FIGURE_LEVEL, name=CHARACTERS[level - 1].name)))
    if streak.longest:
        caption = say(texts.FIGURE_STREAK.for_count(streak.current))
        longest = say(texts.FIGURE_LONGEST, figure=caption, longest=streak.longest)
        figures.append((_count(streak.current), longest))
    return figures


def _of_ranking(one: PlayerOverview, ranking: Ranking) -> Iterator[Figure]:
    average, best = average_and_best(one, ranking)
    for value, captions in ((average, texts.FIGURE_AVERAGE), (best, texts.FIGURE_BEST)):
        if value is not None:
            yield figure(ranking, value), say(captions[ranking])
    if ranking in texts.FIGURE_UNREACHED and one.unranked:
        yield _count(one.unranked), say(texts.FIGURE_UNREACHED[ranking])


def average_and_best(one: PlayerOverview, ranking: Ranking) -> tuple[float | None, int | None]:
    """Somebody's average and best figure; None where no result has one."""
    match ranking:
        case Ranking.MOST_POINTS:
            return one.average_score, one.best_score
        case Ranking.FEWEST_TURNS:
            return one.average_turns, one.fewest_turns
        case Ranking.MOST_WORDS:
            return one.average_merit, one.best_merit
    if one.average_merit is None or one.best_merit is None:
        return None, None
    return -one.average_merit, -one.best_merit


def _count(number_of: int) -> Spoken:
    return Spoken(number(number_of))


Icon = tuple[int, QIcon] | None
"""The place of a row's icon, and the icon."""


@has_role(QAccessible.Role.Grouping)
class TableSection(QWidget):
    """A title over a table.

    Both are made when there is something to show: a page of tables takes long to build, and most
    players look at half of them.
    """

    def __init__(
        self,
        title: Text,
        headings: Sequence[Text],
        *,
        growing: int,
        numbers: Sequence[int] = (),
        note: Text | None = None,
    ) -> None:
        """`growing` and `numbers` are as in `DataTable`; a `note` stands below the title."""
        super().__init__()
        self._title = title
        self._headings = headings
        self._growing = growing
        self._numbers = numbers
        self._note = note
        self._table: DataTable | None = None
        self._column = in_column(inside=self, spacing=look().gap(1))
        self.hide()

    @property
    def table(self) -> DataTable:
        """The table, which the first call makes."""
        if self._table is None:
            self._column.addWidget(label(say(self._title), size="lead"))
            if self._note is not None:
                self._column.addWidget(label(say(self._note), tone="muted"))
            self._table = DataTable(
                say(self._title),
                [say(heading) for heading in self._headings],
                growing=self._growing,
                numbers=self._numbers,
                parent=self,
            )
            self._column.addWidget(self._table)
            self._column.addStretch(1)
        return self._table

    def show_rows(
        self, rows: Sequence[Sequence[Cell]], icons: Sequence[Icon], *, hidden: Sequence[int] = ()
    ) -> None:
        """Show rows without the `hidden` columns; without rows the section is not there."""
        self.setVisible(bool(rows))
        if rows or self._table is not None:
            for column in range(len(self._headings)):
                self.table.setColumnHidden(column, column in hidden)
            self.table.show_rows(rows, icons)
