"""Readers that know no announcements, such as Orca before 45: they hear of notices instead."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from ..awake import has_session_bus
from ..roles import has_role

ASKED_AGAIN_MS: Final = 30_000
"""So long an answer holds: a reader may be switched on at any time."""
_PATIENCE_MS: Final = 80
"""A bus that answers later than that has nobody waiting for it."""
_NOTICES: Final = 8
"""So many sentences may wait for a busy reader."""
_READS: Final = "Object:StateChanged:Focused"
"""Whoever listens to this reads out."""
_HEARS: Final = "Object:Announcement"
"""Whoever listens to this is told by announcements."""


@has_role(QAccessible.Role.Notification)
class Notice(QWidget):
    """Stands in a window's corner, where nobody sees it; readers read out what shows itself so."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setGeometry(0, 0, 1, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, sentence: str) -> None:
        """Have this read out."""
        # The one that was told last is the last child, which is the one that lies above.
        self.raise_()
        self.setAccessibleName(sentence)
        if self.isHidden():
            # Qt tells of that itself.
            self.show()
        else:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.ObjectShow))


def tell_by_notice(source: QWidget, sentence: str) -> None:
    """Have this read out by a notice in the window of a widget."""
    window = source.window()
    notices = window.findChildren(Notice)
    # A reader asks for the name later: each sentence stays until so many others have come.
    notice = notices[0] if len(notices) >= _NOTICES else Notice(window)
    notice.tell(sentence)


def listeners_on_bus() -> str:
    """Whatever the accessibility bus says of who listens to what; empty where it says nothing."""
    if not has_session_bus():
        return ""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    def ask(bus: QDBusConnection, *where: str) -> QDBusMessage:
        return bus.call(QDBusMessage.createMethodCall(*where), QDBus.CallMode.Block, _PATIENCE_MS)

    reader = "org.a11y.Bus"
    found = ask(QDBusConnection.sessionBus(), reader, "/org/a11y/bus", reader, "GetAddress")
    address = next(iter(found.arguments()), None)
    if not isinstance(address, str) or not address.startswith("unix:"):
        return ""
    registry = "org.a11y.atspi.Registry"
    bus = QDBusConnection.connectToBus(address, "wordsmith-listeners")
    path = "/org/a11y/atspi/registry"
    # Python has no way into a list of pairs; Qt writes all of it into the text of the answer.
    return repr(ask(bus, registry, path, registry, "GetRegisteredEvents"))


class ReaderWatch:
    """Knows whether whoever reads out can only be told by notices."""

    def __init__(self, ask: Callable[[], str] = listeners_on_bus, system: str = sys.platform):
        """`ask` answers with the events that are listened to."""
        self._ask, self._is_possible = ask, system.startswith("linux")
        self._since = QElapsedTimer()
        self._is_deaf = False

    @property
    def is_deaf(self) -> bool:
        """Whether announcements are heard by nobody although somebody reads out."""
        if not self._is_possible:
            return False
        if not self._since.isValid() or self._since.hasExpired(ASKED_AGAIN_MS):
            self._since.start()
            answer = self._ask()
            self._is_deaf = _READS in answer and _HEARS not in answer
        return self._is_deaf


READERS: Final = ReaderWatch()
"""Whoever listens to this program."""
