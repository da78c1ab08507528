"""Says a sentence through the screen reader, wherever the focus is."""

from __future__ import annotations

import sys

from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from .hearing.old_readers import READERS, tell_by_notice
from .hearing.said import keep_said

try:
    from PySide6.QtGui import QAccessibleAnnouncementEvent
except ImportError:  # a Qt before 6.8
    QAccessibleAnnouncementEvent = None  # type: ignore[assignment,misc]


def announce(source: QWidget, sentence: str, *, is_kept: bool = True) -> None:
    """Have `sentence` read out; without announcements in Qt the widget raises an alert.

    A reader that knows no announcements is told by a notice, and by that alone. The sentence can
    be heard again unless it is not to be `is_kept`.
    """
    if not sentence:
        return
    if is_kept:
        keep_said(sentence)
    if not QAccessible.isActive():
        return
    if READERS.is_deaf:
        tell_by_notice(source, sentence)
    elif QAccessibleAnnouncementEvent is not None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(_speaker(source), sentence))
    else:
        QAccessible.updateAccessibility(QAccessibleEvent(source, QAccessible.Event.Alert))


def _speaker(source: QWidget) -> QWidget:
    """Who is to say a sentence of a part.

    On Linux it is the main window: of what else says two things within a tenth of a second Orca
    since 46 leaves out the second.
    """
    if not sys.platform.startswith("linux"):
        return source
    window = source.window()
    while (owner := window.parentWidget()) is not None:
        window = owner.window()
    return window
