"""Appending to a log so that what was confirmed is on the disk."""

from __future__ import annotations

from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.records.files import LogFile
from wordsmith_desktop.records.log import Entry, EntryCodec, Header, encode_header, seal
from wordsmith_desktop.records.reading import LogEnd
from wordsmith_desktop.records.troubles import storing


class LogWriter:
    """Writes entries in order; those that the disk would not take wait for the next try."""

    def __init__(self, file: LogFile, rules: AnyRules, end: LogEnd, *, is_torn: bool) -> None:
        """Write on after `end`; `is_torn` says that rubbish follows there."""
        self._file = file
        self._codec = EntryCodec(rules)
        self._size = end.size
        self._digest = end.digest
        self._entry_count = end.entry_count
        self._is_torn = is_torn
        self._waiting = bytearray()
        self.path = file.path

    @classmethod
    def begin(cls, file: LogFile, rules: AnyRules, header: Header) -> LogWriter:
        """A writer for a new log, whose header waits for `flush` or the first `append`."""
        line, digest = seal("", encode_header(header))
        writer = cls(file, rules, LogEnd(digest=digest), is_torn=False)
        writer._waiting += line
        return writer

    @property
    def entry_count(self) -> int:
        """How many entries the log has, those that wait included."""
        return self._entry_count

    @property
    def is_waiting(self) -> bool:
        """Whether anything is not on the disk yet."""
        return bool(self._waiting)

    def rehearse(self, entry: Entry) -> None:
        """Raises `CodecError` or `TypeError` for an entry that could not be written."""
        self._codec.encode(0, entry)

    def append(self, entry: Entry) -> None:
        """Write an entry and all that waits; returns once they are on the disk.

        Raises `StoreError` if the disk would not; then they wait, in order.
        """
        self.add(entry)
        self.flush()

    def add(self, entry: Entry) -> None:
        """Have an entry wait for the next `flush`."""
        body = self._codec.encode(self._entry_count + 1, entry)
        line, self._digest = seal(self._digest, body)
        self._entry_count += 1
        self._waiting += line

    def flush(self) -> None:
        """Write what waits. Raises `StoreError` like `append`."""
        if not self._waiting:
            return
        with storing(self.path):
            if not self._file.is_open:
                self._file.open(is_new=self._size == 0)
            if self._is_torn:
                self._file.truncate(self._size)
            self._is_torn = True
            self._file.write(self._size, bytes(self._waiting))
        self._is_torn = False
        self._size += len(self._waiting)
        self._waiting.clear()

    def close(self) -> None:
        """Let go of the file. What still waits is lost, so `flush` first."""
        if self._size == 0:
            self._file.discard()
        self._file.close()
