"""What one transition brings: the next state, and what happened on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

S = TypeVar("S")
E = TypeVar("E", bound="Event")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, told in the past tense; animations are driven by it."""

    reveals: ClassVar[bool] = False
    """Whether someone learnt something by it; undo never crosses such an event."""
    lays: ClassVar[bool] = False
    """Whether it tells only of what is being laid; nothing is said or done with that yet."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
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
