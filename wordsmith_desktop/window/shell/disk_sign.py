"""A sign that the disk is waited for, once that takes long enough to be felt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from wordsmith_desktop.window.kit.dialogs import PlainDialog

SIGN_MS: Final = 500
"""A wait that is over by then is no wait."""


class DiskSign:
    """Comes after half a second, unless it is `over` before."""

    def __init__(
        self, make: Callable[[], PlainDialog], show: Callable[[PlainDialog], object], owner: QWidget
    ) -> None:
        """`make` the dialog, and `show` it."""
        self._make = make
        self._put = show
        self._dialog: PlainDialog | None = None
        self._timer = QTimer(owner)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SIGN_MS)
        self._timer.timeout.connect(self._show)
        self._timer.start()

    def over(self) -> None:
        """Nothing is waited for any more."""
        # The owner, and the timer with it, may be gone by now.
        if Shiboken.isValid(self._timer):
            self._timer.stop()
            self._timer.deleteLater()
        if self._dialog is not None and Shiboken.isValid(self._dialog):
            self._dialog.accept()
        self._dialog = None

    def _show(self) -> None:
        self._dialog = self._make()
        self._put(self._dialog)
