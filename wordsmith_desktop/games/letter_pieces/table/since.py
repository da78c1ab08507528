"""What others did since one's last act, for a line on each one's chip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.window.kit.pace.since import Done
from wordsmith_desktop.wording.texts import say, say_count

from ..rules.events import Passed, WordClaimed, WordWritten
from ..words import table_texts as texts


def done_since(events: Sequence[TableEvent]) -> Iterator[Done]:
    """What each claimed or wrote, and what was left over by it (R18)."""
    for event in events:
        match event:
            case WordClaimed():
                yield Done(event.seat, say(texts.SINCE_CLAIMED, n=event.points, word=event.word))
                if event.discarded:
                    left = say_count(texts.SINCE_DISCARDED, len(event.discarded))
                    yield Done(event.seat, left)
            case WordWritten():
                yield Done(event.seat, say(texts.SINCE_WRITTEN))
            case Passed():
                yield Done(event.seat, say(texts.SINCE_PASSED))
            case _:
                pass
