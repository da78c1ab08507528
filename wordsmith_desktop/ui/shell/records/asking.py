"""Asks the statistics beside the window; only the latest answer counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.ui.kit import threads
from wordsmith_desktop.ui.shell.troubles import why


class Asking:
    """One question at a time; a new one makes the one before of no account."""

    def __init__(self, owner: QObject, refused: Callable[[str], object]) -> None:
        """`refused` is told why the disk does not answer; with `owner` all ends."""
        self._owner = owner
        self._refused = refused
        self._task: threads.Task | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether an answer is still to come."""
        return self._task is not None

    def ask(self, work: Callable[[], Any], answered: Callable[[Any], object]) -> None:
        """Have `work` done in another thread and its result handed over here."""
        self.stop()

        def done(result: Any) -> None:
            self._task = None
            answered(result)

        self._task = threads.run(
            lambda _ticket: work(), done=done, failed=self._fail, owner=self._owner
        )

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _fail(self, error: Exception) -> None:
        self._task = None
        if isinstance(error, UnreadableError):
            self._refused(why(error.trouble))
        elif isinstance(error, StoreError):
            self._refused(why(error))
        else:
            raise error
