"""A word of another that was refused, as it lies on the strip until that was seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from wordsmith_desktop.games.common.table_events import WordRefused
from wordsmith_desktop.session.table_view import AnyTable

from ..strip.views import LaidView


@dataclass(frozen=True, slots=True)
class RefusedWord:
    """Its pieces are where they came from already."""

    word: str
    tiles: tuple[LaidView, ...]


def refused_word(
    events: Iterable[Any], lain: Sequence[LaidView], table: AnyTable
) -> RefusedWord | None:
    """The word that these events refuse, if it is what has `lain` on the strip; else None.

    A person's own is none: whoever laid it lays another at once.
    """
    for event in events:
        if not isinstance(event, WordRefused) or event.word != "".join(one.text for one in lain):
            continue
        if table.is_read_only or event.seat in table.computers:
            return RefusedWord(event.word, tuple(lain))
    return None
