"""What happened, action by action; all of it lies open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsmith_desktop.games.length_x_wit.actions import Action
from wordsmith_desktop.games.length_x_wit.state import State
from wordsmith_desktop.games.table_events import TableEvent
from wordsmith_desktop.games.word_strip import RowLaid
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.wording.games.length_x_wit.event_sentences import Listener, story


def stories(table: TableView[Action, TableEvent, State], names: Sequence[str]) -> Iterator[str]:
    """The news of each action that stands, the last first; often nothing."""
    listener = Listener(names, table.public.ruleset)
    for happening in table.recent():
        told = [event for event in happening.events if not isinstance(event, RowLaid)]
        yield story(told, listener)
