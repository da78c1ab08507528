"""The one window: home, table or settings on the table's cloth, under the menus.

Its frame stands before the rest is loaded, so that it is seen at once: what only the screens
need is imported where they are built.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from wordsmith_desktop.records.settings import SYSTEM
from wordsmith_desktop.ui.kit.preferences import Preferences
from wordsmith_desktop.ui.kit.table import Table
from wordsmith_desktop.ui.shell.dressing import wear
from wordsmith_desktop.ui.shell.menu_titles import menu_titles
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.texts import language, say

if TYPE_CHECKING:
    from wordsmith_desktop.records.replay import Replayed
    from wordsmith_desktop.ui.kit.game_entry import GameEntry
    from wordsmith_desktop.ui.shell.challenges.page import ChallengesPage
    from wordsmith_desktop.ui.shell.challenges.result import ResultPage
    from wordsmith_desktop.ui.shell.commands import Commands
    from wordsmith_desktop.ui.shell.home import Home
    from wordsmith_desktop.ui.shell.menus import Menus
    from wordsmith_desktop.ui.shell.records.page import RecordsPage, Tab
    from wordsmith_desktop.ui.shell.records.statistics_source import Wanted
    from wordsmith_desktop.ui.shell.replay.page import ReplayPage
    from wordsmith_desktop.ui.shell.review.page import ReviewPage
    from wordsmith_desktop.ui.shell.seating import Seating
    from wordsmith_desktop.ui.shell.services import Services
    from wordsmith_desktop.ui.shell.settings_page import SettingsPage
    from wordsmith_desktop.ui.shell.table_host import TableHost

FIRST_SIZE = QSize(1280, 800)


class MainWindow(QMainWindow):
    """Shows one screen at a time; all of it is built anew when language or look change."""

    commands: Commands
    """What the menus and the home page do; there once the window is furnished."""
    _services: Services

    def __init__(
        self, services: Services | None, preferences: Preferences, *, family: str = ""
    ) -> None:
        """Without services it is only the frame, until `furnish` is called.

        `family` is the typeface that was loaded, or empty for the system's own.
        """
        super().__init__()
        self._preferences = preferences
        self._family = family
        self._worn = wear(preferences.settings, family)
        self._own_scale = 0
        """Percent; 0 where text is as large as the settings say."""
        self._host: TableHost | None = None
        self._home: Home | None = None
        self._settings_page: SettingsPage | None = None
        self._records_page: RecordsPage | None = None
        self._challenges_page: ChallengesPage | None = None
        self._result_page: ResultPage | None = None
        self._review_page: ReviewPage | None = None
        self._replay_page: ReplayPage | None = None
        self._leave_replay: Callable[[], object] = self._leave_screen
        self._screen: QWidget | None = None
        self._stack = QStackedWidget()
        self._menus: Menus | None = None
        cloth = Table()
        column = QVBoxLayout(cloth)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self.setCentralWidget(cloth)
        self.setMinimumSize(640, 480)
        self.resize(FIRST_SIZE)
        self.setWindowTitle(say(words.PROGRAM))
        menu_titles(self.menuBar())
        if services is not None:
            self.furnish(services)

    def furnish(self, services: Services) -> None:
        """Fill the menus and show the home page; from now on everything can be done."""
        from wordsmith_desktop.ui.shell.commands import Commands

        self._services = services
        self.commands = Commands(self, services, self._preferences)
        self._build_menus()
        self.show_home()
        self._preferences.changed.connect(lambda _settings: self._dress())
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        services.when_opened(self._dictionary_opened)

    # What the commands ask of it

    @property
    def host(self) -> TableHost | None:
        """The table, where one is laid."""
        return self._host

    @property
    def screen_shown(self) -> QWidget | None:
        """The screen that can be seen: home, a table or the settings."""
        return self._stack.currentWidget()

    @property
    def seating(self) -> Seating | None:
        """What is played at the table, where one is laid."""
        return self._host.seating if self._host else None

    def as_parent(self) -> QWidget:
        """The parent of dialogs."""
        return self

    def sit_down(self, seating: Seating) -> None:
        """Show a table; the one before is left."""
        from wordsmith_desktop.ui.shell.table_host import After, TableHost

        self._get_up()
        self._wear_for(seating)
        self._host = TableHost(
            seating,
            self._services,
            self._preferences,
            leave=self.go_home,
            restart=self.commands.restart_now,
            after=After(
                result=self.show_result,
                review=self.show_review,
                replay=self.commands.replay_table,
            ),
        )
        self._host.changed.connect(self._show_state)
        self._put(self._host)

    def go_home(self) -> None:
        """Leave the table and show the home page."""
        self._get_up()
        self._wear_for(None)
        self.show_home()

    def tell(
        self, sentence: str, action: str = "", call: Callable[[], object] | None = None
    ) -> None:
        """Say something: on the home page, or above the table."""
        if self._home is not None and self._screen is self._home:
            self._home.tell(sentence, action, call)
        elif self._host is not None:
            self._host.tell(sentence)

    def follow_players(self) -> None:
        """Show the table as whoever plays alone at it likes it by now."""
        if self._host is not None and self._wear_for(self._host.seating):
            self._host.build()

    # Screens

    def show_icon(self) -> None:
        """Paint the mark for the task bar in the colours in use."""
        from wordsmith_desktop.ui.shell.mark import program_icon

        self.setWindowIcon(program_icon(self._worn[1]))

    def show_home(self) -> None:
        """Show the home page."""
        from wordsmith_desktop.ui.shell.home import Home

        home = self._home = Home(self._services)
        home.game_chosen.connect(self.commands.new)
        home.lesson_chosen.connect(self.commands.lesson)
        home.match_chosen.connect(self.commands.open)
        home.rescue_chosen.connect(self.commands.rescue)
        home.all_matches_asked.connect(self.commands.load)
        home.challenges_asked.connect(self.show_challenges)
        self._put(home)

    def show_settings(self) -> None:
        """Show the settings; a table waits behind them."""
        from wordsmith_desktop.ui.shell.settings_page import SettingsPage

        self._wear_for(None)
        page = self._settings_page = SettingsPage(self._preferences)
        page.left.connect(self._leave_screen)
        page.house_asked.connect(self.commands.house)
        self._put(page)

    def show_statistics(self) -> None:
        """Show the statistics; a table waits behind them."""
        from wordsmith_desktop.ui.shell.records.page import Tab

        self._show_records(Tab.STATISTICS, self.commands.interesting())

    def show_high_scores(self) -> None:
        """Show the high scores; a table waits behind them."""
        from wordsmith_desktop.ui.shell.records.page import Tab

        self._show_records(Tab.HIGH_SCORES, self.commands.interesting())

    def show_challenges(self) -> None:
        """Show the challenges; a table waits behind them."""
        from wordsmith_desktop.ui.shell.challenges.page import (
            ChallengesPage,
            fitting_clock,
            fitting_language,
        )

        self._wear_for(None)
        settings = self._preferences.settings
        page = self._challenges_page = ChallengesPage(
            self._services,
            self._services.today(),
            player=next(iter(settings.player_names), ""),
            language=fitting_language(settings.word_language, language()),
            clock=fitting_clock(settings.challenge_clock),
        )
        page.left.connect(self._leave_screen)
        page.wished.connect(self.commands.challenge)
        self._put(page)

    def show_result(self) -> None:
        """Show the result of the challenge at the table."""
        from wordsmith_desktop.ui.shell.challenges.result import ResultPage

        seating = self.seating
        challenge = seating.challenge if seating else None
        if seating is None or seating.opened is None or challenge is None:
            return
        page = self._result_page = ResultPage(self._services, seating.opened, challenge)
        page.left.connect(self._leave_screen)
        page.wanted.connect(self.commands.after_challenge)
        self._put(page)

    def show_review(self) -> None:
        """Show what could have been at the table."""
        from wordsmith_desktop.ui.shell.review.page import ReviewPage

        if self.seating is None or self.seating.opened is None:
            return
        comes_from_result = self._screen is not None and self._screen is self._result_page
        page = self._review_page = ReviewPage(
            self._services, self.seating.entry, self.seating.opened
        )
        page.left.connect(self.show_result if comes_from_result else self._leave_screen)
        self._put(page)

    def show_replay(self, entry: GameEntry, replayed: Replayed) -> None:
        """Show a match once more; what was shown before comes back after that."""
        is_result = self._result_page is not None and self._screen is self._result_page
        self._show_replay(entry, replayed, self.show_result if is_result else self._leave_screen)

    def toggle_pause(self) -> None:
        """Pause at the table, or go on."""
        if self._host is not None and self._screen is self._host:
            self._host.toggle_pause()

    # Events

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self._watch_the_table()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._get_up()
        super().closeEvent(event)

    # Inside

    def _show_records(self, tab: Tab, wanted: Wanted) -> None:
        from wordsmith_desktop.ui.shell.records.page import RecordsPage

        self._wear_for(None)
        page = self._records_page = RecordsPage(self._services, tab, wanted)
        page.left.connect(self._leave_screen)
        self._put(page)

    def _show_replay(
        self,
        entry: GameEntry,
        replayed: Replayed,
        leave: Callable[[], object],
        *,
        position: int = 0,
    ) -> None:
        from wordsmith_desktop.session.replaying import ReplaySession
        from wordsmith_desktop.ui.shell.replay.page import ReplayPage

        session = ReplaySession(replayed)
        session.go_to(position)
        page = self._replay_page = ReplayPage(entry, session, self._preferences)
        self._leave_replay = leave
        page.left.connect(leave)
        page.branch_wanted.connect(lambda at: self.commands.branch(replayed.path, at))
        self._put(page)
        page.setFocus()

    def _leave_screen(self) -> None:
        if self._host is not None:
            self.follow_players()
            self._put(self._host)
        else:
            self.show_home()

    def _put(self, screen: QWidget) -> None:
        """Show a screen and drop the one before, but for a table that is still laid."""
        before, self._screen = self._screen, screen
        if self._stack.indexOf(screen) < 0:
            self._stack.addWidget(screen)
        self._stack.setCurrentWidget(screen)
        if before is not None and before not in (screen, self._host):
            self._stack.removeWidget(before)
            before.hide()
            before.deleteLater()
        self._watch_the_table()
        self._show_state()

    def _get_up(self) -> None:
        if self._host is None:
            return
        host, self._host = self._host, None
        host.changed.disconnect(self._show_state)
        host.close_table()
        if self._screen is not host:
            self._stack.removeWidget(host)
            host.deleteLater()

    def _watch_the_table(self) -> None:
        """No time passes at a table that nobody sees."""
        if self._host is None:
            return
        is_behind = self._screen is not self._host
        may_stop = self._preferences.settings.pause_unfocused
        self._host.set_away(is_behind or (may_stop and not self.isActiveWindow()))

    def _build_menus(self) -> None:
        from wordsmith_desktop.ui.shell.menus import Menus, WindowCommands

        own = WindowCommands(
            pause=self.toggle_pause,
            leave=self.go_home,
            settings=self.show_settings,
            statistics=self.show_statistics,
            high_scores=self.show_high_scores,
            challenges=self.show_challenges,
            quit=self.close,
        )
        self._menus = Menus(self, self.commands, own)

    def _show_state(self) -> None:
        host = self._host if self._screen is self._host else None
        program = say(words.PROGRAM)
        own = self._screen.windowTitle() if self._screen else ""
        parts = [host.status, say(host.seating.title)] if host else [own]
        if host is not None and host.is_covered:
            parts = []
        self.setWindowTitle(" – ".join(part for part in (*parts, program) if part))
        if self._menus is not None:
            moves = host.move_actions() if host else []
            covered = self._host is not None and self._host.is_covered
            self._menus.show_state(self.seating, moves, covered)

    def _dress(self) -> None:
        """Put on what the settings ask for; build everything anew if that is other than before."""
        if not self._wear():
            self._watch_the_table()
            return
        self.show_icon()
        if self._host is not None:
            self._host.build()
        if self._screen is self._settings_page:
            self._show_settings_anew()
        elif self._records_page is not None and self._screen is self._records_page:
            self._show_records(self._records_page.tab, self._records_page.wanted)
        elif self._screen is self._challenges_page:
            self.show_challenges()
        elif self._screen is self._result_page:
            self.show_result()
        elif self._screen is self._review_page:
            self.show_review()
        elif self._replay_page is not None and self._screen is self._replay_page:
            again, seen = self._replay_page, self._replay_page.session
            self._show_replay(
                again.entry, seen.replayed, self._leave_replay, position=seen.position
            )
        elif self._screen is self._home:
            self.show_home()
        self._show_state()

    def _wear_for(self, seating: Seating | None) -> bool:
        """Put on what goes with a table, or with none; whether that is other than before.

        Whoever plays alone has text of their own size at the table, but not in the settings,
        where everybody's is chosen.
        """
        alone = seating.alone if seating is not None else None
        profile = self._services.profiles().find(alone)
        before, self._own_scale = self._own_scale, profile.text_scale if profile else 0
        # Dressing anew costs time, whatever is put on.
        return before != self._own_scale and self._wear()

    def _wear(self) -> bool:
        settings = self._preferences.settings
        if self._own_scale:
            settings = replace(settings, text_scale=self._own_scale)
        before, self._worn = self._worn, wear(settings, self._family)
        if before != self._worn:
            self._build_menus()
        return before != self._worn

    def _show_settings_anew(self) -> None:
        focused = self.focusWidget()
        name = focused.objectName() if focused else ""
        self.show_settings()
        if self._settings_page is not None:
            self._settings_page.focus_field(name)

    def _follow_system(self) -> None:
        if self._preferences.settings.theme == SYSTEM:
            self._dress()

    def _dictionary_opened(self, _tag: str) -> None:
        if self._host is not None:
            self._host.dictionary_opened()
        for page in (self._result_page, self._review_page):
            if page is not None and self._screen is page:
                page.dictionary_opened()
