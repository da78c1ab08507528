"""In which order matches were played, which was the last, and which files' times are true.

A save's time is when it was last written to, which costs nothing to ask. A copy of the folder on
another computer has the time of the copying, though, and a clock may be set back: so it is written
down which match people sat down to last, when, and when they got up from it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeAlias

from wordsmith_desktop.core.strangers import RefusedError, json_of, refusing
from wordsmith_desktop.core.value import Value

from .files import write_atomically
from .troubles import StoreError, storing

Stamp: TypeAlias = tuple[int, int]
"""When a save was last written to, in nanoseconds, and its size in bytes."""

FILE_NAME: Final = "last.json"
_NS: Final = 1_000_000
"""Nanoseconds in a millisecond."""
SLACK_MS: Final = 2000
"""Some file systems keep times to two seconds."""
_COPIED_MS: Final = 60_000
"""So much later than what it tells of, a note is a copy; a drive has a clock of its own."""


class LastPlayed(Value):
    """The match that people sat down to last."""

    name: str = ""
    """Of its file; empty where nobody knows."""
    at_ms: int = 0
    """When, in milliseconds since 1970 (UTC), or when an earlier one was, if that is later; 0
    where nobody knows."""
    is_left: bool = False
    """Whether people got up from it as well, so that `at_ms` is when it was written to last."""
    is_copied: bool = False
    """Whether the note itself was written later than what it tells of: the folder is a copy."""

    def mistrusts(self, name: str, modified_ns: int) -> bool:
        """Whether a file's time can only be that of a copy: it is later than any play was.

        From a match that a kill or a power cut ended nobody got up: only in a copy is its time
        known to be wrong.
        """
        is_later = modified_ns > (self.at_ms + SLACK_MS) * _NS
        is_known = name != self.name or self.is_left or self.is_copied
        return bool(self.at_ms) and is_later and is_known


def last_played(folder: Path) -> LastPlayed:
    """What was written down in a folder of saves; a file that cannot be read says nothing."""
    with suppress(OSError, RefusedError), refusing():
        path = folder / FILE_NAME
        found = json_of(path.read_bytes())
        name, at_ms = found.get("match"), found.get("at_ms")
        if isinstance(name, str) and type(at_ms) is int and at_ms >= 0:
            is_copied = path.stat().st_mtime_ns > (at_ms + _COPIED_MS) * _NS
            return LastPlayed(name, at_ms, found.get("left") is True, is_copied)
    return LastPlayed()


class PlayOrder:
    """The saves of one folder in the order in which they were played.

    Ten thousand files take long to ask for their times. So a time is kept once it was asked for,
    and asked again only of files that are new in the folder or were named by `forget`.
    """

    def __init__(self, folder: Path, time_in_log: Callable[[Path], int | None]) -> None:
        """`time_in_log` tells when a match was played at the earliest, in ms since 1970 (UTC)."""
        self._folder = folder
        self._time_in_log = time_in_log
        self._stamps: dict[str, Stamp] = {}
        self._names: list[str] | None = None
        """The files that are in order; None where one of them was written to since."""
        self._last_first: list[tuple[Stamp, str]] = []

    def forget(self, name: str) -> None:
        """A file was or will be written to."""
        self._stamps.pop(name, None)
        self._names = None

    def last_first(self, last: LastPlayed) -> Iterator[tuple[Stamp, Path]]:
        """The saves, the one played last first; none where the folder is not there.

        Raises `StoreError`.
        """
        with storing(self._folder):
            try:
                names = [name for name in os.listdir(self._folder) if name.endswith(".jsonl")]
            except (FileNotFoundError, NotADirectoryError):
                names = []
        if names != self._names:
            known = self._stamps
            self._stamps = {name: known.get(name) or self._asked(name, last) for name in names}
            stamps = self._stamps.values()
            self._last_first = sorted(zip(stamps, self._stamps, strict=True), reverse=True)
            self._names = names
        found = self._last_first.copy()
        place = next((place for place, one in enumerate(found) if one[1] == last.name), 0)
        # A clock that was set back does not make another match the one that was played last.
        found[:0] = [found.pop(place)] if found else []
        return ((stamp, self._folder / name) for stamp, name in found)

    def _asked(self, name: str, last: LastPlayed) -> Stamp:
        stamp = stamp_of(os.path.join(self._folder, name))
        return self._told(name, stamp, last) if last.mistrusts(name, stamp[0]) else stamp

    def _told(self, name: str, stamp: Stamp, last: LastPlayed) -> Stamp:
        """The stamp of a save that was copied, with the time that its log tells of."""
        path = self._folder / name
        told_ms = last.at_ms if name == last.name else self._time_in_log(path)
        if told_ms is None or told_ms > last.at_ms:
            # The log speaks of a later time itself: then it is the clock that was wrong.
            return stamp
        told_ns = told_ms * _NS
        with suppress(OSError):
            # So it is asked of the log but once.
            os.utime(path, ns=(told_ns, told_ns))
        return told_ns, stamp[1]


def stamp_of(path: str | Path) -> Stamp:
    """What tells whether a save changed."""
    try:
        found = os.stat(path)
    except OSError:
        # A link that leads nowhere, or a save that is gone by now: reading it says so.
        return 0, 0
    return found.st_mtime_ns, found.st_size


def note_played(folder: Path, name: str, now_ms: int) -> None:
    """Write down that people sit down to a match now; a disk that refuses keeps nobody from it."""
    _write(folder, LastPlayed(name, max(now_ms, last_played(folder).at_ms)))


def note_left(folder: Path, name: str, modified_ms: int) -> None:
    """Write down that people got up from a match that was last written to then."""
    last = last_played(folder)
    if last.name == name:
        _write(folder, LastPlayed(name, max(modified_ms, last.at_ms), is_left=True))


def _write(folder: Path, last: LastPlayed) -> None:
    content = {"match": last.name, "at_ms": last.at_ms, "left": last.is_left}
    with suppress(StoreError):
        # Nobody waits for the disk at each beginning: a file that a power cut took says nothing.
        write_atomically(folder / FILE_NAME, json.dumps(content).encode(), is_lasting=False)
