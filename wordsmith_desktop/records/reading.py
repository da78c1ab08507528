"""Reading a log's lines: sound ones, torn ones, and where the damage begins."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import BinaryIO, Final

from wordsmith_desktop.core.strangers import RefusedError, json_of, refusing
from wordsmith_desktop.core.value import Value, replace

from .codec import CodecError, decode
from .log import FORMAT, UNRELEASED, Header, sealed_digest
from .migrations import MIGRATIONS, Line, Lines, Migration, migrate
from .names import tidy
from .troubles import (
    BEFORE,
    Damage,
    DamageKind,
    StoreError,
    StoreReason,
    UnreadableError,
    Versioned,
    WrongVersion,
    storing,
)

LONGEST_LINE: Final = 1 << 18
"""Bytes; far more than any entry needs, and little enough to read at once."""

MOST_SEATS: Final = 16
"""More than any game has."""
_READING: Final = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)


class LogEnd(Value):
    """Where the sound part of a file ends, for writing on from there."""

    size: int = 0
    """In bytes."""
    digest: str = ""
    """Of the last sound line."""
    entry_count: int = 0


class RawLog(Value):
    """A file's sound lines in today's format."""

    path: Path
    lines: Lines
    """The header and the entries, without digests."""
    end: LogEnd
    is_torn: bool
    """Whether an unfinished line follows, which was never confirmed and does not count."""
    is_migrated: bool
    """Whether the file itself is still in an older format."""
    damage: Damage | None


class BadLineError(ValueError):
    """A line is damaged."""

    def __init__(self, kind: DamageKind, text: str = "") -> None:
        super().__init__(text)
        self.kind = kind


def read_log(path: Path, migrations: Mapping[int, Migration] = MIGRATIONS) -> RawLog:
    """Read a file up to its end or to the first damage.

    Raises `UnreadableError` where not even the header is sound or the format is not known,
    and `StoreError` where the disk does not read.
    """
    with storing(path), _open(path) as file:
        raw = _read(path, file)
    lines = _in_todays_format(path, raw.lines, migrations)
    is_migrated = raw.lines[0]["format"] != FORMAT
    return RawLog(path, lines, raw.end, raw.is_torn, is_migrated, raw.damage)


def read_header(path: Path, migrations: Mapping[int, Migration] = MIGRATIONS) -> Line:
    """Only the first line, in today's format, for lists. Raises like `read_log`."""
    with storing(path), _open(path) as file:
        line = file.readline(LONGEST_LINE + 1)
    try:
        header = _sound_header(path, line)[0]
    except BadLineError as error:
        raise UnreadableError(path, Damage(1, error.kind, str(error))) from error
    return _in_todays_format(path, (header,), migrations)[0]


def decode_header(path: Path, line: Line) -> Header:
    """The header of a first line. Raises `UnreadableError`."""
    try:
        header: Header = decode(Header, line)
    except (CodecError, RecursionError) as error:
        raise UnreadableError(path, Damage(1, DamageKind.ENTRY, str(error))) from error
    if len(header.seats) > MOST_SEATS:
        raise UnreadableError(path, Damage(1, DamageKind.ENTRY, f"{len(header.seats)} seats"))
    # Somebody else's program may have written a name that no form would take.
    seats = tuple(replace(player, name=tidy(player.name)) for player in header.seats)
    return header if seats == header.seats else replace(header, seats=seats)


def parse_line(line: bytes) -> Line:
    """A line as JSON, its digest left out and not looked at. Raises `BadLineError`."""
    try:
        value = json_of(line.decode())
    except ValueError as error:
        raise BadLineError(DamageKind.NOT_JSON, type(error).__name__) from error
    if not isinstance(value, dict):
        raise BadLineError(DamageKind.ENTRY, type(value).__name__)
    value.pop("digest", None)
    return value


def _in_todays_format(path: Path, lines: Lines, migrations: Mapping[int, Migration]) -> Lines:
    try:
        with refusing():
            migrated = migrate(lines, migrations)
    except RefusedError as error:
        # A migration may take its own format for granted, which a foreign file may not keep.
        raise UnreadableError(path, Damage(1, DamageKind.ENTRY, repr(error))) from error
    if isinstance(migrated, WrongVersion):
        raise UnreadableError(path, migrated)
    return migrated


def _open(path: Path) -> BinaryIO:
    """Open an ordinary file; a pipe would be waited for, and a device may never end."""
    # Windows says of a folder only that access is denied.
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    descriptor = os.open(path, _READING)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise StoreError(path, StoreReason.NOT_A_FILE)
    return os.fdopen(descriptor, "rb")


def _read(path: Path, file: BinaryIO) -> RawLog:
    """The lines in the file's own format."""
    lines: list[Line] = []
    end = LogEnd()
    is_torn, damage = False, None
    try:
        for line in _whole_lines(file):
            value, digest = _sound_header(path, line) if not lines else _sound_entry(end, line)
            lines.append(value)
            end = LogEnd(end.size + len(line), digest, len(lines) - 1)
        is_torn = file.tell() > end.size
    except BadLineError as error:
        damage = Damage(len(lines) + 1, error.kind, str(error))
    if not lines:
        raise UnreadableError(path, damage or Damage(1, DamageKind.EMPTY))
    return RawLog(path, tuple(lines), end, is_torn, False, damage)


def _whole_lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines that end as lines do; what comes after the last of them is left out."""
    while line := file.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            raise BadLineError(DamageKind.TOO_LONG)
        if line.endswith(b"\n"):
            yield line


def _sound_header(path: Path, line: bytes) -> tuple[Line, str]:
    if not line.endswith(b"\n"):
        raise BadLineError(DamageKind.TOO_LONG if line[LONGEST_LINE:] else DamageKind.EMPTY)
    value = parse_line(line)
    found = value.get("format")
    if value.get("app") == UNRELEASED:
        raise UnreadableError(path, WrongVersion(Versioned.FORMAT, BEFORE, FORMAT))
    if type(found) is not int:
        raise BadLineError(DamageKind.ENTRY, "format")
    # Asked before the digest, which a later format may reckon in another way.
    if found > FORMAT:
        raise UnreadableError(path, WrongVersion(Versioned.FORMAT, found, FORMAT))
    return value, _sealed("", line)


def _sound_entry(end: LogEnd, line: bytes) -> tuple[Line, str]:
    value = parse_line(line)
    digest = _sealed(end.digest, line)
    if value.get("n") != end.entry_count + 1:
        raise BadLineError(DamageKind.ORDER, repr(value.get("n")))
    return value, digest


def _sealed(previous: str, line: bytes) -> str:
    digest = sealed_digest(previous, line)
    if digest is None:
        raise BadLineError(DamageKind.DIGEST)
    return digest
