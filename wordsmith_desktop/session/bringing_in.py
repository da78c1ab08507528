"""Matches from elsewhere, such as from a mail or a stick: they are played on the shelf."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from wordsmith_desktop.records.kept_match import Games, kept_match
from wordsmith_desktop.records.migrations import Line
from wordsmith_desktop.records.reading import read_log
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import UnreadableError

from .branching import branch


def bring_in(shelf: Shelf, path: Path, games: Games, *, created_ms: int) -> Path:
    """Where on the shelf the match of a file goes on; the file is only read.

    The shelf's own save of that match is taken where it is the same, and gives way, into the
    trash, to a file in which the match has gone on. A file that stopped earlier becomes a branch,
    which never counts. What is damaged stays where it is, to be looked at. `created_ms` is the
    time now in milliseconds since 1970 (UTC). Raises `UnreadableError` and `StoreError`.
    """
    if shelf.holds(path):
        return path
    raw = read_log(path)
    kept = kept_match(raw, games)
    if kept.damage is not None:
        return path
    own = shelf.path_of(kept.header.match_id)
    if own is None or not own.exists():
        return shelf.put(kept.header.match_id, raw.lines)
    known = _lines(own)
    if known == raw.lines:
        return own
    if known == raw.lines[: len(known)]:
        shelf.delete(own)
        return shelf.put(kept.header.match_id, raw.lines)
    return branch(shelf, path, games, len(kept.match.played), created_ms=created_ms)


def _lines(path: Path) -> tuple[Line, ...]:
    """The sound lines of a save; none where nothing can be read."""
    with suppress(UnreadableError):
        return tuple(read_log(path).lines)
    return ()
