"""What a list of saves shows, read from the first line and the last ones."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from wordsmith_desktop.core.value import Value

from .codec import CodecError, decode
from .log import Header
from .migrations import MIGRATIONS, Migration
from .reading import BadLineError, decode_header, parse_line, read_header
from .troubles import StoreError, UnreadableError, Unusable, storing

_TAIL: Final = 8192
"""Bytes at the end of a log in which its `End` is looked for."""


class Summary(Value):
    """A save in a list; the entries were not checked."""

    path: Path
    header: Header
    modified_ms: int
    """When it was last written to, in milliseconds since 1970 (UTC)."""
    scores: tuple[int, ...] | None
    """The final scores by seat, or None while the match goes on."""
    size: int
    """In bytes; with the time it tells whether the save is still as it was read."""


def summarise(path: Path, migrations: Mapping[int, Migration] = MIGRATIONS) -> Summary | Unusable:
    """What a list shows of one save."""
    try:
        header = decode_header(path, read_header(path, migrations))
        with storing(path):
            found = path.stat()
            modified_ms = found.st_mtime_ns // 1_000_000
            return Summary(path, header, modified_ms, _final_scores(path), found.st_size)
    except UnreadableError as error:
        return Unusable(path, error.trouble)
    except StoreError as error:
        return Unusable(path, error)


def time_in_log(path: Path, migrations: Mapping[int, Migration] = MIGRATIONS) -> int | None:
    """When a match was played at the earliest, as its log says; None where that cannot be read.

    A log that has ended says when, any other one how long the match has lain open since it began.
    """
    try:
        header = decode_header(path, read_header(path, migrations))
        with storing(path):
            return _told_time(header.created_ms, path)
    except (UnreadableError, StoreError):
        return None


def _told_time(created_ms: int, path: Path) -> int:
    for line in _last_lines(path):
        try:
            entry = parse_line(line)
        except BadLineError:
            break
        at_ms = entry.get("at_ms")
        if type(at_ms) is int and at_ms >= 0:
            return at_ms if entry.get("kind") == "End" else created_ms + at_ms
    return created_ms


def _final_scores(path: Path) -> tuple[int, ...] | None:
    """The scores of an `End` that nothing but words of the house and clocks came after."""
    for line in _last_lines(path):
        try:
            entry = parse_line(line)
        except BadLineError:
            return None
        if entry.get("kind") not in ("House", "Clock"):
            return _scores(entry)
    return None


def _last_lines(path: Path) -> Iterator[bytes]:
    """The whole lines in the file's tail, last first."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - _TAIL))
        lines = file.read().split(b"\n")
    return reversed(lines[:-1])


def _scores(entry: dict[str, object]) -> tuple[int, ...] | None:
    if entry.get("kind") != "End":
        return None
    try:
        # Not the whole entry, which may be of an older format.
        scores: tuple[int, ...] = decode(tuple[int, ...], entry.get("scores"))
    except CodecError:
        return None
    return scores
