"""Writing a live match down without ever stopping it."""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.records.log import Entry
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.records.writer import LogWriter
from wordsmith_desktop.session.updates import Update, UpdateKind


class Recorder:
    """A log writer whose trouble is a state of affairs rather than an error."""

    def __init__(self, writer: LogWriter | None) -> None:
        """Write with `writer`; None is for a match that is only looked at."""
        self._writer = writer
        self.trouble: StoreError | None = None
        """Why the last entries are not on the disk, or None if they are."""

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be written, now or later."""
        return self._writer is None

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

    def note(self, entry: Entry) -> None:
        """Put an entry down for `write`."""
        self._expect_writer().add(entry)

    def write(self) -> tuple[Update[Any], ...]:
        """Write what was noted, or try again; the result says what changed for the worse.

        All that follows from one action waits for the disk together, not entry by entry: a disk
        that others keep busy takes its time for each.
        """
        writer = self._expect_writer()
        before, renewals = self.trouble, writer.renewals
        self._flush(writer)
        told = self._changed(before)
        is_renewed = self.trouble is None and writer.renewals > renewals
        return (*told, Update(UpdateKind.STORE_ANEW)) if is_renewed else told

    def close(self) -> bool:
        """Let go of the file after a last try; whether everything is on the disk."""
        if self._writer is None:
            return True
        self._flush(self._writer)
        self._writer.close()
        self._writer = None
        return self.trouble is None

    def _expect_writer(self) -> LogWriter:
        if self._writer is None:
            raise ValueError("a match that is only looked at has no record")
        return self._writer

    def _flush(self, writer: LogWriter) -> None:
        try:
            writer.flush()
            self.trouble = None
        except StoreError as error:
            self.trouble = error

    def _changed(self, before: StoreError | None) -> tuple[Update[Any], ...]:
        if self.trouble is None:
            return (Update(UpdateKind.STORE_WELL),) if before else ()
        if before and before.reason is self.trouble.reason:
            return ()
        return (Update(UpdateKind.STORE_TROUBLE, trouble=self.trouble),)
