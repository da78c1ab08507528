"""The body of the statistics: figures, progress and bests, then what is one player's, and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.records.results.bests import PersonalBest
from wordsmith_desktop.records.results.queries import PlayerOverview
from wordsmith_desktop.records.results.words import RecordWord
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.explainer import WordExplainer
from wordsmith_desktop.window.kit.data_table import Cell
from wordsmith_desktop.window.kit.days import brief_day
from wordsmith_desktop.window.kit.emblems import emblem_icon
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.wording.texts import POINTS, Text, say, say_count

from .. import record_texts as texts
from .figures import FigureCards, Icon, TableSection, average_and_best, figures_of
from .person_view import PersonView
from .progress_view import ProgressView
from .result_words import ResultNames, averaged, number, ranking_of, result, told
from .statistics_source import PickerOffer, Report, Selection

_WHO = (texts.PLAYER, texts.GAME)


class StatisticsView(QFrame):
    """Shows one report; parts that have nothing to say are not there."""

    def __init__(self, names: ResultNames, explainer: WordExplainer) -> None:
        """`explainer` tells what one player's words mean."""
        super().__init__()
        self._names = names
        self.figures = FigureCards()
        self.overview = TableSection(
            texts.OVERVIEW,
            (*_WHO, texts.GAMES, texts.WINS, texts.AVERAGE, texts.BEST),
            growing=1,
            numbers=(2, 3, 4),
        )
        self.progress = ProgressView()
        self.bests = TableSection(
            texts.BESTS,
            (*_WHO, texts.SETTING, texts.BEST, texts.WHEN, texts.GAMES),
            growing=2,
            numbers=(5,),
        )
        self.best_words = _words_table(texts.BEST_WORDS, texts.WORTH)
        self.longest_words = _words_table(texts.LONGEST_WORDS, texts.LETTERS_HEAD)
        column = in_column(inside=self, spacing=look().gap(3), margins=(0, 0, look().gap(1), 0))
        for part in (self.figures, self.overview, self.progress, self.bests):
            part.hide()
            column.addWidget(part)
        self.person = PersonView(names, explainer)
        self._everybodys_words = _side_by_side(self.best_words, self.longest_words)
        column.addWidget(self.person)
        column.addWidget(self._everybodys_words)
        column.addStretch(1)

    def show_report(self, report: Report) -> None:
        """Show everything anew."""
        chosen = report.offer.selection
        is_of_one = chosen.player is not None
        self.figures.setVisible(is_of_one)
        if is_of_one:
            self.figures.show_figures(
                figures_of(
                    report.overview,
                    report.streak,
                    _ranking(report.offer, chosen.game),
                    report.level,
                )
            )
        self._show_overview(report, is_shown=not is_of_one or chosen.game is None)
        self._show_progress(report)
        self._show_bests(report)
        self.person.setVisible(is_of_one)
        self._everybodys_words.setVisible(not is_of_one)
        if is_of_one:
            self.person.show_report(report)
        else:
            self._show_words(self.best_words, report.best_words, _worth)
            self._show_words(self.longest_words, report.longest_words, _length)

    def _show_overview(self, report: Report, *, is_shown: bool) -> None:
        names = self._names
        found = sorted(
            report.overview if is_shown else (),
            key=lambda one: (names.player(one.player, one.name).casefold(), -one.games),
        )
        self.overview.show_rows(
            [self._overview_row(one, report.offer) for one in found],
            [self._emblem(0, one.player) for one in found],
            hidden=_known(report.offer.selection),
        )

    def _overview_row(self, one: PlayerOverview, offer: PickerOffer) -> tuple[Cell, ...]:
        ranking = _ranking(offer, one.game)
        average, best = average_and_best(one, ranking)
        return (
            self._names.player(one.player, one.name),
            self._names.game(one.game),
            number(one.games),
            f"{one.wins} / {one.contests}" if one.contests else say(texts.NONE),
            averaged(ranking, average),
            told(ranking, best),
        )

    def _show_progress(self, report: Report) -> None:
        charted = report.charted
        self.progress.setVisible(charted is not None)
        if charted is not None:
            self.progress.show_results(
                report.series, self._names.setting(charted), ranking_of(charted.game, charted)
            )

    def _show_bests(self, report: Report) -> None:
        self.bests.show_rows(
            [self._best_row(one, report.offer) for one in report.bests],
            [self._emblem(0, one.player) for one in report.bests],
            hidden=_known(report.offer.selection),
        )

    def _best_row(self, one: PersonalBest, offer: PickerOffer) -> tuple[Cell, ...]:
        setting = offer.setting(one.setting)
        return (
            self._names.player(one.player, one.name),
            self._names.game(one.game),
            self._names.setting(setting) if setting else "",
            result(ranking_of(one.game, setting), one),
            brief_day(one.when_ms),
            number(one.games),
        )

    def _show_words(
        self,
        section: TableSection,
        found: Sequence[RecordWord],
        worth: Callable[[RecordWord], Cell],
    ) -> None:
        section.show_rows(
            [
                (
                    one.word,
                    worth(one),
                    self._names.player(one.player, one.name),
                    brief_day(one.when_ms),
                )
                for one in found
            ],
            [self._emblem(2, one.player) for one in found],
        )

    def _emblem(self, column: int, player: str) -> Icon:
        hue = self._names.colour(player)
        return (column, emblem_icon(hue)) if hue else None


def _ranking(offer: PickerOffer, game: str | None) -> Ranking:
    """What ranks the chosen setting's results, or those of a game at large."""
    return ranking_of(game or "", offer.setting(offer.selection.setting or ""))


def _known(chosen: Selection) -> list[int]:
    """The columns of player and game that would say what was chosen."""
    return [place for place, one in enumerate((chosen.player, chosen.game)) if one is not None]


def _worth(one: RecordWord) -> str:
    return say(texts.NONE) if one.points is None else say_count(POINTS, one.points)


def _length(one: RecordWord) -> Cell:
    return number(one.length)


def _words_table(title: Text, worth: Text) -> TableSection:
    return TableSection(title, (texts.WORD, worth, texts.PLAYER, texts.WHEN), growing=0)


def _side_by_side(*sections: QWidget) -> QWidget:
    """Sections in a row, or below one another at large text."""
    part = QWidget()
    directions = QBoxLayout.Direction
    row = QBoxLayout(directions.TopToBottom if look().is_large else directions.LeftToRight, part)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(look().gap(3))
    for section in sections:
        row.addWidget(section, 1)
    return part
