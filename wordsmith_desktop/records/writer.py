"""Appending to a log so that what was confirmed is on the disk."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.records.files import LogFile
from wordsmith_desktop.records.log import Entry, EntryCodec, Header, encode_header, seal
from wordsmith_desktop.records.reading import LogEnd
from wordsmith_desktop.records.troubles import storing

_CLOCK: Final = b'"kind":"Clock"'
"""Stands in the line of a reading of the clocks, and in no other: texts have quotes escaped."""


class LogWriter:
    """Writes entries in order; those that the disk would not take wait for the next try.

    The whole log is kept in memory as well: a copy holds what waits, and a file that is taken
    away is written anew.
    """

    def __init__(
        self,
        file: LogFile,
        rules: AnyRules,
        end: LogEnd,
        *,
        log: bytes,
        is_torn: bool,
        closed: Callable[[Path], object] = lambda _path: None,
    ) -> None:
        """Write on after `end`; `log` is the file up to there.

        `is_torn` says that rubbish follows it, and `closed` is called once nothing more is written.
        """
        self._file = file
        self._codec = EntryCodec(rules)
        self._log = bytearray(log)
        self._size = end.size
        self._digest = end.digest
        self._entry_count = end.entry_count
        self._is_torn = is_torn
        self._closed = closed
        self._was_taken = False
        self.path = file.path
        self.renewals = 0
        """How often a file that had been taken away was written anew."""

    @classmethod
    def begin(
        cls,
        file: LogFile,
        rules: AnyRules,
        header: Header,
        closed: Callable[[Path], object] = lambda _path: None,
    ) -> LogWriter:
        """A writer for a new log, whose header waits for `flush` or the first `append`."""
        line, digest = seal("", encode_header(header))
        writer = cls(file, rules, LogEnd(digest=digest), log=b"", is_torn=False, closed=closed)
        writer._log += line
        return writer

    @property
    def entry_count(self) -> int:
        """How many entries the log has, those that wait included."""
        return self._entry_count

    @property
    def log(self) -> bytes:
        """The whole log, with what waits."""
        return bytes(self._log)

    @property
    def is_waiting(self) -> bool:
        """Whether anything is not on the disk yet."""
        return self._size < len(self._log)

    @property
    def waiting_count(self) -> int:
        """How many entries are not on the disk yet; readings of the clocks are not counted."""
        lines = self._log.count(b"\n", self._size) - (self._size == 0)
        return lines - self._log.count(_CLOCK, self._size)

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
        self._log += line

    def flush(self) -> None:
        """Write what waits. Raises `StoreError` like `append`."""
        if not self.is_waiting:
            return
        with storing(self.path):
            self._write()
            if not self._file.is_in_place:
                # What was written lies in a file that has no name any more.
                self._begin_anew()
                self._write()

    def close(self) -> None:
        """Let go of the file. What still waits is lost, so `flush` first."""
        if self._size == 0:
            self._file.discard()
        self._file.close()
        self._closed(self.path)

    # Inside

    def _write(self) -> None:
        if not self._file.is_open:
            self._open()
        if self._is_torn:
            self._file.truncate(self._size)
        self._is_torn = True
        self._file.write(self._size, bytes(self._log[self._size :]))
        self._is_torn = False
        self._size = len(self._log)
        self.renewals += self._was_taken
        self._was_taken = False

    def _open(self) -> None:
        """Open the file where it was left, or a new one in its place."""
        if self._size == 0:
            self._open_new()
            return
        try:
            self._file.open(is_new=False)
        except FileNotFoundError:
            self._begin_anew()
            self._open_new()
            return
        if not self._goes_on_from(self._file.read()):
            self._refuse_another()

    def _open_new(self) -> None:
        try:
            self._file.open(is_new=True)
        except FileExistsError:
            # Somebody has put a file there, such as a program that copies folders to and fro.
            self._file.open(is_new=False)
            found = self._file.read()
            if not self._log.startswith(found):
                self._refuse_another()
            self._size = len(found)

    def _goes_on_from(self, found: bytes) -> bool:
        """Whether a file holds what was left in it, and perhaps the rubbish that is known of."""
        is_ours = found.startswith(bytes(self._log[: self._size]))
        return is_ours and (self._is_torn or len(found) == self._size)

    def _refuse_another(self) -> None:
        self._file.close()
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))

    def _begin_anew(self) -> None:
        self._file.close()
        self._size, self._is_torn, self._was_taken = 0, False, True
