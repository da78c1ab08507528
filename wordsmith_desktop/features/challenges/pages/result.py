"""The screen after a challenge: the result, its medal, and everybody else's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, unique
from itertools import groupby
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from shiboken6 import Shiboken

from wordsmith_desktop.features.dictionaries.dictionaries import LexiconOf
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import tallier_of
from wordsmith_desktop.records.profiles import Profile, Profiles
from wordsmith_desktop.records.results.deals import DealAttempt, attempts
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.session.bookkeeping import Bookkeeper
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.open_words import without_words
from wordsmith_desktop.window.kit.buttons import Button, primary, secondary
from wordsmith_desktop.window.kit.data_table import DataTable
from wordsmith_desktop.window.kit.days import brief_day
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout, Shrinking, SideBySide
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording.ending_texts import REVIEW
from wordsmith_desktop.wording.match_texts import REPLAY
from wordsmith_desktop.wording.texts import say

from .. import challenge_texts as texts
from ..challenge import Challenge
from .in_words import goal_of_kind, result_text, title_of_kind
from .medal_search import MedalSearch, ReachOf, keep_lines, search
from .name_dialog import NameDialog


def ordered(
    found: Sequence[DealAttempt], ranking: Ranking, *, is_untimed: bool
) -> list[tuple[int | None, DealAttempt]]:
    """Places and results: those ranked alike by their merit, then those that are not.

    Results with and without a clock are not alike. Equal results share a place.
    """
    alike = [
        one
        for one in found
        if one.ranking is ranking
        and one.merit is not None
        and (one.clock == Clock.OFF.value) == is_untimed
    ]
    others = [(None, one) for one in found if one not in alike]
    placed: list[tuple[int | None, DealAttempt]] = []
    best_first = sorted(alike, key=lambda one: -(one.merit or 0))
    for _merit, group in groupby(best_first, key=lambda one: one.merit):
        place = len(placed) + 1
        placed += [(place, one) for one in group]
    return [*placed, *others]


class ResultsTable(DataTable):
    """A line for each result."""

    def __init__(self, people: Profiles) -> None:
        headings = (texts.PLACE, texts.NAME, texts.RESULT, texts.CLOCK, texts.WHEN)
        super().__init__(say(texts.TABLE_TITLE), [say(one) for one in headings], growing=1)
        self._people = people

    def show_attempts(
        self, found: Sequence[DealAttempt], ranking: Ranking, *, is_untimed: bool, own: str
    ) -> None:
        """Show these and choose the line of the match `own`.

        `ranking` is what the deal is played for, and `is_untimed` whether without a clock.
        """
        lines = ordered(found, ranking, is_untimed=is_untimed)
        self.show_rows(
            [
                (
                    str(place) if place else say(texts.NOT_PLACED),
                    self._people.name_of(one.player, one.name),
                    result_text(one.ranking or ranking, one.merit),
                    _clock(one),
                    brief_day(one.when_ms),
                )
                for place, one in lines
            ]
        )
        for row, (_place, one) in enumerate(lines):
            if one.match_id == own:
                self.selectRow(row)


def _clock(attempt: DealAttempt) -> str:
    known = {clock.value: text for clock, text in texts.PLAYED_WITH.items()}
    clock = say(known.get(attempt.clock, texts.PLAYED_WITH[Clock.OFF]))
    if attempt.paces:
        return say(texts.CLOCK_AT, clock=clock, percent=attempt.paces)
    return clock


@unique
class NextStep(Enum):
    """What can come after a challenge."""

    NEXT_PLAYER = "next_player"
    NEW_DEAL = "new_deal"
    REVIEW = "review"
    REPLAY = "replay"


class ResultPage(Page):
    """Shown over a table that waits behind it."""

    wanted = Signal(object)
    """What comes next: a `NextStep`."""

    def __init__(
        self,
        opened: Opened,
        challenge: Challenge,
        *,
        people: Profiles,
        bookkeeping: Bookkeeper,
        lexicon: LexiconOf,
        find: ReachOf = search,
        replays: bool = True,
    ) -> None:
        """`replays` says whether anybody shows the match once more."""
        self._replays = replays
        ranking = opened.header.occasion.ranking or challenge.kind.ranking
        merit = own_merit(opened, ranking)
        kind, result = title_of_kind(challenge.kind), result_text(ranking, merit)
        super().__init__(say(texts.RESULT_TITLE, kind=kind, result=result))
        self._bookkeeping = bookkeeping
        self._lexicon = lexicon
        self._opened = opened
        self._challenge = challenge
        self._ranking = ranking
        self.medal = MedalSearch(merit, find)
        self.table = ResultsTable(people)
        self.next = primary(say(texts.NEXT_PLAYER), self._want(NextStep.NEXT_PLAYER))
        self.back = secondary(say(texts.BACK_TO_TABLE), self.left.emit)
        self.medal.found.connect(lambda reach: keep_lines(bookkeeping, opened, reach))
        self._lay_out()
        if not opened.header.occasion.counts:
            self.banner.show_info(say(texts.REPEATED))
        self._show_table()
        bookkeeping.catch_up(self._show_table)
        # The page is seen before the search begins.
        QTimer.singleShot(0, self, self.dictionary_opened)

    @property
    def dictionary(self) -> str:
        """The tag of the dictionary that its words are of."""
        return self._opened.header.dictionary.tag

    def dictionary_opened(self) -> None:
        """Search for what can be reached, if the dictionary is there by now."""
        lexicon = self._lexicon(self.dictionary)
        if lexicon is not None:
            self.medal.begin(self._challenge, lexicon, self._clock)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.next.setFocus()

    # Inside

    @property
    def _clock(self) -> Clock:
        clock: Clock = self._opened.ruleset.clock
        return clock

    def _want(self, what: NextStep) -> Callable[[], object]:
        return lambda: self.wanted.emit(what)

    def _lay_out(self) -> None:
        step = look().gap(1)
        own, beside = QFrame(), QWidget()
        own.setProperty("surface", "raised")
        mine, everybody = QVBoxLayout(own), QVBoxLayout(beside)
        mine.setContentsMargins(2 * step, 2 * step, 2 * step, 2 * step)
        everybody.setContentsMargins(0, 0, 0, 0)
        for column in (everybody, mine):
            column.setSpacing(2 * step)
        if self._clock is not Clock.OFF:
            # The goal tells of the clock.
            mine.addWidget(label(goal_of_kind(self._challenge.kind), tone="muted"))
        mine.addWidget(self.medal)
        mine.addLayout(self._code_row())
        mine.addStretch(1)
        everybody.addWidget(label(say(texts.TABLE_TITLE), size="lead"))
        everybody.addWidget(self.table)
        everybody.addStretch(1)
        if not look().is_large:
            own.setFixedWidth(look().px(_OWN))
        self.banner = self.add_banner()
        self.body.addWidget(scrolled(Shrinking(SideBySide(own, beside, least=_LEAST, spacing=4))))
        # The bar has room for the way on and the way back only.
        row = FlowLayout(spacing=step)
        for button in self._looks():
            row.addWidget(button)
        self.body.addLayout(row)
        self.add_button(self.back)
        self.add_way_on(self.next, takes_enter=True)

    def _code_row(self) -> FlowLayout:
        row = FlowLayout(spacing=look().gap(1))
        self.code = without_words(label(self._challenge.deal.text, size="lead", wrap=False))
        self.code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        for part in (
            label(say(texts.CODE_IS), wrap=False),
            self.code,
            secondary(say(texts.COPY_CODE), self._copy),
        ):
            row.addWidget(part)
        return row

    def _looks(self) -> tuple[Button, ...]:
        return (
            *self._replay_button(),
            secondary(say(REVIEW), self._want(NextStep.REVIEW)),
            secondary(say(texts.NEW_DEAL), self._want(NextStep.NEW_DEAL)),
        )

    def _replay_button(self) -> tuple[Button, ...]:
        return (secondary(say(REPLAY), self._want(NextStep.REPLAY)),) if self._replays else ()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._challenge.deal.text)
        self.banner.show_good(say(texts.COPIED))

    def _show_table(self) -> None:
        # The statistics may be complete after the page is gone.
        if not Shiboken.isValid(self):
            return
        try:
            found = attempts(self._bookkeeping.statistics(), self._challenge.name)
        except (StoreError, UnreadableError):
            found = ()
        self.table.show_attempts(
            found,
            self._ranking,
            is_untimed=self._clock is Clock.OFF,
            own=self._opened.header.match_id,
        )


_OWN: Final = 56
"""Breadth of what concerns the own result, in grid steps."""
_LEAST: Final = 84
"""Least breadth of the table of results beside the own one, in grid steps."""


def own_merit(opened: Opened, ranking: Ranking) -> int | None:
    """What the match at hand ranks by."""
    tallier = tallier_of(opened.header.game)
    return tallier.tally(opened.finished, ranking, opened.played_ms)[0].merit


class NextPlayerDialog(NameDialog):
    """A name, and the deal begins."""

    def __init__(
        self, challenge: Challenge, profiles: Sequence[Profile], parent: QWidget | None = None
    ) -> None:
        kind = title_of_kind(challenge.kind)
        text = say(texts.NEXT_TEXT, kind=kind, code=challenge.deal.text)
        super().__init__(say(texts.NEXT_TITLE), text, profiles, parent)
