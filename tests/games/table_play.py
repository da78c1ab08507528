"""The real program at a table of any game, and people who sit down at it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.games.play_hands import click, click_in_menu, tab_to, tap, tap_menu
from wordsmith_desktop.app.paths import Folders, fonts_dir
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.new_match.pages.new_match import NewMatchPage
from wordsmith_desktop.features.new_match.pages.ready_page import ReadyPage
from wordsmith_desktop.games.common.open_table import CallStage
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.records.disk_queue import AT_ONCE, Disk
from wordsmith_desktop.records.log import Terms
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.window.kit.appearance import load_fonts
from wordsmith_desktop.window.kit.banner import Banner, Tone
from wordsmith_desktop.window.kit.cards import PictureCard
from wordsmith_desktop.window.kit.curtain import Curtain
from wordsmith_desktop.window.kit.game_page import GamePage, NewMatchForm
from wordsmith_desktop.window.kit.match_end.page import MatchEnd
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.threads import end_all
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.window.shell.screens import Screens
from wordsmith_desktop.window.shell.tools import MoveTools

PageT = TypeVar("PageT", bound=GamePage)
FormT = TypeVar("FormT", bound=NewMatchForm)

SETTINGS: Final = Settings(
    language="en",
    theme="light",
    reduced_motion=True,
    player_names=("Ana", "Ben"),
    word_language="en",
)


@lru_cache(maxsize=1)
def family() -> str:
    """The program's own typeface: with another, everything is of another breadth."""
    return load_fonts(fonts_dir())


class TablePlay(Generic[PageT, FormT]):
    """The program over a folder of its own; what people do is done with mouse and keys.

    A game says what it is called, and of which kinds its page and its form are.
    """

    game: str
    page_type: type[PageT]
    form_type: type[FormT]

    def __init__(self, folder: Path, qtbot: QtBot, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.qtbot = qtbot
        self.patch = patch
        self.seed = 7
        self.disk: Disk = AT_ONCE
        self._usual = SETTINGS
        self._opened: tuple[OwnServices, Preferences] | None = None
        self._window: MainWindow | None = None

    # The program

    def open_when_asked(self, settings: Settings) -> None:
        """Start it so, but no sooner than something of it is asked for: many start it otherwise."""
        self._usual = settings

    def open(self, settings: Settings = SETTINGS) -> MainWindow:
        """Start it, as if anew where it was open before."""
        self._make(settings)
        return self._shown()

    def _make(self, settings: Settings) -> None:
        self.shut()
        kept = Folders(data=self.folder, config=self.folder / "config")
        # Nobody waits to be amused.
        preferences = Preferences(replace(settings, computer_pace="at once"))
        services = open_services(
            kept,
            clock=lambda: 1_000,
            seed=lambda: self.seed,
            settings=lambda: preferences.settings,
            disk=self.disk,
        )
        self._opened = services, preferences
        self._window = MainWindow(services, preferences, family=family())

    def _shown(self) -> MainWindow:
        window = self.window
        window.show()
        window.activateWindow()
        self.qtbot.waitExposed(window)
        self.qtbot.waitUntil(window.isActiveWindow)
        return window

    def shut(self) -> None:
        """Close it, if it is open."""
        window, self._window = self._window, None
        if window is None:
            return
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        # As the program does: whoever asks the statistics afterwards would open them again.
        end_all()
        self.services.close()

    def forget(self) -> None:
        """Hold on to nothing of the program that was closed."""
        self._opened = None

    @property
    def services(self) -> OwnServices:
        return self._begun()[0]

    @property
    def preferences(self) -> Preferences:
        return self._begun()[1]

    @property
    def window(self) -> MainWindow:
        self._begun()
        assert self._window is not None
        return self._window

    def _begun(self) -> tuple[OwnServices, Preferences]:
        if self._opened is None:
            self.open(self._usual)
        assert self._opened is not None
        return self._opened

    def lexicon(self, tag: str = "en") -> Lexicon:
        """A dictionary, once it is open."""
        self.qtbot.waitUntil(lambda: self.services.dictionaries.lexicon(tag) is not None)
        found = self.services.dictionaries.lexicon(tag)
        assert found is not None
        return found

    # Sitting down

    def card(self, line: str) -> PictureCard:
        """The card of the home page that says this."""
        cards = self.window.findChildren(PictureCard)
        return next(one for one in cards if line in one.accessibleName() and one.isVisible())

    def on_card(self, way: str) -> QPushButton:
        """The button of that name on the game's card on the home page, such as "play"."""
        button = self.window.findChild(QPushButton, f"{way}:{self.game}")
        assert isinstance(button, QPushButton)
        return button

    def choose_way(self, way: str) -> None:
        """Click what the game's card offers further, and in that "short", "set-up" or another."""
        more = self.on_card("more")
        click(more)
        menu, action = self._way(way)
        click_in_menu(menu, menu.actionGeometry(action).center())

    def key_way(self, way: str) -> None:
        """The same by keys."""
        tab_to(self.on_card("more"))
        tap(Qt.Key.Key_Return, text="\r")
        menu, action = self._way(way)
        for _ in menu.actions():
            if menu.activeAction() is action:
                break
            tap_menu(menu, Qt.Key.Key_Down)
        assert menu.activeAction() is action
        tap_menu(menu, Qt.Key.Key_Return)

    def _way(self, way: str) -> tuple[QMenu, QAction]:
        menu = self.on_card("more").findChild(QMenu)
        assert isinstance(menu, QMenu)
        action = menu.findChild(QAction, f"{way}:{self.game}")
        assert isinstance(action, QAction)
        return menu, action

    def begin_against_computer(self) -> None:
        """Have Ana and a computer at the home page's table, and begin at one click."""
        for seat in ("seat:Ben", "seat-computer"):
            chip = self.window.findChild(QAbstractButton, seat)
            assert chip is not None
            click(chip)
        click(self.on_card("play"))

    def button(self, text: str) -> QPushButton:
        """The button on the screen that says this, waited for while the table looks a word up."""
        found: list[QPushButton] = []

        def is_there() -> bool:
            buttons = self.window.findChildren(QPushButton)
            found[:] = [one for one in buttons if one.isVisible() and one.accessibleName() == text]
            return bool(found)

        if not is_there():
            self.qtbot.waitUntil(is_there)
        return found[0]

    def tool(self, name: str) -> QWidget:
        """What stands at the right of the menu bar: undo, redo, hint or help."""
        tools = self.window.menuBar().cornerWidget()
        assert isinstance(tools, MoveTools)
        return tools.button(name)

    def ask_for_match(self) -> tuple[NewMatchPage, FormT]:
        """Have the game set up; the page that opens, and the game's form on it."""
        self.choose_way("set-up")
        return self.asked()

    def asked(self) -> tuple[NewMatchPage, FormT]:
        """The page before a match, which was just opened, and the game's form on it."""
        page = self.window.screen_shown
        assert isinstance(page, NewMatchPage)
        assert isinstance(page.form, self.form_type)
        return page, page.form

    def begin(self, *choices: Callable[[FormT], QWidget]) -> None:
        """Have the game set up, click an answer for each choice, and Start."""
        asked, form = self.ask_for_match()
        for choose in choices:
            click(choose(form))
        click(asked.start)
        self.get_ready()
        self.come_back()
        self.lexicon(self.dictionary)

    def get_ready(self) -> None:
        """Press what begins a match with a hard clock; others have begun already."""
        page = self.window.screen_shown
        if isinstance(page, ReadyPage):
            click(page.start)

    def sit(
        self, *names: str, rules: Any, with_box: bool = False, terms: tuple[Terms, ...] = ()
    ) -> None:
        """Sit down to a match with rules that the form does not offer."""
        if self._opened is None:
            with self.patch.context() as patch:
                # Nobody looks at the home page; to leave the table is to make one.
                patch.setattr(Screens, "show_home", _nothing)
                self._make(self._usual)
            self.window.show_home = self.window.screens.show_home
        opened = self.services.sessions.start(
            self.game,
            rules,
            players=names,
            dictionary=rules.dictionary,
            with_box=with_box,
            terms=terms,
        )
        opened.session.close()
        self.window.commands.open(opened.path)
        self._shown()
        self.lexicon(rules.dictionary)

    def come_back(self) -> None:
        """Have the window in front again after a dialog, as a window manager does."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    # At the table

    @property
    def end(self) -> MatchEnd:
        """The page of the match, which is over."""
        end = getattr(self.page, "end", None)
        assert isinstance(end, MatchEnd)
        return end

    def end_texts(self) -> list[str]:
        """All that the page of the match says, with its full table."""
        said = []
        for _page in range(2):
            said += texts_of(self.end)
            self.end.turn()
        return said

    @property
    def page(self) -> PageT:
        host = self.window.host
        assert host is not None
        assert isinstance(host.page, self.page_type)
        return host.page

    @property
    def save(self) -> Path:
        """Where the match lies."""
        seating = self.window.seating
        assert seating is not None
        assert seating.path is not None
        return seating.path

    @property
    def session(self) -> AnySession:
        host = self.window.host
        assert host is not None
        assert host.seating.opened is not None
        return host.seating.opened.session

    @property
    def dictionary(self) -> str:
        """The tag of the dictionary that is played with."""
        return str(self.session.match.ruleset.dictionary)

    @property
    def outcome(self) -> Outcome | None:
        return self.session.match.outcome

    @property
    def curtain(self) -> Curtain | None:
        host = self.window.host
        cover = host.cover_shown if host else None
        return cover if isinstance(cover, Curtain) else None

    def lift(self) -> None:
        """Lift the curtain, if one is down."""
        if self.curtain is not None:
            click(self.curtain.button)

    def wait_for_ruling(self) -> None:
        """Wait while a word is looked up, which may happen on a thread of its own."""
        self.qtbot.waitUntil(lambda: not self._is_looked_up())
        # Qt shows what has come to a layout with the events that follow.
        QApplication.processEvents()

    def _is_looked_up(self) -> bool:
        call = getattr(self.session.match.state, "call", None)
        return call is not None and call.stage is CallStage.RULING

    @property
    def banner(self) -> Banner:
        """The message line of the table."""
        page: Any = self.page
        banner: Banner = page.parts.banner
        return banner

    @property
    def message(self) -> str:
        """What the message line says, once a word is looked up."""
        self.wait_for_ruling()
        return self.banner.message

    def is_refused(self, why: str) -> bool:
        """Whether the message line refuses something for this reason."""
        return why in self.message and self.banner.tone is Tone.REFUSAL

    def answer(self, text: str) -> None:
        """Press an answer of the table to a called word."""
        click(self.button(text))
        self.wait_for_ruling()


def _nothing(_screens: Screens) -> None:
    """Show no page."""


def texts_of(widget: QWidget) -> list[str]:
    """Everything that labels and buttons below a widget say on the screen."""
    labels = [one.text() for one in widget.findChildren(QLabel) if one.isVisible()]
    buttons = [one.text() for one in widget.findChildren(QPushButton) if one.isVisible()]
    return labels + buttons
