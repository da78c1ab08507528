"""What others did since one's last act, for a line on each one's chip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.window.kit.pace.since import Done
from wordsmith_desktop.wording.texts import say

from ..rules.events import ResponseDeclined, TilesSwapped, TurnFailed, WordResponded, WordScored
from ..words import table_texts as texts


def done_since(events: Sequence[TableEvent]) -> Iterator[Done]:
    """What each scored or responded with (L5, L8, L9), or that somebody did nothing of all that."""
    done = tuple(_done(events))
    declined = (one.seat for one in events if isinstance(one, ResponseDeclined))
    yield from done
    for seat in dict.fromkeys(declined):
        if not any(one.seat == seat for one in done):
            yield Done(seat, say(texts.SINCE_DECLINED))


def _done(events: Sequence[TableEvent]) -> Iterator[Done]:
    for event in events:
        match event:
            case WordScored() | WordResponded():
                yield Done(event.seat, say(texts.SINCE_WORD, n=event.points, word=event.word))
            case TurnFailed():
                yield Done(event.seat, say(texts.SINCE_FAILED, n=event.points))
            case TilesSwapped():
                yield Done(event.seat, say(texts.SINCE_SWAPPED))
            case _:
                pass
