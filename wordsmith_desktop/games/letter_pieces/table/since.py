"""What others did since one's last act, for a line on each one's chip."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.window.kit.pace.since import Done
from wordsmith_desktop.window.kit.seat_line import PART
from wordsmith_desktop.wording.texts import say, say_count

from ..rules.events import ChallengeEnded, Passed, WordClaimed, WordWritten
from ..words import table_texts as texts
from ..words.texts import PASSED


class NewOnPad(Value):
    """What is new on somebody's pad."""

    rows: frozenset[int] = frozenset()
    """From 0."""
    ticks: int = 0
    """Discard boxes, the last ones of those ticked."""


NOTHING_NEW = NewOnPad()


def new_on_pads(events: Iterable[TableEvent]) -> dict[Seat, NewOnPad]:
    """What others wrote and ticked, by seat (R18)."""
    found: dict[Seat, NewOnPad] = {}
    for event in events:
        if isinstance(event, ChallengeEnded):
            found.clear()
        elif isinstance(event, WordClaimed):
            before = found.get(event.seat, NOTHING_NEW)
            rows = before.rows | {event.row}
            found[event.seat] = NewOnPad(rows, before.ticks + event.ticked)
    return found


def done_since(events: Sequence[TableEvent]) -> Iterator[Done]:
    """What each claimed or wrote, and what was left over by it (R18)."""
    for event in events:
        match event:
            case WordClaimed():
                yield Done(event.seat, PART.join(_claimed(event)))
            case WordWritten():
                yield Done(event.seat, say(texts.SINCE_WRITTEN))
            case Passed():
                yield Done(event.seat, say(PASSED))
            case _:
                pass


def _claimed(event: WordClaimed) -> Iterator[str]:
    yield say(texts.SINCE_CLAIMED, n=event.points, word=event.word)
    if event.discarded:
        yield say_count(texts.SINCE_DISCARDED, len(event.discarded))
