"""What a scene plays on: the program over a folder of its own, with fixed seeds and times."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from PySide6.QtGui import QScreen
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.app.services import OwnServices
    from wordsmith_desktop.features.challenges.feature import ChallengeDoor
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.window.kit.game_entry import GameEntry
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.window.shell.main_window import MainWindow
    from wordsmith_desktop.wording.texts import Language

SEED: Final = 20
NOW_MS: Final = 1_767_280_000_000
"""The time on every picture, in milliseconds since 1970 (UTC)."""
OPENING_MS: Final = 20_000
"""How long a dictionary may take to open."""
WORKING_MS: Final = 5_000
"""How long is waited for what is worked out."""

D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to take a picture."""

    language: Language
    theme: str
    """ "light", "dark" or "contrast"."""
    size: tuple[int, int]
    """The window's width and height in pixels."""
    text_scale: int = 100
    """Percent."""

    @property
    def name(self) -> str:
        """As it stands in a picture's name, such as de-dark-1920."""
        scale = "" if self.text_scale == 100 else f"-{self.text_scale}"
        return f"{self.language}-{self.theme}-{self.size[0]}{scale}"


class SceneContext:
    """The program of one picture. The window is built when it is first asked for."""

    def __init__(
        self, variant: Variant, folder: Path, family: str, *, for_fingers: bool = False
    ) -> None:
        """Keep everything below `folder`; `family` is the typeface that was loaded."""
        from wordsmith_desktop.app.paths import Folders
        from wordsmith_desktop.app.services import open_services
        from wordsmith_desktop.records.settings import Settings
        from wordsmith_desktop.window.kit.preferences import Preferences
        from wordsmith_desktop.window.shell.look_in_use import use_look_of

        self.variant = variant
        self.folders = Folders(data=folder, config=folder / "config")
        self.services: OwnServices = open_services(
            self.folders,
            clock=lambda: NOW_MS,
            seed=lambda: SEED,
            settings=lambda: self.preferences.settings,
        )
        self.preferences: Preferences = Preferences(
            Settings(
                language=variant.language,
                theme=variant.theme,
                text_scale=variant.text_scale,
                reduced_motion=True,
                word_language=variant.language,
                for_fingers=for_fingers,
            )
        )
        self._family = family
        self._window: MainWindow | None = None
        use_look_of(self.preferences.settings, family)

    @property
    def language(self) -> Language:
        """The language of the picture: "en" or "de"."""
        return self.variant.language

    @property
    def window(self) -> MainWindow:
        """The main window, shown at the variant's size."""
        if self._window is None:
            from wordsmith_desktop.window.shell.main_window import MainWindow

            self._window = MainWindow(self.services, self.preferences, family=self._family)
            self._window.move(self._screen().geometry().topLeft())
            self._window.resize(*self.variant.size)
            self._window.show()
            self.settle()
            # Otherwise the page of a scene is built anew while the scene waits for it.
            self._window.fit()
            self.settle()
        return self._window

    def _screen(self) -> QScreen:
        """The screen of the picture's size."""
        from PySide6.QtGui import QGuiApplication

        screens = QGuiApplication.screens()
        fitting = (each for each in screens if each.size().toTuple() == self.variant.size)
        return next(fitting, screens[0])

    @property
    def dialog(self) -> QWidget:
        """The dialog that the window opened last."""
        dialog = self.window.dialog
        if dialog is None:
            raise LookupError("no dialog is open")
        return dialog

    def entry(self, game: str) -> GameEntry:
        """A game's entry."""
        return next(entry for entry in self.services.games() if entry.game == game)

    def begin(self, game: str, ruleset: Any, *players: str, with_box: bool = False) -> Opened:
        """Begin a match in the picture's language; its chance has acted, nobody else.

        Nobody has where it is played `with_box`.
        """
        opened = self.services.sessions.start(
            game,
            ruleset,
            players=players,
            dictionary=self.variant.language,
            with_box=with_box,
        )
        opened.session.resume_drivers()
        return opened

    def sit_down(self, opened: Opened) -> None:
        """Lay the table for a match."""
        from wordsmith_desktop.window.shell.seating import match_seating

        self.window.sit_down(match_seating(self.entry(opened.header.game), opened))
        self.settle()

    def shelve(self, opened: Opened, *, days_ago: int) -> None:
        """Close a match and date its save."""
        opened.session.close()
        then = NOW_MS / 1000 - days_ago * 86_400
        os.utime(opened.path, (then, then))

    @property
    def challenges(self) -> ChallengeDoor:
        """The door of challenges."""
        from wordsmith_desktop.features.challenges.feature import ChallengeDoor

        return self.door(ChallengeDoor)

    def door(self, kind: type[D]) -> D:
        """The door of a feature."""
        (found,) = (one for one in self.window.features if isinstance(one, kind))
        return found

    def wait_for_dictionary(self) -> None:
        """Have the dictionary of the picture's language open."""
        tag = self.variant.language
        self.wait_until(lambda: self.services.dictionaries.lexicon(tag) is not None)

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Let events happen until something is so. Raises `TimeoutError`."""
        from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop

        deadline = QDeadlineTimer(OPENING_MS)
        while not is_so():
            if deadline.hasExpired():
                raise TimeoutError("a scene waits for what does not come")
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)

    def wait_for_work(self) -> None:
        """Have all done and shown that is worked out beside the window, if it ends soon."""
        from PySide6.QtCore import QDeadlineTimer, QThreadPool

        pool, deadline = QThreadPool.globalInstance(), QDeadlineTimer(WORKING_MS)
        self.settle()
        while pool.activeThreadCount() and not deadline.hasExpired():
            pool.waitForDone(max(1, deadline.remainingTime()))
            self.settle()

    def settle(self) -> None:
        """Let everything that is due be laid out, painted or deleted."""
        from PySide6.QtCore import QCoreApplication, QEvent

        for _ in range(5):
            QCoreApplication.sendPostedEvents()
            QCoreApplication.processEvents()
            # Outside of Qt's own loop nothing else deletes what is to be deleted later.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def close(self) -> None:
        """Let go of window and files."""
        from wordsmith_desktop.window.kit.threads import end_all

        if self._window is not None:
            self._window.close()
            self._window.deleteLater()
        end_all()
        self.services.close()
        self.settle()


@dataclass(frozen=True, slots=True)
class Scene:
    """One state of one page. A module in `pictures.scenes` lists its own as `SCENES`."""

    name: str
    """Begins its pictures' names: small letters and dashes."""
    make: Callable[[SceneContext], QWidget]
    """Brings the state about; the widget that is to be seen: the window, a dialog over it, or
    something of its own, which gets the window's size."""
