"""Sentences about what happened, whose gaps are filled from the event itself."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.core.value import asdict

from .texts import Text, say


def seat_of(event: Event) -> Seat | None:
    """Whom an event is about: who did something about another's word, else its own seat."""
    seat: Seat | None = getattr(event, "by", getattr(event, "seat", None))
    return seat


def say_event(text: Text, event: Event, names: Sequence[str]) -> str:
    """The sentence, each gap filled by the event's field of that name.

    `{name}` is the player whom it is about, out of the `names` by seat.
    """
    values, seat = asdict(event), seat_of(event)
    if seat is not None and seat in range(len(names)):
        values["name"] = names[seat]
    return say(text, **values)
