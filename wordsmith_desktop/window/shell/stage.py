"""What is shown in the window: pages over the home page or the table, and dialogs over them.

All that menus and pages ask of the window is asked here; it knows none of them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMainWindow, QWidget
from shiboken6 import Shiboken

from .look_in_use import LookInUse
from .screen_stack import ScreenStack

if TYPE_CHECKING:
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.window.kit.dialogs import PlainDialog
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.window.kit.screen import Screen

    from .leaving import Leaving, SaveCopy
    from .seating import Seating
    from .table_host import TableHost


class Stage(QMainWindow):
    """Shows one screen at a time, and has one table at most."""

    look_changed = Signal()
    """The look is other than before: what stands around the screens is built anew."""
    table_changed = Signal()
    """Something else can be done at the table."""

    # These are there once the window is furnished.
    show_home: Callable[[], object]
    lay_table: Callable[[Seating], TableHost]
    save_copy: SaveCopy
    offer_to_discard: Callable[[Path], object]
    people: Profiles

    def __init__(self, preferences: Preferences, family: str) -> None:
        """`family` is the typeface that was loaded, or empty for the system's own."""
        super().__init__()
        self.dialog: PlainDialog | None = None
        """The dialog that was opened last."""
        self.preferences = preferences
        """What people have set."""
        self._look_in_use = LookInUse(preferences, family)
        self._host: TableHost | None = None
        self._leaving: Leaving | None = None
        self.stack = ScreenStack()
        """Shows the screens."""

    # What is there

    @property
    def host(self) -> TableHost | None:
        """The table, where one is laid."""
        return self._host

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

    # Dialogs and pages

    def as_parent(self) -> QWidget:
        """The parent of dialogs."""
        return self

    def open_dialog(self, dialog: PlainDialog) -> None:
        """Show a dialog and do not wait for its end."""
        self.dialog = dialog
        # `exec` would run an event loop inside the caller; `open` returns at once.
        dialog.open()

    def show_page(self, page: Screen, again: Callable[[], object]) -> None:
        """Open a page over what is seen, which is come back to when it is left.

        `again` shows the same page anew, once language or look are others.
        """
        page.left.connect(self.leave_screen)
        self.stack.put(page, again)

    def leave_screen(self) -> None:
        """Show what the page was opened from: a page, the table, or else the home page."""
        if self.stack.go_back():
            return
        if self._host is not None:
            self.follow_players()
            self._put_table(self._host)
        else:
            self.show_home()

    def tell(
        self, sentence: str, action: str = "", call: Callable[[], object] | None = None
    ) -> None:
        """Say something: on the page that is seen, or above the table."""
        if self.stack.shown is None:
            # Only the frame stands: there is nothing to say it on.
            return
        from wordsmith_desktop.window.kit.screen import Page

        from .home import Home

        shown = self.stack.shown
        if isinstance(shown, Home):
            shown.tell(sentence, action, call)
        elif isinstance(shown, Page):
            shown.tell(sentence)
        elif self._host is not None:
            self._host.tell(sentence)

    # The table

    def sit_down(self, seating: Seating) -> None:
        """Show a table; the one before is left."""
        self.get_up()
        self.use_look_for(seating)
        self._host = self.lay_table(seating)
        self._host.changed.connect(self.table_changed)
        self._put_table(self._host)

    def leaving(self, then: Callable[[], object]) -> None:
        """Call `then`, which leaves the table, once nothing is lost by it or that is wanted."""
        host = self._host
        if host is None:
            then()
            return
        from .leaving import Leaving

        # Whoever wishes to leave a second time, such as the system, wants that alone by now.
        if self._leaving is not None:
            self._leaving.give_up()
        self._leaving = Leaving(
            host,
            then,
            is_laid=lambda: self._host is host,
            ask=self.ask_before_leaving,
            open_dialog=self.open_dialog,
            parent=self,
        )
        self._leaving.begin()

    def ask_before_leaving(self, host: TableHost, then: Callable[[], object]) -> None:
        """Ask whether to leave a table whose match is not wholly on the disk."""
        from .leaving import LeavingDialog

        # A second wish to leave finds the question still open.
        if not isinstance(self.dialog, LeavingDialog) or not Shiboken.isValid(self.dialog):
            self.open_dialog(LeavingDialog(host, self.save_copy, then, self))

    def leave_at_once(self) -> None:
        """Close the window whatever is lost by it."""
        if self._host is not None:
            self._host.give_up()
        self.close()

    def go_home(self) -> None:
        """Leave the table and show the home page."""
        self.leaving(self._go_home)

    def get_up(self) -> None:
        """Leave the table at once, where one is laid."""
        if self._host is None:
            return
        host, self._host = self._host, None
        host.changed.disconnect(self.table_changed)
        host.close_table()
        # A table that is seen is dropped for what is laid next.
        if self.stack.shown is not host:
            self.stack.drop(host)

    def follow_players(self) -> None:
        """Show the table as whoever plays alone at it likes it by now."""
        if self._host is not None and self.use_look_for(self._host.seating):
            self._host.build()

    def use_look_for(self, seating: Seating | None) -> bool:
        """Use the look that goes with a table, or with none; whether that is other than before.

        Whoever plays alone has text of their own size at the table, but not in the settings,
        where everybody's is chosen.
        """
        alone = seating.alone if seating is not None else None
        is_other = self._look_in_use.suit(self.people.find(alone))
        if is_other:
            self.look_changed.emit()
        return is_other

    def _go_home(self) -> None:
        seating = self.seating
        # Asked before: a session that was left can only be looked at.
        is_new = seating is not None and seating.has_hardly_begun
        self.get_up()
        self.use_look_for(None)
        self.show_home()
        if is_new and seating is not None and seating.path is not None:
            self.offer_to_discard(seating.path)

    def _put_table(self, host: TableHost) -> None:
        self.stack.lay(host, lambda: None, is_kept=True)
