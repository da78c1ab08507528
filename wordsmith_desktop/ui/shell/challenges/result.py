"""The screen after a challenge: the result, its medal, and everybody else's."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, unique

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QFrame
from shiboken6 import Shiboken

from wordsmith_desktop.games.registry import tallier_of
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.games.tallying import Ranking
from wordsmith_desktop.records.statistics.deals import attempts
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.session.challenges.challenge import Challenge
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.buttons import primary, secondary
from wordsmith_desktop.ui.kit.flow_layout import FlowLayout
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell.challenges import texts
from wordsmith_desktop.ui.shell.challenges.everybody import Everybody
from wordsmith_desktop.ui.shell.challenges.medal_search import MedalSearch, ReachOf, search
from wordsmith_desktop.ui.shell.challenges.wording import goal_of_kind, result_text, title_of_kind
from wordsmith_desktop.ui.shell.records.wording import Wording
from wordsmith_desktop.ui.shell.screen import Screen, lay_sheet, page_column
from wordsmith_desktop.ui.shell.services import Services


@unique
class Wanted(Enum):
    """What can come after a challenge."""

    NEXT_PLAYER = "next_player"
    NEW_DEAL = "new_deal"
    REVIEW = "review"
    REPLAY = "replay"


class ResultPage(Screen):
    """Shown over a table that waits behind it."""

    wanted = Signal(object)
    """What comes next: a `Wanted`."""

    def __init__(
        self,
        services: Services,
        opened: Opened,
        challenge: Challenge,
        *,
        find: ReachOf = search,
    ) -> None:
        super().__init__()
        self._services = services
        self._opened = opened
        self._challenge = challenge
        self._ranking = opened.header.occasion.ranking or challenge.kind.ranking
        merit = own_merit(opened, self._ranking)
        self.heading = label(
            say(
                texts.RESULT_TITLE,
                kind=title_of_kind(challenge.kind),
                result=result_text(self._ranking, merit),
            ),
            size="display",
        )
        self.medal = MedalSearch(merit, find)
        self.banner = Banner(lines=1, collapses=True)
        self.table = Everybody(Wording(tuple(services.games()), services.profiles()))
        self.next = primary(say(texts.NEXT_PLAYER), self._want(Wanted.NEXT_PLAYER))
        self.back = secondary(say(texts.BACK_TO_TABLE), self.left.emit)
        self._lay_out()
        if not opened.header.occasion.counts:
            self.banner.show_info(say(texts.REPEATED))
        self._show_table()
        services.catch_up(self._show_table, lambda _done, _whole: None)
        # The page is seen before the search begins.
        QTimer.singleShot(0, self, self.dictionary_opened)

    def dictionary_opened(self) -> None:
        """Search for what was possible, if the dictionary is there by now."""
        lexicon = self._services.lexicon(self._opened.header.dictionary.tag)
        if lexicon is not None:
            self.medal.begin(self._challenge, lexicon, self._clock)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.next.setFocus()

    # Inside

    @property
    def _clock(self) -> Clock:
        clock: Clock = self._opened.session.match.ruleset.clock
        return clock

    def _want(self, what: Wanted) -> Callable[[], object]:
        return lambda: self.wanted.emit(what)

    def _lay_out(self) -> None:
        content = QFrame()
        column = page_column(content)
        column.addWidget(self.heading)
        if self._clock is not Clock.OFF:
            # The goal tells of the clock.
            column.addWidget(label(goal_of_kind(self._challenge.kind), tone="muted"))
        column.addWidget(self.banner)
        column.addWidget(self.medal)
        column.addLayout(self._code_row())
        column.addWidget(label(say(texts.TABLE_TITLE), size="lead"))
        column.addWidget(self.table)
        column.addLayout(self._buttons())
        column.addStretch(1)
        lay_sheet(self, content, width=120)

    def _code_row(self) -> FlowLayout:
        row = FlowLayout(spacing=look().gap(1))
        self.code = label(self._challenge.deal.text, size="lead", wrap=False)
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

    def _buttons(self) -> FlowLayout:
        row = FlowLayout(spacing=look().gap(1))
        for button in (
            self.next,
            secondary(say(texts.NEW_DEAL), self._want(Wanted.NEW_DEAL)),
            secondary(say(texts.REVIEW), self._want(Wanted.REVIEW)),
            secondary(say(texts.REPLAY), self._want(Wanted.REPLAY)),
            self.back,
        ):
            row.addWidget(button)
        return row

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._challenge.deal.text)
        self.banner.show_good(say(texts.COPIED))

    def _show_table(self) -> None:
        # The statistics may be complete after the page is gone.
        if not Shiboken.isValid(self):
            return
        try:
            found = attempts(self._services.statistics(), self._challenge.name)
        except (StoreError, UnreadableError):
            found = ()
        self.table.show_attempts(
            found,
            self._ranking,
            is_untimed=self._clock is Clock.OFF,
            own=self._opened.header.match_id,
        )


def own_merit(opened: Opened, ranking: Ranking) -> int | None:
    """What the match at hand ranks by."""
    session = opened.session
    played_ms = session.end.played_ms if session.end else session.played_ms
    return tallier_of(opened.header.game).tally(session.match, ranking, played_ms)[0].merit
