"""What one transition brings: the next state, and what happened on the way."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from .value import Value

S = TypeVar("S")
E = TypeVar("E", bound="Event")


class Event(Value):
    """Something that happened, told in the past tense; animations are driven by it."""

    reveals: ClassVar[bool] = False
    """Whether someone learnt something by it; undo never crosses such an event."""
    lays: ClassVar[bool] = False
    """Whether it tells only of what is being laid; nothing is said or done with that yet."""


class Step(Value, Generic[S, E]):
    """A transition's result."""

    state: S
    """The state after it."""
    events: tuple[E, ...] = ()
    """What happened, in order."""

    @property
    def is_revealing(self) -> bool:
        """Whether someone learnt something that undo must not take back."""
        return any(event.reveals for event in self.events)

    @property
    def is_laying(self) -> bool:
        """Whether nothing happened but that something was laid."""
        return bool(self.events) and all(event.lays for event in self.events)
