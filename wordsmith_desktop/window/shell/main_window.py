"""The one window: home, table or settings on the table's cloth, under the menus.

Its frame stands before the rest is loaded, so that it is seen at once: what only the screens
need is imported where they are built.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from shiboken6 import Shiboken

from wordsmith_desktop.features.dictionaries.pages.routes import file_in, is_list
from wordsmith_desktop.records.settings import SYSTEM
from wordsmith_desktop.window.kit.focus import FocusWatch, shows_focus
from wordsmith_desktop.window.kit.key_map import chosen
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.table import Tabletop
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import say

from .dressing import Dressing
from .menu_titles import MENU_KEY, menu_titles, open_by_key
from .screen_stack import FocusPlace, ScreenStack
from .window_place import FIRST_SIZE, toggle_full_screen

if TYPE_CHECKING:
    from wordsmith_desktop.window.kit.asking.asker import Asker
    from wordsmith_desktop.window.kit.dialogs import PlainDialog
    from wordsmith_desktop.window.shell.services import Services

    from .backup_commands import BackupCommands
    from .commands import TableCommands
    from .dialog_commands import DialogCommands
    from .leaving import Leaving
    from .menus import Menus
    from .save_commands import SaveCommands
    from .screens import Screens
    from .seating import Seating
    from .table_host import TableHost
    from .word_commands import WordCommands

RESTS_MS = 150
"""A window that has not changed its size for so long is dressed for the one it has."""


class MainWindow(QMainWindow):
    """Shows one screen at a time; all of it is built anew when language or look change."""

    # These are there once the window is furnished.
    commands: TableCommands
    saves: SaveCommands
    dialogs: DialogCommands
    backups: BackupCommands
    words: WordCommands
    screens: Screens
    _services: Services

    def __init__(
        self, services: Services | None, preferences: Preferences, *, family: str = ""
    ) -> None:
        """Without services it is only the frame, until `furnish` is called.

        `family` is the typeface that was loaded, or empty for the system's own.
        """
        super().__init__()
        self.dialog: PlainDialog | None = None
        """The dialog that was opened last."""
        self.preferences = preferences
        """What people have set."""
        self._dressing = Dressing(preferences, family)
        self._host: TableHost | None = None
        self._leaving: Leaving | None = None
        self.stack = ScreenStack()
        """Shows the screens."""
        self._menus: Menus | None = None
        self._is_blocked = False
        """Whether a modal dialog is open."""
        # Dressing anew builds the screen anew, which a window that is being dragged waits for.
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(RESTS_MS)
        self._resized.timeout.connect(self.fit)
        self._focus_watch = FocusWatch(self)
        # Queued: what the finger has pressed acts before anything is built anew.
        self._focus_watch.touched.connect(self._suit_fingers, Qt.ConnectionType.QueuedConnection)
        cloth = Tabletop()
        in_column(self.stack, inside=cloth)
        self.setCentralWidget(cloth)
        self.setMinimumSize(640, 480)
        self.setAcceptDrops(True)
        self.resize(FIRST_SIZE)
        self.setWindowTitle(say(words.PROGRAM))
        menu_titles(self.menuBar())
        self._menu_shortcut = open_by_key(self)
        if services is not None:
            self.furnish(services)

    def furnish(self, services: Services, *, welcomes: bool = False) -> None:
        """Fill the menus and show the home page; from now on everything can be done.

        With `welcomes` it is the first start, and the page for that comes before.
        """
        from wordsmith_desktop.window.kit.asking.clicks import WordClicks

        from .day_watch import DayWatch
        from .furnishing import furnish
        from .screens import Screens

        self._services = services
        self.screens = Screens(self, services, self.preferences)
        furnish(self, services)
        self._build_menus()
        WordClicks(self)
        self.day_watch = DayWatch(services.today, self)
        self.day_watch.turned.connect(self.stack.show_day)
        self.stack.seen.connect(self._see)
        self.screens.show_home()
        if welcomes:
            self.screens.show_welcome()
        self.preferences.changed.connect(self._dress)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        services.dictionaries.when_opened(self._dictionary_opened)

    # What commands and screens ask of it

    @property
    def host(self) -> TableHost | None:
        """The table, where one is laid."""
        return self._host

    @property
    def asker(self) -> Asker | None:
        """Who tells about words, once the window is furnished."""
        return self.words.asker if self._menus is not None else None

    @property
    def screen_shown(self) -> QWidget | None:
        """The screen that can be seen: home, a table or the settings."""
        return self.stack.currentWidget()

    @property
    def seating(self) -> Seating | None:
        """What is played at the table, where one is laid."""
        return self._host.seating if self._host else None

    @property
    def game(self) -> str:
        """The game that one is at: of the page, else at the table, else played last."""
        about = getattr(self.screen_shown, "about_game", "")
        if about:
            return str(about)
        seating = self.seating
        return seating.entry.game if seating else self.preferences.settings.last_game

    @property
    def purpose(self) -> str:
        """What is to be done at the table that is seen, and what for; empty where nothing is."""
        host = self._host if self.stack.shown is self._host else None
        is_open = host is not None and not host.is_covered
        return host.page.purpose_text() if host and host.page and is_open else ""

    def as_parent(self) -> QWidget:
        """The parent of dialogs."""
        return self

    def open_dialog(self, dialog: PlainDialog) -> None:
        """Show a dialog and do not wait for its end."""
        self.dialog = dialog
        # `exec` would run an event loop inside the caller; `open` returns at once.
        dialog.open()

    def sit_down(self, seating: Seating) -> None:
        """Show a table; the one before is left."""
        from wordsmith_desktop.window.kit.after_match import AfterMatch

        from .table_host import TableHost

        self._get_up()
        self.wear_for(seating)
        self._host = TableHost(
            seating,
            self.preferences,
            lexicon=seating.lexicon_of(self._services.dictionaries),
            people=self._services.people,
            explainer=self._services.explainer,
            best=self._services.bookkeeping.best,
            points_of_parts=self._services.bookkeeping.points_of_parts,
            leave=self.go_home,
            restart=self.commands.restart_now,
            ways=AfterMatch(
                result=self.screens.challenges.show_result,
                review=self.screens.show_review,
                replay=self.saves.replay_table,
                special=lambda: self.screens.challenges.special_end(seating),
                after_lesson=lambda: self.screens.after_lesson(seating.entry),
            ),
            show_rule=self.screens.show_rule,
        )
        self._host.changed.connect(self._show_state)
        self._put_table(self._host)

    def leaving(self, then: Callable[[], object]) -> None:
        """Call `then`, which leaves the table, once nothing is lost by it or that is wanted."""
        if self._host is None:
            then()
            return
        from .leaving import Leaving

        # Whoever wishes to leave a second time, such as the system, wants that alone by now.
        if self._leaving is not None:
            self._leaving.give_up()
        self._leaving = Leaving(self, self._host, then)
        self._leaving.begin()

    def ask_before_leaving(self, host: TableHost, then: Callable[[], object]) -> None:
        """Ask whether to leave a table whose match is not wholly on the disk."""
        from .leaving import LeavingDialog

        # A second wish to leave finds the question still open.
        if not isinstance(self.dialog, LeavingDialog) or not Shiboken.isValid(self.dialog):
            self.open_dialog(LeavingDialog(host, self.saves.save_copy, then, self))

    def leave_at_once(self) -> None:
        """Close the window whatever is lost by it."""
        if self._host is not None:
            self._host.give_up()
        self.close()

    def go_home(self) -> None:
        """Leave the table and show the home page."""
        self.leaving(self._go_home)

    def leave_screen(self) -> None:
        """Show what the page was opened from: a page, the table, or else the home page."""
        if self.stack.go_back():
            return
        if self._host is not None:
            self.follow_players()
            self._put_table(self._host)
        else:
            self.screens.show_home()

    def tell(
        self, sentence: str, action: str = "", call: Callable[[], object] | None = None
    ) -> None:
        """Say something: on the page that is seen, or above the table."""
        if self._menus is None:
            # Only the frame stands: there is nothing to say it on.
            return
        from wordsmith_desktop.window.kit.screen import Page

        home = self.screens.home
        if home is not None:
            home.tell(sentence, action, call)
        elif isinstance(self.stack.shown, Page):
            self.stack.shown.tell(sentence)
        elif self._host is not None:
            self._host.tell(sentence)

    def follow_players(self) -> None:
        """Show the table as whoever plays alone at it likes it by now."""
        if self._host is not None and self.wear_for(self._host.seating):
            self._host.build()

    def fit(self) -> None:
        """Dress for the size that the window has now, without waiting until it rests."""
        self._resized.stop()
        if self._dressing.fit(self.size()):
            self._dress()

    def toggle_pause(self) -> None:
        """Pause at the table, or go on."""
        if self._host is not None and self.stack.shown is self._host:
            self._host.toggle_pause()

    def wear_for(self, seating: Seating | None) -> bool:
        """Put on what goes with a table, or with none; whether that is other than before.

        Whoever plays alone has text of their own size at the table, but not in the settings,
        where everybody's is chosen.
        """
        alone = seating.alone if seating is not None else None
        is_other = self._dressing.suit(self._services.people.find(alone))
        if is_other:
            self._build_menus()
        return is_other

    def show_icon(self) -> None:
        """Paint the mark for the task bar in the colours in use."""
        from wordsmith_desktop.window.kit.logo import program_icon

        self.setWindowIcon(program_icon(self._dressing.look))

    # Events

    def event(self, event: QEvent) -> bool:
        # Qt tells a window of modal dialogs by these alone, whoever opens one.
        if event.type() in (QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked):
            self._is_blocked = event.type() is QEvent.Type.WindowBlocked
            self._watch_the_table()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self._watch_the_table()
            if self._menus is not None and self.isActiveWindow():
                self.day_watch.look()

    def focusNextPrevChild(self, forth: bool) -> bool:
        is_moved = super().focusNextPrevChild(forth)
        focused = self.focusWidget()
        # Qt comes here, too, where a part that had the keyboard is hidden.
        if is_moved and focused is not None and shows_focus():
            from wordsmith_desktop.window.kit.layouts import reveal

            # An area scrolls by itself only for whoever comes from inside it.
            reveal(focused)
        return is_moved

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = self._dropped(event)
        if path is None:
            return
        event.acceptProposedAction()
        if not self.open_file(path):
            self.tell(say(texts.NOTHING_TO_OPEN, name=path.name))

    def open_file(self, path: Path) -> bool:
        """Open a file where it belongs; whether it is of any kind that belongs here."""
        from wordsmith_desktop.features.backups.backup import SUFFIX as BACKUP
        from wordsmith_desktop.records.store import COPY_SUFFIX, LOG_SUFFIX
        from wordsmith_desktop.window.kit.game_entry import find_room

        room = find_room(self._services.games(), path)
        ending = path.suffix.lower().removeprefix(".")
        if room is not None:
            self.screens.show_room(*room, file=path)
        elif is_list(path):
            self.screens.dictionaries.add(path)
        elif ending == BACKUP:
            self.backups.look_into(path)
        elif ending in (COPY_SUFFIX, LOG_SUFFIX):
            self.commands.open(path)
        else:
            return False
        return True

    def _dropped(self, event: QDropEvent) -> Path | None:
        """The file that is dropped or about to be, where the window can take it now."""
        is_covered = self._host is not None and self._host.is_covered
        return None if self._menus is None or is_covered else file_in(event.mimeData())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._menus is None:
            # Nothing stands there yet that would have to be built anew.
            self._dressing.fit(event.size())
            self._dressing.renew()
        else:
            self._resized.start()

    def _suit_fingers(self) -> None:
        """With the first touch all that is pressed grows, unless somebody has chosen otherwise."""
        if self.preferences.settings.for_fingers is not None:
            return
        if QApplication.activePopupWidget() is not None:
            # What was opened by that touch would be gone with the page.
            QTimer.singleShot(RESTS_MS, self, self._suit_fingers)
            return
        self.preferences.change(for_fingers=True)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        window = self.windowHandle()
        if window is not None:
            self._focus_watch.watch(window)

    def closeEvent(self, event: QCloseEvent) -> None:
        # Title bar, menu and Ctrl+C all end in this event: here the save is closed for all of them.
        left: list[bool] = []
        is_asked = True
        self.leaving(lambda: left.append(True) if is_asked else self.close())
        is_asked = False
        if not left:
            event.ignore()
            return
        self._get_up()
        super().closeEvent(event)

    # Inside

    def _go_home(self) -> None:
        seating = self.seating
        # Asked before: a session that was left can only be looked at.
        is_new = seating is not None and seating.has_hardly_begun
        self._get_up()
        self.wear_for(None)
        self.screens.show_home()
        if is_new and seating is not None and seating.path is not None:
            self.saves.offer_to_discard(seating.path)

    def _build_menus(self) -> None:
        from .menus import Menus, WindowCommands

        own = WindowCommands(
            pause=self.toggle_pause,
            leave=self.go_home,
            settings=self.screens.show_settings,
            players=self.screens.show_players,
            manual=self.screens.show_manual,
            rules=self.screens.show_rules,
            learn=self.screens.show_learn,
            practice=self.screens.practice.show,
            companion=self.screens.companion.show,
            paper=self.screens.papers.show,
            statistics=self.screens.show_statistics,
            challenges=self.screens.challenges.show,
            look_up=self.words.ask,
            dictionaries=self.screens.dictionaries.show,
            mute=self._toggle_mute,
            full_screen=lambda: toggle_full_screen(self),
            quit=self.close,
        )
        games, saves, dialogs = self._services.games(), self.saves, self.dialogs
        self._menu_shortcut.setKey(QKeySequence(chosen(MENU_KEY)))
        self._menus = Menus(self, games, self.commands, saves, dialogs, self.backups, own)
        self._menus.mute.setChecked(self.preferences.settings.is_muted)

    def _toggle_mute(self) -> None:
        is_muted = not self.preferences.settings.is_muted
        self.preferences.change(is_muted=is_muted)
        sentence = say(texts.MUTED if is_muted else texts.UNMUTED)
        if self._host is None or not self._host.mention(sentence):
            self.tell(sentence)

    def _put_table(self, host: TableHost) -> None:
        self.stack.lay(host, lambda: None, is_kept=True)

    def _see(self) -> None:
        """Another screen can be seen."""
        self.words.stop_asking()
        self._watch_the_table()
        self._show_state()

    def _get_up(self) -> None:
        if self._host is None:
            return
        host, self._host = self._host, None
        host.changed.disconnect(self._show_state)
        host.close_table()
        # A table that is seen is dropped for what is laid next.
        if self.stack.shown is not host:
            self.stack.drop(host)

    def _watch_the_table(self) -> None:
        """No time passes at a table that nobody sees, or that a dialog keeps everybody from.

        Where a result counts for a challenge it does pass as long as the table can be read.
        """
        if self._host is None:
            return
        is_behind = self.stack.shown is not self._host
        may_stop = self.preferences.settings.pause_unfocused
        is_left = may_stop and not self.isActiveWindow()
        is_kept_from = (self._is_blocked or is_left) and not self._host.seating.counts_as_challenge
        self._host.set_away(is_behind or is_kept_from)

    def _show_state(self) -> None:
        host = self._host if self.stack.shown is self._host else None
        program = say(words.PROGRAM)
        own = self.stack.shown.windowTitle() if self.stack.shown else ""
        parts = [host.status, say(host.seating.title)] if host else [own]
        if host is not None and host.is_covered:
            parts = []
        self.setWindowTitle(" – ".join(part for part in (*parts, program) if part))
        if self._menus is not None:
            moves = host.move_actions() if host else []
            self._menus.tools.show_moves(moves, has_hints=host is not None and host.offers_hints)
            covered = self._host is not None and self._host.is_covered
            if covered:
                # Whoever looks next is not to see what was asked.
                self.words.stop_asking()
            self._menus.show_state(self.seating, self.game, moves, covered)

    def _dress(self) -> None:
        """Put on what the settings ask for; build everything anew if that is other than before."""
        if not self._dressing.renew():
            if self._menus is not None:
                self._menus.mute.setChecked(self.preferences.settings.is_muted)
            self._watch_the_table()
            return
        # Before the table is built anew, which takes the keyboard.
        focus = FocusPlace(self.stack.shown)
        self._build_menus()
        self.words.stop_asking()
        self.show_icon()
        if self._host is not None:
            self._host.build()
        self.stack.build_again(focus)
        self._show_state()

    def _follow_system(self) -> None:
        if self.preferences.settings.theme == SYSTEM:
            self._dress()

    def follow_motion(self) -> None:
        """Move as much as the system has it by now, where the settings follow that."""
        if self.preferences.settings.reduced_motion is None:
            self._dress()

    def _dictionary_opened(self, _tag: str) -> None:
        if self._host is not None:
            self._host.dictionary_opened()
        self.screens.dictionary_opened()
