"""What one seat may know: everything but what chance will do."""

from __future__ import annotations

from dataclasses import dataclass

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.length_x_wit.state import State


@dataclass(frozen=True, slots=True)
class Observation:
    """A match as everybody at the table sees it; tiles and dice lie open (L3)."""

    seat: Seat | None
    """Who looks; None for the whole table."""
    state: State
    """Nothing in it is secret: what will be drawn is not decided before it is drawn."""


def observe(state: State, seat: Seat | None) -> Observation:
    """What a seat may know."""
    return Observation(seat, state)
