"""What is practised: everything in one file, and beside it line by line what was changed since.

An answer is one line: everything would take the longer to write, the more is practised.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeAlias

from wordsmith_desktop.core.private import create, make_folder
from wordsmith_desktop.core.strangers import RefusedError, json_of, refusing
from wordsmith_desktop.core.value import to_builtins
from wordsmith_desktop.records.disk_queue import AT_ONCE, Disk
from wordsmith_desktop.records.files import sync_folder, write_atomically
from wordsmith_desktop.records.json_file import FileDamage, JsonFile, from_stored
from wordsmith_desktop.records.locks import lock
from wordsmith_desktop.records.play_order import Stamp, stamp_of
from wordsmith_desktop.records.troubles import StoreError

from .deck import Deck, Exercise, KeptPractice, Owner

FORMAT: Final = 1
_LEAST_BYTES: Final = 1 << 16
"""Fewer changes are not worth writing everything anew."""
_TRIES: Final = 100
"""So many milliseconds another program may have the changes to itself."""

_EXERCISE: Final = "exercise"
_GONE: Final = "gone"
_LOOKED: Final = "looked"
Change: TypeAlias = tuple[str, Any]
"""An exercise as it is from now on, the id of one that is gone, or of a match looked through."""


class PracticeStore:
    """Keeps everybody's exercises; several programs may do so at a time."""

    def __init__(self, path: Path, owner: Owner, disk: Disk = AT_ONCE) -> None:
        """Read the files. Never fails.

        `owner` says whose exercises are (`Deck`), and `disk` sees to the disk what is changed.
        """
        self.damage: FileDamage | None = None
        """What was wrong with the files."""
        self._path = path
        self._lines = path.with_suffix(".jsonl")
        self._disk = disk
        self._fault: Exception | None = None
        self._stamp: Stamp = (0, 0)
        """What the one file was like when it was read last, and..."""
        self._read_to = 0
        """... how many bytes of changes are known since."""
        self._may_fold = True
        self._has_lines = False
        """Whether anything is known that is not in the one file."""
        self._written = self._read()
        self.deck = Deck(self._written, self._keep, owner=owner)
        is_damaged = self.damage is not None and self.damage.path == self._lines
        if is_damaged or self._read_to > max(_LEAST_BYTES, self._stamp[1]):
            self.fold()

    def fold(self) -> None:
        """Put the changes into the one file, such as for a backup. Never fails: where the disk
        refuses, they stay beside it."""
        if self._may_fold and (self._has_lines or self._lines.exists()):
            with suppress(OSError, StoreError), self._opened() as lines:
                self._written = self._with_others(lines)
                write_atomically(self._path, json.dumps(_content(self._written)).encode())
                lines.truncate(0)
                self._read_to, self._stamp = 0, stamp_of(self._path)
                self._has_lines = False

    def _keep(self, kept: KeptPractice) -> bool:
        changes = tuple(_changes(self._written, kept))
        try:
            with self._opened() as lines:
                others = self._with_others(lines)
                self._append(lines, changes)
        except OSError:
            return False
        if others is not self._written:
            kept = _changed(others, changes)
            self.deck.renew(kept)
        self._written = kept
        self._disk.ask(self, self._see_to_disk, self._hear)
        return self._fault is None

    def _read(self) -> KeptPractice:
        """All that is in the files by now."""
        file = JsonFile(self._path)
        self._stamp, self._read_to = stamp_of(self._path), 0
        self._has_lines = False
        kept = file.read(read_practice, KeptPractice(), _content(KeptPractice()))
        self.damage = file.damage or self.damage
        self._may_fold = file.is_kept
        with suppress(OSError):
            if self._lines.is_file():
                kept = self._with_lines(kept, self._lines.read_bytes())
        return kept

    def _with_lines(self, kept: KeptPractice, data: bytes) -> KeptPractice:
        """The same after the changes of some whole lines.

        Where one is damaged, all of them are set aside, and those before it count.
        """
        changes: list[Change] = []
        try:
            for line in data[: data.rfind(b"\n") + 1].splitlines(keepends=True):
                changes.append(_read_line(line))
                self._read_to += len(line)
        except RefusedError:
            damaged = JsonFile(self._lines)
            damaged.read(_refuse, None, {})
            self.damage = damaged.damage
        self._has_lines |= bool(changes)
        return _changed(kept, changes) if changes else kept

    def _with_others(self, lines: BinaryIO) -> KeptPractice:
        """What is written by now, by other programs too."""
        if stamp_of(self._path) != self._stamp:
            return self._read()
        lines.seek(self._read_to)
        return self._with_lines(self._written, lines.read())

    def _append(self, lines: BinaryIO, changes: Iterable[Change]) -> None:
        data = b"".join(
            json.dumps({kind: what}).encode() + b"\n" for kind, what in _stored(changes)
        )
        # What a program left that was killed in the middle of a line.
        lines.truncate(self._read_to)
        try:
            lines.write(data)
            lines.flush()
        except OSError:
            with suppress(OSError):
                lines.truncate(self._read_to)
            raise
        self._read_to += len(data)
        self._has_lines = True

    @contextmanager
    def _opened(self) -> Iterator[BinaryIO]:
        """The file of changes, which no other program has meanwhile. Raises `OSError`."""
        make_folder(self._lines.parent)
        with open(self._lines, "ab+", opener=create) as lines:
            tries = _TRIES
            while not lock(lines.fileno()):
                tries -= 1
                if not tries:
                    raise BlockingIOError(f"{self._lines} is in use")
                time.sleep(0.001)
            yield lines

    def _see_to_disk(self) -> None:
        """Called where the disk is waited for, which may be another thread."""
        with self._lines.open("rb+") as lines:
            os.fsync(lines.fileno())
        sync_folder(self._lines.parent)

    def _hear(self, error: Exception | None) -> None:
        if error is not None and not isinstance(error, OSError):
            raise error
        self._fault = error


def _refuse(_content: object) -> object:
    raise ValueError("a line that nobody wrote")


def _changes(before: KeptPractice, after: KeptPractice) -> Iterator[Change]:
    """What is other than before."""
    known = {one.id: one for one in before.exercises}
    for one in after.exercises:
        if known.pop(one.id, None) is not one:
            yield _EXERCISE, one
    for gone in known:
        yield _GONE, gone
    looked = set(before.looked)
    for match in after.looked:
        if match not in looked:
            yield _LOOKED, match


def _changed(kept: KeptPractice, changes: Iterable[Change]) -> KeptPractice:
    """What is kept after some changes."""
    exercises = {one.id: one for one in kept.exercises}
    looked = dict.fromkeys(kept.looked)
    for kind, what in changes:
        if kind == _EXERCISE:
            exercises[what.id] = what
        elif kind == _GONE:
            exercises.pop(what, None)
        else:
            looked[what] = None
    return KeptPractice(tuple(exercises.values()), tuple(looked))


def _stored(changes: Iterable[Change]) -> Iterator[Change]:
    for kind, what in changes:
        yield kind, to_builtins(what) if kind == _EXERCISE else what


@refusing()
def _read_line(line: bytes) -> Change:
    """A change of a line. Raises `RefusedError`."""
    return _read_change(json_of(line))


def _read_change(stored: object) -> Change:
    """A change of a line's JSON. Raises `ValueError`."""
    if not isinstance(stored, dict) or len(stored) != 1:
        raise ValueError("no change")
    ((kind, what),) = stored.items()
    if kind == _EXERCISE:
        return kind, _checked(from_stored(Exercise, what, {}))
    if kind not in (_GONE, _LOOKED) or not isinstance(what, str):
        raise ValueError("no change of a known kind")
    return kind, what


def _content(kept: KeptPractice) -> dict[str, object]:
    return {
        "format": FORMAT,
        "exercises": [to_builtins(one) for one in kept.exercises],
        "looked": [{"id": match} for match in kept.looked],
    }


@refusing()
def read_practice(content: object) -> KeptPractice:
    """What a file's JSON keeps. Raises `ValueError`."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError("not a file of practice of this format")
    stored, looked = content.get("exercises"), content.get("looked")
    if not isinstance(stored, list) or not isinstance(looked, list):
        raise ValueError("no exercises")
    found = tuple(_checked(from_stored(Exercise, one, {})) for one in stored)
    if len({one.id for one in found}) < len(found):
        raise ValueError("two exercises of one id")
    matches = [one.get("id") if isinstance(one, dict) else None for one in looked]
    if not all(isinstance(match, str) for match in matches):
        raise ValueError("a match without an id")
    return KeptPractice(found, tuple(str(match) for match in matches))


def _checked(one: Exercise) -> Exercise:
    """An exercise that can be scheduled. Raises `ValueError` for any other."""
    times = (one.began_ms, one.first_ms, one.last_ms, one.due_ms)
    is_known = _LEAST < one.stability < _MOST and 0 < one.difficulty <= _HARDEST
    if not one.is_new and not is_known:
        raise ValueError(f"{one.id} was answered, and nothing is known of it")
    if not all(0 <= time <= _LATEST_MS for time in times) or one.position < 0:
        raise ValueError(f"{one.id} is at no time or place")
    if "/" in one.match or "\\" in one.match:
        raise ValueError(f"{one.match!r} is no match")
    return one


_LEAST: Final = 1e-4
_MOST: Final = 1e9
"""Days; the schedule keeps far from both, and cannot reckon beyond them."""
_HARDEST: Final = 10.0
_LATEST_MS: Final = 253_402_300_799_000
"""The end of the year 9999, beyond which no calendar goes."""
