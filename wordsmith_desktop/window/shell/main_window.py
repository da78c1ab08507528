"""The one window: home, table or settings on the table's cloth, under the menus.

Its frame stands before the rest is loaded, so that it is seen at once: what only the screens
need is imported where they are built.
"""

from __future__ import annotations

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
from PySide6.QtWidgets import QApplication

from wordsmith_desktop.records.settings import SYSTEM
from wordsmith_desktop.window.kit.focus import FocusWatch, shows_focus
from wordsmith_desktop.window.kit.key_map import chosen
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.table import Tabletop
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import drop_texts, texts
from wordsmith_desktop.wording.texts import say

from .dropping import Dropping
from .menu_titles import MENU_KEY, menu_titles, open_by_key
from .screen_stack import FocusPlace
from .stage import Stage
from .window_place import FIRST_SIZE, toggle_full_screen

if TYPE_CHECKING:
    from wordsmith_desktop.core.background import Ticket
    from wordsmith_desktop.window.kit.asking.asker import Asker
    from wordsmith_desktop.window.shell.services import Services

    from .commands import TableCommands
    from .dialog_commands import DialogCommands
    from .feature import Feature, FileUse, Offers
    from .menus import Menus
    from .save_commands import SaveCommands
    from .screens import Screens
    from .seating import Seating
    from .table_host import TableHost
    from .word_commands import WordCommands

RESTS_MS = 150
"""A window that has not changed its size for so long is dressed for the one it has."""


class MainWindow(Stage):
    """Shows one screen at a time; all of it is built anew when language or look change."""

    # These are there once the window is furnished.
    commands: TableCommands
    saves: SaveCommands
    dialogs: DialogCommands
    words: WordCommands
    screens: Screens
    offers: Offers
    features: tuple[Feature, ...]
    _services: Services

    def __init__(
        self, services: Services | None, preferences: Preferences, *, family: str = ""
    ) -> None:
        """Without services it is only the frame, until `furnish` is called.

        `family` is the typeface that was loaded, or empty for the system's own.
        """
        super().__init__(preferences, family)
        self._menus: Menus | None = None
        self._is_blocked = False
        """Whether a modal dialog is open."""
        # Another look builds the screen anew, which a window that is being dragged waits for.
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(RESTS_MS)
        self._resized.timeout.connect(self.fit)
        self._focus_watch = FocusWatch(self)
        # Queued: what the finger has pressed acts before anything is built anew.
        self._focus_watch.touched.connect(self._suit_fingers, Qt.ConnectionType.QueuedConnection)
        self.dropping = Dropping(self, self._use_of, lambda: self._can_take_files)
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
            self.sign_menus()

    def furnish(self, services: Services, *, welcomes: bool = False) -> None:
        """Fill the menus and show the home page; from now on everything can be done.

        With `welcomes` it is the first start, and the page for that comes before.
        """
        from wordsmith_desktop.window.kit.asking.clicks import WordClicks

        from .day_watch import DayWatch
        from .feature import Around, Offers, all_features
        from .screens import Screens

        self._services = services
        self.people = services.people
        self.offers = Offers()
        around = Around(
            self,
            services,
            self.preferences,
            self.offers,
            look_up_terms=lambda: self.words.look_up_terms(),
            branch=lambda path, position: self.commands.branch(path, position),
            ask_name=lambda begin: self.commands.ask_name(begin),
            show_ready=lambda *told: self.screens.show_ready(*told),
            sit_down=lambda opened: self.commands.sit_down(opened),
            lesson=lambda entry, lesson: self.commands.lesson(entry, lesson),
            lesson_anew=lambda entry, lesson: self.commands.lesson_from(entry, lesson, 0),
            house=lambda: self.dialogs.house(),
            replay_table=lambda position, better: self.saves.replay_table(position, better),
        )
        self.features = all_features(around)
        self.screens = Screens(self, services, self.preferences, self.offers, self.features)
        self._make_commands(services)
        self.show_home = self.screens.show_home
        self.lay_table = self._make_table
        self.save_copy = self.saves.save_copy
        self.offer_to_discard = self.saves.offer_to_discard
        self._build_menus()
        self.look_changed.connect(self._build_menus)
        self.table_changed.connect(self._show_state)
        WordClicks(self)
        self.day_watch = DayWatch(services.today, self)
        self.day_watch.turned.connect(self.stack.show_day)
        self.stack.seen.connect(self._see)
        self.screens.show_home()
        if welcomes:
            self.offers.welcome()
        self.preferences.changed.connect(self._renew_look)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        services.dictionaries.when_opened(self._dictionary_opened)

    # What others ask of it

    @property
    def asker(self) -> Asker | None:
        """Who tells about words, once the window is furnished."""
        return self.words.asker if self._menus is not None else None

    def fit(self) -> None:
        """Dress for the size that the window has now, without waiting until it rests."""
        self._resized.stop()
        if self._look_in_use.fit(self.size()):
            self._renew_look()

    def toggle_pause(self) -> None:
        """Pause at the table, or go on."""
        if self._host is not None and self.stack.shown is self._host:
            self._host.toggle_pause()

    def preload(self, ticket: Ticket) -> None:
        """Import what is likely to be wanted, beside the window."""
        for one in self.features:
            one.preload(ticket)

    def show_icon(self) -> None:
        """Paint the mark for the task bar in the colours in use."""
        from wordsmith_desktop.window.kit.logo import program_icon

        self.setWindowIcon(program_icon(self._look_in_use.look))

    def sign_menus(self) -> None:
        """Have a sign one can hit where the bar has no room for all menus."""
        # Loads all that a style could be asked, for which no page waits.
        from .menu_overflow import show_overflow_sign

        show_overflow_sign(self.menuBar())

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
        if self.dropping.file_in(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = self.dropping.file_in(event.mimeData())
        if path is None:
            return
        event.acceptProposedAction()
        if not self.open_file(path):
            self.tell(say(texts.NOTHING_TO_OPEN, name=path.name))

    def open_file(self, path: Path) -> bool:
        """Open a file where it belongs; whether it is of any kind that belongs here."""
        use = self._use_of(path)
        if use is not None:
            use.open()
        return use is not None

    def _use_of(self, path: Path) -> FileUse | None:
        from wordsmith_desktop.records.store import COPY_SUFFIX, LOG_SUFFIX
        from wordsmith_desktop.window.kit.game_entry import find_room

        from .feature import FileUse

        room = find_room(self._services.games(), path)
        if room is not None:
            return FileUse(room[1].title, lambda: self.screens.show_room(*room, file=path))
        if path.suffix.lower().removeprefix(".") in (COPY_SUFFIX, LOG_SUFFIX):
            return FileUse(drop_texts.OPEN_MATCH, lambda: self.commands.open(path))
        uses = (one.use_of(path) for one in self.features)
        return next((use for use in uses if use is not None), None)

    @property
    def _can_take_files(self) -> bool:
        is_covered = self._host is not None and self._host.is_covered
        return self._menus is not None and not is_covered and not self._is_blocked

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._menus is None:
            # Nothing stands there yet that would have to be built anew.
            self._look_in_use.fit(event.size())
            self._look_in_use.renew()
        else:
            self._resized.start()

    def _suit_fingers(self) -> None:
        """With the first touch all that is pressed grows, unless somebody has chosen otherwise."""
        if self.preferences.settings.for_fingers is not None:
            return
        if self._is_under_finger():
            # What was opened or taken up by that touch would be gone with the page.
            QTimer.singleShot(RESTS_MS, self, self._suit_fingers)
            return
        self.preferences.change(for_fingers=True)

    def _is_under_finger(self) -> bool:
        """Whether something is open or in the hand that another page would not have."""
        if QApplication.activePopupWidget() or QApplication.activeModalWidget():
            return True
        page = self._host.page if self._host is not None else None
        return self.words.is_asking or (page is not None and page.is_holding)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        window = self.windowHandle()
        if window is not None:
            self._focus_watch.watch(window)
            self.dropping.watch(window)

    def closeEvent(self, event: QCloseEvent) -> None:
        # Title bar, menu and Ctrl+C all end in this event: here the save is closed for all of them.
        left: list[bool] = []
        is_asked = True
        self.leaving(lambda: left.append(True) if is_asked else self.close())
        is_asked = False
        if not left:
            event.ignore()
            return
        self.get_up()
        super().closeEvent(event)

    # Inside

    def _make_commands(self, services: Services) -> None:
        """Make what the menus do, over the screens that are there already."""
        from .commands import TableCommands
        from .dialog_commands import DialogCommands
        from .save_commands import SaveCommands
        from .word_commands import WordCommands

        screens, preferences, games = self.screens, self.preferences, services.games
        self.commands = screens.commands = TableCommands(
            self,
            preferences,
            games=games,
            sessions=services.sessions,
            dictionaries=services.dictionaries.all,
            people=services.people,
            ask=screens.show_new_match,
            show_ready=screens.show_ready,
            challenge_again=self.offers.challenge_again,
            rating=services.bookkeeping.rating,
        )
        self.saves = screens.saves = SaveCommands(
            self,
            games=games,
            saves=services.saves,
            files=services.files,
            papers=services.papers,
            offers=self.offers,
            go_on=self.commands.open,
            show_list=screens.show_matches,
        )
        self.dialogs = DialogCommands(
            self,
            preferences,
            games=games,
            dictionaries=services.dictionaries,
            folders=services.folders,
            licences=services.licences,
            offers=self.offers,
            features=self.features,
        )
        self.words = WordCommands(
            self,
            preferences,
            explainer=services.explainer,
            look_up=self.offers.look_up,
        )

    def _make_table(self, seating: Seating) -> TableHost:
        from wordsmith_desktop.window.kit.after_match import AfterMatch

        from .table_host import TableHost

        services, screens, offers = self._services, self.screens, self.offers
        return TableHost(
            seating,
            self.preferences,
            lexicon=seating.lexicon_of(services.dictionaries),
            people=services.people,
            explainer=services.explainer,
            best=services.bookkeeping.best,
            points_of_parts=services.bookkeeping.points_of_parts,
            leave=self.go_home,
            restart=self.commands.restart_now,
            ways=AfterMatch(
                result=self.offers.challenge_result if self.offers.challenge_result else None,
                review=self.offers.review if self.offers.review else None,
                replay=self.saves.replay_table if self.offers.replay else None,
                special=lambda: self.offers.challenge_end(seating),
                after_lesson=lambda: screens.after_lesson(seating.entry),
            ),
            show_rule=(lambda number: offers.rules("", number)) if offers.rules else None,
        )

    def _build_menus(self) -> None:
        from .menus import Menus, WindowCommands

        own = WindowCommands(
            pause=self.toggle_pause,
            leave=self.go_home,
            look_up=self.words.ask,
            mute=self._toggle_mute,
            full_screen=lambda: toggle_full_screen(self),
            quit=self.close,
        )
        games, saves, dialogs = self._services.games(), self.saves, self.dialogs
        self._menu_shortcut.setKey(QKeySequence(chosen(MENU_KEY)))
        self._menus = Menus(
            self,
            games,
            self.commands,
            saves,
            dialogs,
            own,
            self.features,
            replays=bool(self.offers.replay),
        )
        self._menus.mute.setChecked(self.preferences.settings.is_muted)

    def _toggle_mute(self) -> None:
        is_muted = not self.preferences.settings.is_muted
        self.preferences.change(is_muted=is_muted)
        sentence = say(texts.MUTED if is_muted else texts.UNMUTED)
        if self._host is None or not self._host.mention(sentence):
            self.tell(sentence)

    def _see(self) -> None:
        """Another screen can be seen."""
        self.words.stop_asking()
        self._watch_the_table()
        self._show_state()

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

    def _renew_look(self) -> None:
        """Put on what the settings ask for; build everything anew if that is other than before."""
        if not self._look_in_use.renew():
            if self._menus is not None:
                self._menus.mute.setChecked(self.preferences.settings.is_muted)
            self._watch_the_table()
            return
        # Before the table is built anew, which takes the keyboard.
        focus = FocusPlace(self.stack.shown)
        self._build_menus()
        self.words.stop_asking()
        self.show_icon()
        self.sign_menus()
        if self._host is not None:
            self._host.build()
        self.stack.build_again(focus)
        self._show_state()

    def _follow_system(self) -> None:
        if self.preferences.settings.theme == SYSTEM:
            self._renew_look()

    def follow_motion(self) -> None:
        """Move as much as the system has it by now, where the settings follow that."""
        if self.preferences.settings.reduced_motion is None:
            self._renew_look()

    def _dictionary_opened(self, _tag: str) -> None:
        if self._host is not None:
            self._host.dictionary_opened()
        self.screens.dictionary_opened()
