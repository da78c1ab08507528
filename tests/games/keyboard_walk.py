"""Follows the keyboard through a table, as whoever hears it does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from wordsmith_desktop.window.shell.table_host import TableHost

_INPUTS = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)


class KeyboardWalk(QObject):
    """Notes where the keyboard comes to with each press of a key or button."""

    def __init__(self) -> None:
        super().__init__()
        self.inputs = 0
        """How often something was pressed."""
        self._press = ""
        self._places: list[tuple[int, str, str]] = []

    @property
    def strays(self) -> list[str]:
        """Each press after which the keyboard came to more than one place of the table."""
        found: dict[tuple[int, str], list[str]] = {}
        for number, press, place in self._places:
            found.setdefault((number, press), []).append(place)
        return [f"{press!r}: {places}" for (_, press), places in found.items() if places[1:]]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Some keys are sent to what has the keyboard, and do not come through its window.
        is_first = isinstance(watched, QWindow) or watched is QApplication.focusWidget()
        if is_first and event.type() in _INPUTS:
            self.inputs += 1
            self._press = event.text() if isinstance(event, QKeyEvent) else "mouse"
        return False

    def note(self, _before: QWidget | None, now: QWidget | None) -> None:
        """The keyboard came to another place."""
        hosts = now.window().findChildren(TableHost) if now is not None else ()
        if now is not None and any(host.isAncestorOf(now) for host in hosts):
            place = f"{type(now).__name__} {now.accessibleName()}"
            self._places.append((self.inputs, self._press, place))


@contextmanager
def keyboard_walk(app: QApplication) -> Iterator[KeyboardWalk]:
    """Follow it for so long."""
    walk = KeyboardWalk()
    app.installEventFilter(walk)
    app.focusChanged.connect(walk.note)
    try:
        yield walk
    finally:
        app.focusChanged.disconnect(walk.note)
        app.removeEventFilter(walk)
