"""The body of the statistics: figures, the course of results, bests and words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from wordsmith_desktop.records.statistics.queries import Overview
from wordsmith_desktop.records.statistics.results import PersonalBest
from wordsmith_desktop.records.statistics.words import RecordWord
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.data_table import DataTable
from wordsmith_desktop.ui.kit.emblems import emblem_icon
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import POINTS, Text, say, say_count
from wordsmith_desktop.ui.shell.records import texts
from wordsmith_desktop.ui.shell.records.course_view import CourseView
from wordsmith_desktop.ui.shell.records.figures import Figures, figures_of
from wordsmith_desktop.ui.shell.records.gathering import Report
from wordsmith_desktop.ui.shell.records.wording import (
    Wording,
    counts_turns,
    day,
    number,
    result,
)

_WHO = (texts.PLAYER, texts.GAME)


class StatisticsView(QFrame):
    """Shows one report; parts that have nothing to say are not there."""

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self._wording = wording
        self.figures = Figures()
        self.overview = _table(
            texts.OVERVIEW,
            (*_WHO, texts.GAMES, texts.WINS, texts.AVERAGE, texts.BEST),
            growing=1,
            numbers=(2, 3, 4),
        )
        self.course = CourseView()
        self.bests = _table(
            texts.BESTS,
            (*_WHO, texts.SETTING, texts.BEST, texts.WHEN, texts.GAMES),
            growing=2,
            numbers=(5,),
        )
        self.best_words = _words_table(texts.BEST_WORDS, texts.WORTH)
        self.longest_words = _words_table(texts.LONGEST_WORDS, texts.LETTERS_HEAD)
        self._side_by_side = _section(texts.OVERVIEW, self.overview)
        self._bests_part = _section(texts.BESTS, self.bests)
        self._words = _words_part(self.best_words, self.longest_words)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, look().gap(1), 0)
        column.setSpacing(look().gap(3))
        for part in (
            self.figures,
            self._side_by_side,
            self.course,
            self._bests_part,
            self._words,
        ):
            column.addWidget(part)
        column.addStretch(1)

    def show_report(self, report: Report) -> None:
        """Show everything anew."""
        chosen = report.offer.wanted
        is_of_one = chosen.player is not None
        self.figures.setVisible(is_of_one)
        if is_of_one:
            self.figures.show_figures(figures_of(report.overview, report.streak))
        self._side_by_side.setVisible(not is_of_one or chosen.game is None)
        for table, column, is_hidden in (
            (self.overview, 0, is_of_one),
            (self.overview, 1, chosen.game is not None),
            (self.bests, 0, is_of_one),
            (self.bests, 1, chosen.game is not None),
            (self.best_words, 2, is_of_one),
            (self.longest_words, 2, is_of_one),
        ):
            table.setColumnHidden(column, is_hidden)
        self._fill_overview(report.overview)
        self.course.setVisible(report.charted is not None)
        if report.charted is not None:
            self.course.show_course(
                report.series, self._wording.setting(report.charted), game=report.charted.game
            )
        self._fill_bests(report)
        self._bests_part.setVisible(bool(report.bests))
        self._fill_words(self.best_words, report.best_words, is_by_points=True)
        self._fill_words(self.longest_words, report.longest_words, is_by_points=False)

    def _fill_overview(self, found: Sequence[Overview]) -> None:
        wording = self._wording
        found = sorted(
            found, key=lambda one: (wording.player(one.player, one.name).casefold(), -one.games)
        )
        self.overview.show_rows(
            [
                (
                    wording.player(one.player, one.name),
                    wording.game(one.game),
                    number(one.games),
                    f"{one.wins} / {one.contests}" if one.contests else say(texts.NONE),
                    number(one.average_turns if counts_turns(one.game) else one.average_score),
                    _best_of(one),
                )
                for one in found
            ],
            [self._emblem(0, one.player) for one in found],
        )

    def _fill_bests(self, report: Report) -> None:
        wording = self._wording

        def row(one: PersonalBest) -> tuple[str, ...]:
            setting = report.offer.setting(one.setting)
            return (
                wording.player(one.player, one.name),
                wording.game(one.game),
                wording.setting(setting) if setting else "",
                result(one.game, score=one.score, turns=one.turns),
                day(one.when_ms),
                number(one.games),
            )

        icons = [self._emblem(0, one.player) for one in report.bests]
        self.bests.show_rows([row(one) for one in report.bests], icons)

    def _fill_words(
        self, table: DataTable, found: Sequence[RecordWord], *, is_by_points: bool
    ) -> None:
        wording = self._wording
        table.show_rows(
            [
                (
                    one.word,
                    _worth(one) if is_by_points else number(one.length),
                    wording.player(one.player, one.name),
                    day(one.when_ms),
                )
                for one in found
            ],
            [self._emblem(2, one.player) for one in found],
        )
        holder = table.parentWidget()
        if holder is not None:
            holder.setVisible(bool(found))

    def _emblem(self, column: int, player: str) -> tuple[int, QIcon] | None:
        hue = self._wording.colour(player)
        return (column, emblem_icon(hue)) if hue else None


def _best_of(one: Overview) -> str:
    if counts_turns(one.game) and one.fewest_turns is None:
        return say(texts.NONE)
    return result(one.game, score=one.best_score, turns=one.fewest_turns or 0)


def _worth(one: RecordWord) -> str:
    return say(texts.NONE) if one.points is None else say_count(POINTS, one.points)


def _table(
    title: Text, headings: Sequence[Text], *, growing: int, numbers: Sequence[int] = ()
) -> DataTable:
    return DataTable(
        say(title), [say(heading) for heading in headings], growing=growing, numbers=numbers
    )


def _words_table(title: Text, worth: Text) -> DataTable:
    return _table(title, (texts.WORD, worth, texts.PLAYER, texts.WHEN), growing=0)


def _section(title: Text, content: QWidget) -> QWidget:
    section = QWidget()
    column = QVBoxLayout(section)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(look().gap(1))
    column.addWidget(label(say(title), size="lead"))
    column.addWidget(content)
    return section


def _words_part(best: DataTable, longest: DataTable) -> QWidget:
    """Both lists side by side, or below one another at large text."""
    part = QWidget()
    directions = QBoxLayout.Direction
    row = QBoxLayout(directions.TopToBottom if look().is_large else directions.LeftToRight, part)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(look().gap(3))
    for title, table in ((texts.BEST_WORDS, best), (texts.LONGEST_WORDS, longest)):
        section = _section(title, table)
        layout = section.layout()
        if isinstance(layout, QVBoxLayout):
            layout.addStretch(1)
        row.addWidget(section, 1)
    return part
