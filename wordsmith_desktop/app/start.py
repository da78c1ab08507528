"""The program with its window, from the first line to the last.

The window is seen before the rest of the program is loaded: first its frame, a turn of the event
loop later the home page, and after that what nobody waits for.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from wordsmith_desktop.window.kit.appearance import STYLE, appearance, load_fonts
from wordsmith_desktop.window.kit.awake import system_lamp, use_lamp
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.sound.sounds import use_speaker, volume
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.window.shell.window_place import place
from wordsmith_desktop.wording.texts import PROGRAM, STAYS_AWAKE, language, say

from .exits import Exit
from .one_window import OneWindow
from .paths import APP_NAME, DESKTOP_ID, folders, fonts_dir, sounds_dir
from .settings_store import SettingsStore
from .uncaught import UncaughtErrors

if TYPE_CHECKING:
    from wordsmith_desktop.records.disk_queue import DiskQueue
    from wordsmith_desktop.records.json_file import FileDamage
    from wordsmith_desktop.records.settings import Settings
    from wordsmith_desktop.session.bookkeeping import Concern
    from wordsmith_desktop.window.kit.motion_watch import MotionWatch
    from wordsmith_desktop.window.kit.threads import Collector

    from .interrupts import Interrupts
    from .services import OwnServices
    from .sound_player import SoundPlayer


class Application(QApplication):
    """Passes on what the system asks for while the program runs, or just before."""

    asked_to_open = Signal(object)
    """The `Path` of a file."""

    def event(self, event: QEvent) -> bool:
        # macOS hands over a double-clicked file as an event, not as an argument.
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked_to_open.emit(Path(event.file()))
            return True
        return super().event(event)


class FirstPaint(QObject):
    """Calls something once, in the turn of the event loop after a widget was next painted."""

    def __init__(self, widget: QWidget, call: Callable[[], object]) -> None:
        """The widget keeps it."""
        super().__init__(widget)
        self._call = call
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            # More paint events may come before `deleteLater` takes effect.
            watched.removeEventFilter(self)
            # A filter sees the event before the widget does: nothing is painted yet.
            QTimer.singleShot(0, self._call)
            self.deleteLater()
        return False


NO_WELCOME: Final = "WORDSMITH_NO_WELCOME"
"""Where this variable is set, the first start is like any other, as tests of packages want it."""
PRELOAD_AFTER_MS: Final = 1000
"""So long after the home page, once the dictionary is under way, slower screens are loaded."""


def start(save: Path | None = None) -> int:
    """Open the window, and a save in it; stay until it is closed, and return the exit status."""
    app = application()
    one = OneWindow(folders().data)
    if not one.is_first and one.hand_over(save):
        return Exit.GOOD
    welcomes = save is None and not os.environ.get(NO_WELCOME)
    program = Program(SettingsStore(), one, welcomes=welcomes)
    if save is not None:
        program.open(save)
    app.asked_to_open.connect(program.open)
    errors = UncaughtErrors(program.interrupt, app)
    errors.install()
    try:
        program.window.show()
        app.exec()
    finally:
        errors.uninstall()
        program.close()
        one.close()
    return program.status


def application() -> Application:
    """The application, which must be there before anything else of Qt."""
    app = Application([APP_NAME, *STYLE])
    app.setApplicationName(APP_NAME)
    app.setDesktopFileName(DESKTOP_ID)
    return app


class Program(QObject):
    """The window and what stands behind it."""

    def __init__(
        self, store: SettingsStore, one: OneWindow | None = None, *, welcomes: bool = False
    ) -> None:
        """Build the window's frame, which is not shown yet; the application must be there.

        `one` tells of further starts over the same folder. Whoever has neither settings nor
        anything else there yet is asked first how the program is to look and sound, if it
        `welcomes` anybody.
        """
        super().__init__()
        self.status = Exit.GOOD
        self.preferences = Preferences(store.settings, self._keep)
        self.services: OwnServices | None = None
        """Saves, sessions and dictionaries; there once the frame was seen."""
        self._store = store
        self._disk: DiskQueue | None = None
        self._welcomes = welcomes and store.is_new
        self._one = one
        self._told: set[str] = set()
        self._interrupts: Interrupts | None = None
        self._sounds: SoundPlayer | None = None
        self._motion: MotionWatch | None = None
        self._collector: Collector | None = None
        # An object rather than a static `singleShot`, so that `close` can stop it.
        self._preload_timer = QTimer(self)
        self._preload_timer.setSingleShot(True)
        self._preload_timer.setInterval(PRELOAD_AFTER_MS)
        self._preload_timer.timeout.connect(self._preload)
        self._to_open: Path | None = None
        self._is_home_page_seen = False
        self.window = MainWindow(None, self.preferences, family=load_fonts(fonts_dir()))
        place(self.window, store.geometry)
        self.window.installEventFilter(self)
        FirstPaint(self.window, self.after_first_paint)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.window and event.type() == QEvent.Type.Close:
            geometry = bytes(self.window.saveGeometry().data())
            self._change_store("window", lambda: self._store.keep_geometry(geometry))
        return super().eventFilter(watched, event)

    def after_first_paint(self) -> None:
        """The frame is on the screen: load what stands behind it."""
        # It may have been closed in the turn of the event loop before this one.
        if self.window.isVisible():
            self.load()
            # In a turn of its own, so that the window answers in between.
            QTimer.singleShot(0, self.furnish)

    def load(self) -> OwnServices:
        """Make saves, sessions and dictionaries available."""
        from wordsmith_desktop.records.disk_queue import DiskQueue
        from wordsmith_desktop.window.kit.threads import to_window

        from .services import open_services

        self._disk = DiskQueue(to_window())
        self.services = open_services(settings=lambda: self.preferences.settings, disk=self._disk)
        self.services.dictionaries.when_opened(self._look_at_dictionary)
        self.services.bookkeeping.when_concerned(self._tell_of_statistics)
        return self.services

    def furnish(self) -> None:
        """Put menus and the home page into the frame."""
        if self.services is not None:
            FirstPaint(self.window, self.after_home_page)
            self.window.furnish(self.services, welcomes=self._is_first_start(self.services))

    def _is_first_start(self, services: OwnServices) -> bool:
        """Whether to welcome somebody, which is done once."""
        if not self._welcomes or services.people.all or _has_matches(services):
            return False
        # Kept from now on, so that it is not asked again however the program ends.
        self._keep(self.preferences.settings)
        return True

    def after_home_page(self) -> None:
        """What need not hold up the home page: signals, damage, the dictionary, the icon."""
        from wordsmith_desktop.window.kit.threads import Collector

        from .interrupts import Interrupts

        if self.services is None or not self.window.isVisible():
            return
        # What was loaded stays to the end: no later collection need look through it again.
        gc.freeze()
        self._collector = Collector(self)
        self._interrupts = Interrupts(self.interrupt, self)
        self._enliven()
        if self._store.damage:
            self.window.tell(_damage_text(self._store.damage))
        self.window.show_icon()
        self.window.sign_menus()
        # The pictures on the home page are painted in the turn of the event loop before it.
        QTimer.singleShot(0, self, self._open_dictionary)
        self._preload_timer.start()
        self._is_home_page_seen = True
        if self._one is not None:
            self._one.listen(self.come_to_front)
            if not self._one.is_first:
                from . import texts

                self._tell_once(say(texts.ANOTHER_WINDOW))
            if self._one.is_others:
                from . import texts

                self._tell_once(say(texts.ANOTHER_ACCOUNT, folder=folders().data))
        self._open_now()

    def _enliven(self) -> None:
        """Have tables move and sound from now on."""
        from wordsmith_desktop.window.kit.motion_watch import MotionWatch

        from .sound_player import SoundPlayer

        self._sounds = SoundPlayer(sounds_dir(), lambda one: volume(self.preferences.settings, one))
        use_speaker(self._sounds)
        use_lamp(system_lamp(say(PROGRAM), say(STAYS_AWAKE)))
        self._motion = MotionWatch(self)
        self._motion.changed.connect(self.window.follow_motion)
        self._motion.ask()
        appearance().tells_motion = appearance().has_beats = True

    def _open_dictionary(self) -> None:
        if self.services is not None and self.window.isVisible():
            chosen = self.preferences.settings.word_language
            self.services.dictionaries.lexicon(chosen or language())

    def come_to_front(self, save: Path | None) -> None:
        """Show the window above all others, and go on with a save there."""
        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if save is not None:
            self.open(save)

    def open(self, path: Path) -> None:
        """Go on with a save, or open another file of a game's.

        As soon as there is a home page to say what may be wrong with it.
        """
        self._to_open = path.absolute()
        if self._is_home_page_seen:
            self._open_now()

    def _open_now(self) -> None:
        path, self._to_open = self._to_open, None
        if path is None or self.services is None:
            return
        if not self.window.open_file(path):
            # A save may be called anything, and what is none is told as one that is damaged.
            self.window.commands.open(path)

    def interrupt(self) -> None:
        """Close the window as its own button would, for Ctrl+C.

        Where that asks about what is not saved, the second time is the answer.
        """
        if self.status is Exit.INTERRUPTED:
            self.window.leave_at_once()
        self.status = Exit.INTERRUPTED
        QApplication.closeAllWindows()
        QApplication.quit()

    def close(self) -> None:
        """Close the window, wait for threads, let go of everything."""
        if self._interrupts is not None:
            self._interrupts.close()
        self._preload_timer.stop()
        if self._collector is not None:
            self._collector.stop()
        self.window.leave_at_once()
        appearance().tells_motion = appearance().has_beats = False
        use_speaker(None)
        use_lamp(None)
        if self._motion is not None:
            self._motion.close()
        if self._sounds is not None:
            self._sounds.close()
        if self.services is not None:
            from wordsmith_desktop.window.kit.threads import end_all, send_all

            end_all()
            if self._disk is not None:
                self._disk.finish_all()
                send_all()
            self.services.close()
        self.window.deleteLater()
        gc.unfreeze()

    def _preload(self) -> None:
        from wordsmith_desktop.window.kit.threads import run

        # Whoever sits at a table already is far from the statistics, and needs the memory there.
        if self.window.seating is None:
            run(self.window.preload, done=lambda _nothing: None, owner=self)
        services = self.services
        if services is not None:
            run(lambda _ticket: services.tidy_up(), done=lambda _nothing: None)

    def _keep(self, settings: Settings) -> None:
        self._change_store("settings", lambda: self._store.keep(settings))

    def _change_store(self, key: str, change: Callable[[], object]) -> None:
        """Write settings; the window does not wait for it."""
        from wordsmith_desktop.records.disk_queue import AT_ONCE

        (self._disk or AT_ONCE).ask(key, change, self._store_changed)

    def _store_changed(self, error: Exception | None) -> None:
        if error is not None:
            raise error
        if self._store.trouble:
            from . import texts

            self._tell_once(say(texts.SETTINGS_NOT_KEPT))

    def _look_at_dictionary(self, tag: str) -> None:
        lexicon = self.services.dictionaries.lexicon(tag) if self.services is not None else None
        if self.services is None or lexicon is None or lexicon.is_ready:
            return
        from wordsmith_desktop.core.printable import shown
        from wordsmith_desktop.lexicon.languages import name_of
        from wordsmith_desktop.wording.dictionary_names import own_title

        from . import texts

        if name_of(tag):
            self._tell_once(say(texts.OWN_DICTIONARY_GONE, title=say(own_title(tag))))
            return
        titles = {each.tag: each.title for each in self.services.dictionaries.all()}
        problem = shown(str(lexicon.problem), limit=300)
        self._tell_once(say(texts.DICTIONARY_GONE, title=say(titles[tag]), problem=problem))

    def _tell_of_statistics(self, concern: Concern) -> None:
        self._tell_once(statistics_text(concern))

    def _tell_once(self, sentence: str) -> None:
        if sentence not in self._told:
            self._told.add(sentence)
            self.window.tell(sentence)


def statistics_text(concern: Concern) -> str:
    """What keeps the statistics from being complete, and what becomes of it."""
    from wordsmith_desktop.records.troubles import StoreError, StoreReason, UnreadableError

    from . import texts
    from .trouble_lines import trouble_text

    match concern:
        case UnreadableError():
            return say(texts.STATISTICS_NEWER)
        case StoreError(reason=StoreReason.IN_USE):
            return say(texts.STATISTICS_NOT_KEPT, why=say(texts.STATISTICS_IN_USE))
        case StoreError():
            return say(texts.STATISTICS_NOT_KEPT, why=trouble_text(concern))
        case _:
            return say(texts.STATISTICS_SET_ASIDE, kept=concern.kept_as)


def _damage_text(damage: FileDamage) -> str:
    from . import texts

    if damage.kept_as is None:
        return say(texts.SETTINGS_UNREADABLE)
    return say(texts.SETTINGS_SET_ASIDE, kept=damage.kept_as)


def _has_matches(services: OwnServices) -> bool:
    """Whether any match was ever begun here; a disk that does not answer may hold some."""
    # The frame does without it.
    from wordsmith_desktop.records.troubles import StoreError

    try:
        late = services.saves.of_late(1)
    except StoreError:
        return True
    return late.going_on is not None or bool(late.earlier)
