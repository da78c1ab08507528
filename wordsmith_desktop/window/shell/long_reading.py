"""Reads a save that takes long beside the window, which goes on meanwhile under a sign."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from wordsmith_desktop.core.background import Ticket
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.threads import Task, run
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell import data_texts
from wordsmith_desktop.wording.texts import say

from .disk_sign import DiskSign

if TYPE_CHECKING:
    from .stage import Stage

T = TypeVar("T")
"""What is made of a save."""
LONG_BYTES: Final = 100_000
"""A larger save is not opened within a tenth of a second on a slow computer; few ever are."""


def is_long(path: Path) -> bool:
    """Whether a save is better not opened in the window's own time."""
    with suppress(OSError):
        return path.stat().st_size > LONG_BYTES
    return False


class LongReading(Generic[T]):
    """One save at a time, the one that was asked for last."""

    def __init__(
        self,
        stage: Stage,
        load: Callable[[Path], T],
        let_go: Callable[[T], object] = lambda _loaded: None,
    ) -> None:
        """`load` takes its time, in another thread than the window's.

        `let_go` is told there of what nobody waits for any more.
        """
        self._stage = stage
        self._load = load
        self._let_go = let_go
        self._path: Path | None = None
        self._task: Task | None = None
        self._sign: DiskSign | None = None

    def begin(
        self,
        path: Path,
        done: Callable[[T], object],
        failed: Callable[[StoreError | UnreadableError], object],
    ) -> None:
        """Open a save, and give it to `done`; asked for twice, it is opened once."""
        if path == self._path:
            return
        self.give_up()

        def loaded(found: T) -> None:
            self._forget()
            done(found)

        def refused(error: Exception) -> None:
            self._forget()
            if not isinstance(error, StoreError | UnreadableError):
                raise error
            failed(error)

        parent = self._stage.as_parent()
        self._path = path
        self._sign = DiskSign(self._waiting, self._stage.open_dialog, parent)
        self._task = run(
            lambda ticket: self._work(ticket, path),
            done=loaded,
            failed=refused,
            owner=parent,
        )

    def give_up(self) -> None:
        """Nobody waits for it any more."""
        if self._task is not None:
            self._task.cancel()
        self._forget()

    def _forget(self) -> None:
        sign, self._sign = self._sign, None
        self._path = self._task = None
        if sign is not None:
            sign.over()

    def _work(self, ticket: Ticket, path: Path) -> T:
        loaded = self._load(path)
        if ticket.is_cancelled:
            self._let_go(loaded)
        return loaded

    def _waiting(self) -> PlainDialog:
        text = say(data_texts.OPENING_TEXT)
        dialog = PlainDialog(say(data_texts.OPENING), text, self._stage.as_parent())
        dialog.body.addStretch(1)
        cancel = dialog.add_close(say(words.CANCEL))
        dialog.rejected.connect(self.give_up)
        cancel.setFocus()
        dialog.fit(520, 160)
        return dialog
