"""Where the keyboard goes, so that nobody hears it wander.

What loses it because it is closed or put away Qt follows by whatever comes next by Tab, which a
screen reader then reads out. And of what hands it on Qt tells after what it was handed to.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class HandsOn(QWidget):
    """A widget that hands the keyboard on to a part of it, at once and not when it comes."""

    @property
    def home(self) -> QWidget | None:
        """The part that is to have it; the widget itself, or None, for nobody else."""
        return None

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        home = self.home
        if home is None or home is self:
            super().setFocus(reason)
        else:
            home.setFocus(reason)


def leave_keyboard(part: QWidget) -> None:
    """Have nobody have the keyboard, if it is in a part that is to be put away."""
    focused = QApplication.focusWidget()
    if focused is not None and part.isAncestorOf(focused):
        focused.clearFocus()


class KeyboardKeeper:
    """Decides for a page: what is closed keeps the keyboard, what is put away leaves it to that.

    The page asks it from `focusNextPrevChild`, which Qt calls for the Tab key too.
    """

    def __init__(self, page: QWidget, give: Callable[[], object]) -> None:
        """`give` has the keyboard go to the part of the page that wants it."""
        self._page, self._give = page, give
        self._kept: QWidget | None = None
        """What is closed and has the keyboard all the same."""
        # A static `singleShot` would hold on to the page that goes before its time has come.
        self._later = QTimer(page)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.settle)

    def holds(self) -> bool:
        """Whether the keyboard is to go nowhere now; nobody has pressed Tab then."""
        focused = QApplication.focusWidget()
        if focused is None or not self._page.isAncestorOf(focused):
            return False
        if not focused.isVisible():
            self._leave(focused)
            return True
        if focused.isEnabled() or focused is self._kept:
            self._kept = None
            return False
        self._kept = focused
        return True

    def settle(self) -> None:
        """The page shows how it stands: if nobody has the keyboard, it goes where it is wanted."""
        focused = QApplication.focusWidget()
        if self._kept is not None and (focused is not self._kept or self._kept.isEnabled()):
            self._kept = None
        if focused is None and self._page.isVisible() and self._page.isActiveWindow():
            self._give()

    def _leave(self, hidden: QWidget) -> None:
        # What is not seen would still be pressed by the next Enter.
        hidden.clearFocus()
        # What puts something away outside of a refresh is done with it by then.
        self._later.start(0)
