"""A match as everybody at the table may know it, to be printed or told."""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.records.log import Header


class PublicMatch(Value):
    """Nothing in it is one player's secret before the others."""

    names: tuple[str, ...]
    """Of the players, by seat."""
    created_ms: int
    """When it began, in milliseconds since 1970 (UTC)."""
    observation: Any
    """How it stands."""
    events: tuple[Event, ...]
    """What happened, in order; what was taken back is not in it."""
    outcome: Outcome | None
    """The final scores, or None while it goes on."""


def public_match(match: AnyMatch, header: Header) -> PublicMatch:
    """What everybody may know; who plays alone has no secrets before anyone."""
    viewer: Seat | None = 0 if match.seats == 1 else None
    redacted = (
        match.rules.redact(event, viewer) for played in match.played for event in played.step.events
    )
    return PublicMatch(
        names=tuple(player.name for player in header.seats),
        created_ms=header.created_ms,
        observation=match.rules.observe(match.state, viewer),
        events=tuple(event for event in redacted if event is not None),
        outcome=match.outcome,
    )
