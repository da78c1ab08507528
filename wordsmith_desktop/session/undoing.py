"""How far back undo goes: to before the last thing a person did."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, TypeAlias

from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.table import TimeExpired
from wordsmith_desktop.records.replay import AnyMatch

AnyPlayed: TypeAlias = Played[Any, Any, Any]


def undo_span(match: AnyMatch, driven: Container[Seat]) -> tuple[AnyPlayed, ...]:
    """What undo would take back, last first; the last of them is a person's action.

    Empty where something on the way was revealed or a clock ran out. `driven` are the seats
    that drivers act for: what they did goes along with what the person did before.
    """
    span: list[AnyPlayed] = []
    for played in reversed(match.played):
        if not played.can_be_undone or isinstance(played.action, TimeExpired):
            return ()
        span.append(played)
        if played.seat not in driven:
            return tuple(span)
    return ()
