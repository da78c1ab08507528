"""What the other did since one's last act, for a line on the chip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.window.kit.pace.since import Done
from wordsmith_desktop.wording.texts import say

from ..rules.events import AnchorNoted, GaveUp, PuzzleReady
from ..words import table_texts as texts


def done_since(events: Sequence[TableEvent]) -> Iterator[Done]:
    """What the other did that both may know (W7, W8)."""
    for event in events:
        match event:
            case AnchorNoted() if event.seat is not None:
                yield Done(event.seat, say(texts.SINCE_ANCHOR, word=event.word))
            case PuzzleReady() if event.seat is not None:
                yield Done(event.seat, say(texts.SINCE_READY))
            case GaveUp():
                yield Done(event.seat, say(texts.SINCE_GAVE_UP))
            case _:
                pass
