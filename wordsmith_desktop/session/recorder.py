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

    def record(self, *entries: Entry) -> tuple[Update[Any], ...]:
        """Append entries, or with none try again; the result says what changed for the worse."""
        if self._writer is None:
            raise ValueError("a match that is only looked at has no record")
        before, renewals = self.trouble, self._writer.renewals
        self.trouble = None
        for entry in entries:
            try:
                self._writer.append(entry)
            except StoreError as error:
                self.trouble = error
        if not entries:
            self._flush(self._writer)
        is_renewed = self.trouble is None and self._writer.renewals > renewals
        told = self._changed(before)
        return (*told, Update(UpdateKind.STORE_ANEW)) if is_renewed else told

    def close(self) -> bool:
        """Let go of the file after a last try; whether everything is on the disk."""
        if self._writer is None:
            return True
        self._flush(self._writer)
        self._writer.close()
        self._writer = None
        return self.trouble is None

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
