"""A moment in which one sees what happened before the next table comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from .flights import WHOLE_MS

HAND_OVER_MS: Final = 1000
"""How long whoever has played sees what came of it."""
UNDER_CLOCK_MS: Final = WHOLE_MS
"""The same where the next player's time runs already."""
_CLICKS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
_CUTS_SHORT: Final = (*_CLICKS, QEvent.Type.KeyPress)


class Moment(QObject):
    """Waits a little, then goes on; any key or click has it go on at once.

    Or it waits for as long as whoever looks wants to.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._then: Callable[[], object] | None = None
        self._takes_keys = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.end)

    @property
    def is_on(self) -> bool:
        """Whether it waits."""
        return self._then is not None

    @property
    def is_patient(self) -> bool:
        """Whether it waits until somebody ends it."""
        return self.is_on and not self._timer.isActive()

    def begin(self, ms: int, then: Callable[[], object], *, takes_keys: bool) -> None:
        """Call `then` in so many milliseconds.

        A click that cuts it short is meant for what one has seen, so it does nothing else. A key
        does what it does on the table that comes, unless the moment `takes_keys`.
        """
        self._then, self._takes_keys = then, takes_keys
        self._timer.start(ms)
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def wait(self, then: Callable[[], object]) -> None:
        """Call `then` once somebody calls `end`; keys and clicks do what they always do."""
        self.forget()
        self._then = then

    def end(self) -> None:
        """Go on now."""
        then = self._then
        self.forget()
        if then is not None:
            then()

    def forget(self) -> None:
        """Wait no more, and do nothing."""
        self._then = None
        self._timer.stop()
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        # The window gets each event first, so the table that comes gets the key itself.
        if event.type() not in _CUTS_SHORT:
            return False
        if isinstance(event, QKeyEvent) and event.isAutoRepeat():
            # A key that is still held is meant for what was done before.
            return True
        self.end()
        return event.type() in _CLICKS or self._takes_keys
