"""The screen of statistics and high scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime
from enum import Enum, unique
from typing import Any, Final, TypeAlias, TypeVar

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QTabBar, QVBoxLayout, QWidget
from shiboken6 import Shiboken

from wordsmith_desktop.records.profiles import Profiles
from wordsmith_desktop.records.results.bests import HighScore
from wordsmith_desktop.records.results.database import StatisticsDamage
from wordsmith_desktop.records.results.model import Filter
from wordsmith_desktop.session.bookkeeping import Bookkeeper
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.explainer import NO_EXPLAINER, WordExplainer
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.dialogs import PlainDialog, ask
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import Shrinking, in_column, stacked_tight
from wordsmith_desktop.window.kit.logo import paint_word, word_width
from wordsmith_desktop.window.kit.rooms import RoomResult
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.texts import ALL_GAMES, Text, say

from .. import record_texts as texts
from .high_scores_view import HighScoresView
from .pickers import Pickers
from .result_actions import Deletion, Export, LatestQuestion, ask_for_place
from .result_words import PARTING, ResultNames, never
from .solved_view import SolvedView
from .statistics_source import PickerOffer, Report, ScoreTable, Selection, high_score_table, report
from .statistics_view import StatisticsView


class NothingYet(QWidget):
    """A word made of the pieces, an encouragement, and the way to a game."""

    def __init__(self, sentence: Text, play: Callable[[], object]) -> None:
        super().__init__()
        self.button = primary(say(texts.PLAY), play)
        said = label(say(sentence))
        title = label(say(texts.EMPTY_TITLE), size="title")
        for line in (title, said):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout(self)
        column.setSpacing(look().gap(2))
        column.addStretch(1)
        column.addWidget(_Word())
        column.addWidget(title)
        column.addWidget(said)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)


class _Word(QWidget):
    """Decoration."""

    def sizeHint(self) -> QSize:
        return QSize(look().px(40), look().px(9))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(20), look().px(9))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        word = say(texts.EMPTY_WORD)
        unit = min(self.width() / word_width(word) * 0.9, self.height() / 2.4)
        middle = QPointF(self.width() / 2, self.height() / 2)
        paint_word(painter, word, look(), middle=middle, unit=unit)


F = TypeVar("F", Report, ScoreTable)
"""What is found for a side of the screen."""
Side: TypeAlias = StatisticsView | HighScoresView


@unique
class Tab(Enum):
    """The sides of the screen."""

    STATISTICS = 0
    HIGH_SCORES = 1
    SOLVED = 2
    """Only there once a puzzle was solved in a game's own pages."""


_ENCOURAGING: Final = {
    Tab.STATISTICS: texts.EMPTY_STATISTICS,
    Tab.HIGH_SCORES: texts.EMPTY_SCORES,
}


def _here() -> date:
    return datetime.now().astimezone().date()


class StatisticsPage(Page):
    """Asks beside the window and shows what comes; everything on it follows the three lists."""

    shown = Signal()
    """An answer of the statistics can be seen."""

    def __init__(
        self,
        games: Sequence[GameEntry],
        people: Profiles,
        bookkeeping: Bookkeeper,
        tab: Tab = Tab.STATISTICS,
        selection: Selection | None = None,
        explainer: WordExplainer = NO_EXPLAINER,
        *,
        today: Callable[[], date] = _here,
        solved: Callable[[], Sequence[RoomResult]] = tuple,
        plays_as_titled: Callable[[str, str, Any], bool] = never,
    ) -> None:
        """`explainer` tells what the words on it mean, `today` what day it is, for days in a row,
        `solved` which puzzles were solved outside any match, and `plays_as_titled` goes to
        `ResultNames`."""
        super().__init__(say(texts.STATISTICS))
        self._solved = solved
        self._solved_view: SolvedView | None = None
        self._today = today
        self._bookkeeping = bookkeeping
        self._explainer = explainer
        self._selection = selection or Selection()
        self._offer = PickerOffer(Selection())
        self._names = ResultNames(tuple(games), people, plays_as_titled)
        self.dialog: PlainDialog | None = None
        """The question that was asked last."""
        self.tabs = QTabBar()
        for title in (texts.STATISTICS, texts.HIGH_SCORES):
            self.tabs.addTab(say(title))
        if solved():
            self.tabs.addTab(say(texts.SOLVED_TAB))
        self.tabs.setAccessibleName(say(texts.STATISTICS))
        self.tabs.setDrawBase(False)
        # The room of a tab is reckoned before the chosen one is set in bold.
        self.tabs.setFont(look().font(bold=True))
        self.tabs.setCurrentIndex(tab.value)
        self.pickers = Pickers(self._names)
        self.pickers.hide()
        self._sides: dict[Tab, Side] = {}
        self._nothing: dict[Tab, NothingYet] = {}
        self.deletion = Deletion(bookkeeping.statistics, self.refresh, self.add_banner)
        self._question = LatestQuestion(self, self._refuse)
        self._export = Export(
            self, bookkeeping.statistics, self.deletion.banner, self._names.setting
        )
        self.export_button = self.add_button(secondary(say(texts.EXPORT), self._ask_export))
        self.clear_button = self.add_button(secondary(say(texts.CLEAR), self._ask_clear))
        self.back = self.add_way_on(primary(say(words.BACK), self.left.emit), takes_enter=False)
        self._is_gathering = True
        """Whether something may still be missing."""
        self._has_begun = False
        self._set_aside: StatisticsDamage | None = None
        """What was gathered anew last."""
        self._seen = 0
        """As many changes the statistics had when they were asked last."""
        # The answer is looked for while the rest is built.
        self.refresh()
        self._lay_out()
        self._connect()

    @property
    def tab(self) -> Tab:
        """The side that is shown."""
        return Tab(self.tabs.currentIndex())

    # What is not seen at once is built when it is first needed, so that the screen is there soon.

    @property
    def statistics(self) -> StatisticsView:
        """The side with figures."""
        side = self._sides.get(Tab.STATISTICS)
        if not isinstance(side, StatisticsView):
            side = self._sides[Tab.STATISTICS] = StatisticsView(self._names, self._explainer)
            self._body.add(side)
        return side

    @property
    def scores(self) -> HighScoresView:
        """The side with high scores."""
        side = self._sides.get(Tab.HIGH_SCORES)
        if not isinstance(side, HighScoresView):
            side = self._sides[Tab.HIGH_SCORES] = HighScoresView(self._names)
            side.deleted.connect(self._delete)
            self._body.add(side)
        return side

    @property
    def is_waiting(self) -> bool:
        """Whether an answer of the statistics is still to come."""
        return self._is_gathering or self._question.is_waiting

    @property
    def selection(self) -> Selection:
        """What somebody chose to see."""
        return self._selection

    def show_day(self, _today: date) -> None:
        """Another day may end a row of days."""
        if self._has_begun:
            self.refresh()

    def refresh(self) -> None:
        """Ask the statistics anew."""
        statistics, selection = self._bookkeeping.statistics(), self._selection
        self._seen = statistics.changes
        if self.tab is Tab.HIGH_SCORES:
            self._ask(lambda: high_score_table(statistics, selection), self._show_scores)
            return
        if self.tab is Tab.SOLVED:
            self._question.ask(self._solved, self._show_solved)
            return
        today = self._today()
        self._ask(lambda: report(statistics, selection, today), self._show_report)

    def _ask(self, work: Callable[[], F], show: Callable[[F], object]) -> None:
        def found() -> F:
            result = work()
            self._names.prepare(result.offer.games, result.offer.settings)
            return result

        self._question.ask(found, show)

    # Building

    def _lay_out(self) -> None:
        self._waiting = label(say(texts.READING))
        self._waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._body = stacked_tight(self._waiting)
        step = look().gap(1)
        card = QFrame()
        card.setProperty("surface", "raised")
        card.setMaximumWidth(look().px(160))
        column = in_column(
            inside=card, spacing=2 * step, margins=(3 * step, 2 * step, 3 * step, 2 * step)
        )
        content = QWidget()
        inner = in_column(inside=content, spacing=2 * step)
        # Large text leaves no room for what does not scroll.
        pinned = inner if look().is_large else column
        pinned.addWidget(self.pickers)
        inner.addWidget(self._body, 1)
        self._gathered = QProgressBar()
        self._gathered.setFormat(say(texts.COLLECTING))
        self._gathered.setAccessibleName(say(texts.COLLECTING))
        self._gathered.hide()
        column.addWidget(self._gathered)
        # A scroll area alone would give wrapped lines the height they have at their least width.
        self._area = scrolled(Shrinking(content))
        column.addWidget(self._area, 1)
        # The tabs say what the page is.
        self.title.hide()
        self.head.insertWidget(0, self.tabs)
        self.head.addStretch(1)
        middle = QHBoxLayout()
        middle.addWidget(card)
        self.body.addLayout(middle)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(lambda _index: self.refresh())
        self.pickers.changed.connect(self._want)
        self._enable(has_results=False)

    # Gathering

    def _begin(self) -> None:
        """Gather what is missing, once what is known can be seen: mostly that is everything."""
        self._has_begun = self._is_gathering = True
        self._set_aside = self._bookkeeping.statistics().damage
        self._bookkeeping.catch_up(self._caught_up, self._show_progress)

    def _show_progress(self, looked_at: int, whole: int) -> None:
        if Shiboken.isValid(self) and self._is_gathering:
            self._gathered.setMaximum(max(1, whole))
            self._gathered.setValue(looked_at)
            self._gathered.show()

    def _caught_up(self) -> None:
        if not Shiboken.isValid(self):
            return
        self._is_gathering = False
        self._gathered.hide()
        damage = self._bookkeeping.statistics().damage
        if damage is not None:
            kept = damage.kept_as or damage.path
            self.deletion.banner.show_info(say(texts.DAMAGED, kept=kept))
        if self._bookkeeping.statistics().changes != self._seen or not self._offer.players:
            self.refresh()

    # Showing

    def _show_report(self, found: Report) -> None:
        self._offer = found.offer
        has_results = bool(found.offer.players)
        if has_results:
            self.pickers.show_offer(found.offer, of_scores=False)
            self.statistics.show_report(found)
        self._show(self.statistics if has_results else self._without())

    def _show_scores(self, found: ScoreTable) -> None:
        self._offer = found.offer
        has_results = bool(found.offer.games)
        if has_results:
            self.pickers.show_offer(found.offer, of_scores=True)
            self.scores.show_table(found)
        self._show(self.scores if has_results else self._without())

    def _show_solved(self, found: Sequence[RoomResult]) -> None:
        if self._solved_view is None:
            self._solved_view = SolvedView()
            self._body.add(self._solved_view)
        self._solved_view.show_results(found)
        self._show(self._solved_view)

    def _without(self) -> QWidget:
        """What is shown without results: perhaps they are only being gathered."""
        if self._is_gathering:
            return self._waiting
        if self.tab not in self._nothing:
            self._nothing[self.tab] = NothingYet(_ENCOURAGING[self.tab], self.left.emit)
            self._body.add(self._nothing[self.tab])
        return self._nothing[self.tab]

    def _show(self, body: QWidget) -> None:
        has_results = body in self._sides.values()
        self.pickers.setVisible(has_results)
        self._enable(has_results=has_results)
        self._body.setCurrentWidget(body)
        self.shown.emit()
        if not self._has_begun or self._bookkeeping.statistics().damage != self._set_aside:
            self._begin()

    def _enable(self, *, has_results: bool) -> None:
        self.export_button.setEnabled(has_results)
        self.clear_button.setEnabled(has_results)

    def _refuse(self, reason: str) -> None:
        self.deletion.banner.show_refusal(say(texts.NO_RECORDS, why=reason))
        self._has_begun, self._is_gathering = True, False
        self._show(self._without())

    # Doing

    def _want(self, selection: Selection) -> None:
        self._selection = selection
        self.refresh()

    def _delete(self, one: HighScore) -> None:
        self.deletion.forget(Filter(match=one.match_id, player=one.player))

    def _ask_clear(self) -> None:
        which = self._offer.selection.filter
        self.dialog = ask(
            self.window(),
            say(texts.CLEAR_TITLE),
            say(texts.CLEAR_TEXT, what=self._named()),
            yes=say(texts.CLEAR_YES),
            then=lambda: self.deletion.forget(which),
        )

    def _named(self) -> str:
        """What is chosen, in words."""
        chosen, names = self._offer.selection, self._names
        player = next((one for one in self._offer.players if one.key == chosen.player), None)
        setting = self._offer.setting(chosen.setting or "")
        return PARTING.join(
            (
                names.player(player.key, player.name) if player else say(texts.EVERYBODY),
                names.game(chosen.game) if chosen.game else say(ALL_GAMES),
                names.setting(setting) if setting else say(texts.ALL_SETTINGS),
            )
        )

    def _ask_export(self) -> None:
        path = ask_for_place(self.window())
        if path is not None:
            self._export.write(path, self._offer.selection.filter)
