"""Which events of the game open and close the offers to overrule the dictionary."""

from __future__ import annotations

from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games import table_events
from wordsmith_desktop.games.letter_pieces import events
from wordsmith_desktop.ui.kit.overruling import Overruling

_OVER = (
    events.TurnMoved,
    table_events.HandedOver,
    events.WordClaimed,
    events.PiecesArranged,
    events.PiecesWithdrawn,
)
"""After these the refused word does not lie there any more."""


def follow(overruling: Overruling, event: Event) -> None:
    """Tell the offers which word was judged last, and when a refusal is over."""
    if isinstance(event, table_events.WordJudged):
        overruling.judged(event.ruling)
    elif isinstance(event, events.WordRefused):
        overruling.refused(by_dictionary=event.ruling is not None)
    elif isinstance(event, _OVER):
        # Behind the curtain the word is a secret of whoever had the bench.
        overruling.over(forget=isinstance(event, table_events.HandedOver))
    else:
        overruling.refresh()
