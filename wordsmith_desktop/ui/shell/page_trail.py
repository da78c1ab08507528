"""The pages that were opened one from another, so that each is left to where one came from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QStackedWidget, QWidget


@dataclass(slots=True, eq=False)
class OpenPage:
    """A page that can be seen, or waits behind those that were opened from it."""

    page: QWidget
    again: Callable[[], object]
    """Opens the same page anew, with what was chosen on it."""
    is_stale: bool = False
    """Whether language or look are others since it was built."""


class PageTrail:
    """Keeps what was chosen and typed on every page until it is left."""

    def __init__(self, stack: QStackedWidget) -> None:
        """The pages are shown in `stack`, where home page and table lie too."""
        self._stack = stack
        self._open: list[OpenPage] = []

    @property
    def last(self) -> OpenPage | None:
        """The page that was opened last; None where none is open."""
        return self._open[-1] if self._open else None

    def holds(self, page: QWidget | None) -> bool:
        """Whether a page is open, seen or not."""
        return any(one.page is page for one in self._open)

    def push(self, page: QWidget, again: Callable[[], object]) -> None:
        """Open a page. One of its kind that was open before is left."""
        left = [one for one in self._open if type(one.page) is type(page)]
        self._open = [one for one in self._open if one not in left]
        self._open.append(OpenPage(page, again))
        self.show(page)
        for one in left:
            self.drop(one.page)

    def pop(self) -> OpenPage | None:
        """Leave the last page, which stays to be seen until another is shown; the one before."""
        if self._open:
            self._open.pop()
        return self.last

    def clear(self) -> list[QWidget]:
        """Leave all pages; the last stays to be seen until something else is shown."""
        left, self._open = [one.page for one in self._open], []
        return left

    def make_stale(self) -> None:
        """Language or look are others: what waits is built anew before it is seen."""
        for one in self._open:
            one.is_stale = True

    def show(self, screen: QWidget) -> None:
        """Have a screen seen."""
        if self._stack.indexOf(screen) < 0:
            self._stack.addWidget(screen)
        self._stack.setCurrentWidget(screen)

    def drop(self, screen: QWidget) -> None:
        """Let go of a screen, once another is shown: else the stack would show any."""
        # It is left by a signal of its own, which still runs, so it cannot be deleted yet;
        # until then it stays a child of the stack, with its shortcuts.
        self._stack.removeWidget(screen)
        screen.hide()
        screen.deleteLater()


class FocusPlace:
    """Where the keyboard is on a screen, to be found again on the same screen built anew."""

    def __init__(self, screen: QWidget | None) -> None:
        focused = screen.window().focusWidget() if screen is not None else None
        self._name = focused.objectName() if focused is not None else ""
        self._kind = type(focused)
        self._place = -1
        if screen is not None and focused is not None and screen.isAncestorOf(focused):
            self._place = screen.findChildren(QWidget).index(focused)

    def restore(self, screen: QWidget | None) -> None:
        """Give the keyboard to the control of the same name, or else in the same place."""
        if screen is None or self._place < 0:
            return
        parts = screen.findChildren(QWidget)
        named = [one for one in parts if self._name and one.objectName() == self._name]
        there = [one for one in parts[self._place :][:1] if type(one) is self._kind]
        for one in (named or there)[:1]:
            one.setFocus()
