"""A word of another that was refused, as it lies on the strip until that was seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from wordsmith_desktop.games.common.table_events import WordRefused

from ..strip.views import LaidView


@dataclass(frozen=True, slots=True)
class RefusedWord:
    """Its pieces are where they came from already."""

    word: str
    tiles: tuple[LaidView, ...]


def refused_word(events: Iterable[Any], lain: Sequence[LaidView]) -> RefusedWord | None:
    """The word that these events refuse, if it is what has `lain` on the strip; else None."""
    for event in events:
        if isinstance(event, WordRefused) and event.word == "".join(one.text for one in lain):
            return RefusedWord(event.word, tuple(lain))
    return None
