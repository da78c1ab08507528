"""Challenges in the real program: begun, ended, looked back on, and handed to the next player."""

from __future__ import annotations

from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.games.play_hands import click, tap
from tests.games.table_play import TablePlay
from wordsmith_desktop.core.seats import SETTER
from wordsmith_desktop.features.challenges.challenge import Challenge
from wordsmith_desktop.features.challenges.challenge_texts import MENU
from wordsmith_desktop.features.challenges.kinds import ChallengeKind
from wordsmith_desktop.features.challenges.pages.page import ChallengesPage
from wordsmith_desktop.features.challenges.pages.result import NextPlayerDialog, ResultPage
from wordsmith_desktop.features.review.pages.review_page import ReviewPage
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.records.results.deals import attempts
from wordsmith_desktop.window.shell.home import Home
from wordsmith_desktop.window.shell.table_covers import PauseCover
from wordsmith_desktop.wording.texts import say

AnyPlay = TablePlay[Any, Any]
ScreenT = TypeVar("ScreenT", bound=QWidget)
SEARCH_MS = 20_000
"""So long a search for what was possible may take on a busy machine."""


class ChallengeHands:
    """What is done around a table at which challenges are played."""

    def __init__(self, play: AnyPlay) -> None:
        self.play = play

    # Beginning

    def begin(self, kind: ChallengeKind, clock: Clock) -> Any:
        """From the home page by the kind's card; the state in which the player finds the deal."""
        page = self.open_challenges(clock)
        click(page.kinds[kind.key])
        return self._dealt()

    def begin_by_code(self, code: str, clock: Clock) -> Any:
        """The same by a code, typed."""
        return self.type_code(self.open_challenges(clock), code)

    def type_code(self, page: ChallengesPage, code: str) -> Any:
        """The same on the screen of challenges."""
        QTest.keyClicks(page.code.field, code)
        click(page.code.button)
        return self._dealt()

    def open_challenges(self, clock: Clock) -> ChallengesPage:
        """By the menu to the screen of challenges, with that clock chosen."""
        entries = self.play.window.findChildren(QAction)
        next(one for one in entries if one.text() == say(MENU)).trigger()
        page = self._screen(ChallengesPage)
        click(page.form.clocks.button(clock))
        return page

    def _dealt(self) -> Any:
        """Wait for dictionary and puzzle."""
        play = self.play
        play.get_ready()
        play.come_back()
        play.lexicon(play.dictionary)
        play.qtbot.waitUntil(lambda: SETTER not in play.session.actors, timeout=SEARCH_MS)
        return play.session.match.state

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits at the table."""
        seating = self.play.window.seating
        return seating.players if seating else ()

    # Afterwards

    def see_result(self) -> ResultPage:
        """The result from the table."""
        click(self.play.button("Everybody’s results"))
        return self._screen(ResultPage)

    def wait_for_medal(self, page: ResultPage) -> None:
        """Until the real search has come to its end."""
        self.play.qtbot.waitUntil(lambda: not page.medal.bar.isVisible(), timeout=SEARCH_MS)

    def look_back(self) -> ReviewPage:
        """What could have been, once it is found out."""
        click(self.play.button("What could have been"))
        page = self._screen(ReviewPage)
        self.play.qtbot.waitUntil(lambda: page.bar.isHidden(), timeout=SEARCH_MS)
        return page

    def hand_on(self, name: str) -> Any:
        """The same deal for somebody else; the state in which they find it."""
        click(self.play.button("Same deal, next player"))
        dialog = self.play.window.dialog
        assert isinstance(dialog, NextPlayerDialog)
        self.play.qtbot.waitUntil(dialog.isActiveWindow)
        QTest.keyClicks(dialog.field, name)
        click(dialog.start)
        return self._dealt()

    def go_home(self) -> None:
        """From the result by the table to the home page."""
        click(self.play.button("Back to the table"))
        click(self.play.button("Home"))
        self._screen(Home)

    def results(self, challenge: Challenge) -> list[tuple[str, int | None]]:
        """Names and merits that the statistics have of a deal."""
        found = attempts(self.play.services.bookkeeping.statistics(), challenge.name)
        return sorted((one.name, one.merit) for one in found)

    def _screen(self, kind: type[ScreenT]) -> ScreenT:
        shown = self.play.window.screen_shown
        assert isinstance(shown, kind)
        return shown


def wait(play: AnyPlay, seconds: int) -> None:
    """Let time pass at the table, as the window's clock does."""
    for _ in range(seconds):
        play.session.tick(1000)
    play.page.show_time()
    # What is new on the screen is shown in a turn of its own.
    QApplication.processEvents()


def pause(play: AnyPlay, seconds: int) -> None:
    """Pause for so long; nothing of the table is seen meanwhile, and its time stands."""
    before = play.session.readings, play.session.played_ms
    tap(Qt.Key.Key_F9)
    host = play.window.host
    assert host is not None
    assert isinstance(host.cover_shown, PauseCover)
    assert not play.page.isVisible()
    wait(play, seconds)
    click(host.cover_shown.button)
    assert play.page.isVisible()
    assert before == (play.session.readings, play.session.played_ms)
