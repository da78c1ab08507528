"""What the whole table may know of what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.session.table_view import TableView

from ..rules.actions import Action
from ..rules.observation import Observation
from ..words.event_sentences import Listener, story, table_seat


def public_stories(
    table: TableView[Action, TableEvent, Observation], names: Sequence[str]
) -> Iterator[str]:
    """What the whole table may know of each action that stands, the last first; often nothing.

    One alone knows what was exchanged too.
    """
    seat = table_seat(len(names))
    listener = Listener(names, seat, table.public.ruleset.ending)
    recent = table.recent_public() if seat is None else table.recent()
    for happening in recent:
        open_to_all = [event for event in happening.events if event.only is None]
        yield story(open_to_all, listener)
