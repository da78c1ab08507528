"""Writing a live match down without ever stopping it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from wordsmith_desktop.records.log import Entry
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.records.writer import LogWriter

from .updates import Update, UpdateKind

News: TypeAlias = tuple[Update[Any], ...]
"""What there is to tell of the disk."""


class Recorder:
    """A log writer whose trouble is a state of affairs rather than an error."""

    def __init__(self, writer: LogWriter | None) -> None:
        """Write with `writer`; None is for a match that is only looked at."""
        self._writer = writer
        self._is_urgent = self._is_busy = False
        self._told_renewals = 0
        self._waiting: list[Callable[[], object]] = []
        """Who waits until the disk has said how it is."""
        self.trouble: StoreError | None = None
        """Why the last entries are not on the disk, or None if they are, or soon will be."""
        self.told: Callable[[News], object] = lambda _news: None
        """Is called when the disk has said how it is, with what changed by that."""
        if writer is not None:
            writer.told = self._hear

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be written, now or later."""
        return self._writer is None

    @property
    def is_settled(self) -> bool:
        """Whether all that was noted would outlive a power cut."""
        return self._writer is None or not self._writer.is_waiting

    @property
    def log(self) -> bytes | None:
        """The whole log, with what the disk has not taken; None where nothing is written."""
        return self._writer.log if self._writer else None

    @property
    def unsaved_count(self) -> int:
        """How many entries the disk has not taken; readings of the clocks are not counted."""
        return self._writer.waiting_count if self._writer else 0

    def rehearse(self, entry: Entry) -> None:
        """Raises `CodecError` for an entry that no log could hold, before it is too late."""
        if self._writer:
            self._writer.rehearse(entry)

    def note(self, entry: Entry, *, is_urgent: bool = True) -> None:
        """Put an entry down for `write`; what is not urgent, the disk is asked for later."""
        self._expect_writer().add(entry)
        self._is_urgent |= is_urgent

    def write(self) -> News:
        """Write what was noted, or try again; the result says what changed for the worse.

        All that follows from one action is written together, not entry by entry.
        """
        writer = self._expect_writer()
        is_urgent, self._is_urgent = self._is_urgent or self.trouble is not None, False
        return self._try(lambda: writer.flush(is_urgent=is_urgent))

    def settle(self, done: Callable[[], object]) -> None:
        """Call `done` once all that was noted would outlive a power cut, or its trouble is known.

        What waits is offered to the disk once more. It may be called before this returns.
        """
        if self._writer is None:
            done()
            return
        self._waiting.append(done)
        self._is_urgent = True
        self.told(self.write())
        self._release()

    def close(self, *, waits: bool = True) -> bool:
        """Let go of the file after a last try; whether everything is on the disk.

        Without `waits` the disk may take its time, and nobody knows.
        """
        if self._writer is None:
            return True
        self._is_urgent = True
        self.write()
        if waits:
            self._try(self._writer.finish)
        is_kept = self.trouble is None and self.is_settled
        self._writer.close(waits=waits)
        self._writer = None
        self._release()
        return is_kept

    def _expect_writer(self) -> LogWriter:
        if self._writer is None:
            raise ValueError("a match that is only looked at has no record")
        return self._writer

    def _try(self, call: Callable[[], object]) -> News:
        before = self.trouble
        self._is_busy = True
        try:
            call()
            if self.is_settled:
                self.trouble = None
        except StoreError as error:
            self.trouble = error
        finally:
            self._is_busy = False
        return self._changed(before)

    def _hear(self) -> None:
        """The disk has said how it is; where it does so at once, whoever asked hears it."""
        if self._writer is not None and not self._is_busy:
            self.told(self._try(self._writer.hear))
            self._release()

    def _release(self) -> None:
        if self._writer is None or not self._writer.is_settling:
            waiting, self._waiting = self._waiting, []
            for done in waiting:
                done()

    def _changed(self, before: StoreError | None) -> News:
        if self.trouble is not None:
            is_known = before is not None and before.reason is self.trouble.reason
            return () if is_known else (Update(UpdateKind.STORE_TROUBLE, trouble=self.trouble),)
        told: News = (Update(UpdateKind.STORE_WELL),) if before else ()
        renewals, self._told_renewals = self._told_renewals, self._expect_writer().renewals
        is_renewed = self._told_renewals > renewals
        return (*told, Update(UpdateKind.STORE_ANEW)) if is_renewed else told
