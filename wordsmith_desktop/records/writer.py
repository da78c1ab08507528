"""Appending to a log: what is written outlives the program, and soon a power cut as well."""

from __future__ import annotations

import errno
import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from wordsmith_desktop.core.rules import AnyRules

from .disk_queue import AT_ONCE, SOON_S, Disk
from .files import LogFile
from .log import Entry, EntryCodec, Header, encode_header, seal
from .reading import LogEnd
from .troubles import storing

_CLOCK: Final = b'"kind":"Clock"'
"""Stands in the line of a reading of the clocks, and in no other: texts have quotes escaped."""


class LogWriter:
    """Writes entries in order; those that the disk would not take wait for the next try.

    The whole log is kept in memory as well: a copy holds what waits, and a file that is taken
    away is written anew. Whether the disk has it for good is known once it says so, which `hear`
    asks.
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
        disk: Disk = AT_ONCE,
    ) -> None:
        """Write on after `end`; `log` is the file up to there.

        `is_torn` says that rubbish follows it, and `closed` is called once nothing more is written.
        `disk` sees it to the disk.
        """
        self._file = file
        self._codec = EntryCodec(rules)
        self._log = bytearray(log)
        self._size = self._kept = end.size
        self._digest = end.digest
        self._entry_count = end.entry_count
        self._is_torn = is_torn
        self._closed = closed
        self._disk = disk
        self._confirmed: deque[tuple[int, OSError | None]] = deque()
        """What the disk has said and nobody has heard yet: up to where, and what was wrong."""
        self._is_asked: bool | None = None
        """Whether the disk was asked for all that is written, and if so, whether for at once."""
        self._is_refused = False
        """Whether the disk has said that something is wrong, which nobody has heard yet."""
        self._fault: OSError | None = None
        """What the disk has said last was wrong."""
        self._was_taken = False
        self.told: Callable[[], object] = lambda: None
        """Is called when the disk has said something that `hear` tells."""
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
        disk: Disk = AT_ONCE,
    ) -> LogWriter:
        """A writer for a new log, whose header waits for `flush` or the first `append`."""
        line, digest = seal("", encode_header(header))
        end = LogEnd(digest=digest)
        writer = cls(file, rules, end, log=b"", is_torn=False, closed=closed, disk=disk)
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
        """Whether anything is not on the disk yet, as far as was heard."""
        return self._kept < len(self._log)

    @property
    def is_settling(self) -> bool:
        """Whether the disk was asked for what waits, and has not said how it is."""
        return self.is_waiting and self._is_asked is not None

    @property
    def waiting_count(self) -> int:
        """How many entries are not on the disk yet; readings of the clocks are not counted."""
        lines = self._log.count(b"\n", self._kept) - (self._kept == 0)
        return lines - self._log.count(_CLOCK, self._kept)

    def rehearse(self, entry: Entry) -> None:
        """Raises `CodecError` or `TypeError` for an entry that could not be written."""
        self._codec.encode(0, entry)

    def append(self, entry: Entry) -> None:
        """Write an entry and all that waits.

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

    def flush(self, *, is_urgent: bool = True) -> None:
        """Write what waits, and have the disk asked for it, if it is not urgent a little later.

        Raises `StoreError` like `append`, also where the disk has refused what was written before
        and has not confirmed it since.
        """
        with storing(self.path):
            self._take_in()
            if self._size < len(self._log):
                self._write_where_it_lies()
            if self.is_waiting and (self._is_asked is None or is_urgent > self._is_asked):
                self._is_asked = is_urgent
                within_s = 0.0 if is_urgent else SOON_S
                self._disk.ask(self, self._see_to_disk, self._tell, within_s=within_s)
        self.hear()

    def hear(self) -> None:
        """What the disk has said since. Raises `StoreError` where it refuses what was written."""
        with storing(self.path):
            self._take_in()
            if self._fault is not None:
                raise self._fault

    def finish(self) -> None:
        """Wait until the disk has said how it is. Raises `StoreError` like `hear`."""
        self._disk.finish(self)
        self.hear()

    def close(self, *, waits: bool = True) -> None:
        """Let go of the file. What still waits is lost, so `flush` and `finish` first.

        Without `waits` the disk may take its time; until then the file is locked.
        """
        self.told = lambda: None
        if waits:
            self._disk.finish(self)
        self._take_in()
        if self.is_settling:
            self._disk.ask(self, self._let_go_in_the_end, _raise)
        else:
            self._let_go()
        self._closed(self.path)

    # Inside

    def _let_go(self) -> None:
        if self._size == 0:
            self._file.discard()
        self._file.close()

    def _let_go_in_the_end(self) -> None:
        with suppress(OSError):
            self._file.sync()
        self._file.close()

    def _see_to_disk(self) -> None:
        """Called where the disk is waited for, which may be another thread."""
        if self._is_refused or not self._file.is_open:
            # Another try would say that all is well, and what was refused would still be missing.
            return
        size, fault = self._size, None
        try:
            self._file.sync()
        except OSError as error:
            fault = error
            self._is_refused = True
        self._confirmed.append((size, fault))

    def _tell(self, error: Exception | None) -> None:
        _raise(error)
        self.told()

    def _take_in(self) -> None:
        while self._confirmed:
            size, self._fault = self._confirmed.popleft()
            if self._fault is None:
                self._kept = max(self._kept, min(size, self._size))
            else:
                # The system forgets what it could not write: all of it is written once more.
                self._size, self._is_torn = self._kept, True
                self._is_refused, self._is_asked = False, None
                if not self.is_waiting:
                    # It was asked twice for the same, and all of it had been confirmed before.
                    self._fault = None

    def _write_where_it_lies(self) -> None:
        self._write()
        if not self._file.is_in_place:
            # What was written lies in a file that has no name any more.
            self._begin_anew()
            self._write()

    def _write(self) -> None:
        self._is_asked = None
        if not self._file.is_open:
            self._open()
        elif not self._is_torn and self._file.size != self._size:
            self._go_on_from(self._file.read())
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
        self._go_on_from(self._file.read())

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

    def _go_on_from(self, found: bytes) -> None:
        """Go on where a file stands by now; one that is not this match's any more is refused."""
        ours = bytes(self._log[: self._size])
        if found.startswith(ours) and (self._is_torn or len(found) == self._size):
            return
        if not ours.startswith(found):
            self._refuse_another()
        # Another program has cut it off.
        self._size, self._is_torn, self._was_taken = len(found), False, True
        self._kept = min(self._kept, self._size)

    def _refuse_another(self) -> None:
        self._disk.finish(self)
        self._file.close()
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))

    def _begin_anew(self) -> None:
        self._disk.finish(self)
        self._confirmed.clear()
        self._is_refused, self._fault = False, None
        self._file.close()
        self._size, self._kept, self._is_torn, self._was_taken = 0, 0, False, True


def _raise(error: Exception | None) -> None:
    if error is not None:
        raise error
