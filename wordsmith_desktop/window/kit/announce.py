"""Says a sentence through the screen reader, wherever the focus is."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

try:
    from PySide6.QtGui import QAccessibleAnnouncementEvent
except ImportError:  # a Qt before 6.8
    QAccessibleAnnouncementEvent = None  # type: ignore[assignment,misc]


def announce(source: QWidget, sentence: str) -> None:
    """Have `sentence` read out; without announcements in Qt the widget raises an alert."""
    if not sentence or not QAccessible.isActive():
        return
    if QAccessibleAnnouncementEvent is not None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, sentence))
    else:
        QAccessible.updateAccessibility(QAccessibleEvent(source, QAccessible.Event.Alert))
