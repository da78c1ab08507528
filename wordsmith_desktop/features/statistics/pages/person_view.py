"""What the statistics tell of one player: getting better, with whom, by years, pressing luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QFrame

from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.tallier import Risk
from wordsmith_desktop.records.results.model import COMPUTER
from wordsmith_desktop.records.results.persons import Companion, GameTrend, Trend, Year, figure_of
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.explainer import WordExplainer
from wordsmith_desktop.window.kit.data_table import Cell, Spoken
from wordsmith_desktop.window.kit.days import brief_day
from wordsmith_desktop.window.kit.emblems import emblem_icon
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.wording.dictionary_names import language_name
from wordsmith_desktop.wording.texts import say, say_count

from .. import person_texts as texts
from .. import record_texts
from .figures import Icon, TableSection, average_and_best
from .result_words import LESS_IS_BETTER, ResultNames, averaged, number, ranking_of, told
from .statistics_source import PickerOffer, Report
from .word_section import WordSection


class PersonView(QFrame):
    """Shows one report; parts that have nothing to say are not there."""

    def __init__(self, names: ResultNames, explainer: WordExplainer) -> None:
        super().__init__()
        self._names = names
        self.trends, self.companions, self.years = _trends(), _companions(), _years()
        self.risk_line = label("")
        self.risks = TableSection(
            texts.RISKS,
            (texts.PRESSED, texts.TURNS, texts.WITH_WORD, texts.WITHOUT_WORD, texts.A_TURN),
            growing=0,
            numbers=(1,),
            note=texts.RISKS_NOTE,
        )
        self.words = WordSection(names, explainer)
        column = in_column(inside=self, spacing=look().gap(3))
        for part in (self.trends, self.companions, self.years, self.risks):
            column.addWidget(part)
        column.addWidget(self.risk_line)
        column.addWidget(self.words)

    def show_report(self, report: Report) -> None:
        """Show everything anew."""
        person, offer = report.person, report.offer
        self.trends.show_rows([self._trend_row(one, offer) for one in person.trends], ())
        self.companions.show_rows(
            [self._companion_row(one) for one in person.companions],
            [self._emblem(one.player) for one in person.companions],
        )
        self.years.show_rows([self._year_row(one, offer) for one in person.years], ())
        self._show_risks(person.risks)
        self.words.show_words(report.best_words, report.longest_words)

    # Rows

    def _trend_row(self, one: GameTrend, offer: PickerOffer) -> tuple[Cell, ...]:
        setting = offer.setting(one.setting)
        ranking = ranking_of(one.game, setting)
        cells = (
            self._names.game(one.game),
            say(language_name(one.language)),
            self._names.setting(setting) if setting else "",
            number(one.games),
        )
        return (*cells, *_trend_cells(one.trend, ranking))

    def _companion_row(self, one: Companion) -> tuple[Cell, ...]:
        name = self._names.player(one.player, one.name)
        if one.player.startswith(COMPUTER):
            name = say(texts.COMPUTER, name=name)
        return (
            name,
            number(one.games),
            _won(one.wins, one.contests),
            *_share_cells(one.trend if one.contests else None, has_any=bool(one.contests)),
            brief_day(one.last_ms),
        )

    def _year_row(self, one: Year, offer: PickerOffer) -> tuple[Cell, ...]:
        seen = one.overview
        setting = offer.setting(offer.selection.setting or "")
        ranking = ranking_of(seen.game, setting)
        average, best = average_and_best(seen, ranking)
        return (
            one.year,
            self._names.game(seen.game),
            number(seen.games),
            number(one.days),
            _won(seen.wins, seen.contests),
            _a_match(ranking, average),
            told(ranking, best),
        )

    def _show_risks(self, found: Sequence[Risk]) -> None:
        self.risks.show_rows([_risk_row(one) for one in found], ())
        self.risk_line.setText(risk_sentence(found))
        self.risk_line.setVisible(bool(found))

    def _emblem(self, player: str) -> Icon:
        hue = self._names.colour(player)
        return (0, emblem_icon(hue)) if hue else None


def _won(wins: int, contests: int) -> str:
    return say(texts.WON_OF, wins=wins, n=contests) if contests else say(record_texts.NONE)


def _a_match(ranking: Ranking, average: float | None) -> Cell:
    """A mean with what it is of; a time is said as one says it."""
    figure = averaged(ranking, average)
    if average is None:
        return figure
    text = texts.MINUTES_A_MATCH if ranking is Ranking.FASTEST else texts.A_MATCH
    return Spoken(say(text, figure=figure.text), say(texts.A_MATCH, figure=figure.aloud))


def _trend_cells(trend: Trend | None, ranking: Ranking) -> tuple[Cell, ...]:
    """Before, of late, and the change; its sign and its words say the same."""
    if trend is None:
        return say(record_texts.NONE), say(record_texts.NONE), say(texts.TOO_FEW)
    before, late = (figure_of(ranking, merit) for merit in (trend.before, trend.late))
    is_better = (late < before) if ranking in LESS_IS_BETTER else (late > before)
    change = averaged(ranking, abs(late - before))
    shown = averaged(ranking, late)
    return (
        averaged(ranking, before),
        say_count(texts.LATE_OF, trend.count, figure=shown.text),
        _change(change.text, is_better=is_better, is_alike=is_alike(before, late)),
    )


def _share_cells(trend: Trend | None, *, has_any: bool) -> tuple[Cell, ...]:
    if trend is None:
        nothing = say(record_texts.NONE)
        return nothing, nothing, say(texts.TOO_FEW) if has_any else nothing
    before, late = (round(100 * share) for share in (trend.before, trend.late))
    change = say(texts.SHARE_POINTS, n=abs(late - before))
    return (
        say(texts.SHARE, n=before),
        say_count(texts.LATE_OF, trend.count, figure=say(texts.SHARE, n=late)),
        _change(change, is_better=late > before, is_alike=before == late),
    )


def _change(figure: str, *, is_better: bool, is_alike: bool) -> str:
    if is_alike:
        return say(texts.ALIKE)
    return say(texts.BETTER if is_better else texts.WORSE, figure=figure)


_ALIKE: Final = 0.03
"""A change of less than this share of the figure is none: chance gives as much."""


def is_alike(before: float, late: float) -> bool:
    """Whether two means are about the same."""
    return abs(late - before) <= _ALIKE * max(abs(before), abs(late))


def _risk_row(one: Risk) -> tuple[Cell, ...]:
    mean = one.points / one.turns if one.turns else 0.0
    figure = averaged(Ranking.MOST_POINTS, mean).text
    return (
        say_count(texts.TIMES, one.times) if one.times else say(texts.NOT_AT_ALL),
        number(one.turns),
        _won(one.kept, one.turns),
        _won(one.lost, one.turns),
        say(texts.POINTS_A_TURN, figure=figure),
    )


def risk_sentence(found: Sequence[Risk]) -> str:
    """How often somebody presses and how it ends, in a sentence; empty where nothing is known."""
    turns = sum(one.turns for one in found)
    pressed = [one for one in found if one.times]
    times, kept = sum(one.turns for one in pressed), sum(one.kept for one in pressed)
    if not turns:
        return ""
    if not times:
        return say_count(texts.NEVER_PRESSED, turns)
    share, ended = round(100 * times / turns), round(100 * kept / times)
    return say_count(texts.RISK_SUM, turns, share=share, kept=ended)


def _trends() -> TableSection:
    """Whether one gets better, by game and language."""
    headings = (
        record_texts.GAME,
        texts.WORDS,
        record_texts.SETTING,
        record_texts.GAMES,
        texts.BEFORE,
        texts.LATE,
        texts.CHANGE,
    )
    return TableSection(texts.TRENDS, headings, growing=2, numbers=(3,), note=texts.TRENDS_NOTE)


def _companions() -> TableSection:
    """With whom one has played."""
    headings = (
        texts.COMPANION,
        record_texts.GAMES,
        record_texts.WINS,
        texts.BEFORE,
        texts.LATE,
        texts.CHANGE,
        texts.LAST,
    )
    return TableSection(texts.COMPANIONS, headings, growing=0, numbers=(1,))


def _years() -> TableSection:
    """The years beside each other."""
    headings = (
        texts.YEAR,
        record_texts.GAME,
        record_texts.GAMES,
        texts.DAYS,
        record_texts.WINS,
        record_texts.AVERAGE,
        record_texts.BEST,
    )
    return TableSection(texts.YEARS, headings, growing=1, numbers=(2, 3))
