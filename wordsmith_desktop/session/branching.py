"""Branching: a new match that goes on from some moment of another one, and never counts."""

from __future__ import annotations

import uuid
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.records.kept_match import Games, kept_match
from wordsmith_desktop.records.log import Act, Correct, Occasion, Redo, Undo, encode_header
from wordsmith_desktop.records.migrations import Line
from wordsmith_desktop.records.reading import read_log
from wordsmith_desktop.records.store import Shelf

_STEPS: Final = {Act.__name__: 1, Redo.__name__: 1, Undo.__name__: -1}
"""By an entry's kind, how many actions more stand after it."""


def branch(
    shelf: Shelf,
    path: Path,
    games: Games,
    position: int,
    *,
    created_ms: int,
    match_id: str | None = None,
) -> Path:
    """Write a match that begins as the one at `path` did, up to so many actions; says where.

    It has the same players, rules and seed, so that the luck stays the same; words of the house
    and clocks are as they were then. The match at `path` is only read. `created_ms` is the time
    now in milliseconds since 1970 (UTC).
    Raises `ValueError` for a position that the match has not, and `UnreadableError` and
    `StoreError` as `read_match` does.
    """
    raw = read_log(path)
    kept = kept_match(raw, games)
    end = kept.damage.line - 1 if kept.damage else None
    entries = raw.lines[1:end]
    header = replace(
        kept.header,
        created_ms=created_ms,
        match_id=match_id or uuid.uuid4().hex,
        occasion=Occasion(counts=False, with_box=kept.header.occasion.with_box),
    )
    branched = entries[: _count_until(entries, position)]
    return shelf.put(header.match_id, (encode_header(header), *branched))


def _standing_after(correction: Line) -> int:
    """How many actions stand after a correction."""
    return int(correction["place"]) + 1 + int(correction["kept"])


def _count_until(entries: Iterable[Line], position: int) -> int:
    """How many entries there are to where so many actions came to stand for the last time."""
    standing, found = 0, 0 if position == 0 else None
    for count, entry in enumerate(entries, start=1):
        kind = str(entry.get("kind"))
        is_correction = kind == Correct.__name__
        standing = _standing_after(entry) if is_correction else standing + _STEPS.get(kind, 0)
        if (is_correction or kind in _STEPS) and standing == position:
            found = count
    if found is None or position > standing:
        raise ValueError(f"{standing} actions stand, not {position}")
    return found
