"""The screens of the window: home page or table, and the pages that were opened over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QStackedWidget, QWidget

from wordsmith_desktop.window.kit.roles import has_role

from .day_watch import DayBound


@dataclass(slots=True, eq=False)
class OpenPage:
    """A page that can be seen, or waits behind those that were opened from it."""

    page: QWidget
    again: Callable[[], object]
    """Opens the same page anew, with what was chosen on it."""
    is_stale: bool = False
    """Whether language or look are others since it was built."""


@has_role(QAccessible.Role.Client)
class ScreenStack(QStackedWidget):
    """Each page is left to where one came from, and keeps until then what was chosen on it."""

    seen = Signal()
    """Another screen can be seen."""

    def __init__(self) -> None:
        super().__init__()
        self._open: list[OpenPage] = []
        self._ground: QWidget | None = None
        self._is_kept = False
        self._left_at: FocusPlace | None = None
        """Where the keyboard was below all pages when the first was opened over it."""
        self._ground_again: Callable[[], object] = lambda: None
        self.shown: QWidget | None = None
        """The screen that can be seen."""

    @property
    def pages(self) -> tuple[QWidget, ...]:
        """Every page that is open, the one that is seen last."""
        return tuple(one.page for one in self._open)

    def is_open(self, page: QWidget | None) -> bool:
        """Whether a page is open, seen or behind another."""
        return any(one.page is page for one in self._open)

    def put(self, page: QWidget, again: Callable[[], object]) -> None:
        """Open a page over what is seen. One of its kind that was open before is left.

        `again` shows the same page anew, once language or look are others.
        """
        if not self._open:
            self._left_at = FocusPlace(self._ground) if not self._is_kept else None
        left = [one for one in self._open if type(one.page) is type(page)]
        self._open = [one for one in self._open if one not in left]
        self._open.append(OpenPage(page, again))
        self._show(page)
        for one in left:
            self.drop(one.page)
        if self._ground is not None and not self._is_kept:
            # The home page is built anew when it is come back to: matches may be others by then.
            self.drop(self._ground)
            self._ground = None
        self.seen.emit()

    def lay(self, screen: QWidget, again: Callable[[], object], *, is_kept: bool) -> None:
        """Show what lies below all pages, and drop all else.

        What is kept stays when pages are opened over it, and until it is dropped by name.
        """
        left = [one.page for one in self._open]
        if self._ground is not None and self._ground is not screen:
            left.append(self._ground)
        is_come_back = bool(self._open) and not is_kept
        self._open = []
        self._ground, self._is_kept, self._ground_again = screen, is_kept, again
        self._show(screen)
        if is_come_back and self._left_at is not None:
            # It is built anew; whoever opened a page there is back where that was done.
            self._left_at.restore(screen)
        self._left_at = None
        for one in left:
            self.drop(one)
        self.seen.emit()

    def go_back(self) -> bool:
        """Leave the page that is seen for the one it was opened from; whether there is one."""
        if len(self._open) < 2:
            return False
        left = self._open.pop().page
        before = self._open[-1]
        if before.is_stale:
            before.again()
        else:
            self._show(before.page)
            self.seen.emit()
        self.drop(left)
        return True

    def build_again(self, focus: FocusPlace) -> None:
        """Build the screen anew, for another language or look; the keyboard keeps its place."""
        for one in self._open:
            one.is_stale = True
        (self._open[-1].again if self._open else self._ground_again)()
        if self._open or not self._is_kept:
            focus.restore(self.shown)

    def show_day(self, today: date) -> None:
        """It is another day: have all pages go with it that depend on that."""
        for page in self.pages:
            if isinstance(page, DayBound):
                page.show_day(today)
        if self.shown is self._ground and not self._is_kept:
            focus = FocusPlace(self.shown)
            self._ground_again()
            focus.restore(self.shown)

    def drop(self, screen: QWidget) -> None:
        """Let go of a screen that is not seen any more."""
        if screen is self._ground:
            self._ground = None
        # It is left by a signal of its own, which still runs, so it cannot be deleted yet;
        # until then it stays a child of the stack, with its shortcuts.
        self.removeWidget(screen)
        screen.hide()
        # After an arrow Qt gives the keyboard to the radio button that told of being chosen, even
        # where that led to another screen; what is disabled does not take it.
        screen.setEnabled(False)
        screen.deleteLater()

    def _show(self, screen: QWidget) -> None:
        # Before another one goes: a stack that loses its current widget shows any other.
        if self.indexOf(screen) < 0:
            self.addWidget(screen)
        self.setCurrentWidget(screen)
        self.shown = screen


class FocusPlace:
    """Where the keyboard is on a screen, to be found again on the same screen built anew."""

    def __init__(self, screen: QWidget | None) -> None:
        focused = screen.window().focusWidget() if screen is not None else None
        self._name = focused.objectName() if focused is not None else ""
        self._kind = type(focused)
        self._place = -1
        if screen is not None and focused is not None and screen.isAncestorOf(focused):
            self._place = _with_all_below(screen).index(focused)

    def restore(self, screen: QWidget | None) -> None:
        """Give the keyboard to the control of the same name, or else in the same place."""
        if screen is None or self._place < 0:
            return
        parts = _with_all_below(screen)
        named = [one for one in parts if self._name and one.objectName() == self._name]
        there = [one for one in parts[self._place :][:1] if type(one) is self._kind]
        for one in (named or there)[:1]:
            one.setFocus()


def _with_all_below(screen: QWidget) -> list[QWidget]:
    """A page can have the keyboard itself, as that of a replay has."""
    return [screen, *screen.findChildren(QWidget)]
