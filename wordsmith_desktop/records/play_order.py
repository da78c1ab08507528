"""Which match was played last, and which files' times are true.

A save's time is when it was last written to, which costs nothing to ask. A copy of the folder on
another computer has the time of the copying, though, and a clock may be set back: so it is written
down which match people sat down to last, when, and when they got up from it.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.troubles import StoreError

FILE_NAME: Final = "last.json"
_NS: Final = 1_000_000
"""Nanoseconds in a millisecond."""
SLACK_MS: Final = 2000
"""Some file systems keep times to two seconds."""


@dataclass(frozen=True, slots=True)
class LastPlayed:
    """The match that people sat down to last."""

    name: str = ""
    """Of its file; empty where nobody knows."""
    at_ms: int = 0
    """When, in milliseconds since 1970 (UTC), or when an earlier one was, if that is later; 0
    where nobody knows."""
    is_left: bool = False
    """Whether people got up from it as well, so that `at_ms` is when it was written to last."""

    def mistrusts(self, name: str, modified_ns: int) -> bool:
        """Whether a file's time can only be that of a copy: it is later than any play was."""
        is_later = modified_ns > (self.at_ms + SLACK_MS) * _NS
        return bool(self.at_ms) and is_later and (name != self.name or self.is_left)


def last_played(folder: Path) -> LastPlayed:
    """What was written down in a folder of saves; a file that cannot be read says nothing."""
    with suppress(OSError, ValueError, RecursionError, AttributeError):
        found = json.loads((folder / FILE_NAME).read_bytes())
        name, at_ms = found.get("match"), found.get("at_ms")
        if isinstance(name, str) and type(at_ms) is int and at_ms >= 0:
            return LastPlayed(name, at_ms, found.get("left") is True)
    return LastPlayed()


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
        write_atomically(folder / FILE_NAME, json.dumps(content).encode())
